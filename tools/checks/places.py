"""Nothing in the project may speak of the machine it was written on, nor of a private package index."""

import re
from pathlib import Path

from tools.checks.outcome import ROOT, Outcome, shown, tracked

MACHINE = re.compile(r"(?<![\w.~$}/*])/(?:work|root|farm|tmp|home/\w+|opt/pypi)/")
PUBLIC = {"https://files.pythonhosted.org/packages/", "https://pypi.org/simple"}
ADDRESS = re.compile(r'"(https?://[^"]+)"')
BINARY = {".png", ".jpg", ".ico", ".woff2", ".parquet", ".gz", ".sqlite"}


def lock_problems(file: Path) -> list[str]:
    """Find the addresses in uv.lock that only this machine would know."""
    found = set(ADDRESS.findall(file.read_text("utf-8")))
    strange = sorted(one for one in found if not any(one.startswith(public) for public in PUBLIC))
    return [f"{shown(file)}: {one}" for one in strange]


def page_lock_problems(file: Path) -> list[str]:
    """Find recorded addresses in a package-lock.json: npm must be told to leave them out."""
    found = re.findall(r'"resolved": "(https?://[^"]+)"', file.read_text("utf-8"))
    strange = sorted({one for one in found if not one.startswith("https://registry.npmjs.org/")})
    return [f"{shown(file)}: {one}" for one in strange]


def text_problems(file: Path) -> list[str]:
    """Find paths of a machine in a file of text."""
    try:
        lines = file.read_text("utf-8").splitlines()
    except UnicodeDecodeError:
        return []
    return [f"{shown(file)}:{at}: {line.strip()[:100]}" for at, line in enumerate(lines, 1) if MACHINE.search(line)]


def check_places() -> Outcome:
    """Look through all tracked files."""
    files = [file for file in tracked() if file.suffix not in BINARY]
    problems = [problem for file in files for problem in text_problems(file)]
    problems += lock_problems(ROOT / "uv.lock")
    for file in files:
        if file.name == "package-lock.json":
            problems += page_lock_problems(file)
    return Outcome(not problems, f"{len(files)} files name no machine", problems)
