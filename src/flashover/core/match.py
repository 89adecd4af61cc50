"""A game in progress as Python users hold it: text in, text out, with undo, views and a record."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from flashover.core import chance, events, record
from flashover.core.game import Game
from flashover.core.language import BadMove, Language
from flashover.core.state import State, start_logs, use_generator


class Action(NamedTuple):
    """A legal action; `str` gives its notation."""

    number: int
    text: str
    kind: str
    cost: int

    def __str__(self) -> str:
        return self.text


class Reason(NamedTuple):
    """Why an action is not allowed."""

    number: int
    rule: str
    key: str
    language: Language

    def text(self, lang: str = "en") -> str:
        """The reason as a sentence."""
        return self.language.reason_text(self.number, lang)


class IllegalAction(ValueError):
    """An action the rules do not allow now."""

    def __init__(self, move: str, why: Reason) -> None:
        super().__init__(f"{move}: {why.text()} ({why.rule})")
        self.reason = why.rule
        self.why = why

    def text(self, lang: str = "en") -> str:
        """The reason as a sentence."""
        return self.why.text(lang)


class NotYourTurn(ValueError):
    """A seat that has nothing to decide now."""


def told_nothing(before: State, after: State) -> bool:
    """Did a decision tell nobody anything but that it was taken? Then it may be taken back freely."""
    first_of_seat = 1 if int(before.last_actor) != int(after.last_actor) else 0
    return int(after.news) - int(before.news) <= first_of_seat


class Past(NamedTuple):
    """A moment one can go back to: the state before a decision."""

    state: State
    lines: int


class Match:
    """One game with one setup, from its first decision on."""

    def __init__(self, game: Game, language: Language, setup: dict[str, str], state: State, log: record.Record) -> None:
        self.game = game
        self.language = language
        self.setup = setup
        self.state = state
        self.log = log
        self.past: list[Past] = []

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may decide now; () at the end."""
        return tuple(int(seat) for seat in self.game.to_act(self.state))

    @property
    def result(self) -> dict[str, object] | None:
        """How the game ended; None while it runs."""
        return self.language.result(self.state) if len(self.game.result(self.state)) else None

    def seat_or_only(self, seat: int | None) -> int:
        """The seat meant: the one given, or the only one to act."""
        if seat is not None:
            return seat
        if len(self.to_act) != 1:
            raise NotYourTurn(f"say which seat: {', '.join(map(str, self.to_act)) or 'the game is over'}")
        return self.to_act[0]

    def legal(self, seat: int | None = None) -> list[Action]:
        """Every action of a seat (None: the only one to act)."""
        who = self.seat_or_only(seat)
        return [self.action(who, int(number)) for number in self.game.legal(self.state, who)]

    def action(self, seat: int, number: int) -> Action:
        """An action with its words and its cost."""
        cost = int(self.game.cost(self.state, seat, number))
        text = self.language.action_text(number, cost)
        return Action(number, text, self.language.action_kind(number), cost)

    def why_not(self, move: str | Action, seat: int | None = None) -> Reason | None:
        """None if the move is legal, else the reason."""
        number = self.number_of(move)
        why = int(self.game.why_not(self.state, self.seat_or_only(seat), number))
        return self.reason(why) if why else None

    def reason(self, number: int) -> Reason:
        """A reason by its number."""
        return Reason(number, self.language.reason_rule(number), self.language.reason_key(number), self.language)

    def number_of(self, move: str | Action) -> int:
        """A move as the engine's number."""
        return move.number if isinstance(move, Action) else self.language.parse_action(move)

    def apply(self, move: str | Action, seat: int | None = None) -> list[events.Event]:
        """Carry out a move; what happened, as that seat may know it."""
        who = self.seat_or_only(seat)
        number = self.number_of(move)
        why = int(self.game.why_not(self.state, who, number))
        if why:
            raise IllegalAction(self.language.action_text(number), self.reason(why))
        self.check_payment(move, who, number)
        self.past.append(Past(self.state, len(self.log.lines)))
        self.state = after = self.game.clone(self.state)
        start_logs(after, True)
        text = self.action(who, number).text
        self.game.apply(after, who, number)
        self.log.decision(who, text, self.language.outcome_text([int(x) for x in after.outcomes]))
        if self.result is not None:
            self.log.end(self.result)
        return self.events(who)

    def check_payment(self, move: str | Action, seat: int, number: int) -> None:
        """A payment written behind a move adds up to its cost."""
        paid = self.language.payment(move) if isinstance(move, str) else -1
        cost = int(self.game.cost(self.state, seat, number))
        if paid >= 0 and paid != cost:
            raise BadMove(f"'{move}' pays {paid} AP, and costs {cost}")

    def events(self, seat: int) -> list[events.Event]:
        """What the last decision brought about, as a seat may know it (0: a spectator, -1: the referee)."""
        return events.for_seat(self.language.event_kinds, [int(x) for x in self.state.events], seat)

    def view(self, seat: int) -> dict[str, object]:
        """Everything a seat may see, ready for JSON."""
        return self.language.view(self.game, self.state, seat)

    def position(self, seat: int | None = None) -> str:
        """The position as text, for a seat; None: the referee's, complete."""
        return self.language.position(self.state, seat)

    def can_undo(self) -> bool:
        """Has nothing new become known by the last decision?"""
        return bool(self.past) and told_nothing(self.past[-1].state, self.state)

    def undo(self, by: tuple[int, ...] = ()) -> bool:
        """Take the last decision back: freely while nothing new became known, else only `by` consent of all seats."""
        everybody = set(range(1, int(self.game.seats()) + 1))
        if not self.past or not (self.can_undo() or set(by) >= everybody):
            return False
        free = self.can_undo()
        past = self.past.pop()
        self.state = past.state
        if not free:
            self.state = self.game.clone(self.state)
            chance.seed(self.state, secrets.randbits(60))
        self.log.undo(past.lines, by if not free else ())
        return True

    def record(self, seat: int | None = None) -> list[dict[str, object]]:
        """The record, as a seat may know it; complete for the referee (None) or after the end."""
        if seat is None or self.result is not None:
            return [dict(line) for line in self.log.lines]
        return [self.language.redact(dict(line)) for line in self.log.lines]

    def clone(self) -> Match:
        """An independent copy with the same past."""
        copy = Match(self.game, self.language, self.setup, self.game.clone(self.state), self.log.copy())
        copy.past = list(self.past)
        return copy

    def resample(self, seat: int, seed: int) -> Match:
        """Another game that the seat cannot tell from this one, with fresh dice; its record begins here."""
        state = self.game.resample(self.state, seat, seed)
        use_generator(state)
        log = record.Record.from_position(self.log.game, self.setup, self.language.position(state))
        return Match(self.game, self.language, self.setup, state, log)

    def __str__(self) -> str:
        return self.language.picture(self.state, 0)

    def _repr_svg_(self) -> str:
        """The picture a notebook shows."""
        return self.language.svg(self.state, 0)


__all__ = ["Action", "BadMove", "IllegalAction", "Match", "NotYourTurn", "Reason"]
