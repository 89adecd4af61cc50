"""How long functions and files are. A reader's patience is the measure: a long function is a failure."""

import ast
import statistics
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from tools.checks.outcome import Outcome, shown, tracked

LONGEST_FUNCTION = 60
LONG_FILE = 400
TABLE_OF_CONTENTS = ("turn.py", "run")
FOLDERS = ("src", "tests", "tools")

Definition = ast.FunctionDef | ast.AsyncFunctionDef


class Size(NamedTuple):
    """One function: its lines without the docstring, and where it is."""

    lines: int
    file: Path
    name: str
    at: int


def body_lines(node: Definition) -> int:
    """Count the lines from `def` to the end, less the docstring."""
    lines = (node.end_lineno or node.lineno) - node.lineno + 1
    first = node.body[0]
    if ast.get_docstring(node, clean=False) is not None and len(node.body) > 1:
        lines -= (first.end_lineno or first.lineno) - first.lineno + 1
    return lines


def functions(files: Iterable[Path]) -> Iterator[Size]:
    """Find every function and method."""
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"), str(file))):
            if isinstance(node, Definition):
                yield Size(body_lines(node), file, node.name, node.lineno)


def is_too_long(size: Size) -> bool:
    """Allow only a turn's table of contents to be longer than the rest."""
    return size.lines > LONGEST_FUNCTION and (size.file.name, size.name) != TABLE_OF_CONTENTS


def row(folder: str, sizes: list[Size]) -> str:
    """Write one line of the table."""
    lines = sorted(size.lines for size in sizes)
    tenth = lines[min(len(lines) - 1, len(lines) * 9 // 10)]
    longest = max(sizes)
    place = f"{shown(longest.file)}:{longest.at} {longest.name}"
    return f"{folder:6}{len(lines):9}{statistics.median(lines):9.0f}{tenth:9}{longest.lines:9}  {place}"


def table() -> list[str]:
    """Draw the table of all folders, and name the long files."""
    listed = [f"{'':6}{'functions':>9}{'median':>9}{'90 %':>9}{'longest':>9}"]
    for folder in FOLDERS:
        sizes = list(functions(tracked(f"{folder}/*.py")))
        if sizes:
            listed.append(row(folder, sizes))
    return listed + long_files()


def long_files() -> list[str]:
    """Name the files that are longer than one reads in a sitting."""
    files = tracked("*.py", "*.ts", "*.svelte", "*.css")
    counted = [(len(file.read_text(encoding="utf-8").splitlines()), shown(file)) for file in files]
    return [f"over {LONG_FILE} lines: {name} ({lines})" for lines, name in sorted(counted) if lines > LONG_FILE]


def check_sizes() -> Outcome:
    """Fail over functions that are too long; print the table by `python -m tools.checks.sizes`."""
    found = [size for size in functions(tracked("*.py")) if is_too_long(size)]
    details = [f"{shown(size.file)}:{size.at}: {size.name} has {size.lines} lines" for size in sorted(found)]
    sizes = list(functions(tracked("src/*.py")))
    lines = sorted(size.lines for size in sizes) or [0]
    told = f"median {statistics.median(lines):.0f}, 90 % {lines[len(lines) * 9 // 10]}, longest {lines[-1]}"
    return Outcome(not found, f"{told}; files over {LONG_FILE} lines: {len(long_files())}", details)


if __name__ == "__main__":
    print("\n".join(table()))
