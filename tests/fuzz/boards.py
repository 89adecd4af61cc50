"""Spoilt board files: whatever is done to a board, reading it ends in a board or in one clear line.

python tests/fuzz/boards.py [COUNT] [FIRST_SEED]
"""

from __future__ import annotations

import random
import re
import sys
import traceback
from collections.abc import Callable
from typing import Final

from flashover.flashpoint.boards import (
    Board,
    BoardError,
    board_ids,
    canonical,
    check,
    compose,
    draw,
    draw_arrows,
    geometry,
    load_board,
    loads,
    picture,
    remarks,
)
from flashover.flashpoint.boards.library import FOLDER
from flashover.flashpoint.boards.reader import decoded

NAMES: Final = (*board_ids(), "blank")
CLEAR: Final = re.compile(r"[ -~]*:[1-9][0-9]*:[1-9][0-9]*: [ -~]+; [ -~]+")
FOUND: Final = re.compile(r"[ -~]*:[1-9][0-9]*:[1-9][0-9]*: [ -~]+")
DRAWN: Final = ' +-|:=WDFLO%#&M~"HxabcklXSRNAE*^_.<>0123456789'
ODD: Final = "\x00\t\r\n\x0b\u2028\u0663\u00b2\u00df\u0130\U0001f525\ufeff\u202e\u00e9Zz'[]{}=,"
VALUES: Final = (
    "0",
    "-1",
    "9" * 30,
    "9" * 5000,
    "1e400",
    "nan",
    "true",
    '""',
    '"x"',
    '"' + "long " * 200 + '"',
    "[]",
    "[1]",
    "[8, 1]",
    "[1, 9999999]",
    "[[1, 2], [3]]",
    "[" * 3000 + "]" * 3000,
    "{}",
    "{ a = 1 }",
    "{a=" * 2000 + "1" + "}" * 2000,
    '["dice", 3]',
    '["row 99", "rows 9-1", "column 0"]',
    "1979-05-27",
    "0000-00-00",
    "25:61:61",
    '{ en = "a", es = "b", it = "c" }',
    '{ en = "a\\nb", es = "b", it = "c" }',
    '"\\ud800"',
    "0x7fffffffffffffffff",
    "'\\'",
)
KEYS: Final = (
    "format id set origin title dice circles rules family attach floor object rooms cols rows level mark".split()
)

Mutation = Callable[[random.Random, str], str]


def text_of(name: str) -> str:
    """A board file of the program."""
    with open(f"{FOLDER}/{name}.board", encoding="utf-8") as file:
        return file.read()


# ---- ways to spoil a text
def swap_char(rng: random.Random, text: str) -> str:
    """Another character in one place."""
    i = rng.randrange(len(text) + 1)
    return text[:i] + rng.choice(DRAWN if rng.random() < 0.7 else ODD) + text[i + 1 :]


def add_char(rng: random.Random, text: str) -> str:
    """One character more."""
    i = rng.randrange(len(text) + 1)
    return text[:i] + rng.choice(DRAWN if rng.random() < 0.5 else ODD) + text[i:]


def drop_chars(rng: random.Random, text: str) -> str:
    """Some characters less."""
    i = rng.randrange(len(text) + 1)
    return text[:i] + text[i + rng.choice((1, 1, 2, 4, 40)) :]


def swap_in_plan(rng: random.Random, text: str) -> str:
    """Another drawing character inside the plan."""
    start = text.find("=== plan")
    i = rng.randrange(max(start, 0), len(text) + 1)
    return text[:i] + rng.choice(DRAWN) + text[i + 1 :]


def swap_like(rng: random.Random, text: str) -> str:
    """Another border, mark or room in the place of one: often still a board."""
    start = max(text.find("=== plan"), 0)
    places = [i for i in range(start, len(text)) if text[i] in "|:DWOalkhASRHEX"]
    if not places:
        return text
    i = rng.choice(places)
    return text[:i] + rng.choice("|:DWOFL=%#&M~x " if text[i] in "|:DWO" else "alkhpASRHEX ") + text[i + 1 :]


def truncate(rng: random.Random, text: str) -> str:
    """The file ends early."""
    return text[: rng.randrange(len(text) + 1)]


def drop_line(rng: random.Random, text: str) -> str:
    """One line less."""
    lines = text.split("\n")
    del lines[rng.randrange(len(lines))]
    return "\n".join(lines)


def double_lines(rng: random.Random, text: str) -> str:
    """One line again, once or very often."""
    lines = text.split("\n")
    i = rng.randrange(len(lines))
    return "\n".join(lines[:i] + [lines[i]] * rng.choice((2, 3, 9, 5000)) + lines[i:])


def swap_lines(rng: random.Random, text: str) -> str:
    """Two lines change places."""
    lines = text.split("\n")
    i, k = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[i], lines[k] = lines[k], lines[i]
    return "\n".join(lines)


