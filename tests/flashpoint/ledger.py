"""Tables for the worked cases of the ledger that no case file can hold: other boards, other kinds of borders."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import resources

from flashover.core import chance
from flashover.core.state import use_script
from flashover.flashpoint.boards import Board, load_board
from flashover.flashpoint.boards import compose as attached
from flashover.flashpoint.boards.geometry import edges, rims
from flashover.flashpoint.compose import compose, rules_on
from flashover.flashpoint.game import FlashPoint, own
from flashover.flashpoint.geography import lay_kinds
from flashover.flashpoint.options import complete
from flashover.flashpoint.reasons import reason_rule
from flashover.flashpoint.ruleset import Rules
from flashover.flashpoint.speech import Speech
from flashover.flashpoint.state import State

A_TURN = (
    "turn 1", "active 1", "phase actions", "cubes 24",
    "step next-seat", "step replenish", "step phase", "step save 1", "step action 1",
)  # fmt: skip

SETUP_OF_A_RECRUIT = (
    "dice 1,1", "dice 1,2", "dice 1,3", "dice 2,4", "draw poi victim", "dice 2,5", "draw poi victim",
    "dice 2,6", "draw poi false-alarm",
)  # fmt: skip


def drawing(board: str = "blank", **changes: str) -> str:
    """The text of a board of the program with lines of its header changed."""
    text = resources.files("flashover.flashpoint.data.boards").joinpath(f"{board}.board").read_text(encoding="utf-8")
    out = []
    for line in text.splitlines():
        name = line.split("=")[0].strip()
        out.append(f"{name} = {changes[name]}" if name in changes else line)
    return "\n".join(out) + "\n"


def on_board(board: Board, words: dict[str, object]) -> tuple[Rules, Board, dict[str, str]]:
    """The ruleset of a board of an expansion, before `compose` accepts it: for facts that need no piece of its own."""
    setup = complete(words)
    return rules_on(board, setup), board, setup


def building(host: str, *extras: str) -> Board:
    """A board of the program, with an attic or a basement."""
    attic, basement = (load_board(name) if name in extras else None for name in ("attic", "basement"))
    return attached(load_board(host), attic, basement) if extras else load_board(host)


class Table:
    """A game on a board, with whatever lies on it."""

    def __init__(
        self,
        *facts: str,
        text: str | None = None,
        on: Board | None = None,
        kinds: dict[str, str] | None = None,
        **setup: str,
    ) -> None:
        words: dict[str, object] = {"board": "own" if text else "blank", "mode": "experienced", "seats": "1", **setup}
        rules, board, words_in_full = compose(words, text) if on is None else on_board(on, words)
        self.language = Speech(rules, board, words_in_full)
        if kinds:
            drawn = [edge.kind for edge in edges(board)] + [rim.kind for rim in rims(board)]
            names = self.language.places.edges
            lay_kinds(rules, board, [kinds.get(name, kind) for name, kind in zip(names, drawn, strict=True)])
        self.game = FlashPoint(rules)
        self.state: State = self.game_state(facts)

    def game_state(self, facts: Iterable[str]) -> State:
        """The state of these facts, in an ordinary turn of seat 1."""
        return self.language.read_position("\n".join([*A_TURN, *facts]))

    def set_up(self, *outcomes: str) -> None:
        """Run the whole setup with these outcomes."""
        state = self.game.blank()
        use_script(state, self.language.parse_outcomes(outcomes))
        self.game.begin(state)
        assert int(state.script_at) == len(state.script)
        self.state = own(state)

    def why_not(self, move: str) -> str:
        """The rule against a move of seat 1, "" for none."""
        why = int(self.game.why_not(self.state, 1, self.language.parse_action(move)))
        return reason_rule(why)

    def cost(self, move: str) -> int:
        """The AP of a move of seat 1."""
        return int(self.game.cost(self.state, 1, self.language.parse_action(move)))

    def play(self, move: str, *outcomes: str) -> None:
        """Carry out a legal move of seat 1."""
        assert self.why_not(move) == ""
        use_script(self.state, self.language.parse_outcomes(outcomes))
        self.game.apply(self.state, 1, self.language.parse_action(move))

    def facts(self) -> list[str]:
        """The position, as the referee knows it."""
        return self.language.position(self.state).splitlines()


def seeded(seed: int, **setup: str) -> Table:
    """A game that begins with these dice."""
    table = Table(text=None, on=None, kinds=None, **setup)
    state = table.game.blank()
    chance.seed(state, seed)
    table.game.begin(state)
    table.state = own(state)
    return table
