"""A board as a picture for the terminal: plain ASCII, with what happens on it laid over.

Each space is five characters wide and two lines high.  Upper line: room letter and marks, at the right `**` for fire or
`~~` for smoke.  Lower line: pieces.  Borders keep the letters of the drawing; a shut door or window is a capital in its
wall, an open one a small letter in a gap, `o` the gap of a door that is gone, `J` a jammed one.  A digit counts the
damage; where the wall round it is missing, it is destroyed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from .geometry import edges, numbers, rims
from .kinds import DOORS, KINDS, OPENINGS
from .model import Board, Cell, Floor

WIDE: Final = 5
HIGH: Final = 2
GAP: Final = 2
LABEL: Final = 2
FIRES: Final = {1: ("~~", "smoke"), 2: ("**", "fire")}
SHUT, OPEN, JAMMED = 1, 2, 3
STYLES: Final = {
    "fire": "\x1b[1;31m",
    "smoke": "\x1b[1;90m",
    "damage": "\x1b[31m",
    "shut": "\x1b[33m",
    "open": "\x1b[32m",
    "piece": "\x1b[1;36m",
    "number": "\x1b[2m",
}
RESET: Final = "\x1b[0m"


class Overlay(NamedTuple):
    """What lies on the board, by cell number and edge number; what is missing counts as nothing there.

    fire: 0, 1 smoke, 2 fire.  damage: cubes.  door: 0 gone, 1 shut, 2 open, 3 jammed (windows too).
    glyphs: a few characters for the pieces of a cell.
    """

    fire: Sequence[int] = ()
    damage: Sequence[int] = ()
    door: Sequence[int] | None = None
    glyphs: Mapping[int, str] = {}


class Border(NamedTuple):
    """How a border looks now."""

    kind: str
    damage: int
    door: int
    limit: int  # the damage that destroys it, 0 or less: none does


class Canvas:
    """Characters and their styles."""

    def __init__(self) -> None:
        self.chars: list[list[str]] = []
        self.styles: list[list[str]] = []

    def put(self, y: int, x: int, text: str, style: str = "") -> None:
        """Write over what stands there; blanks only make room."""
        while len(self.chars) <= y:
            self.chars.append([])
            self.styles.append([])
        short = x + len(text) - len(self.chars[y])
        self.chars[y].extend(" " * short)
        self.styles[y].extend([""] * short)
        for i, char in enumerate(text):
            if char != " ":
                self.chars[y][x + i] = char
                self.styles[y][x + i] = style

    def lines(self, color: bool) -> list[str]:
        """The finished lines, without blanks at the end."""
        return [self.line(y, color) for y in range(len(self.chars))]

    def line(self, y: int, color: bool) -> str:
        """One line."""
        text = "".join(self.chars[y]).rstrip()
        if not color:
            return text
        out, now = [], ""
        for char, style in zip(text, self.styles[y], strict=False):
            if style != now:
                out.append((RESET if now else "") + STYLES.get(style, ""))
                now = style
            out.append(char)
        return "".join(out) + (RESET if now else "")


class Frame(NamedTuple):
    """Where a floor stands on the canvas: the corner left above its first cell; numbers stand left, right or both."""

    floor: Floor
    left: int
    top: int
    numbers_right: bool

    def x(self, col: int) -> int:
        """The first character of a column of cells."""
        return self.left + 1 + (WIDE + 1) * (col - self.floor.all_cols()[0])

    def y(self, row: int) -> int:
        """The first line of a row of cells."""
        return self.top + 1 + (HIGH + 1) * (row - self.floor.all_rows()[0])


def picture(board: Board, color: bool = False, state: Overlay | None = None, lang: str = "en", width: int = 0) -> str:
    """The board as text.  lang: language of the floor names; width: floors that do not fit beside are put below."""
    borders = borders_of(board, state)
    number = numbers(board)
    parts = []
    for groups in pages_of(board, width):
        canvas = Canvas()
        for frame in frames_of(board, groups):
            draw_titles(canvas, frame, lang)
            draw_borders(canvas, board, frame, borders)
            draw_cells(canvas, board, frame, number, state or Overlay())
        parts.append("\n".join(canvas.lines(color)).strip("\n"))
    return "\n\n".join(parts)


# ---- placing
def floor_width(floor: Floor) -> int:
    """The characters a floor takes."""
    return (WIDE + 1) * len(floor.all_cols()) + 1


def group_width(board: Board, group: list[str]) -> int:
    """The characters floors that touch take, row numbers included."""
    inner = sum(floor_width(board.floors[name]) - 1 for name in group) + 1
    return inner + LABEL * min(2, len(group)) + (not board.floors[group[0]].ring)


def pages_of(board: Board, width: int) -> list[list[list[str]]]:
    """Groups of floors side by side, as many as the width holds."""
    out: list[list[list[str]]] = []
    used = 0
    for group in [group for page in board.pages for group in page]:
        need = group_width(board, group)
        if out and (not width or used + GAP + need <= width):
            out[-1].append(group)
            used += GAP + need
        else:
            out.append([group])
            used = need
    return out


def frames_of(board: Board, groups: list[list[str]]) -> list[Frame]:
    """Floors from left to right, their rows level with each other."""
    ring = any(board.floors[name].ring for group in groups for name in group)
    out: list[Frame] = []
    x = 0
    for group in groups:
        x += LABEL + (not board.floors[group[0]].ring)
        for k, name in enumerate(group):
            floor = board.floors[name]
            top = 1 if floor.ring else 2 + HIGH * ring
            out.append(Frame(floor, x, top, k > 0))
            x += floor_width(floor) - 1
        x += 1 + GAP
    return out


# ---- how borders look
def borders_of(board: Board, state: Overlay | None) -> dict[tuple[Cell, str], Border]:
    """The look of each border, by cell and side."""
    index = {}
    number = numbers(board)
    for i, edge in enumerate(edges(board)):
        index[frozenset((edge.a, edge.b))] = i
    beyond = {(rim.a, rim.side): i for i, rim in enumerate(rims(board), len(index))}
    out = {}
    for cell, here in number.items():
        for k, side in enumerate("NESW"):
            near = board.step[cell].get(side)
            if near is not None:
                i = index[frozenset((here, number[near]))] if near in number else beyond[here, k]
                out[cell, side] = look(board, board.border(cell, near), i, state)
    return out


def look(board: Board, kind: str, i: int, state: Overlay | None) -> Border:
    """One border; without doors in the state all are shut."""
    damage = value(state.damage, i) if state else 0
    door = SHUT if state is None or state.door is None else value(state.door, i)
    return Border(kind, damage, door, board.cubes(kind))


def value(numbers: Sequence[int], i: int) -> int:
    """A number of an array that may be too short."""
    return numbers[i] if i < len(numbers) else 0


def is_destroyed(border: Border) -> bool:
    """Has it taken all it can take?"""
    return 0 < border.limit <= border.damage


def is_passable(border: Border) -> bool:
    """Is there a gap in the wall?"""
    if border.kind == "doorway" or is_destroyed(border):
        return True
    return border.kind in OPENINGS and border.door == OPEN or border.kind in DOORS and border.door == 0


def letter(border: Border) -> str:
    """The letter of an opening."""
    char = KINDS[border.kind].char
    if border.kind == "doorway" or (border.kind == "window" and border.door == 0):
        return char
    return {0: "o", OPEN: char.lower(), JAMMED: "J"}.get(border.door, char)


def style_of(border: Border) -> str:
    """The colour of an opening."""
    return "open" if is_passable(border) else "shut"


def side_chars(border: Border) -> str:
    """A border between left and right, from top to bottom."""
    if border.kind in OPENINGS and not is_destroyed(border):
        rest = " " if is_passable(border) else "|"
        return letter(border) + (str(border.damage)[:1] if border.damage else rest)
    char = " " if is_destroyed(border) else KINDS[border.kind].char
    return (str(border.damage) if border.damage else char).rjust(HIGH, char)[:HIGH]


def flat_chars(border: Border) -> str:
    """A border between above and below, from left to right."""
    if border.kind in OPENINGS and not is_destroyed(border):
        middle = letter(border)
        return f"- {middle} -" if is_passable(border) else f"--{middle}--"
    char = " " if is_destroyed(border) else KINDS[border.kind].flat[0]
    return (str(border.damage) if border.damage else char).center(WIDE, char)[:WIDE]


# ---- drawing
def draw_titles(canvas: Canvas, frame: Frame, lang: str) -> None:
    """The floor's name and the numbers of rows and columns."""
    floor = frame.floor
    canvas.put(0, frame.x(floor.cols[0]), floor.name.get(lang, ""))
    for col in range(floor.cols[0], floor.cols[1] + 1):
        canvas.put(1, frame.x(col), str(col).center(WIDE), "number")
    at = frame.x(floor.cols[1]) + WIDE + 1 if frame.numbers_right else frame.left - LABEL - (not floor.ring)
    for row in range(floor.rows[0], floor.rows[1] + 1):
        canvas.put(frame.y(row), at, f"{row:>2}", "number")


