"""Write down games a person can read: each move, what chance said, what happened, the board at both ends.

python -m tools.make_golden            new games of the bots
python -m tools.make_golden --again    the same moves, told by the rules of today: the difference is to be reviewed
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final, NamedTuple

import flashover
from flashover.bots.base import ask
from flashover.bots.registry import make
from flashover.core.match import Match
from flashover.flashpoint.cases_events import event_words
from flashover.flashpoint.speech import Speech
from flashover.flashpoint.state import State

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "golden"
MOST: Final = 3000


class Golden(NamedTuple):
    """A game to be written down."""

    name: str
    setup: str
    seed: int


GAMES: Final = (
    Golden("family", "board=base-a mode=family seats=3", 5),
    Golden("heroic", "board=base-b mode=experienced difficulty=heroic threat=hotspots seats=4", 11),
    Golden("tragic", "board=base-a mode=experienced difficulty=recruit threat=tragic seats=5", 3),
)


def begin(setup: str, seed: int) -> Match:
    """A game of the words of its heading."""
    return flashover.flashpoint.new(seed=seed, **dict(word.split("=") for word in setup.split()))


def heading(golden: Golden) -> str:
    """The first line of a file."""
    return f"flashpoint {golden.setup} seed {golden.seed}"


def read_heading(line: str) -> tuple[str, int]:
    """Setup and seed of a file."""
    setup, _, seed = line.removeprefix("flashpoint ").partition(" seed ")
    return setup, int(seed)


def moves_of(text: str) -> list[tuple[int, str]]:
    """The moves a file tells: lines that begin with a seat."""
    found = [line.partition(": ") for line in text.splitlines() if line[:1].isdigit()]
    return [(int(seat), move) for seat, _, move in found]


def played(golden: Golden) -> list[tuple[int, str]]:
    """The moves of a game of bots."""
    game, bot = begin(golden.setup, golden.seed), make("greedy")
    moves: list[tuple[int, str]] = []
    while game.to_act and len(moves) < MOST:
        seat = game.to_act[0]
        move = str(game.action(seat, ask(bot, game.game, game.state, seat, golden.seed + len(moves))))
        game.apply(move, seat)
        moves.append((seat, move))
    return moves


def told(setup: str, seed: int, moves: list[tuple[int, str]]) -> str:
    """A game as text."""
    game = begin(setup, seed)
    lines = [f"flashpoint {setup} seed {seed}", "", str(game), ""]
    for seat, move in moves:
        lines += [f"{seat}: {move}", *after(game, seat, move)]
    return "\n".join([*lines, "", str(game), "", f"result {game.result}", ""])


def after(game: Match, seat: int, move: str) -> list[str]:
    """What a move brought: the outcomes of chance, then the events, those of one beat in one line."""
    language, state = game.language, game.state
    game.apply(move, seat)
    assert isinstance(language, Speech)
    outcomes = language.outcome_text([int(x) for x in game.state.outcomes])
    beats: dict[int, list[str]] = {}
    assert isinstance(state, State)
    for event in game.events(-1):
        words = event_words(language.places, game.state, event)  # type: ignore[arg-type]
        beats.setdefault(event.beat, []).append(" ".join([event.name, *words]))
    return [f"   {text}" for text in outcomes] + [f"     {'; '.join(names)}" for names in beats.values()]


def main(again: bool) -> None:
    """Write the files."""
    FOLDER.mkdir(exist_ok=True)
    for golden in GAMES:
        path = FOLDER / f"{golden.name}.txt"
        moves = moves_of(path.read_text(encoding="utf-8")) if again else played(golden)
        path.write_text(told(golden.setup, golden.seed, moves), encoding="utf-8")


if __name__ == "__main__":
    main("--again" in sys.argv[1:])
