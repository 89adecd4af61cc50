"""What happened: past-tense facts with numbers. Played on the view before, they give the view after."""

from __future__ import annotations

from typing import Final, NamedTuple

from flashover.core.packed import append, i64
from flashover.core.state import State

WIDTH: Final = 8  # kind, rule, beat, who may know (bits of seats; -1 all), four numbers
EVERYBODY: Final = -1


class EventKind(NamedTuple):
    """One kind of event: its name, how many numbers it has, and the field of the view it patches, if any.

    A patching event has the numbers (index, before, after).
    """

    name: str
    numbers: int
    field: str = ""


class Event(NamedTuple):
    """An event as a seat may see it; numbers that it may not know are None."""

    name: str
    rule: int
    beat: int
    numbers: tuple[int | None, ...]


def emit(s: State, kind: i64, rule: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
    """Log a fact that everybody may know."""
    tell(s, kind, rule, EVERYBODY, a, b, c, d)


def tell(s: State, kind: i64, rule: i64, who: i64, a: i64, b: i64, c: i64, d: i64) -> None:
    """Log a fact whose numbers only the seats in `who` may know."""
    e = append(append(append(append(s.events, kind), rule), s.beat), who)
    s.events = append(append(append(append(e, a), b), c), d)


def for_seat(kinds: list[EventKind], numbers: list[int], seat: int) -> list[Event]:
    """The logged events as one seat (0: a spectator; -1: the referee) may know them."""
    out = []
    for i in range(0, len(numbers), WIDTH):
        kind = kinds[numbers[i]]
        who = numbers[i + 3]
        known = who == EVERYBODY or seat < 0 or (seat > 0 and who >> (seat - 1) & 1 == 1)
        values = numbers[i + 4 : i + 4 + kind.numbers]
        out.append(Event(kind.name, numbers[i + 1], numbers[i + 2], tuple(v if known else None for v in values)))
    return out


def patch(kinds: dict[str, EventKind], fields: dict[str, list[int]], event: Event) -> None:
    """Play an event on a view; what the seat may not know changes nothing in it."""
    field = kinds[event.name].field
    if not field:
        return
    index, _, after = event.numbers
    if index is not None and after is not None:
        fields[field][index] = after
