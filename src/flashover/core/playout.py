"""Random games played natively: for measuring speed, for fuzzing, for rollouts."""

from __future__ import annotations

from flashover.core import chance
from flashover.core.game import Game
from flashover.core.packed import i64, vec
from flashover.core.state import State


def pick(dice: State, choices: vec[i64]) -> i64:
    """One of the choices, each as likely."""
    return choices[chance.below(dice, i64(len(choices)))]


def play_out(game: Game, s: State, seed: i64, most: i64) -> i64:
    """Play random legal actions to the end (or `most` decisions); how many were played."""
    dice = State()
    chance.seed(dice, seed)
    played: i64 = 0
    while played < most:
        seats = game.to_act(s)
        if len(seats) == 0:
            break
        seat: i64 = pick(dice, seats)
        game.apply(s, seat, pick(dice, game.legal(s, seat)))
        played += 1
    return played


def many(game: Game, games: i64, seed: i64, most: i64) -> i64:
    """Decisions in so many random games."""
    played: i64 = 0
    for k in range(games):
        played += play_out(game, game.start(seed + k), seed + k, most)
    return played
