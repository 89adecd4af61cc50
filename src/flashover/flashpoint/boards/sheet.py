"""The drawing as lines of characters: sections, rulers, row numbers, and what has been read of them."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import NamedTuple

from .errors import BoardError, fault, plain
from .model import Board, Floor

SECTIONS = ("plan", "arrows", "notes")
Lines = list[tuple[int, str]]  # (line number, text)


def split(text: str, path: str) -> tuple[str, dict[str, Lines]]:
    """The TOML text and the sections after it."""
    head: list[str] = []
    sections: dict[str, Lines] = {}
    current: Lines | None = None
    for number, line in enumerate(text.split("\n"), 1):
        found = re.match(r"===\s*(\w+)\s*=*\s*$", line)
        if found:
            current = open_section(sections, found[1], path, number)
        elif current is None:
            head.append(line)
        else:
            current.append((number, line.rstrip()))
    return "\n".join(head), sections


def open_section(sections: dict[str, Lines], name: str, path: str, number: int) -> Lines:
    """A new section of a known name."""
    if name not in SECTIONS or name in sections:
        what = "a second" if name in sections else "an unknown"
        words = f"{what} section '{plain(name)}'"
        raise fault(path, number, 1, words, "write each of plan, arrows, notes at most once")
    return sections.setdefault(name, [])


class Run(NamedTuple):
    """A floor under the ruler: the middle position of each column; joined: it touches the run before it."""

    floor: Floor
    xs: list[int]
    joined: bool


class Sheet:
    """One drawing under one ruler.  Line 0 is the ruler."""

    def __init__(self, path: str, lines: Lines, runs: list[Run]) -> None:
        self.path = path
        self.first = lines[0][0]
        self.text = [line for _, line in lines]
        self.runs = runs
        self.read: set[tuple[int, int]] = set()
        self.left = runs[0].xs[0] - (5 if runs[0].floor.ring else 2)
        self.right = runs[-1].xs[-1] + 3
        self.joined = any(run.joined for run in runs)

    def fault(self, y: int, x: int, problem: str, remedy: str) -> BoardError:
        """An error at a character of this drawing."""
        return fault(self.path, self.first + y, max(0, x) + 1, problem, remedy)

    def take(self, y: int, start: int, end: int) -> str:
        """The characters from start to end, both included; from now on they count as read."""
        self.read.update((y, x) for x in range(start, end + 1))
        line = self.text[y] if 0 <= y < len(self.text) else ""
        return line[start : end + 1].ljust(end + 1 - start)

    def rows_of(self, run: Run) -> dict[int, int]:
        """The line of each row; later runs of a strip take their numbers from the right end of the lines."""
        found: dict[int, int] = {}
        for y, line in enumerate(self.text[1:], 1):
            label = (line[self.right :] if run.joined else line[: self.left]).strip()
            if not label:
                continue
            if re.fullmatch("[0-9]{1,2}", label) is None:
                at = self.right if run.joined else len(line) - len(line.lstrip())
                raise self.fault(y, at, f"'{plain(label)}' stands where a row number belongs", "write the number there")
            found[int(label)] = y
        self.judge_rows(run.floor, found)
        return found

    def judge_rows(self, floor: Floor, found: dict[int, int]) -> None:
        """All rows of the floor, on every second line."""
        want = list(range(floor.rows[0], floor.rows[1] + 1))
        if sorted(found) != want or any(found[row + 1] != found[row] + 2 for row in want[:-1]):
            words = f"rows {want[0]} to {want[-1]} of floor '{floor.id}' are not numbered on every second line"
            raise self.fault(0, 0, words, "number each row once, with one line of borders between rows")

    def judge_rest(self) -> None:
        """Nothing may be left unread."""
        for y, line in enumerate(self.text):
            for x, char in enumerate(line):
                if char != " " and y and (y, x) not in self.read and not self.is_label(x):
                    words = f"'{plain(char)}' belongs to no cell, border or corner"
                    raise self.fault(y, x, words, "move it to its place or take it out")

    def is_label(self, x: int) -> bool:
        """Is this where row numbers stand?"""
        return x < self.left or (self.joined and x >= self.right)


def sheets_of(lines: Lines, board: Board) -> list[Sheet]:
    """The drawings of a section, each from its ruler to the next."""
    bare = [(number, "" if line.startswith("#") else line) for number, line in lines]
    starts = [i for i, (_, line) in enumerate(bare) if is_ruler(line)]
    for number, line in bare[: starts[0] if starts else None]:
        if line:
            raise fault(board.path, number, 1, "a drawing without a ruler", "write the column numbers above it")
    used: set[str] = set()
    ends = [*starts[1:], len(bare)][: len(starts)]
    return [sheet_of(bare[start:end], board, used) for start, end in zip(starts, ends, strict=True)]


def is_ruler(line: str) -> bool:
    """Column numbers, 4 characters apart; the two numbers of a row without arrows are no ruler."""
    if re.fullmatch(" *[0-9]+( +[0-9]+)+", line) is None:
        return False
    ends = [found.end() for found in re.finditer("[0-9]+", line)]
    return any(end - start == 4 for start, end in pairwise(ends))


def sheet_of(lines: Lines, board: Board, used: set[str]) -> Sheet:
    """The drawing below one ruler."""
    number, ruler = lines[0]
    found: list[Run] = []
    for columns, joined in columns_of(ruler):
        floor = floor_under(columns, board, used, number)
        used.add(floor.id)
        found.append(Run(floor, [x for _, x in columns], joined))
    sheet = Sheet(board.path, lines, found)
    if sheet.left < 1:
        raise sheet.fault(0, 0, "no room for row numbers at the left", "move the whole drawing to the right")
    return sheet


def columns_of(ruler: str) -> list[tuple[list[tuple[int, int]], bool]]:
    """The runs of (column, position) of a ruler, and whether each touches the one before."""
    out: list[tuple[list[tuple[int, int]], bool]] = []
    last = (-9, -9)
    for found in re.finditer("[0-9]+", ruler):
        col, x = int(found[0][-4:]), found.end() - 1
        near = x == last[1] + 4
        if near and col == last[0] + 1:
            out[-1][0].append((col, x))
        else:
            out.append(([(col, x)], near))
        last = (col, x)
    return out


def floor_under(columns: list[tuple[int, int]], board: Board, used: set[str], number: int) -> Floor:
    """The floor of the header that has these columns and is not drawn yet."""
    wanted = (columns[0][0], columns[-1][0])
    for floor in board.floors.values():
        if floor.cols == wanted and floor.id not in used:
            return floor
    words = f"no floor of the header has the columns {wanted[0]}-{wanted[1]}, or it is drawn twice"
    raise fault(board.path, number, columns[0][1] + 1, words, "write the columns of one floor, 4 characters apart")
