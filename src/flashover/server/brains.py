"""Until there is a room for bots: one that plays any legal action, and one's own by `module:Class`."""

from __future__ import annotations

import importlib
import random
from typing import Protocol

from flashover.core.game import Game
from flashover.core.state import State


class Bot(Protocol):
    """Chooses the number of an action."""

    def choose(self, state: State, seat: int) -> int:
        """The action of a seat that is to act."""


class Anything:
    """Plays any legal action."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, state: State, seat: int) -> int:
        """One of all."""
        return random.choice([int(x) for x in self.game.legal(state, seat)])


def make(name: str, game: Game) -> Bot:
    """A bot by its name."""
    module, colon, of = name.partition(":")
    if not colon:
        return Anything(game)
    made: Bot = getattr(importlib.import_module(module), of)(game)
    return made
