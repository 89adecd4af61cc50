"""Real dice: what they showed is typed in; tokens and cards are still drawn by the program."""

from __future__ import annotations

import re
import secrets
from typing import Final

from flashover.core.game import Game
from flashover.core.language import BadMove, Language
from flashover.core.state import State
from flashover.core.typed import Question, Roller, Run

DIE: Final = re.compile(r"d\d+ ")


class AskDice(Exception):
    """A real die is needed; `question` says which."""

    def __init__(self, question: str) -> None:
        super().__init__(question)
        self.question = question


class Typed:
    """The dice that were typed in so far."""

    def __init__(self, language: Language, dice: list[str]) -> None:
        numbers = language.parse_outcomes(dice)
        self.left = list(zip(numbers[::2], numbers[1::2], strict=True))

    def value(self, question: Question) -> int | None:
        """The next one if a die is asked; AskDice if there is none."""
        if not DIE.match(question.text):
            return None
        if not self.left:
            raise AskDice(question.text)
        what, value = self.left.pop(0)
        if what != question.what or value not in question.choices:
            raise BadMove(f"asked is {question.text}")
        return value


def finished(game: Game, language: Language, before: State, run: Run, dice: list[str]) -> State:
    """The state after something, with these real dice; AskDice if they are not enough."""
    typed = Typed(language, dice)
    state = Roller(game, language, before, run, typed.value, secrets.randbelow).finish()
    if typed.left:
        raise BadMove("more dice were typed in than the move asks for")
    return state


def apply(game: Game, language: Language, state: State, seat: int, number: int, dice: list[str]) -> State:
    """The state after a move with real dice."""
    return finished(game, language, state, lambda after: game.apply(after, seat, number), dice)


def begin(game: Game, language: Language, dice: list[str]) -> State:
    """A table set up with real dice."""
    return finished(game, language, game.blank(), game.begin, dice)
