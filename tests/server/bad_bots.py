"""Bots that fail, each in its own way. They are known to the server under test by `--bot`."""

from __future__ import annotations

import os
import time

from flashover.bots.base import Bot
from flashover.core.game import Game
from flashover.core.state import State


class Crashing(Bot):
    """Raises an error."""

    def choose(self, game: Game, state: State, seat: int) -> int:
        """Fail."""
        raise RuntimeError("no idea")


class Dying(Bot):
    """Ends its process."""

    def choose(self, game: Game, state: State, seat: int) -> int:
        """Die."""
        os._exit(3)


class Sleeping(Bot):
    """Thinks for ever."""

    def choose(self, game: Game, state: State, seat: int) -> int:
        """Sleep."""
        while True:
            time.sleep(1)


class Cheating(Bot):
    """Chooses what is not legal."""

    def choose(self, game: Game, state: State, seat: int) -> int:
        """A number that is no action now."""
        legal = {int(x) for x in game.legal(state, seat)}
        return next(int(x) for x in game.table(state, seat) if int(x) not in legal)
