"""The engines of others, in the loop they offer: legal list, choose, apply. Each is there only if it is installed."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from flashover.lab.measure import BATCH, CLONES, SECONDS, TIMES, best

MIDDLE: Final = 20  # moves, deals included: every one of these games is longer

Row = dict[str, object]
Found = tuple[list[Row], list[str]]


def row(game: str, setup: str, loop: tuple[float, float], clone: int = 0, batch: float = 0.0) -> Row:
    """A peer's row in the shape of ours."""
    return {
        "game": game, "setup": setup, "build": "native", "decisions_per_s": round(loop[0]),
        "games_per_s": round(loop[1], 1), "clone_ns": clone, "python_loop_per_s": round(loop[0]),
        "batch_per_s": round(batch),
    }  # fmt: skip


def missing(name: str, package: str) -> Found:
    """No rows, and how to get them."""
    return [], [f"{name} is not installed: pip install {package}"]


def timed(play: Callable[[random.Random], int]) -> tuple[float, float]:
    """Decisions and games in a second."""
    dice = random.Random(1)
    started, decisions, games = time.perf_counter(), 0, 0
    while time.perf_counter() - started < SECONDS:
        decisions += play(dice)
        games += 1
    taken = time.perf_counter() - started
    return decisions / taken, games / taken


def open_spiel() -> Found:
    """OpenSpiel: hearts, hanabi, backgammon."""
    try:
        import pyspiel
    except ImportError:
        return missing("OpenSpiel", "open_spiel==2.0.2")
    rows = []
    for name in ("hearts", "hanabi", "backgammon"):
        try:
            game = pyspiel.load_game(name)
        except RuntimeError:
            continue
        loop = best(partial(timed, partial(spiel_game, game)))
        rows.append(row(f"open_spiel {name}", "default", loop, spiel_clone(game)))
    return rows, []


def spiel_game(game: Any, dice: random.Random) -> int:
    """One random game; chance nodes are not counted as decisions."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(dice.choices([o for o, _ in outcomes], [p for _, p in outcomes])[0])
            continue
        state.apply_action(legal[dice.getrandbits(20) % len(legal)])
        decisions += 1
    return decisions


def spiel_clone(game: Any) -> int:
    """Nanoseconds of a clone in the middle of a game."""
    state, dice = game.new_initial_state(), random.Random(1)
    while state.move_number() < MIDDLE:
        legal = state.legal_actions()
        state.apply_action(legal[dice.getrandbits(20) % len(legal)])
    least = min(clones(state) for _ in range(TIMES * 10))
    return round(least * 1e9 / CLONES)


def clones(state: Any) -> float:
    """Seconds of some clones."""
    started = time.perf_counter()
    for _ in range(CLONES):
        state.clone()
    return time.perf_counter() - started


def catanatron() -> Found:
    """Catanatron with four random players."""
    try:
        from catanatron import Color, Game, RandomPlayer
    except ImportError:
        return missing("catanatron", "catanatron==3.2.1")

    def play(_: random.Random) -> int:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)])
        game.play()
        return len(game.state.action_records if hasattr(game.state, "action_records") else game.state.actions)

    return [row("catanatron", "4 random players", best(lambda: timed(play)))], []


def pgx() -> Found:
    """Pgx: sixty-four tables of backgammon in one batch, compiled before the clock starts."""
    try:
        import jax
        import pgx as room
    except ImportError:
        return missing("pgx", "pgx==2.6.0")
    game = room.make("backgammon")
    begin, step = jax.jit(jax.vmap(game.init)), jax.jit(jax.vmap(game.step))
    pick = jax.jit(lambda key, mask: jax.random.categorical(key, jax.numpy.where(mask, 0.0, -1e9)))
    key = jax.random.PRNGKey(1)
    state = begin(jax.random.split(key, BATCH))

    def run() -> tuple[float, float]:
        nonlocal state, key
        started, decisions = time.perf_counter(), 0
        while time.perf_counter() - started < SECONDS:
            key, one, more = jax.random.split(key, 3)
            state = step(state, pick(one, state.legal_action_mask), jax.random.split(more, BATCH))
            state.observation.block_until_ready()
            decisions += BATCH
        return decisions / (time.perf_counter() - started), 0.0

    run()
    batch = best(run)[0]
    return [row("pgx backgammon", "batch 64", (batch, 0.0), 0, batch)], []


PEERS: Final[dict[str, Callable[[], Found]]] = {"open_spiel": open_spiel, "catanatron": catanatron, "pgx": pgx}
