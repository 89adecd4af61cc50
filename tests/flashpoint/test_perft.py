"""How many ways there are to play on: a change of what is legal shows as a changed number.

`tests/perft/flashpoint.txt` has a position a paragraph and, for each depth, the number of sequences of that many
decisions. A sequence ends where chance is asked.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from flashover.core.chance import NeedOutcome
from flashover.core.game import Game
from flashover.core.state import State, use_script
from flashover.flashpoint.matches import table
from flashover.flashpoint.position import setup_of

FILE = Path(__file__).resolve().parents[1] / "perft" / "flashpoint.txt"
MARK = "perft"


def paragraphs() -> list[tuple[str, str, list[int]]]:
    """Name, position and numbers of each."""
    found = []
    for text in FILE.read_text(encoding="utf-8").split("\n\n"):
        lines = [line for line in text.splitlines() if line]
        name = lines[0].removeprefix("# ")
        numbers = next(line for line in lines if line.startswith(MARK)).split()[1:]
        position = "\n".join(line for line in lines[1:] if not line.startswith(MARK))
        found.append((name, position, [int(number) for number in numbers]))
    return found


def sequences(game: Game, state: State, depth: int) -> int:
    """Sequences of decisions of this depth."""
    if depth == 0:
        return 1
    return sum(
        sequences_behind(game, state, int(seat), int(action), depth)
        for seat in game.to_act(state)
        for action in game.legal(state, seat)
    )


def sequences_behind(game: Game, state: State, seat: int, action: int, depth: int) -> int:
    """Those behind one action; one where chance is asked."""
    after = game.clone(state)
    use_script(after, [])
    try:
        game.apply(after, seat, action)
    except NeedOutcome:
        return 1
    return sequences(game, after, depth - 1)


@pytest.mark.parametrize(("name", "position", "numbers"), paragraphs(), ids=[found[0] for found in paragraphs()])
def test_numbers_are_those_written(name: str, position: str, numbers: list[int]) -> None:
    """One decision, two, three …"""
    game, language, _ = table(dict(setup_of(position)))
    state = language.read_position(position, 7)
    assert [sequences(game, state, depth) for depth in range(1, len(numbers) + 1)] == numbers
