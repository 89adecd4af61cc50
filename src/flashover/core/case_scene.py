"""What a game gives to its cases: a table to play on, and answers about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from flashover.core.case_files import Block, Said
from flashover.core.events import Event
from flashover.core.game import Game
from flashover.core.language import Language, Words
from flashover.core.state import State


class Claim(NamedTuple):
    """One thing a `then` line says: is it so, and what is there instead?"""

    holds: bool
    instead: str


class Scene:
    """The table of one case. Each game extends it."""

    game: Game
    language: Language
    state: State

    def do(self, words: Words) -> None:
        """Run one step alone, up to the next decision."""
        raise NotImplementedError

    def claims(self, words: Words, seat: int | None) -> list[Claim]:
        """A fact, compared with the state, or with what a seat may see of it."""
        raise NotImplementedError

    def one_by_one(self, word: str) -> bool:
        """Does a fact with this first word list several things of a kind?"""
        raise NotImplementedError

    def exactly(self, words: Words) -> list[Claim]:
        """All pieces of a kind and no others."""
        raise NotImplementedError

    def count(self, words: Words) -> list[Claim]:
        """How many pieces of a kind there are."""
        raise NotImplementedError

    def asked(self) -> str:
        """The name of the question somebody has to answer; "" if none."""
        raise NotImplementedError

    def questions(self) -> list[str]:
        """The names of all questions."""
        raise NotImplementedError

    def event_text(self, event: Event) -> list[str]:
        """What an event says, in the words of case files; a number that may not be known is `?`."""
        raise NotImplementedError

    def event_names(self) -> list[str]:
        """The names of all events."""
        return [kind.name for kind in self.language.event_kinds]


Opener = Callable[[Said, dict[str, str], Block | None], Scene]  # the `game` line, its setup, `given`
Games = Mapping[str, Opener]
