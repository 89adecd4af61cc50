"""The arrow of each cell: the next cell to try when a roll cannot be used."""

from __future__ import annotations

from typing import Final

from .errors import plain
from .kinds import COMPASS
from .model import Board, Cell, Floor
from .sheet import Run, Sheet

# The 48 arrows of the base boards; every 6 x 8 floor without drawn arrows has them.
SIX_BY_EIGHT: Final = (
    "SE S  S  S  S  S  S  SW",
    "E  SE W  S  S  E  SW W ",
    "E  N  S  W  W  W  N  W ",
    "E  S  E  E  E  N  S  W ",
    "E  NE W  N  N  E  NW W ",
    "NE N  N  N  N  N  N  NW",
)
# Half boards: every outer cell points into a loop of the eight middle cells.
SIX_BY_FOUR: Final = ("SE S  S  SW", "E  S  W  W ", "E  S  N  W ", "E  S  N  W ", "E  E  N  W ", "NE N  N  NW")


def follow(board: Board, cell: Cell, direction: str) -> Cell | None:
    """The cell one step away; a diagonal step may go round either way, if both ways agree."""
    if len(direction) == 1:
        return board.step[cell].get(direction)
    ends = {two_steps(board, cell, direction), two_steps(board, cell, direction[::-1])} - {None}
    return ends.pop() if len(ends) == 1 else None


def two_steps(board: Board, cell: Cell, sides: str) -> Cell | None:
    """The cell behind two steps, if both can be taken."""
    middle = board.step[cell].get(sides[0])
    return board.step[middle].get(sides[1]) if middle in board.step else None


def standard_of(floor: Floor) -> tuple[str, ...]:
    """The standard arrows for the shape of this floor, or nothing."""
    shape = (floor.rows[1] - floor.rows[0] + 1, floor.cols[1] - floor.cols[0] + 1)
    if shape == (6, 8):
        return SIX_BY_EIGHT
    return SIX_BY_FOUR if shape == (6, 4) else ()


def set_standard(board: Board) -> None:
    """Give the floors of the usual shapes their usual arrows."""
    for floor in board.floors.values():
        table = standard_of(floor)
        for cell in floor.grid() if table else []:
            name = table[cell.row - floor.rows[0]].split()[cell.col - floor.cols[0]]
            target = follow(board, cell, name)
            if target is not None:
                board.arrows[cell] = target


def read(sheet: Sheet, board: Board) -> None:
    """Read one drawing of arrows; blank cells keep what they have."""
    for run in sheet.runs:
        first = sheet.rows_of(run)[run.floor.rows[0]]
        for cell in run.floor.grid():
            read_cell(sheet, board, run, cell, first)
    sheet.judge_rest()


def read_cell(sheet: Sheet, board: Board, run: Run, cell: Cell, first: int) -> None:
    """One arrow."""
    floor = run.floor
    y, x = first + 2 * (cell.row - floor.rows[0]), run.xs[cell.col - floor.cols[0]]
    name = sheet.take(y, x - 1, x + 1).strip()
    if not name:
        return
    target = follow(board, cell, name) if name in COMPASS else None
    if target is None or not board.inside(target):
        words = f"the arrow '{plain(name)}' of {cell} leads to no cell"
        raise sheet.fault(y, x, words, "write one of " + " ".join(COMPASS) + " that points into the board")
    board.arrows[cell] = target


def direction(board: Board, cell: Cell) -> str:
    """The compass point of a cell's arrow; "" if it has none."""
    target = board.arrows.get(cell)
    return next((name for name in COMPASS if target is not None and follow(board, cell, name) == target), "")
