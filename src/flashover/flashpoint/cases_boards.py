"""The board of a case: one of the program's, a drawing, and what `given` changes of it."""

from __future__ import annotations

import re
from typing import Final

from flashover.core.case_files import Block, Said
from flashover.core.language import BadPosition, Words, plain
from flashover.flashpoint.boards import KINDS, Board, BoardError, Cell, loads
from flashover.flashpoint.boards.kinds import DOORS

EDITS: Final = (*KINDS, "arrow", "parking", "mark")
SIDES: Final = ("n", "e", "s", "w")
LEFT: Final = 4  # blanks before a drawing whose margin was taken away
HEADER: Final = """format = "fire-board/1"
id = "drawn"
set = "own"
origin = "original"
title = {{ en = "Drawn", es = "Dibujado", it = "Disegnato" }}
dice = [6, {black}]
circles = 12
[rules]
deck_gun = "quadrants"
drive = "next"
explosions = ["dice", "dice", "flip"]
[[floor]]
id = ""
cols = [1, {cols}]
rows = [1, {rows}]
[rooms]
"""


def is_edit(said: Said) -> bool:
    """Does this line of `given` change the board? (A door or window may also only be turned.)"""
    return said.text.split()[0].lower() in EDITS


def drawn_board(block: Block) -> Board:
    """The board drawn below the line `board`; a line for the outside may be left out above and below."""
    drawn = block.drawing
    while not drawn[0][1]:
        drawn = drawn[1:]
    if len(drawn) > 1 and drawn[1][1].lstrip().startswith("+"):
        drawn = [drawn[0], (drawn[0][0], ""), *drawn[1:]]
    margin = min(len(line) - len(line.lstrip()) for _, line in drawn if line)
    plan = "\n".join(f"{' ' * LEFT}{line[margin:]}" if line else "" for _, line in drawn)
    try:
        return loads(header_of(plan) + "=== plan ===\n" + plan + "\n", "drawing")
    except BoardError as error:
        raise at_line(error, [number for number, _ in drawn], margin, plan) from None


def header_of(plan: str) -> str:
    """What a drawing cannot show: the black die follows from its width, its rooms have no names."""
    top, _, rest = plan.partition("\n")
    ruler = re.findall("[0-9]+", top)
    rows = [int(number) for number in re.findall(r"^ *([0-9]{1,2})(?= )", rest, re.MULTILINE)]
    cols = max([int(number) for number in ruler if len(number) < 3], default=1)
    head = HEADER.format(black=8 if cols <= 8 else 16, cols=cols, rows=max(rows, default=1))
    letters = sorted(set(re.findall(r"(?<![A-Za-z])[a-z](?![A-Za-z])", plan)))
    rooms = [f'{x} = {{ en = "{x}", es = "{x}", it = "{x}", floor = "wood" }}\n' for x in letters if x != "x"]
    return head + "".join(rooms)


def at_line(error: BoardError, numbers: list[int], margin: int, plan: str) -> BadPosition:
    """A mistake in a drawing at its place in the case file."""
    found = re.match(r"drawing:(\d+):(\d+): (.*)", str(error), re.S)
    line, column, words = (int(found[1]), int(found[2]), found[3]) if found else (1, 1, str(error))
    at = line - header_of(plan).count("\n") - 2
    place = numbers[min(max(at, 0), len(numbers) - 1)]
    return BadPosition(place, max(1, column + margin - LEFT), f"the drawing: {words}")


def edited(board: Board, lines: list[Said]) -> Board:
    """A copy of a board with borders, arrows, marks and parking spots changed."""
    copy = Board(board.meta, board.floors, board.path)
    copy.marks = dict(board.marks)
    copy.borders = dict(board.borders)
    copy.extras = board.extras
    copy.step = board.step
    copy.stairs = board.stairs
    copy.arrows = dict(board.arrows)
    copy.pages = board.pages
    copy.where = {}
    for said in lines:
        edit(copy, said.words())
    try:
        copy.spots()
    except BoardError as error:
        said = lines[-1]
        raise BadPosition(said.number, said.column, str(error).partition(": ")[2]) from None
    return copy


def edit(board: Board, words: Words) -> None:
    """One line of `given` that changes the board."""
    word = words.take("a change of the board").lower()
    if word == "parking":
        edit_parking(board, words)
    elif word == "mark":
        cell = cell_of(board, words)
        board.marks[cell] += words.take("a mark")
    elif word == "arrow":
        cell, side = cell_of(board, words), side_of(words)
        board.arrows[cell] = near_of(board, cell, side, words)
    else:
        edit_border(board, words, word)
    words.finish()


def edit_border(board: Board, words: Words, kind: str) -> None:
    """`wall 3,3 N`; a door that is one already stays as it is drawn."""
    cell, side = cell_of(board, words), side_of(words)
    near = near_of(board, cell, side, words)
    pair = (cell, near) if cell < near else (near, cell)
    known = board.borders[pair] in (DOORS if kind == "door" else (kind,))
    if not known:
        board.borders[pair] = kind
    if kind in (*DOORS, "window") and not words.done():
        words.rest()  # open or shut: a fact, read later


def edit_parking(board: Board, words: Words) -> None:
    """`parking ambulance 0,3`: this space and the next one clockwise."""
    vehicle = words.choice("ambulance or engine", ("ambulance", "engine"))
    cell = cell_of(board, words)
    for floor in board.floors.values():
        for street in floor.streets().values():
            if cell in street[:-1]:
                for one in (cell, street[street.index(cell) + 1]):
                    rest = board.marks[one].replace("A", "").replace("E", "")
                    board.marks[one] = rest + "AE"[vehicle]
                return
    raise words.fault("a parking spot begins outside, beside the building, and has room for two spaces", back=1)


def cell_of(board: Board, words: Words) -> Cell:
    """Read a space."""
    word = words.take("a space")
    for cell in board.marks:
        if word in (f"{cell.row},{cell.col}", f"{cell.floor}/{cell.row},{cell.col}"):
            return cell
    raise words.fault(f"there is no space '{plain(word)}' on this board; write for example 3,4", back=1)


def side_of(words: Words) -> str:
    """Read a side."""
    return SIDES[words.choice("a side", SIDES)].upper()


def near_of(board: Board, cell: Cell, side: str, words: Words) -> Cell:
    """The space next to one."""
    if side not in board.step[cell]:
        raise words.fault(f"{cell.row},{cell.col} has nothing on side {side}", back=1)
    return board.step[cell][side]
