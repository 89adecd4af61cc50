"""Checks of what the header says against what is drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from .finding import Finding, note, wrong
from .kinds import EXPLOSION_TABLE, LANGUAGES
from .model import Board, Cell

# Door, fireproof-door and window markers that the boxes needed for a board hold together.
MARKERS: Final[dict[str, tuple[int, int, int]]] = {
    "base": (8, 0, 0),
    "2nd-story": (14, 0, 12),
    "extreme-danger": (12, 4, 23),
    "urban-structures": (12, 0, 0),
    "dangerous-waters": (8, 4, 0),
    "honor-and-duty": (8, 0, 0),
}
WITH_EXTREME_DANGER: Final = (18, 4, 35)  # a house of the second story with an attic or a basement


def has_ground(board: Board) -> bool:
    """An attic or a basement alone has no ground floor, no way in and no dice of its own."""
    return any(floor.level == 0 for floor in board.floors.values())


def check_rooms(board: Board) -> Iterator[Finding]:
    """Every room drawn has a name and every name a room."""
    rooms = board.meta.get("rooms", {})
    named = {key.split(".")[-1] for key in rooms}
    used = {board.room(cell): cell for cell in reversed(board.cells())}
    used.pop("", None)
    for letter in sorted(set(used) - named):
        yield wrong(used[letter], f"room '{letter}' has no name; add it to [rooms]")
    for letter in sorted(named - set(used)):
        yield wrong(None, f"room '{letter}' is named but not drawn; draw it or take it out of [rooms]")
    for key, texts in rooms.items():
        if not set(LANGUAGES) <= set(texts):
            yield wrong(None, f"room '{key}' lacks a language; give it en, es and it")
    for letter in sorted(set(board.meta["rules"].get("chop_only", "")) - set(used)):
        yield wrong(None, f"chop_only names room '{letter}', which is not drawn; take it out")


def check_size(board: Board) -> Iterator[Finding]:
    """Boards of the boxes have 48 cells, attic and basement 24."""
    count = len(board.cells())
    half = board.meta["set"] == "extreme-danger" and not has_ground(board)
    if "+" not in board.id and board.meta["set"] in MARKERS and count != (24 if half else 48):
        remedy = 'draw 48 or, for a board that is no board of a box, write set = "own"'
        yield wrong(None, f"{count} cells inside; {remedy}")


def check_dice(board: Board) -> Iterator[Finding]:
    """Every roll names one cell and every cell has a roll."""
    red, black = board.meta["dice"]
    named = Counter((cell.row, cell.col) for cell in board.cells())
    for cell in board.cells():
        if named[cell.row, cell.col] > 1:
            yield wrong(cell, f"roll {cell.row},{cell.col} names more than one cell; renumber one of the floors")
        elif cell.row > red or cell.col > black:
            yield wrong(cell, f"no roll of the dice names {cell}; give dice more sides or renumber the floor")
    if not has_ground(board):
        return
    for row in range(1, red + 1):
        for col in range(1, black + 1):
            if (row, col) not in named:
                yield wrong(None, f"roll {row},{col} names no cell; correct dice or draw the cell")


def check_explosions(board: Board) -> Iterator[Finding]:
    """The words for the first explosions fit the board."""
    for words in board.meta["rules"].get("explosions", []):
        if words == "table":
            yield from check_table(board)
            continue
        for kind, numbers in [words.split()] if " " in words else []:
            yield from check_line(board, kind, [int(number) for number in numbers.split("-")])


def check_table(board: Board) -> Iterator[Finding]:
    """The eight cells of the table of first explosions; one or two may be re-rolled."""
    at = {(cell.row, cell.col): cell for cell in board.cells()}
    if not set(EXPLOSION_TABLE) <= set(at):
        yield wrong(None, 'the table of first explosions names cells this board lacks; use "dice"')
        return
    gone = board.object_cells()
    hit = {at[pair] for pair in EXPLOSION_TABLE if at[pair] in gone or board.has(at[pair], "L")}
    if len(hit) > 2:
        yield wrong(min(hit), 'more than two results of the table are no free floor; use "dice"')
    elif hit:
        yield note(min(hit), "results of the table that are rolled again: " + " ".join(map(str, sorted(hit))))


def check_line(board: Board, kind: str, numbers: list[int]) -> Iterator[Finding]:
    """Rows and columns of first explosions exist."""
    known = {cell.col if kind == "column" else cell.row for cell in board.cells()}
    if not set(range(numbers[0], numbers[-1] + 1)) <= known or numbers[0] > numbers[-1]:
        yield wrong(None, f"explosions name {kind} {numbers[0]}-{numbers[-1]}, which is not all drawn; correct it")


def check_family(board: Board) -> Iterator[Finding]:
    """The fixed set-up of the family game lies on free floor."""
    family = board.meta.get("family", {})
    free = {(c.row, c.col) for c in board.cells()} - {(c.row, c.col) for c in board.object_cells()}
    for row, col in [*family.get("fires", []), *family.get("poi", [])]:
        if (row, col) not in free:
            yield wrong(None, f"[family] names {row},{col}, which is no free floor; choose another space")
    for row, col in family.get("poi", []):
        if [row, col] in family.get("fires", []):
            yield wrong(None, f"[family] has fire and a PoI on {row},{col}; move one of them")


def check_attach(board: Board) -> Iterator[Finding]:
    """A board that takes attic and basement draws both markers, and has cells where they lie."""
    attach = board.meta.get("attach")
    if attach is None:
        return
    for mark in "^_":
        if not board.marked(mark):
            yield wrong(None, f"a board that takes attic and basement must draw '^' and '_'; '{mark}' is missing")
    levels = [floor.level for floor in board.floors.values() if not is_added(board, floor.id)]
    for key, span, level in (
        ("attic_over", attach["attic_over"], max(levels, default=0)),
        ("basement_under", attach["basement_under"], 0),
    ):
        known = {cell.col for cell in board.cells() if board.floors[cell.floor].level == level}
        if not set(range(span[0], span[1] + 1)) <= known:
            yield wrong(None, f"{key} names columns that floor does not have; name those of the floor beside it")


def is_added(board: Board, floor: str) -> bool:
    """Was this floor attached to the board of the file?"""
    return "+" in board.id and floor in {cell.floor for cell in printed_stairs(board)}


def printed_stairs(board: Board) -> list[Cell]:
    """The stair cells printed on an attic or a basement."""
    return [cell for cell, marks in board.marks.items() if {">", "^"} <= set(marks) or {"<", "_"} <= set(marks)]


def check_over(board: Board) -> Iterator[Finding]:
    """Every cell of a basement has a cell above it, for a damaged floor."""
    attach = board.meta.get("attach")
    if attach is None or not has_ground(board):
        return
    above = {(c.row, c.col) for c in board.cells() if board.floors[c.floor].level == 0}
    for cell in board.cells():
        floor = board.floors[cell.floor]
        shifted = cell.col - floor.cols[0] + attach["basement_under"][0]
        if floor.level < 0 and (cell.row, shifted) not in above:
            yield wrong(cell, f"no cell above {cell}; correct basement_under")


def check_markers(board: Board) -> Iterator[Finding]:
    """The boxes hold enough doors and windows.  With attic and basement at once nothing is promised."""
    if board.id.count("+") > 1:
        return
    count = Counter(board.borders.values())
    used = (count["door"] + count["lockable"], count["fireproof"], count["window"])
    limit = MARKERS.get(board.meta["set"])
    if "+" in board.id and board.meta["set"] == "2nd-story":
        limit = WITH_EXTREME_DANGER
    if limit and any(n > most for n, most in zip(used, limit, strict=True)):
        words = "{} doors, {} fireproof doors, {} windows".format(*used)
        yield wrong(None, words + "; the boxes hold {}, {} and {}".format(*limit))
    locked = board.meta["rules"].get("locked", 0)
    if locked > count["lockable"]:
        yield wrong(None, f"{locked} of {count['lockable']} doors marked L are locked; correct rules.locked")
