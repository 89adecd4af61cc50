"""What leaves the server: views, events and legal actions, made for one seat. No other file shows a state."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

import msgspec

from flashover.core.events import Event
from flashover.core.match import Match, Reason
from flashover.server import play as plays
from flashover.server.play import Play
from flashover.server.protocol import (
    MAX_OUT,
    Answer,
    Asked,
    Denied,
    Events,
    Kind,
    LegalAction,
    Options,
    Tried,
    View,
    Walk,
    Walks,
    WireEvent,
)

T = TypeVar("T")
ENCODER = msgspec.json.Encoder()
ROOM_FOR_REST = 2048  # bytes of a message beside its lists


def encode(message: Answer) -> str:
    """A message as text."""
    return ENCODER.encode(message).decode()


def view(play: Play, seat: int, mine: Iterable[int], clock: list[int], dice: str) -> View:
    """Everything a seat may see."""
    shown = play.language.view(play.game, play.state, seat)
    fields = shown["fields"]
    assert isinstance(fields, dict)
    own = sorted(mine)
    return View(play.v, seat, fields, asked(play, dice), options(play, own), clock, best_undo(play, own))


def asked(play: Play, dice: str) -> Asked:
    """Who has to decide, and what; `dice` what real dice are asked for."""
    if play.seq < 2:
        return Asked([], "dice", dice)
    shown = play.language.view(play.game, play.state, 0)["asked"]
    assert isinstance(shown, dict)
    return Asked(list(shown["seats"]), str(shown["what"]), dice)


def best_undo(play: Play, own: list[int]) -> str:
    """What an undo would be for somebody with these seats."""
    found = {plays.can_undo(play, seat) for seat in own}
    return next((word for word in ("free", "ask") if word in found), "none")


def options(play: Play, own: list[int]) -> list[Options]:
    """What the own seats may do now."""
    match = play.ask()
    return [options_of(play, match, seat) for seat in play.to_act if seat in own]


def options_of(play: Play, match: Match, seat: int) -> Options:
    """What one seat may do."""
    acts = [LegalAction(a.text, a.kind, a.cost, a.number) for a in match.legal(seat)]
    return Options(seat, acts, denied(play, match, seat, {a.kind for a in acts}))


def denied(play: Play, match: Match, seat: int, legal: set[str]) -> list[Denied]:
    """The kinds of action without a legal one, each with the reason that tells most."""
    out = []
    for kind, numbers in play.room.likely(play.state, seat).items():
        if kind in legal or not numbers:
            continue
        found = [int(play.game.why_not(play.state, seat, number)) for number in numbers]
        best = max(found, key=play.room.rank)
        if best and play.room.rank(best) >= 0:
            reason = match.reason(best)
            out.append(Denied(kind, reason.key, reason.rule))
    return out


def against(kind: str, reason: Reason) -> Denied:
    """A reason for the wire."""
    return Denied(kind, reason.key, reason.rule)


def wire(play: Play, found: Iterable[Event]) -> list[WireEvent]:
    """Events for the wire."""
    return [WireEvent(e.name, play.room.rule_name(e.rule), e.beat, list(e.numbers)) for e in found]


def kinds(play: Play) -> list[Kind]:
    """The kinds of events, and which field each patches."""
    return [Kind(kind.name, kind.numbers, kind.field) for kind in play.language.event_kinds]


def shown_act(play: Play, step: plays.Step) -> str:
    """The move, as everybody may know it."""
    line = play.language.redact({"seat": step.seat, "act": step.act})
    return str(line.get("act", ""))


def events(play: Play, step: plays.Step, seat: int, own: list[int], clock: list[int], dice: str) -> list[Events]:
    """What a step brought about, for a seat, in messages that are not too long; the last has `more` unset."""
    whole = Events(
        play.v,
        step.seat,
        shown_act(play, step),
        wire(play, plays.events(play, step.state, seat)),
        asked(play, dice),
        options(play, own),
        clock,
        best_undo(play, own),
    )
    if size(whole) <= MAX_OUT:
        return [whole]
    bare = msgspec.structs.replace(whole, events=[], legal=[], more=True)
    parts = [msgspec.structs.replace(bare, events=part) for part in slices(whole.events)]
    parts += [msgspec.structs.replace(bare, legal=part) for part in option_parts(whole.legal)]
    parts[-1].more = False
    return parts


def tried(message: Tried) -> list[Tried]:
    """A trial in messages that are not too long."""
    if size(message) <= MAX_OUT:
        return [message]
    bare = msgspec.structs.replace(message, events=[], legal=[], more=True)
    parts = [msgspec.structs.replace(bare, events=part) for part in slices(message.events)]
    parts += [msgspec.structs.replace(bare, legal=part) for part in option_parts(message.legal)]
    parts[-1].more = False
    return parts


def walks(play: Play, seat: int) -> list[Walks]:
    """The walks of a seat."""
    found = [[int(x) for x in way] for way in play.game.reach(play.state, seat)]
    ways = [Walk(way[0], [play.language.action_text(number) for number in way[1:]]) for way in found]
    parts = [Walks(seat, play.v, part, True) for part in slices(ways)] or [Walks(seat, play.v, [])]
    parts[-1].more = False
    return parts


def size(item: object) -> int:
    """Bytes of something on the wire."""
    return len(ENCODER.encode(item))


def slices(items: list[T]) -> Iterator[list[T]]:
    """A list in parts that fit into a message."""
    part: list[T] = []
    room = MAX_OUT - ROOM_FOR_REST
    for item in items:
        need = size(item) + 1
        if part and need > room:
            yield part
            part, room = [], MAX_OUT - ROOM_FOR_REST
        part.append(item)
        room -= need
    if part:
        yield part


def option_parts(found: list[Options]) -> Iterator[list[Options]]:
    """Options in parts that fit into a message; a seat's list may be cut."""
    for one in found:
        for part in slices(one.acts):
            yield [Options(one.seat, part, [])]
        yield [Options(one.seat, [], one.none)]
