"""The compiled engine: awaited where speed or the tests ask for it, built in the background everywhere else."""

import os
import subprocess
import sys
from pathlib import Path

from tools import build_engine
from tools.starting.environment import PYTHON
from tools.starting.steps import ROOT, VENV, say, step

BUILDER = Path("tools") / "build_engine.py"


def is_ready() -> bool:
    """Say whether the compiled engine fits the sources."""
    source = ROOT / "src"
    return build_engine.is_fresh(source, source / "flashover" / "_native", build_engine.patterns_of(ROOT))


def wait_for() -> None:
    """Compile now, if need be, and wait; without a compiler the interpreted engine plays the same games."""
    if is_ready():
        return
    with step("compiling the engine (about a minute)"):
        subprocess.run([PYTHON, BUILDER], cwd=ROOT, stdin=subprocess.DEVNULL, stdout=sys.stderr)


def build_in_background() -> None:
    """Compile in another process; what is started meanwhile is interpreted."""
    if os.environ.get("FLASHOVER_BUILD") == "interpreted" or is_ready():
        return
    if build_engine.compiler() is None:
        say("no C compiler (Debian: apt-get install gcc libc6-dev python3-dev): the engine runs interpreted")
        return
    say("compiling the engine in another process; until it is ready this one runs interpreted")
    with (VENV / "engine.log").open("w") as log:
        words = [str(PYTHON), str(BUILDER), "--nice"]
        subprocess.Popen(words, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)
