"""What a bot is, and the only way to ask one."""

from __future__ import annotations

from flashover.core.game import Game
from flashover.core.state import State


class Bot:
    """Chooses actions. One bot may play any number of seats and games."""

    name: str = ""

    def choose(self, game: Game, state: State, seat: int) -> int:
        """The number of a legal action. The state is a copy made for this question: the bot may spoil it.

        Its hidden parts are not those of the real game, and its generator is the bot's own.
        """
        raise NotImplementedError


class BadChoice(ValueError):
    """A bot chose what is not legal."""


def ask(bot: Bot, game: Game, state: State, seat: int, seed: int) -> int:
    """The bot's choice: it is shown another state, one its seat cannot tell from the real one."""
    choice = int(bot.choose(game, game.resample(state, seat, seed), seat))
    if game.why_not(state, seat, choice):
        raise BadChoice(f"bot {bot.name}: action {choice} of seat {seat} is not legal")
    return choice
