"""What a game's numbers mean in words: notation, outcomes, positions, views. One instance for each setup."""

from __future__ import annotations

from flashover.core.events import EventKind
from flashover.core.game import Game
from flashover.core.state import State


class BadMove(ValueError):
    """A move that cannot be read; the text says what was not understood, and what would be."""


class BadPosition(ValueError):
    """A position that cannot be read; the text has line and column."""


class BadCase(ValueError):
    """A case file that cannot be read; the text has file, line and column."""


class Language:
    """A game's words. Nothing here decides a rule."""

    event_kinds: list[EventKind]

    def action_text(self, number: int) -> str:
        """An action as players write it: `chop 3,4 E`."""
        raise NotImplementedError

    def parse_action(self, text: str) -> int:
        """The action a player wrote; BadMove if it cannot be read."""
        raise NotImplementedError

    def outcome_text(self, pairs: list[int]) -> list[str]:
        """What chance said (pairs of what and value), as words: `dice 3,4`."""
        raise NotImplementedError

    def parse_outcomes(self, texts: list[str]) -> list[int]:
        """The inverse of `outcome_text`."""
        raise NotImplementedError

    def position(self, state: State, seat: int) -> str:
        """The position as a seat may know it (-1: complete)."""
        raise NotImplementedError

    def read_position(self, text: str, seed: int) -> State:
        """The state a position describes; what it leaves open (`?`) is drawn from the seed."""
        raise NotImplementedError

    def reason_rule(self, number: int) -> str:
        """The ledger id a reason cites."""
        raise NotImplementedError

    def reason_key(self, number: int) -> str:
        """The message that says a reason."""
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
