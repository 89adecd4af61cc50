"""What a check hands back, and what several of them need."""

import os
import subprocess
import sys
from collections.abc import Sequence
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent.parent
MADE = {
    ".git",
    ".venv",
    "node_modules",
    "__pycache__",
    "_native",
    "static",
    ".mypy_cache",
    ".ruff_cache",
    ".hypothesis",
}


class Outcome(NamedTuple):
    """A check's verdict: one line for everybody, the details for whoever has to mend something."""

    well: bool
    line: str
    details: list[str]


def tool(words: Sequence[str], line: str = "") -> Outcome:
    """Run a tool of the environment; its own words are the details."""
    command = [str(Path(sys.executable).parent / words[0]), *words[1:]]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    said = (done.stdout + done.stderr).strip().splitlines()
    if done.returncode == 0:
        return Outcome(True, line or (said[-1] if said else ""), [])
    return Outcome(False, said[-1] if said else f"exit status {done.returncode}", said)


def tracked(*patterns: str) -> list[Path]:
    """List the project's files by git: tracked ones and those about to be; without git, all that are there."""
    words = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *patterns]
    try:
        done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True)
    except OSError:
        return walked(ROOT, patterns)
    if done.returncode != 0:
        return walked(ROOT, patterns)
    found = {ROOT / name for name in done.stdout.split("\0") if name}
    return sorted(file for file in found if file.is_file())


def walked(root: Path, patterns: Sequence[str]) -> list[Path]:
    """List the files below a folder that match, leaving out what is made and not written."""
    found: list[Path] = []
    for folder, folders, files in os.walk(root):
        folders[:] = [name for name in folders if name not in MADE]
        found += [Path(folder) / name for name in files]
    wanted = patterns or ("*",)
    return sorted(file for file in found if any(fnmatch(file.relative_to(root).as_posix(), one) for one in wanted))


def shown(file: Path) -> str:
    """Write a file's place as a person would."""
    return file.relative_to(ROOT).as_posix() if file.is_relative_to(ROOT) else str(file)
