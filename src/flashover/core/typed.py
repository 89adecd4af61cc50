"""Real dice: what was rolled is told from outside, one outcome more each time; what nobody holds is drawn."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from flashover.core import chance
from flashover.core.game import Game
from flashover.core.language import Language
from flashover.core.state import Source, State, start_logs, use_generator, use_script, use_source

Run = Callable[[State], None]
Draw = Callable[[int], int]


class Question(NamedTuple):
    """What chance is asked next."""

    text: str
    what: int
    choices: list[int]
    so_far: State


Ask = Callable[[Question], int | None]


class Asked(Exception):
    """The numbers have run out."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.n = n


class Queue(Source):
    """Numbers one after another."""

    def __init__(self, raws: list[int]) -> None:
        self.raws = raws
        self.at = 0

    def below(self, n: int) -> int:
        """The next one."""
        if self.at >= len(self.raws):
            raise Asked(int(n))
        self.at += 1
        return self.raws[self.at - 1]


class Roller:
    """Runs something that asks chance (a move, the setup) again and again, with one answer more each time.

    `ask` tells what was rolled, or None where `draw` (a number below another) may decide.
    """

    def __init__(self, game: Game, language: Language, before: State, run: Run, ask: Ask, draw: Draw) -> None:
        self.game = game
        self.language = language
        self.before = before
        self.run = run
        self.ask = ask
        self.draw = draw
        self.raws: list[int] = []

    def finish(self) -> State:
        """The state after it."""
        while True:
            state = self.fresh()
            use_source(state, Queue(self.raws))
            try:
                self.run(state)
            except Asked as need:
                self.raws.append(self.answer(need.n))
                continue
            use_generator(state)
            return state

    def fresh(self) -> State:
        """A copy of the state before, with empty logs."""
        state = self.game.clone(self.before)
        start_logs(state, True)
        return state

    def answer(self, n: int) -> int:
        """One number more: told, or drawn."""
        value = self.ask(self.question())
        return self.draw(n) if value is None else self.raw_of(value, n)

    def question(self) -> Question:
        """Find out what is asked, from the outcomes so far."""
        so_far = self.until_asked(self.raws)
        scripted = self.fresh()
        use_script(scripted, [int(x) for x in so_far.outcomes])
        try:
            self.run(scripted)
        except chance.NeedOutcome as need:
            text = self.language.question_text(need.what, need.choices)
            return Question(text, need.what, need.choices, so_far)
        raise AssertionError("chance was asked, and then it was not")

    def until_asked(self, raws: list[int]) -> State:
        """How far these numbers lead."""
        state = self.fresh()
        use_source(state, Queue(raws))
        with suppress(Asked):
            self.run(state)
        return state

    def raw_of(self, value: int, n: int) -> int:
        """The number that makes chance say this value."""
        at = 2 * len(self.raws) + 1
        for raw in range(n):
            if int(self.until_asked([*self.raws, raw]).outcomes[at]) == value:
                return raw
        raise AssertionError("a value that was offered cannot come")
