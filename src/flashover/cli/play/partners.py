"""Bots at the table: each is handed a resample of the game as its seat knows it, never the game itself."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from flashover.core.match import Action, Match


class Partner(NamedTuple):
    """A bot on a seat."""

    name: str

    def choose(self, match: Match, seat: int) -> Action:
        """What it does."""
        from flashover.flashpoint.evaluate import advise

        state = match.game.resample(match.state, seat, secrets.randbits(60))
        number = int(advise(state, seat))
        return match.action(seat, number)


def make(name: str, match: Match) -> Partner:
    """A bot by its name."""
    return Partner(name)


def table(seats: dict[int, str], match: Match) -> dict[int, Partner]:
    """The bots of several seats."""
    return {seat: make(name, match) for seat, name in seats.items() if name}
