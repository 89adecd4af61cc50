"""What a command puts out: text for people, or with --json exactly one object."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable


def put_json(thing: object) -> None:
    """One object, and nothing else."""
    json.dump(thing, sys.stdout, ensure_ascii=False, indent=2 if sys.stdout.isatty() else None)
    sys.stdout.write("\n")


def put(lines: Iterable[str]) -> None:
    """Lines of text; what this terminal cannot write is replaced."""
    encoding = sys.stdout.encoding or "utf-8"
    for line in lines:
        sys.stdout.write(line.encode(encoding, "replace").decode(encoding) + "\n")


def answer(thing: object, lines: Iterable[str], as_json: bool) -> None:
    """The one or the other."""
    if as_json:
        put_json(thing)
    else:
        put(lines)


def columns(rows: Iterable[tuple[str, ...]], gap: int = 2) -> list[str]:
    """Rows as aligned columns; numbers stand at the right."""
    table = [tuple(row) for row in rows]
    wide = [max(map(len, column)) for column in zip(*table, strict=True)]
    return ["".join(cell(text, width, gap) for text, width in zip(row, wide, strict=True)).rstrip() for row in table]


def cell(text: str, width: int, gap: int) -> str:
    """A cell with the gap behind it."""
    return (text.rjust(width) if text.isdigit() else text.ljust(width)) + " " * gap
