"""From the text of a board file to a board."""

from __future__ import annotations

import os
import re
from itertools import pairwise
from typing import Final

from . import arrows
from .errors import BoardError, fault, plain
from .header import floors_of, read_header
from .kinds import BY_CHAR, KINDS, MARKS, OPENINGS, OPPOSITE, STEP, WALL_FILL
from .model import Board, Cell, Place
from .sheet import Run, Sheet, sheets_of, split

MAX_BYTES: Final = 65536
STAIRS: Final = "([<>])([0-9])"
Spots = dict[Cell, tuple[int, int]]  # where a cell is drawn: line and middle position


def load(path: str | os.PathLike[str]) -> Board:
    """Read a board file."""
    name = os.fspath(path)
    return loads(read_text(name), name)


def read_text(name: str) -> str:
    """The text of a file, if it can be the text of a board."""
    try:
        with open(name, "rb") as file:
            data = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise fault(name, 1, 1, f"cannot be read ({plain(reason)})", "give the path of a board file") from None
    return decoded(data, name)


def decoded(data: bytes, name: str) -> str:
    """The text of the bytes of a file."""
    if len(data) > MAX_BYTES:
        raise too_large(name)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        column = error.start - data.rfind(b"\n", 0, error.start)
        raise fault(name, line, column, "is not UTF-8 text", "save the file as UTF-8") from None


def too_large(path: str) -> BoardError:
    """The error of a text no board can need."""
    return fault(path, 1, 1, f"is longer than {MAX_BYTES} bytes", "a board needs a few thousand; shorten it")


def loads(text: str, path: str = "board") -> Board:
    """Read a board from text; path is only used in messages."""
    if len(text) > MAX_BYTES:
        raise too_large(path)
    head, sections = split(text.replace("\r\n", "\n"), path)
    meta = read_header(head, path)
    board = Board(meta, floors_of(meta), path)
    if "plan" not in sections:
        raise fault(path, head.count("\n") + 1, 1, "no drawing", "add a line '=== plan ===' and the plan below it")
    for sheet in sheets_of(sections["plan"], board):
        read_plan(sheet, board)
    judge_drawn(board)
    judge_marks(board)
    link_stairs(board)
    arrows.set_standard(board)
    for sheet in sheets_of(sections.get("arrows", []), board):
        arrows.read(sheet, board)
    board.notes = "\n".join(line for _, line in sections.get("notes", [])).strip()
    board.spots()
    return board


def judge_drawn(board: Board) -> None:
    """Every floor of the header is drawn."""
    drawn = {floor for page in board.pages for group in page for floor in group}
    for floor in board.floors.values():
        if floor.id not in drawn:
            words = f"floor '{floor.id}' is not drawn"
            raise fault(board.path, 1, 1, words, f"draw its columns {floor.cols[0]}-{floor.cols[1]} in the plan")


# ---- the plan
def read_plan(sheet: Sheet, board: Board) -> None:
    """Read one drawing into the board."""
    spots: Spots = {}
    judge_strip(sheet)
    for run in sheet.runs:
        place_cells(sheet, board, run, spots)
    at = {spot: cell for cell, spot in spots.items()}
    for cell, (y, x) in spots.items():
        read_east(sheet, board, cell, at.get((y, x + 4)), y, x)
        read_south(sheet, board, cell, at.get((y + 2, x)), y, x)
        read_corners(sheet, y, x)
    for run in sheet.runs:
        if not run.floor.ring:
            read_rim(sheet, board, run, spots)
    sheet.judge_rest()
    board.pages.append(groups_of(sheet.runs))


def judge_strip(sheet: Sheet) -> None:
    """Floors that touch begin on the same line."""
    for before, run in pairwise(sheet.runs):
        if run.joined and min(sheet.rows_of(before).values()) != min(sheet.rows_of(run).values()):
            words = "the floors of this strip do not begin on the same line"
            raise sheet.fault(0, run.xs[0], words, "write both numbers of a row on one line")


