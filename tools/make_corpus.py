"""Record whole games of all setups for `tests/corpus`: what would break a running table is seen before a release.

    python -m tools.make_corpus [GAMES]

Bots play them: greedy ones, and among them some that play at random. A record is kept in one line of JSON lines packed
by setup, so that the corpus can be read, and replayed by `flashover replay`.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

import flashover
from flashover.bots.base import ask
from flashover.bots.registry import make
from flashover.core import record
from flashover.core.match import Match
from tests.flashpoint.setups import Setup, all_setups

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "corpus"
MOST = 3000


def play(setup: Setup, seed: int) -> Match:
    """One game to its end."""
    game = flashover.flashpoint.new(seed=seed, **setup)
    dice = random.Random(seed)
    names = [dice.choice(("greedy", "greedy", "random")) for _ in range(int(setup["seats"]))]
    players = [make(name) for name in names]
    for _ in range(MOST):
        if not game.to_act:
            return game
        seat = dice.choice(game.to_act)
        number = ask(players[seat - 1], game.game, game.state, seat, dice.randrange(1 << 30))
        game.apply(game.action(seat, number), seat)
        if dice.random() < 0.01 and game.can_undo():
            game.undo()
    raise AssertionError(f"{setup} with seed {seed} does not end")


def main(games: int) -> None:
    """Write so many records."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.jsonl"):
        old.unlink()
    setups = all_setups()
    for number in range(games):
        setup = setups[number % len(setups)]
        game = play(setup, 1000 + number)
        name = f"{number:03d}-{setup['mode']}-{setup['board']}-{setup['seats']}.jsonl"
        record.save(FOLDER / name, game.record())


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 300)