def draw_borders(canvas: Canvas, board: Board, frame: Frame, borders: dict[tuple[Cell, str], Border]) -> None:
    """All borders of a floor, and a corner wherever one ends."""
    corners: set[tuple[int, int]] = set()
    cells = [cell for cell in board.marks if cell.floor == frame.floor.id]
    for cell in cells:
        for side in "NESW":
            border = borders.get((cell, side))
            if border is not None and border.kind != "open":
                corners |= draw_border(canvas, frame.y(cell.row), frame.x(cell.col), side, border)
    for cell in cells:
        if board.inside(cell):
            canvas.put(frame.y(cell.row) - 1, frame.x(cell.col) - 1, ".")
    for y, x in corners:
        canvas.put(y, x, "+")


def draw_border(canvas: Canvas, y: int, x: int, side: str, border: Border) -> set[tuple[int, int]]:
    """One border; its two corners."""
    if side in "NS":
        line = y - 1 if side == "N" else y + HIGH
        draw_flat(canvas, line, x, border)
        return {(line, x - 1), (line, x + WIDE)}
    at = x - 1 if side == "W" else x + WIDE
    for i, char in enumerate(side_chars(border)):
        canvas.put(y + i, at, char, char_style(border, char))
    return {(y - 1, at), (y + HIGH, at)}


