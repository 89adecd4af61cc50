"""A game as text: moves, outcomes, positions. One instance for each setup; `core` asks, the games answer."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from flashover.core.events import EventKind
from flashover.core.game import Game
from flashover.core.state import State


class BadMove(ValueError):
    """A move, or an outcome, that cannot be read; the text says what was not understood and what would be."""


class BadPosition(ValueError):
    """A position that cannot be read; the text begins with line and column."""

    def __init__(self, line: int, column: int, problem: str) -> None:
        super().__init__(f"line {line}, column {column}: {problem}")
        self.line = line
        self.column = column
        self.problem = problem


class BadCase(ValueError):
    """A file of cases that cannot be read; the text begins with file, line and column."""

    def __init__(self, file: str, line: int, column: int, problem: str) -> None:
        super().__init__(f"{plain(file, 200)}:{line}:{column}: {problem}")
        self.file = file
        self.line = line
        self.column = column
        self.problem = problem


def plain(text: str, limit: int = 40) -> str:
    """A piece of somebody's text in a form fit for one line of a message."""
    shown = text if len(text) <= limit else text[:limit] + "..."
    return shown.encode("unicode_escape").decode("ascii")


class Words:
    """One line as words with their places; reads them one after another.

    >>> words = Words("fire 3,3  3,4", line=2)
    >>> words.take("a fact"), words.take("a space"), words.done()
    ('fire', '3,3', False)
    """

    def __init__(self, text: str, line: int = 1, offset: int = 0) -> None:
        self.text = text
        self.line = line
        self.found = [(match[0], match.start() + 1 + offset) for match in re.finditer(r"\S+", text)]
        self.at = 0
        self.end = len(text.rstrip()) + 1 + offset

    def done(self) -> bool:
        """Have all words been read?"""
        return self.at >= len(self.found)

    def peek(self) -> str:
        """The next word, "" at the end."""
        return "" if self.done() else self.found[self.at][0]

    def take(self, what: str) -> str:
        """Read the next word; `what` says what is missing if there is none."""
        if self.done():
            raise self.fault(f"{what} is missing here")
        self.at += 1
        return self.found[self.at - 1][0]

    def take_if(self, word: str) -> bool:
        """Read the next word if it is this one."""
        if self.peek().lower() != word:
            return False
        self.at += 1
        return True

    def choice(self, what: str, words: Sequence[str]) -> int:
        """Read one of several words; its index."""
        word = self.take(what).lower()
        if word not in words:
            raise self.fault(f"'{plain(word)}' is not {what}; write one of {', '.join(w for w in words if w)}", back=1)
        return words.index(word)

    def number(self, what: str, most: int = 999) -> int:
        """Read a whole number."""
        word = self.take(what)
        if not (word.isascii() and word.isdigit() and len(word) < 10) or int(word) > most:
            raise self.fault(f"'{plain(word)}' is not {what}: a whole number up to {most}", back=1)
        return int(word)

    def rest(self) -> str:
        """Everything not read yet, as one text; it counts as read."""
        parts = [word for word, _ in self.found[self.at :]]
        self.at = len(self.found)
        return " ".join(parts)

    def finish(self) -> None:
        """Refuse words nobody asked for."""
        if not self.done():
            raise self.fault(f"'{plain(self.peek())}' is too much here; take it out")

    def column(self, back: int = 0) -> int:
        """Where the next word (or one before it) stands."""
        at = self.at - back
        return self.found[at][1] if 0 <= at < len(self.found) else self.end

    def fault(self, problem: str, back: int = 0) -> BadPosition:
        """An error at the next word, or at one already read."""
        return BadPosition(self.line, self.column(back), problem)


class Language:
    """What a game says and reads. Actions, reasons and outcomes are numbers; everything else here is text."""

    name: str = ""  # the game's word in headers
    setup: dict[str, str]  # every word of the setup with its value
    event_kinds: list[EventKind]

    def action_text(self, number: int, cost: int = -1) -> str:
        """The move a number stands for; a payment is written in full where the cost is given."""
        raise NotImplementedError

    def action_kind(self, number: int) -> str:
        """The first word of the move."""
        raise NotImplementedError

    def parse_action(self, text: str) -> int:
        """The number of a move; BadMove says what is wrong."""
        raise NotImplementedError

    def payment(self, text: str) -> int:
        """The AP a payment written behind a move adds up to; -1 where nothing is said."""
        raise NotImplementedError

    def reason_rule(self, number: int) -> str:
        """The ledger id of a reason."""
        raise NotImplementedError

    def reason_key(self, number: int) -> str:
        """The key of its sentence."""
        raise NotImplementedError

    def is_outcome(self, text: str) -> bool:
        """Does this line say what chance gave (and is no move)?"""
        raise NotImplementedError

    def outcome_text(self, pairs: Sequence[int]) -> list[str]:
        """Outcomes as lines; `pairs` is what was asked, what came, what was asked, what came …"""
        raise NotImplementedError

    def parse_outcomes(self, texts: Iterable[str]) -> list[int]:
        """The inverse of `outcome_text`."""
        raise NotImplementedError

    def question_text(self, what: int, choices: Sequence[int]) -> str:
        """What chance is asked, in the words of its answers."""
        raise NotImplementedError

    def position(self, state: State, seat: int | None = None) -> str:
        """The state as facts, one a line: complete, or as one seat may know it."""
        raise NotImplementedError

    def read_position(self, text: str, seed: int = 7) -> State:
        """The state of a position of this setup; what it leaves unknown is drawn from the seed."""
        raise NotImplementedError

    def reason_text(self, number: int, lang: str) -> str:
        """A reason as a sentence."""
        raise NotImplementedError

    def result(self, state: State) -> dict[str, object]:
        """How a game ended."""
        raise NotImplementedError

    def view(self, game: Game, state: State, seat: int) -> dict[str, object]:
        """What a seat may see, ready for JSON."""
        raise NotImplementedError

    def redact(self, line: dict[str, object]) -> dict[str, object]:
        """A line of the record without outcomes that are still hidden."""
        raise NotImplementedError

    def picture(self, state: State, seat: int) -> str:
        """The board drawn as text."""
        raise NotImplementedError

    def svg(self, state: State, seat: int) -> str:
        """The board as a picture of its own, with what a seat sees on it."""
        raise NotImplementedError
