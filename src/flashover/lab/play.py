"""One game of bots, and a row that says how it went."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib import import_module
from typing import Final, NamedTuple

from flashover import games
from flashover.bots import registry
from flashover.bots.base import Bot, ask
from flashover.core.game import Game
from flashover.core.language import Language
from flashover.core.state import State

MOST: Final = 20_000  # decisions of one game; none comes near
SPREAD: Final = 1_000_003  # between the seeds of two games' bots


class Row(NamedTuple):
    """How one game went. It depends on the setup, the bots and the seed alone."""

    seed: int
    result: str
    reason: str
    decisions: int
    sides: tuple[int, ...]  # for each seat 1 won, -1 lost, 0 neither


class Endless(RuntimeError):
    """A game that does not end: a mistake of the rules or of a bot."""


@lru_cache(maxsize=16)
def table(name: str, setup: str) -> tuple[Game, Language, dict[str, str]]:
    """The game of a setup (JSON, so that it can be a key), its language, and the setup in full."""
    games.game(name)
    found: tuple[Game, Language, dict[str, str]] = import_module(f"flashover.{name}.matches").table(json.loads(setup))
    return found


@lru_cache(maxsize=16)
def crew(names: tuple[str, ...]) -> tuple[Bot, ...]:
    """The bots of all seats."""
    made = {name: registry.make(name) for name in names}
    return tuple(made[name] for name in names)


def play(game: Game, bots: tuple[Bot, ...], seed: int) -> tuple[State, int]:
    """Play one game; its last state, and how many decisions it had."""
    state = game.start(seed)
    for decisions in range(MOST):
        seats = game.to_act(state)
        if not len(seats):
            return state, decisions
        seat = int(seats[0])
        game.apply(state, seat, ask(bots[seat - 1], game, state, seat, seed * SPREAD + decisions))
    raise Endless(f"seed {seed}: no end after {MOST} decisions")


def row(name: str, setup: str, bots: tuple[str, ...], seed: int) -> Row:
    """Play one game and say how it went."""
    game, language, _ = table(name, setup)
    state, decisions = play(game, crew(bots), seed)
    found = language.result(state)
    sides = tuple(int(x) for x in game.result(state))
    return Row(seed, str(found["result"]), str(found["reason"]), decisions, sides)


class Chunk(NamedTuple):
    """Some games to be played in one go, wherever."""

    name: str
    setup: str
    bots: tuple[str, ...]
    first: int
    many: int


def play_chunk(chunk: Chunk) -> list[Row]:
    """Play the games of a chunk."""
    seeds = range(chunk.first, chunk.first + chunk.many)
    return [row(chunk.name, chunk.setup, chunk.bots, seed) for seed in seeds]
