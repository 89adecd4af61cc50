"""The compiled engine: awaited where speed or the tests ask for it, built in the background everywhere else."""

import os
import subprocess
from pathlib import Path

from tools import build_engine
from tools.starting.environment import PYTHON
from tools.starting.steps import ROOT, VENV, judged, say

BUILDER = Path("tools") / "build_engine.py"


SOURCE = ROOT / "src"
FOLDER = SOURCE / "flashover" / "_native"


def is_ready() -> bool:
    """Say whether the compiled engine fits the sources."""
    return build_engine.is_fresh(SOURCE, FOLDER, build_engine.patterns_of(ROOT))


def wait_for() -> bool:
    """Compile now, if need be; False if that failed. Without a compiler the interpreted engine plays the same games."""
    if is_ready():
        return True
    if build_engine.compiler() is None:
        say(build_engine.NO_COMPILER_LINE)
        return True
    return judged("compiling the engine (about a minute)", [PYTHON, BUILDER])


def build_in_background() -> None:
    """Compile in another process; what is started meanwhile is interpreted."""
    if os.environ.get("FLASHOVER_BUILD") == "interpreted" or is_ready():
        return
    if build_engine.compiler() is None:
        say(build_engine.NO_COMPILER_LINE)
    elif build_engine.failed_before(SOURCE, FOLDER, build_engine.patterns_of(ROOT)):
        say("the engine could not be compiled (./start setup shows why): it runs interpreted")
    else:
        say("compiling the engine in another process; until it is ready this one runs interpreted")
        spawn()


def spawn() -> None:
    """Start the builder and leave it alone; it outlives this command and writes to a log of its own."""
    words = [str(PYTHON), str(BUILDER), "--nice"]
    with (VENV / "engine.log").open("w") as log:
        subprocess.Popen(words, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)