def groups_of(runs: list[Run]) -> list[list[str]]:
    """The floors of a drawing, those that touch in one group."""
    groups: list[list[str]] = []
    for run in runs:
        if run.joined:
            groups[-1].append(run.floor.id)
        else:
            groups.append([run.floor.id])
    return groups


def place_cells(sheet: Sheet, board: Board, run: Run, spots: Spots) -> None:
    """Find the cells of one floor and read their marks."""
    floor = run.floor
    first = sheet.rows_of(run)[floor.rows[0]]
    for row in floor.all_rows():
        for col in floor.all_cols():
            y, x = first + 2 * (row - floor.rows[0]), run.xs[0] + 4 * (col - floor.cols[0])
            cell = Cell(floor.id, row, col)
            if any((y, x + dx) in sheet.read for dx in (-1, 0, 1)):
                raise sheet.fault(0, x, f"floors overlap at {cell}", "leave a gap of 12 blanks between floors")
            board.marks[cell] = marks_of(sheet, board, cell, y, x)
            board.step[cell] = {}
            board.where[cell] = Place(sheet.path, sheet.first + y, x + 1)
            spots[cell] = (y, x)


def marks_of(sheet: Sheet, board: Board, cell: Cell, y: int, x: int) -> str:
    """The marks of a cell, blanks left out."""
    marks = sheet.take(y, x - 1, x + 1).replace(" ", "")
    if not marks and board.inside(cell):
        raise sheet.fault(y, x, f"the floor cell {cell} is blank", "write its room letter or '.'")
    return marks


def read_east(sheet: Sheet, board: Board, cell: Cell, other: Cell | None, y: int, x: int) -> None:
    """The border between a cell and the one to the right."""
    if other is None:
        return
    judge_neighbours(sheet, cell, other, y, x)
    char = sheet.take(y, x + 2, x + 2)
    if char not in BY_CHAR or char == "-":
        raise sheet.fault(y, x + 2, f"'{plain(char)}' is no border between {cell} and {other}", "draw a kind of border")
    judge_street(sheet, board, (cell, other), y, x + 2, char)
    set_border(board, cell, other, "E", BY_CHAR[char])


def judge_neighbours(sheet: Sheet, cell: Cell, other: Cell, y: int, x: int) -> None:
    """Cells of two floors are neighbours only where the floors touch, and then they have no ring."""
    if cell.floor == other.floor:
        return
    group = next(group for group in groups_of(sheet.runs) if cell.floor in group)
    if other.floor not in group:
        raise sheet.fault(y, x, f"{cell} and {other} stand too close", "leave a gap of 12 blanks between floors")
    if any(run.floor.ring for run in sheet.runs if run.floor.id in group):
        raise sheet.fault(y, x, "floors with a ring cannot touch", 'give both floors outside = "none"')


def read_south(sheet: Sheet, board: Board, cell: Cell, other: Cell | None, y: int, x: int) -> None:
    """The border between a cell and the one below."""
    if other is None:
        return
    kind = flat_kind(sheet, y + 1, x, f"between {cell} and {other}")
    judge_street(sheet, board, (cell, other), y + 1, x, KINDS[kind].char)
    set_border(board, cell, other, "S", kind)


def judge_street(sheet: Sheet, board: Board, pair: tuple[Cell, Cell], y: int, x: int, char: str) -> None:
    """Outside there are no walls."""
    if char != " " and not board.inside(pair[0]) and not board.inside(pair[1]):
        raise sheet.fault(y, x, f"'{char}' between the outside cells {pair[0]} and {pair[1]}", "leave it blank")


def flat_kind(sheet: Sheet, y: int, x: int, words: str) -> str:
    """The kind of the three characters of a border between upper and lower."""
    flat = sheet.take(y, x - 1, x + 1)
    kind = BY_CHAR.get(flat[1]) if flat[1] != "|" else None
    opening = kind in OPENINGS and flat[0] == flat[2] and flat[0] in WALL_FILL
    if kind is None or (flat != flat[1] * 3 and not opening):
        raise sheet.fault(y, x, f"'{plain(flat)}' is no border {words}", "draw three like characters, or -D-")
    return kind


