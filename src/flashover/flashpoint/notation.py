"""Flash Point as text: the language of one setup."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from flashover.core.events import EventKind
from flashover.core.language import Language
from flashover.core.state import State as CoreState
from flashover.flashpoint import actions, ev, position, reasons
from flashover.flashpoint.boards import Board
from flashover.flashpoint.notation_moves import MOVES, MoveReader, move_text
from flashover.flashpoint.notation_outcomes import FIRST_WORDS, outcome_lines, question, read_outcomes
from flashover.flashpoint.notation_places import Places
from flashover.flashpoint.ruleset import Rules
from flashover.flashpoint.state import State


class FlashPointLanguage(Language):
    """Moves, outcomes and positions of one setup.

    >>> from flashover.flashpoint.compose import compose
    >>> language = FlashPointLanguage(*compose({"board": "base-a"}))
    >>> language.action_text(language.parse_action("CHOP 3,4  n"))
    'chop 2,4 S'
    """

    name = "flashpoint"

    def __init__(self, rules: Rules, board: Board, setup: dict[str, str]) -> None:
        self.rules = rules
        self.board = board
        self.setup = setup
        self.places = Places(board, rules)
        self.black = int(rules.black)
        self.event_kinds: list[EventKind] = ev.KINDS

    def action_text(self, number: int, cost: int = -1) -> str:
        """The move a number stands for."""
        return move_text(self.places, number, cost)

    def action_kind(self, number: int) -> str:
        """The first word of the move."""
        return MOVES[int(actions.kind_of(number))][0]

    def parse_action(self, text: str) -> int:
        """The number of a move."""
        return MoveReader(self.places, text).read()

    def payment(self, text: str) -> int:
        """The AP a payment written behind a move adds up to; -1 where nothing is said."""
        reader = MoveReader(self.places, text)
        reader.read()
        return reader.paid

    def reason_rule(self, number: int) -> str:
        """The ledger id of a reason."""
        return reasons.reason_rule(number)

    def reason_key(self, number: int) -> str:
        """The key of its sentence."""
        return reasons.reason_key(number)

    def is_outcome(self, text: str) -> bool:
        """Does this line say what chance gave?"""
        return text.split()[:1] != [] and text.split()[0].lower() in FIRST_WORDS

    def outcome_text(self, pairs: Sequence[int]) -> list[str]:
        """Outcomes as lines."""
        return outcome_lines(self.places, self.black, pairs)

    def parse_outcomes(self, texts: Iterable[str]) -> list[int]:
        """The inverse of `outcome_text`."""
        return read_outcomes(self.places, self.black, texts)

    def question_text(self, what: int, choices: Sequence[int]) -> str:
        """What chance is asked."""
        return question(self.places, what, choices)

    def position(self, state: CoreState, seat: int | None = None) -> str:
        """The state as facts: complete, or as one seat (0: a spectator) may know it."""
        assert isinstance(state, State)
        return position.write(self.places, self.setup, state, seat)

    def read_position(self, text: str, seed: int = 7) -> State:
        """The state of a position of this setup."""
        return position.read(self.places, self.rules, self.setup, text, seed)
