"""Positions of random games of random setups: written, read, compared; the same for moves and outcomes.

python tests/fuzz/positions.py [COUNT] [FIRST_SEED]
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from typing import Final

from flashover.core.state import start_logs
from flashover.flashpoint.game import FlashPoint
from flashover.flashpoint.matches import table
from flashover.flashpoint.speech import Speech
from flashover.flashpoint.state import State

BETWEEN: Final = 12  # moves from one position to the next


def random_setup(dice: random.Random) -> dict[str, object]:
    """Any board that can be played, mode, threat, options."""
    setup: dict[str, object] = {"board": dice.choice(("base-a", "base-b")), "seats": dice.randint(1, 6)}
    setup["quick"] = dice.random() < 0.8
    setup["poi_draw"] = dice.choice(("facedown", "bag"))
    if dice.random() < 0.25:
        return setup
    setup |= {
        "mode": "experienced",
        "threat": dice.choice(("hotspots", "tragic")),
        "difficulty": dice.choice(("recruit", "veteran", "heroic")),
        "locked_doors": dice.randint(0, 4),
        "special_victims": ",".join(
            dice.sample(("light", "critical", "heavy", "oxygen", "hazmat-victim", "couple"), 3)
        ),
        "dog_lead": dice.choice(("no", "2ap", "yes")),
        "lost_limit": dice.choice((4, 10)),
    }
    return setup


def positions(seed: int) -> Iterator[tuple[FlashPoint, Speech, State]]:
    """Positions of one random game, its end included; moves and outcomes are compared on the way."""
    dice = random.Random(seed)
    game, language, _ = table(random_setup(dice))
    state = game.start(seed)
    assert isinstance(state, State)
    for n in range(4000):
        seats = [int(seat) for seat in game.to_act(state)]
        if not seats:
            break
        if n % BETWEEN == 0:
            yield game, language, state
        decide(game, language, state, dice.choice(seats), dice)
    yield game, language, state


def decide(game: FlashPoint, language: Speech, state: State, seat: int, dice: random.Random) -> None:
    """A random move, which is read as it was written, with its outcomes."""
    action = dice.choice([int(number) for number in game.legal(state, seat)])
    text = language.action_text(action, int(game.cost(state, seat, action)))
    assert language.parse_action(text) == action, text
    assert language.parse_action(language.action_text(action)) == action, text
    start_logs(state, True)
    game.apply(state, seat, action)
    pairs = [int(number) for number in state.outcomes]
    assert language.parse_outcomes(language.outcome_text(pairs)) == pairs


def check(game: FlashPoint, language: Speech, state: State) -> None:
    """The referee's position read back is equal; a seat's says the same again, whatever was drawn for the unknown."""
    text = language.position(state)
    back = language.read_position(text, 0)
    assert list(game.numbers(back)) == list(game.numbers(state)), text
    for seat in (0, 1):
        known = language.position(state, seat)
        drawn = language.read_position(known, 5)
        assert language.position(drawn, seat) == known, known
        assert not game.broken(drawn), game.broken(drawn)


def main(count: int, first: int = 0) -> int:
    """So many positions at least; how many there were."""
    done, seed = 0, first
    while done < count:
        for game, language, state in positions(seed):
            check(game, language, state)
            done += 1
        seed += 1
    return done


if __name__ == "__main__":
    found = [int(word) for word in sys.argv[1:]] or [300]
    print(main(*found), "positions were equal")