def shift_line(rng: random.Random, text: str) -> str:
    """A line moves to the left or to the right."""
    lines = text.split("\n")
    i = rng.randrange(len(lines))
    lines[i] = " " * rng.choice((1, 2, 4, 300)) + lines[i] if rng.random() < 0.5 else lines[i][rng.choice((1, 4)) :]
    return "\n".join(lines)


def spoil_value(rng: random.Random, text: str) -> str:
    """A key of the header gets a strange value."""
    lines = text.split("\n")
    places = [i for i, line in enumerate(lines) if re.match(r"\w+ *=[^=]", line)]
    if not places:
        return text
    i = rng.choice(places)
    lines[i] = lines[i].split("=")[0] + "= " + rng.choice(VALUES)
    return "\n".join(lines)


def add_key(rng: random.Random, text: str) -> str:
    """A key or table too many."""
    lines = text.split("\n")
    key = rng.choice(KEYS)
    new = rng.choice((f"{key} = {rng.choice(VALUES)}", f"[{key}]", f"[[{key}]]", f"{key}.x = 1", f'["{key}".a]'))
    lines.insert(rng.randrange(min(40, len(lines)) + 1), new)
    return "\n".join(lines)


def swap_number(rng: random.Random, text: str) -> str:
    """Another number in the place of one."""
    found = list(re.finditer("[0-9]+", text))
    if not found:
        return text
    one = rng.choice(found)
    return (
        text[: one.start()]
        + rng.choice(("0", "1", "2", "5", "9", "13", "24", "99", "123456789012"))
        + text[one.end() :]
    )


def splice(rng: random.Random, text: str) -> str:
    """The head of one board, the rest of another."""
    other = text_of(rng.choice(NAMES))
    return text[: rng.randrange(len(text) + 1)] + other[rng.randrange(len(other)) :]


MUTATIONS: Final[tuple[Mutation, ...]] = (
    swap_char,
    add_char,
    drop_chars,
    swap_in_plan,
    swap_like,
    swap_like,
    truncate,
    drop_line,
    double_lines,
    swap_lines,
    shift_line,
    spoil_value,
    spoil_value,
    add_key,
    swap_number,
    swap_number,
    splice,
)


def spoilt(seed: int) -> bytes:
    """The bytes of a spoilt board; the same for the same seed."""
    rng = random.Random(seed)
    text = text_of(rng.choice(NAMES))
    for _ in range(rng.choice((1, 1, 1, 2, 3, 8))):
        text = rng.choice(MUTATIONS)(rng, text)
    data = text.encode("utf-8", "surrogatepass")
    if rng.random() < 0.05:
        i = rng.randrange(len(data) + 1)
        data = data[:i] + bytes(rng.randrange(256) for _ in range(rng.choice((1, 2, 200)))) + data[i + 1 :]
    return data


# ---- what must hold
def use(board: Board) -> None:
    """All that is done with a board that could be read; composing may refuse it."""
    for line in [*check(board), *remarks(board)]:
        assert FOUND.fullmatch(line), f"not one clear line: {line:.300}"
    geometry(board)
    picture(board)
    draw_arrows(board)
    again = draw(board)
    try:
        whole = compose(board, load_board("attic"), load_board("basement"))
    except BoardError:
        whole = board
    check(whole)
    geometry(whole)
    picture(whole)
    head = again.split("\n")[0]
    assert any(char.isdigit() for char in head), head


def verdict(data: bytes) -> str:
    """`read` or `refused`; anything but a clear refusal is raised."""
    try:
        text = decoded(data, "spoilt.board")
        board = loads(text, "spoilt.board")
    except BoardError as error:
        assert CLEAR.fullmatch(str(error)), f"not one clear line: {error!s:.300}"
        return "refused"
    use(board)
    try:
        once = canonical(text, "spoilt.board")
    except BoardError as error:
        assert "comment" in str(error), error
        return "read"
    assert canonical(once) == once, "the canonical form is not stable"
    again = loads(once)
    assert (again.borders, again.marks.keys()) == (board.borders, board.marks.keys()), "the drawing lost something"
    return "read"


def main(count: int, first: int = 0) -> int:
    """Try many seeds; the number of those that went wrong."""
    tally = {"read": 0, "refused": 0}
    bad = 0
    for seed in range(first, first + count):
        try:
            tally[verdict(spoilt(seed))] += 1
        except Exception:
            bad += 1
            print(f"seed {seed}:\n{traceback.format_exc()}", file=sys.stderr)
    print(
        f"{count} spoilt boards: {tally['read']} read, {tally['refused']} refused with a clear line, {bad} went wrong"
    )
    return bad


if __name__ == "__main__":
    numbers = [int(argument) for argument in sys.argv[1:]] or [100_000]
    sys.exit(1 if main(*numbers) else 0)
