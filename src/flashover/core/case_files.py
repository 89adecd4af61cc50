"""Case files: from their text to cases, without a word about what any game says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, NamedTuple

from flashover.core.language import BadCase, Words, plain

BLOCKS: Final = ("given", "when", "then")
MOST: Final = 4_000_000  # characters of a file
ID: Final = re.compile(r"[A-Z]{2,3}-[A-Z0-9]{1,8}-[0-9]{2,3}(\.[a-z0-9]{1,6})?")
COMMENT: Final = re.compile(r"(?:(?<=\s)|^)#.*$")


class Said(NamedTuple):
    """One line of a case without its comment, and where it begins."""

    number: int
    column: int
    text: str

    def words(self) -> Words:
        """The line as words."""
        return Words(self.text, self.number, self.column - 1)


class Block(NamedTuple):
    """`given`, `when` or `then` with its lines; a drawing stands beside the line `board`."""

    word: str
    number: int
    lines: list[Said]
    drawing: list[tuple[int, str]]


class Case(NamedTuple):
    """One case as it is written."""

    file: str
    number: int
    id: str
    title: str
    game: Said
    blocks: list[Block]


def read_file(path: Path) -> str:
    """The text of a file of cases."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadCase(str(path), 1, 1, f"cannot be read ({error.strerror}); give the path of a case file") from None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadCase(str(path), line, 1, "this is not UTF-8 text; save the file as UTF-8") from None


def read_cases(text: str, file: str) -> list[Case]:
    """The cases of a text; BadCase says where it makes no sense."""
    if len(text) > MOST:
        raise BadCase(file, 1, 1, f"the file is longer than {MOST} characters; split it")
    reader = Reader(file, text.replace("\r\n", "\n").split("\n"))
    while reader.at < len(reader.lines):
        reader.next_line()
    reader.close()
    if not reader.cases:
        raise BadCase(file, 1, 1, "there is no case in this file; begin with 'case ID title'")
    return reader.cases


class Reader:
    """Goes through the lines of a file."""

    def __init__(self, file: str, lines: list[str]) -> None:
        self.file = file
        self.lines = lines
        self.at = 0
        self.cases: list[Case] = []
        self.ids: set[str] = set()
        self.open: Case | None = None

    def fault(self, said: Said, problem: str) -> BadCase:
        """An error at a line."""
        return BadCase(self.file, said.number, said.column, problem)

    def next_line(self) -> None:
        """Read one line, with the drawing below it if it has one."""
        said = bare(self.at + 1, self.lines[self.at])
        self.at += 1
        if not said.text:
            return
        word = said.text.split()[0]
        if word == "case":
            self.open_case(said)
        elif self.open is None:
            raise self.fault(said, f"'{plain(word)}' stands before the first case; begin with 'case ID title'")
        elif self.open.game.number == 0:
            self.read_game(said)
        elif said.text in BLOCKS:
            self.open_block(said)
        else:
            self.add_line(said)

    def open_case(self, said: Said) -> None:
        """`case FP-FIRE-06.1 An explosion …`."""
        self.close()
        parts = said.text.split(maxsplit=2)
        if len(parts) < 3 or ID.fullmatch(parts[1]) is None:
            raise self.fault(said, "write 'case ID title', for example: case FP-FIRE-06.1 An explosion spreads")
        if parts[1] in self.ids:
            raise self.fault(said, f"there is a case {parts[1]} in this file already; give it a letter of its own")
        self.ids.add(parts[1])
        self.open = Case(self.file, said.number, parts[1], parts[2], Said(0, 1, ""), [])

    def read_game(self, said: Said) -> None:
        """`game flashpoint board=blank mode=family`."""
        assert self.open is not None
        if said.text.split()[0] != "game" or len(said.text.split()) < 2:
            raise self.fault(said, "behind 'case' stands 'game', for example: game flashpoint board=blank mode=family")
        self.open = self.open._replace(game=said)

    def open_block(self, said: Said) -> None:
        """given, when, then."""
        assert self.open is not None
        self.judge_block()
        if said.text == "given" and self.open.blocks:
            raise self.fault(said, "'given' stands once, before 'when' and 'then'")
        self.open.blocks.append(Block(said.text, said.number, [], []))

    def add_line(self, said: Said) -> None:
        """A line of a block."""
        assert self.open is not None
        if not self.open.blocks:
            raise self.fault(said, "write 'given', 'when' or 'then' before this line")
        block = self.open.blocks[-1]
        block.lines.append(said)
        if block.word == "given" and said.text == "board":
            if block.drawing:
                raise self.fault(said, "a second drawing; draw one board")
            self.read_drawing(said, block)

    def read_drawing(self, said: Said, block: Block) -> None:
        """The lines below `board` that stand further right; in them '#' is no comment."""
        while self.at < len(self.lines):
            line = self.lines[self.at].expandtabs(8).rstrip()
            if line and len(line) - len(line.lstrip()) < said.column:
                break
            block.drawing.append((self.at + 1, line))
            self.at += 1
        while block.drawing and not block.drawing[-1][1]:
            block.drawing.pop()
        if not any(line for _, line in block.drawing):
            raise self.fault(said, "below 'board' stands a drawing, further to the right")

    def judge_block(self) -> None:
        """No block is empty, but for `given`."""
        assert self.open is not None
        if self.open.blocks and not self.open.blocks[-1].lines and self.open.blocks[-1].word != "given":
            block = self.open.blocks[-1]
            raise BadCase(
                self.file, block.number, 1, f"this '{block.word}' is empty; a case that says nothing proves nothing"
            )

    def close(self) -> None:
        """End the case that is open."""
        case = self.open
        if case is None:
            return
        self.judge_block()
        if case.game.number == 0:
            raise BadCase(self.file, case.number, 1, "this case has no line 'game'")
        if not case.blocks or case.blocks[-1].word != "then":
            raise BadCase(self.file, case.number, 1, "this case does not end in 'then'; say what must be so")
        self.cases.append(case)
        self.open = None


def bare(number: int, line: str) -> Said:
    """A line without comment and blanks round it."""
    text = COMMENT.sub("", line.expandtabs(8)).rstrip()
    return Said(number, len(text) - len(text.lstrip()) + 1, text.strip())


def setup_words(case: Case) -> tuple[str, dict[str, str]]:
    """The game and the words of the setup in a case's `game` line."""
    words = case.game.words()
    words.take("game")
    game = words.take("a game").lower()
    setup: dict[str, str] = {}
    while not words.done():
        name, sign, value = words.take("a word of the setup").partition("=")
        if not sign:
            raise words.fault(f"'{plain(name)}' is no word of the setup; write for example mode=family", back=1)
        if name in setup:
            raise words.fault(f"'{plain(name)}' stands twice", back=1)
        setup[name] = value
    return game, setup