def set_border(board: Board, cell: Cell, other: Cell, side: str, kind: str) -> None:
    """Make two cells neighbours."""
    board.step[cell][side] = other
    if other in board.step:
        board.step[other][OPPOSITE[side]] = cell
    board.borders[(cell, other) if cell < other else (other, cell)] = kind


def read_corners(sheet: Sheet, y: int, x: int) -> None:
    """Corners are '+' or blank."""
    for cy in (y - 1, y + 1):
        for cx in (x - 2, x + 2):
            corner = sheet.take(cy, cx, cx)
            if corner not in " +":
                raise sheet.fault(cy, cx, f"'{plain(corner)}' stands on a corner", "write '+' or a blank there")


def read_rim(sheet: Sheet, board: Board, run: Run, spots: Spots) -> None:
    """The outer border of a floor without a ring."""
    for cell in run.floor.grid():
        y, x = spots[cell]
        for side, (dy, dx) in STEP.items():
            if side not in board.step[cell]:
                beyond = Cell(cell.floor, cell.row + dy, cell.col + dx)
                set_border(board, cell, beyond, side, rim_kind(sheet, cell, y + dy, x, dx))


def rim_kind(sheet: Sheet, cell: Cell, y: int, x: int, dx: int) -> str:
    """The kind of a border that has nothing behind it."""
    if not dx:
        return flat_kind(sheet, y, x, f"round {cell}")
    char = sheet.take(y, x + 2 * dx, x + 2 * dx)
    if char not in BY_CHAR or char == "-":
        raise sheet.fault(y, x + 2 * dx, f"'{plain(char)}' is no border of {cell}", "draw a kind of border")
    return BY_CHAR[char]


# ---- marks and stairs
def judge_marks(board: Board) -> None:
    """Only known marks, each once, and one room at most."""
    known = set(MARKS) | {thing["mark"] for thing in board.meta.get("object", []) if "mark" in thing}
    for cell, marks in board.marks.items():
        rest = re.sub(STAIRS, "", marks)
        for char in rest:
            if char not in known and not "a" <= char <= "z" and not is_stair_end(char, marks):
                remedy = "see the list of marks; objects need a table [[object]]"
                raise mark_fault(board, cell, f"unknown mark '{plain(char)}'", remedy)
        if sum("a" <= char <= "z" for char in rest) + rest.count(".") > 1:
            raise mark_fault(board, cell, "two rooms in one cell", "leave one room letter")
        if len(set(rest)) < len(rest):
            raise mark_fault(board, cell, "a mark is written twice", "write it once")


def is_stair_end(char: str, marks: str) -> bool:
    """'>^' and '<_' are the printed stair cells of an attic and of a basement."""
    return (char == ">" and "^" in marks) or (char == "<" and "_" in marks)


def mark_fault(board: Board, cell: Cell, problem: str, remedy: str) -> BoardError:
    """An error at a cell."""
    place = board.where[cell]
    return fault(place.path, place.line, place.column, f"cell {cell}: {problem}", remedy)


def link_stairs(board: Board) -> None:
    """Join the two ends of each flight."""
    ends: dict[str, Cell] = {}
    for cell, marks in board.marks.items():
        for found in re.finditer(STAIRS, marks):
            if found[0] in ends:
                raise mark_fault(board, cell, f"a second stair cell {found[0]}", "give each flight its own number")
            ends[found[0]] = cell
    for end, cell in sorted(ends.items()):
        other = (">" if end[0] == "<" else "<") + end[1]
        if other not in ends:
            raise mark_fault(board, cell, f"stairs {end[1]} have one end only", f"write {other} in the other cell")
        if end[0] == "<":
            board.stairs.append((cell, ends[other]))
