"""Drawing a board back as text, in the one canonical way."""

from __future__ import annotations

import re

from . import arrows
from .errors import fault
from .kinds import KINDS
from .model import Board, Cell, Floor
from .reader import loads
from .sheet import Lines, split

Groups = list[list[str]]


class Canvas:
    """Characters by line and position."""

    def __init__(self) -> None:
        self.lines: list[list[str]] = []

    def put(self, y: int, x: int, text: str) -> None:
        """Write over what stands there."""
        while len(self.lines) <= y:
            self.lines.append([])
        line = self.lines[y]
        line.extend(" " * (x + len(text) - len(line)))
        line[x : x + len(text)] = text

    def __str__(self) -> str:
        return "\n".join("".join(line).rstrip() for line in self.lines)


def draw(board: Board, pages: list[Groups] | None = None) -> str:
    """The plan; other pages than the board's own place its floors in another way."""
    return "\n\n".join(draw_page(board, groups) for groups in pages or board.pages)


def draw_arrows(board: Board) -> str:
    """All arrows, in the places of the plan."""
    return "\n\n".join(draw_arrow_page(board, groups) for groups in board.pages)


class Frame:
    """Where the cells of one floor stand on a page."""

    def __init__(self, floor: Floor, left: int, top: int) -> None:
        self.floor = floor
        self.left = left
        self.top = top

    def x(self, col: int) -> int:
        """The middle of a column."""
        return self.left + 4 * (col - self.floor.cols[0])

    def y(self, row: int) -> int:
        """The line of a row."""
        return self.top + 2 * (row - self.floor.rows[0])


def frames_of(board: Board, groups: Groups, top: int) -> list[list[Frame]]:
    """Floors from left to right; those of a group touch."""
    out: list[list[Frame]] = []
    x = 7
    for group in groups:
        ring = board.floors[group[0]].ring
        x += 4
        frames: list[Frame] = []
        for name in group:
            frames.append(Frame(board.floors[name], x, top))
            x = frames[-1].x(frames[-1].floor.cols[1]) + 4
        out.append(frames)
        x += 8 if ring else 4
    return out


def draw_page(board: Board, groups: Groups) -> str:
    """One drawing with its ruler."""
    ring = any(board.floors[name].ring for group in groups for name in group)
    canvas = Canvas()
    for i, frames in enumerate(frames_of(board, groups, 3 if ring else 2)):
        for k, frame in enumerate(frames):
            draw_numbers(canvas, frame, i == 0 and k == 0, k > 0)
            draw_floor(canvas, board, frame)
    return str(canvas)


def draw_numbers(canvas: Canvas, frame: Frame, left: bool, right: bool) -> None:
    """Column numbers, and row numbers at the left or the right end."""
    floor = frame.floor
    for col in range(floor.cols[0], floor.cols[1] + 1):
        canvas.put(0, frame.x(col) - len(str(col)) + 1, str(col))
    for row in range(floor.rows[0], floor.rows[1] + 1):
        if left:
            canvas.put(frame.y(row), 2 - len(str(row)), str(row))
        if right:
            canvas.put(frame.y(row), frame.x(floor.cols[1]) + 4, str(row))


def draw_floor(canvas: Canvas, board: Board, frame: Frame) -> None:
    """Cells, borders, and '+' on every corner a border touches."""
    corners: set[tuple[int, int]] = set()
    for row in frame.floor.all_rows():
        for col in frame.floor.all_cols():
            cell = Cell(frame.floor.id, row, col)
            canvas.put(frame.y(row), frame.x(col) - 1, cell_text(board.marks[cell]))
            corners |= draw_sides(canvas, board, frame, cell)
    for y, x in corners:
        canvas.put(y, x, "+")


def draw_sides(canvas: Canvas, board: Board, frame: Frame, cell: Cell) -> set[tuple[int, int]]:
    """The borders of a cell; the corners they touch."""
    corners: set[tuple[int, int]] = set()
    y, x = frame.y(cell.row), frame.x(cell.col)
    for side, (_, name) in board.sides(cell).items():
        touched = draw_border(canvas, y, x, side, name)
        corners |= touched if name != "open" else set()
    return corners


def draw_border(canvas: Canvas, y: int, x: int, side: str, name: str) -> set[tuple[int, int]]:
    """One border; its two corners."""
    kind = KINDS[name]
    if side in "EW":
        at = x + (2 if side == "E" else -2)
        canvas.put(y, at, kind.char)
        return {(y - 1, at), (y + 1, at)}
    line = y + (1 if side == "S" else -1)
    canvas.put(line, x - 1, kind.flat)
    return {(line, x - 2), (line, x + 2)}


def cell_text(marks: str) -> str:
    """Room letter first; alone it stands in the middle."""
    room = "".join(char for char in marks if char.islower())
    text = room + "".join(char for char in marks if not char.islower())
    return text.center(3) if len(text) < 2 else text.rjust(3)


def draw_arrow_page(board: Board, groups: Groups) -> str:
    """One drawing of arrows."""
    canvas = Canvas()
    for i, frames in enumerate(frames_of(board, groups, 1)):
        for k, frame in enumerate(frames):
            draw_numbers(canvas, frame, i == 0 and k == 0, k > 0)
            for cell in frame.floor.grid():
                name = arrows.direction(board, cell)
                canvas.put(frame.y(cell.row), frame.x(cell.col) - 1, f"{name:>2}")
    return str(canvas)


def canonical(text: str, path: str = "board") -> str:
    """The whole file with its drawings redrawn; header and notes stay as they are."""
    board = loads(text, path)
    head, sections = split(text.replace("\r\n", "\n"), path)
    out = [head.rstrip(), ""]
    for name, lines in sections.items():
        out += [f"=== {name} ===", section_text(board, name, lines), ""]
    return re.sub(r"\n{3,}(?====)", "\n\n", "\n".join(out).rstrip() + "\n")


def section_text(board: Board, name: str, lines: Lines) -> str:
    """A section in its canonical form."""
    if name == "notes":
        return "\n".join(line for _, line in lines).strip("\n")
    for number, line in lines:
        if line.startswith("#"):
            raise fault(board.path, number, 1, "a comment in a drawing cannot be kept", "move it to the notes")
    return "\n" + (draw(board) if name == "plan" else draw_arrows(board))
