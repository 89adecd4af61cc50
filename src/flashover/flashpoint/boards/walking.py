"""How far firefighters can get on a board before anything burns: enough to judge a drawing."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import NamedTuple

from .kinds import KINDS
from .model import Board, Cell


class Tools(NamedTuple):
    """What may be used on the way: windows, and kinds of border that are chopped down."""

    windows: bool = True
    chop: tuple[str, ...] = ()


def steps(board: Board, cell: Cell, blocked: set[Cell], tools: Tools) -> Iterator[tuple[Cell, int]]:
    """Cells next on the way and their AP, doors shut."""
    for near, kind in board.sides(cell).values():
        if near not in board.marks or near in blocked or not board.enterable(near) or is_sheer(board, cell, near):
            continue
        cost = cost_of(kind, tools)
        if cost:
            yield near, cost
    for lower, upper in board.stairs:
        if cell in (lower, upper):
            yield (upper if cell == lower else lower), 1


def is_sheer(board: Board, cell: Cell, near: Cell) -> bool:
    """Do the two cells part inside and outside at a height nobody steps over?"""
    floor = board.floors[cell.floor]
    return board.inside(cell) != board.inside(near) and (floor.level > 0 or floor.outside == "below")


def cost_of(kind: str, tools: Tools) -> int:
    """AP to cross a border, 0 if there is no way."""
    how = KINDS[kind]
    if how.walk == "yes":
        return how.cost
    if how.walk == "open" and (tools.windows or kind != "window"):
        return 2
    return 3 if kind in tools.chop else 0


def spread(board: Board, sources: list[Cell], tools: Tools) -> dict[Cell, int]:
    """The least AP from any of the sources to each cell."""
    blocked = board.object_cells()
    best = dict.fromkeys(sources, 0)
    heap = [(0, cell) for cell in sources]
    while heap:
        ap, cell = heappop(heap)
        if ap > best[cell]:
            continue
        for near, cost in steps(board, cell, blocked, tools):
            if ap + cost < best.get(near, 10**9):
                best[near] = ap + cost
                heappush(heap, (ap + cost, near))
    return best


def street(board: Board) -> list[Cell]:
    """Outside cells at ground level that can be entered."""
    return [cell for cell in board.ring() if board.enterable(cell) and board.floors[cell.floor].level == 0]


def entries(board: Board) -> list[Cell]:
    """Where firefighters come from."""
    return board.marked("S") or board.marked("L") or street(board)


def exits(board: Board) -> list[Cell]:
    """Where victims are safe, or nearly so."""
    return board.marked("R") or board.marked("L") or street(board)


def rooms_floor(board: Board) -> list[Cell]:
    """Inside cells that must be within reach: no object, no lift, not closed."""
    gone = board.object_cells()
    return [c for c in board.cells() if not board.has(c, "X") and not board.has(c, "L") and c not in gone]
