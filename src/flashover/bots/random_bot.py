"""The measure of all bots: any legal action."""

from __future__ import annotations

from flashover.bots.base import Bot
from flashover.core import chance
from flashover.core.game import Game
from flashover.core.state import State


class RandomBot(Bot):
    """Any legal action, each as likely."""

    name = "random"

    def choose(self, game: Game, state: State, seat: int) -> int:
        """Draw from the generator of the state, which is the bot's own."""
        choices = game.legal(state, seat)
        return int(choices[chance.below(state, len(choices))])
