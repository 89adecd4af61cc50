"""Real dice: what they showed is typed in; tokens and cards are still drawn by the program."""

from __future__ import annotations

import re
import secrets

from flashover.core import chance
from flashover.core.game import Game
from flashover.core.language import BadMove, Language
from flashover.core.state import Source, State, start_logs, use_generator, use_script, use_source

DIE = re.compile(r"d\d+ ")
MOST_DRAWS = 2000


class AskDice(Exception):
    """A real die is needed; `question` says which."""

    def __init__(self, question: str) -> None:
        super().__init__(question)
        self.question = question


class Asked(Exception):
    """The queue is empty: a number below `n` is needed."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.n = n


class Queue(Source):
    """Raw numbers one after another."""

    def __init__(self, raws: list[int]) -> None:
        self.raws = raws
        self.at = 0

    def below(self, n: int) -> int:
        """The next one."""
        if self.at >= len(self.raws):
            raise Asked(int(n))
        self.at += 1
        return self.raws[self.at - 1]


class Table:
    """Something to be done that asks chance: the setup, or a move."""

    def __init__(self, game: Game, language: Language, state: State | None, seat: int, number: int) -> None:
        self.game = game
        self.language = language
        self.state = state
        self.seat = seat
        self.number = number

    def fresh(self) -> State:
        """A copy of the state before."""
        state = self.game.blank() if self.state is None else self.game.clone(self.state)
        start_logs(state, True)
        return state

    def run(self, state: State) -> None:
        """Do it."""
        if self.state is None:
            self.game.begin(state)
        else:
            self.game.apply(state, self.seat, self.number)

    def question(self, noted: list[int]) -> str:
        """What is asked after these outcomes."""
        state = self.fresh()
        use_script(state, noted)
        try:
            self.run(state)
        except chance.NeedOutcome as need:
            return self.language.question_text(need.what, need.choices)
        raise AssertionError("chance was asked, and then it was not")

    def finish(self, dice: list[str]) -> State:
        """The state after it, with these real dice; AskDice if they are not enough."""
        values = pairs(self.language.parse_outcomes(dice))
        raws: list[int] = []
        for _ in range(MOST_DRAWS):
            state = self.fresh()
            use_source(state, Queue(raws))
            try:
                self.run(state)
            except Asked as need:
                raws.append(self.answer(state, values, need.n))
                continue
            if values:
                raise BadMove("more dice were typed in than the move asks for")
            use_generator(state)
            return state
        raise BadMove("no move asks for so many dice")

    def answer(self, state: State, values: list[tuple[int, int]], n: int) -> int:
        """The next raw number: from the real dice if a die is asked, else drawn."""
        question = self.question([int(x) for x in state.outcomes])
        if not DIE.match(question):
            return secrets.randbelow(n)
        if not values:
            raise AskDice(question)
        what, value = values.pop(0)
        if not question.startswith(f"{self.language.outcome_text([what, value])[0].split()[0]} "):
            raise BadMove(f"asked is {question}")
        return value - 1


def pairs(numbers: list[int]) -> list[tuple[int, int]]:
    """Outcomes two by two."""
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def apply(game: Game, language: Language, state: State, seat: int, number: int, dice: list[str]) -> State:
    """The state after a move with real dice."""
    return Table(game, language, state, seat, number).finish(dice)


def begin(game: Game, language: Language, dice: list[str]) -> State:
    """A table set up with real dice."""
    return Table(game, language, None, 0, 0).finish(dice)
