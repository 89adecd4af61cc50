"""Real dice: what they show is typed in, as it is asked; cards and markers nobody holds are drawn by the program."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Final

from flashover.core.events import Event
from flashover.core.language import BadMove, Language
from flashover.core.match import Action, Match, Past
from flashover.core.state import State, use_generator, use_source
from flashover.core.typed import Question, Queue, Roller, Run

ON_THE_TABLE: Final = re.compile(r"d\d+ |draw poi ")  # what people roll and turn up themselves
Outcome = tuple[int, int]
AskPeople = Callable[[Question], list[int]]


class People:
    """Those who roll; two dice may be typed at once."""

    def __init__(self, ask: AskPeople) -> None:
        self.ask = ask
        self.said: list[Outcome] = []  # answered beforehand

    def value(self, question: Question) -> int | None:
        """What the dice or the marker showed; None: the program may decide."""
        if not ON_THE_TABLE.match(question.text):
            return None
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


def roller(match: Match, before: State, run: Run, ask: AskPeople, rng: Random) -> Roller:
    """What plays something with real dice."""
    return Roller(match.game, match.language, before, run, People(ask).value, rng.randrange)


def begin(match: Match, ask: AskPeople, rng: Random) -> None:
    """Set the table of a match up again, with real dice."""
    game = match.game
    match.state = roller(match, game.blank(), game.begin, ask, rng).finish()
    outcomes = match.language.outcome_text([int(x) for x in match.state.outcomes])
    match.log.lines[0]["dice"] = {"kind": "typed"}
    match.log.lines[1:] = [{"out": outcomes}]


def apply(match: Match, action: Action, seat: int, ask: AskPeople, rng: Random) -> list[Event]:
    """Carry out a legal action with real dice."""
    before, past = match.state, len(match.past)
    rolled = roller(match, before, lambda s: match.game.apply(s, seat, action.number), ask, rng)
    rolled.finish()
    match.state = match.game.clone(before)
    use_source(match.state, Queue(rolled.raws))
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
