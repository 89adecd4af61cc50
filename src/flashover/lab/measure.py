"""Measuring this engine: native random play, the same from a Python loop, clones, and sixty-four tables at once."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from typing import Final

from flashover import native
from flashover.core import playout
from flashover.core.game import Game
from flashover.core.state import State
from flashover.lab.play import table

SECONDS: Final = 0.5  # of one measurement
TIMES: Final = 3  # the best of so many counts: the machine has other work
MOST: Final = 5000  # decisions of one game
BATCH: Final = 64
CLONES: Final = 200
GAMES: Final = 20


def measure(game: str, name: str, setup: dict[str, object]) -> dict[str, object]:
    """The row of a setup in the build that runs here."""
    made = table(game, json.dumps(setup))[0]
    decisions, games = best(lambda: native_play(made))
    return {
        "game": game,
        "setup": name,
        "build": native.build(),
        "decisions_per_s": round(decisions),
        "games_per_s": round(games, 1),
        "clone_ns": clone_ns(made),
        "python_loop_per_s": round(best(lambda: python_loop(made))[0]),
        "batch_per_s": round(best(lambda: batch(made))[0]),
    }


def best(once: Callable[[], tuple[float, float]]) -> tuple[float, float]:
    """The fastest of a few tries."""
    return max(once() for _ in range(TIMES))


def native_play(game: Game) -> tuple[float, float]:
    """Decisions and games in a second, all of it inside the engine."""
    started, decisions, games = time.perf_counter(), 0, 0
    while time.perf_counter() - started < SECONDS:
        decisions += int(playout.many(game, GAMES, games, MOST))
        games += GAMES
    taken = time.perf_counter() - started
    return decisions / taken, games / taken


def python_loop(game: Game) -> tuple[float, float]:
    """Decisions in a second from Python: legal list, choose, apply."""
    dice = random.Random(1)
    started, decisions, games = time.perf_counter(), 0, 0
    while time.perf_counter() - started < SECONDS:
        decisions += play_in_python(game, dice, games)
        games += 1
    taken = time.perf_counter() - started
    return decisions / taken, games / taken


def play_in_python(game: Game, dice: random.Random, seed: int) -> int:
    """One random game; how many decisions it had."""
    state = game.start(seed)
    decisions = 0
    while True:
        seats = game.to_act(state)
        if not seats:
            return decisions
        seat = seats[0]
        legal = game.legal(state, seat)
        game.apply(state, seat, legal[dice.getrandbits(20) % len(legal)])
        decisions += 1


def batch(game: Game) -> tuple[float, float]:
    """Decisions in a second over sixty-four tables, each with its view and its legal list after every step."""
    dice = random.Random(1)
    tables = [game.start(seed) for seed in range(BATCH)]
    started, decisions = time.perf_counter(), 0
    while time.perf_counter() - started < SECONDS:
        for k in range(BATCH):
            tables[k] = step_and_look(game, tables[k], dice, decisions + k)
        decisions += BATCH
    return decisions / (time.perf_counter() - started), 0.0


def step_and_look(game: Game, state: State, dice: random.Random, seed: int) -> State:
    """One step of one table of a batch; a table that has ended begins again."""
    seats = game.to_act(state)
    if not seats:
        state = game.start(seed)
        seats = game.to_act(state)
    seat = seats[0]
    legal = game.legal(state, seat)
    game.apply(state, seat, legal[dice.getrandbits(20) % len(legal)])
    game.observe(state, seat)
    return state


def clone_ns(game: Game) -> int:
    """Nanoseconds of a clone, asked from Python."""
    state = game.start(1)
    least = min(timed_clones(game, state) for _ in range(TIMES * 10))
    return round(least * 1e9 / CLONES)


def timed_clones(game: Game, state: State) -> float:
    """Seconds of some clones."""
    started = time.perf_counter()
    for _ in range(CLONES):
        game.clone(state)
    return time.perf_counter() - started
