"""Adds what is made, not written, to a wheel: the compiled engine, the web page, the rule ledger."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class EngineHook(BuildHookInterface[Any]):
    """Compile the engine where there is a C compiler; else the wheel is pure and its source is interpreted."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Leave an editable install alone: there ./start builds, and only what changed."""
        if version == "editable":
            return
        root = Path(self.root)
        if (root / "rules").is_dir():
            build_data["force_include"][str(root / "rules")] = "flashover/_rules"
        if (root / "src" / "flashover" / "server" / "static" / "index.html").is_file():
            self.app.display_info("with the web page")
        else:
            self.app.display_warning("without the web page: run ./start setup before building the wheel")
        if subprocess.run([sys.executable, root / "tools" / "build_engine.py"], cwd=root).returncode == 0:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            self.app.display_info("with the compiled engine")
        else:
            self.app.display_warning("pure: the engine of this wheel is interpreted")
