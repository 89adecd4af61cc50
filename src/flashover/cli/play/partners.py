"""Bots at the table: each is handed a resample of the game as its seat knows it, never the game itself."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from flashover.bots import registry
from flashover.bots.base import Bot, ask
from flashover.core.match import Action, Match


class Partner(NamedTuple):
    """A bot on a seat, and the name it was asked for by."""

    name: str
    bot: Bot

    def choose(self, match: Match, seat: int, rng: Random) -> Action:
        """What it does."""
        number = ask(self.bot, match.game, match.state, seat, rng.getrandbits(60))
        return match.action(seat, number)


def make(name: str) -> Partner:
    """A bot by its name."""
    return Partner(name, registry.make(name))


def table(seats: dict[int, str]) -> dict[int, Partner]:
    """The bots of several seats; those with an empty name are people."""
    return {seat: make(name) for seat, name in seats.items() if name}