def draw_flat(canvas: Canvas, y: int, x: int, border: Border) -> None:
    """A border between above and below."""
    for i, char in enumerate(flat_chars(border)):
        canvas.put(y, x + i, char, char_style(border, char))


def char_style(border: Border, char: str) -> str:
    """Digits and letters of borders stand out."""
    if char.isdigit():
        return "damage"
    return style_of(border) if char.isalpha() and border.kind in OPENINGS else ""


def draw_cells(canvas: Canvas, board: Board, frame: Frame, number: dict[Cell, int], state: Overlay) -> None:
    """Marks, fire and pieces."""
    for cell in board.marks:
        if cell.floor != frame.floor.id:
            continue
        y, x, i = frame.y(cell.row), frame.x(cell.col), number[cell]
        marks = marks_text(board, cell)
        canvas.put(y, x + (len(marks) < 3), marks)
        text, style = FIRES.get(value(state.fire, i), ("", ""))
        canvas.put(y, x + WIDE - len(text), text, style)
        glyph = short(state.glyphs.get(i, ""))
        canvas.put(y + 1, x + (len(glyph) < WIDE), glyph, "piece")


def marks_text(board: Board, cell: Cell) -> str:
    """Room letter and marks."""
    marks = board.marks[cell]
    room = board.room(cell)
    return room + marks.replace(room, "") if room else marks


def short(text: str) -> str:
    """A text that fits into a space."""
    plain = "".join(char if " " <= char <= "~" else "?" for char in text)
    return plain if len(plain) <= WIDE else plain[: WIDE - 1] + "+"
