"""What a check has to say."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from .errors import plain
from .model import Board, Cell


class Finding(NamedTuple):
    """One thing found: an error makes the board unfit, a note only informs."""

    error: bool
    cell: Cell | None
    text: str


Check = Callable[[Board], Iterator[Finding]]


def wrong(cell: Cell | None, text: str) -> Finding:
    """An error."""
    return Finding(True, cell, text)


def note(cell: Cell | None, text: str) -> Finding:
    """A remark."""
    return Finding(False, cell, text)


def line_of(board: Board, finding: Finding) -> str:
    """A finding as one line with its place."""
    place = board.where.get(finding.cell) if finding.cell else None
    if place is None:
        return f"{plain(board.path, 200)}:1:1: {finding.text}"
    return f"{plain(place.path, 200)}:{place.line}:{place.column}: {finding.text}"


def names(cells: list[Cell] | set[Cell]) -> str:
    """Cells in a row."""
    return " ".join(map(str, sorted(cells)))
