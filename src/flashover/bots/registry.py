"""Bots by name: ours, and one's own as `module:Class`."""

from __future__ import annotations

from importlib import import_module

from flashover.bots.base import Bot
from flashover.bots.greedy import GreedyBot
from flashover.bots.random_bot import RandomBot

OURS: dict[str, type[Bot]] = {kind.name: kind for kind in (GreedyBot, RandomBot)}


class BadBot(ValueError):
    """A name that is no bot; the text says what would do."""


def names() -> tuple[str, ...]:
    """The bots that come with the program.

    >>> names()
    ('greedy', 'random')
    """
    return tuple(OURS)


def make(name: str) -> Bot:
    """A bot by its name.

    >>> make("greedy").name
    'greedy'
    """
    if name in OURS:
        return OURS[name]()
    module, colon, of = name.partition(":")
    if not colon:
        raise BadBot(f"there is no bot '{name}'; choose one of {', '.join(OURS)}, or give your own as module:Class")
    return own(name, module, of)


def own(name: str, module: str, of: str) -> Bot:
    """A bot from a module of the user."""
    try:
        kind = getattr(import_module(module), of)
    except (ImportError, AttributeError) as error:
        raise BadBot(f"bot {name}: {error}") from None
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise BadBot(f"bot {name}: it is not a class derived from flashover.bots.base.Bot")
    bot = kind()
    bot.name = bot.name or name
    return bot
