"""Real dice: what they show is typed in, as it is asked; cards and markers nobody holds are drawn by the program."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Final, NamedTuple

from flashover.core import chance
from flashover.core.events import Event
from flashover.core.game import Game
from flashover.core.language import BadMove, Language
from flashover.core.match import Action, Match, Past
from flashover.core.state import Source, State, start_logs, use_generator, use_script, use_source

ON_THE_TABLE: Final = re.compile(r"d\d+ |draw poi ")  # what people roll and turn up themselves
Outcome = tuple[int, int]
Run = Callable[[State], None]


class Question(NamedTuple):
    """What chance is asked next."""

    text: str
    what: int
    choices: list[int]
    so_far: State


Ask = Callable[[Question], list[int]]
Asking = tuple[Ask, Random]  # who is asked, and what draws where nobody says anything


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
    """Runs something that asks chance again and again, with one answer more each time."""

    def __init__(self, language: Language, game: Game, before: State, run: Run, asking: Asking) -> None:
        self.language = language
        self.before = before
        self.game = game
        self.run = run
        self.ask, self.rng = asking
        self.raws: list[int] = []
        self.said: list[Outcome] = []  # answered beforehand: two dice typed at once

    def finish(self) -> State:
        """The state after it."""
        while True:
            try:
                return self.attempt(self.raws)
            except Asked as need:
                self.raws.append(self.answer(need.n))

    def attempt(self, raws: list[int]) -> State:
        """Run it with these numbers."""
        state = self.fresh()
        use_source(state, Queue(raws))
        self.run(state)
        use_generator(state)
        return state

    def fresh(self) -> State:
        """A copy of the state before, with empty logs."""
        state = self.game.clone(self.before)
        start_logs(state, True)
        return state

    def answer(self, n: int) -> int:
        """One more number: from the table, or drawn."""
        question = self.question()
        if not ON_THE_TABLE.match(question.text):
            return self.rng.randrange(n)
        value = self.value(question)
        return self.rng.randrange(n) if value is None else self.raw_of(value, n)

    def value(self, question: Question) -> int | None:
        """What the dice or the marker showed; None: the program may decide."""
        if not self.said:
            typed = self.ask(question)
            self.said = list(zip(typed[::2], typed[1::2], strict=True))
        if not self.said:
            return None
        what, value = self.said.pop(0)
        if what == question.what and value in question.choices:
            return value
        self.said = []
        return self.value(question)

    def question(self) -> Question:
        """Find out what is asked, from the outcomes so far."""
        state = self.fresh()
        use_source(state, Queue(self.raws))
        outcomes = self.outcomes_until(state)
        scripted = self.fresh()
        use_script(scripted, outcomes)
        try:
            self.run(scripted)
        except chance.NeedOutcome as need:
            text = self.language.question_text(need.what, need.choices)
            return Question(text, need.what, need.choices, state)
        raise AssertionError("chance was asked, and then it was not")

    def outcomes_until(self, state: State) -> list[int]:
        """What chance said until the numbers ran out."""
        try:
            self.run(state)
        except Asked:
            return [int(x) for x in state.outcomes]
        raise AssertionError("chance was asked, and then it was not")

    def raw_of(self, value: int, n: int) -> int:
        """The number that makes chance say this value."""
        for raw in range(n):
            if self.says([*self.raws, raw]) == value:
                return raw
        raise AssertionError("a value that was offered cannot come")

    def says(self, raws: list[int]) -> int:
        """The outcome the last of these numbers leads to."""
        state = self.fresh()
        use_source(state, Queue(raws))
        with suppress(Asked):
            self.run(state)
        return int(state.outcomes[2 * len(raws) - 1])


def begin(match: Match, ask: Ask, rng: Random) -> None:
    """Set the table of a match up again, with real dice."""
    game = match.game
    match.state = Roller(match.language, game, game.blank(), game.begin, (ask, rng)).finish()
    outcomes = match.language.outcome_text([int(x) for x in match.state.outcomes])
    match.log.lines[0]["dice"] = {"kind": "typed"}
    match.log.lines[1:] = [{"out": outcomes}]


def apply(match: Match, action: Action, seat: int, ask: Ask, rng: Random) -> list[Event]:
    """Carry out a legal action with real dice."""
    before, past = match.state, len(match.past)
    roller = Roller(match.language, match.game, before, lambda s: match.game.apply(s, seat, action.number), (ask, rng))
    roller.finish()
    match.state = match.game.clone(before)
    use_source(match.state, Queue(roller.raws))
    events = match.apply(action, seat)
    use_generator(match.state)
    match.past[past:] = [Past(before, match.past[past].lines)]
    return events


def read_answer(language: Language, text: str, question: Question) -> list[int]:
    """An answer as outcomes: `4`, `3,4` for two dice, `victim`; BadMove if it makes no sense."""
    if "," in text:
        return language.parse_outcomes([f"dice {text}"])
    for value in question.choices:
        told = language.outcome_text([question.what, value])[0]
        if text.lower() in (told, told.split()[-1]):
            return [question.what, value]
    raise BadMove(text)
