"""Random play of all setups under the questions of the contract.

python -m tests.fuzz.engine [DECISIONS] [FIRST SEED]
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator

from flashover import native
from flashover.core.contract import Effort, check_game
from flashover.flashpoint.matches import table
from tests.flashpoint.setups import Setup, all_setups

RARE = Effort(equal=60, replay=60, events=40, table=1500, hidden=150, reach=600, position=150)


def games(seed: int) -> Iterator[tuple[Setup, int]]:
    """Setups one after another, for ever, each time with other dice."""
    setups = all_setups()
    while True:
        yield setups[seed % len(setups)], seed
        seed += 1


def play(decisions: int, seed: int = 1, effort: Effort = RARE) -> dict[str, object]:
    """So many decisions at least; ContractBroken if anything is wrong."""
    start, done, played, first = time.monotonic(), 0, 0, seed
    for setup, number in games(seed):
        if done >= decisions:
            break
        game, language, _ = table(dict(setup))
        try:
            done += check_game(game, language, number, effort=effort)
        except AssertionError as error:
            raise AssertionError(f"{setup}: {error}") from error
        played += 1
    seconds = time.monotonic() - start
    return {
        "build": native.build(), "games": played, "decisions": done, "first_seed": first,
        "setups": len(all_setups()), "decisions_per_s": int(done / seconds),
    }  # fmt: skip


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 200_000
    print(json.dumps(play(count, int(sys.argv[2]) if len(sys.argv) > 2 else 1)))
