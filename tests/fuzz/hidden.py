"""Hidden information: what a seat may know stays equal when everything else is dealt anew.

    python -m tests.fuzz.hidden [PAIRS] [FIRST SEED]

For random positions of all setups and every seat (and a spectator): view, legal list, walks, position, refusals and the
record of the game so far.
"""

from __future__ import annotations

import json
import random
import sys
import time

from flashover.core.contract import check_hidden
from flashover.flashpoint.matches import table
from tests.flashpoint.setups import all_setups


def main(pairs: int, seed: int = 1) -> dict[str, object]:
    """Ask for so many pairs of state and seat."""
    setups = all_setups()
    asked, start = 0, time.monotonic()
    while asked < pairs:
        game, language, _ = table(dict(setups[seed % len(setups)]))
        dice = random.Random(seed)
        state = game.start(seed)
        while len(game.to_act(state)) and asked < pairs:
            if dice.randrange(8) == 0:
                check_hidden(game, language, state, dice)
                asked += int(game.seats()) + 1
            seat = int(dice.choice(list(game.to_act(state))))
            game.apply(state, seat, dice.choice(list(game.legal(state, seat))))
        seed += 1
    return {"pairs": asked, "pairs_per_s": int(asked / (time.monotonic() - start))}


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:]]
    print(json.dumps(main(numbers[0] if numbers else 100_000, numbers[1] if len(numbers) > 1 else 1)))
