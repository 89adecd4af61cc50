"""Adds what is made, not written, to a wheel: the compiled engine, the web page, the rule ledger."""

import json
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
        self.add_ledger(root, build_data)
        self.mention_page(root)
        self.add_engine(root, build_data)

    def add_ledger(self, root: Path, build_data: dict[str, Any]) -> None:
        """Take the rules along: the command looks them up."""
        if (root / "rules").is_dir():
            build_data["force_include"][str(root / "rules")] = "flashover/_rules"

    def mention_page(self, root: Path) -> None:
        """Say whether the page was built before; hatchling takes it along by itself."""
        if (root / "src" / "flashover" / "server" / "static" / "index.html").is_file():
            self.app.display_info("with the web page")
        else:
            self.app.display_warning("without the web page: run ./start setup before building the wheel")

    def add_engine(self, root: Path, build_data: dict[str, Any]) -> None:
        """Compile the engine and take it along, or say that it will be interpreted."""
        if subprocess.run([sys.executable, root / "tools" / "build_engine.py"], cwd=root).returncode != 0:
            self.app.display_warning("pure: the engine of this wheel is interpreted")
            return
        folder = root / "src" / "flashover" / "_native"
        note = folder / "build.json"
        for file in [note, *(folder / name for name in json.loads(note.read_text("utf-8"))["modules"].values())]:
            build_data["force_include"][str(file)] = f"flashover/_native/{file.relative_to(folder).as_posix()}"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        self.app.display_info("with the compiled engine")
