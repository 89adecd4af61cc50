"""The game's own rule of thumb at the table."""

from __future__ import annotations

from flashover.bots.base import Bot
from flashover.core.game import Game
from flashover.core.state import State


class GreedyBot(Bot):
    """Plays what the game itself advises."""

    name = "greedy"

    def choose(self, game: Game, state: State, seat: int) -> int:
        """The game's advice."""
        return int(game.advise(state, seat))
