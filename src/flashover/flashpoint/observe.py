"""The only way out for a state: what a seat may see, and another state it could not tell from this one."""

from __future__ import annotations

from typing import Final

from flashover.core import chance
from flashover.core.packed import append, i64, vec
from flashover.flashpoint.state import (
    FACE_DOWN,
    KNOWN_LOCKED,
    LOCKED,
    PLAIN,
    UNKNOWN,
    State,
    clone,
)

REFEREE: Final = -1


def observe(s: State, seat: i64) -> dict[str, vec[i64]]:
    """The fields of the view. What nobody may know is shown to the referee (-1) alone."""
    fields = {
        "fire": s.fire,
        "hot": s.hot,
        "damage": s.damage,
        "door": s.door,
        "locked": locked(s, seat),
        "poi_state": s.poi_state,
        "poi_face": faces(s, seat),
        "poi_at": places(s),
        "treated": s.treated,
        "hazmat_state": s.hazmat_state,
        "hazmat_at": s.hazmat_at,
        "at": s.at,
        "role": s.role,
        "ap": s.ap,
        "saved": s.saved,
        "special": s.special,
        "free": s.free,
        "carry": s.carry,
        "lead": s.lead,
        "memo": s.memo,
        "vehicle": s.vehicle,
        "count": s.count,
        "flow": s.flow,
    }
    return {name: part[:] for name, part in fields.items()}


def locked(s: State, seat: i64) -> vec[i64]:
    """FP-CORE-25: doors known to be Locked; the referee sees all."""
    out = vec[i64]([])
    for lock in s.lock:
        shown = lock == KNOWN_LOCKED or (seat == REFEREE and lock == LOCKED)
        out = append(out, 1 if shown else 0)
    return out


def faces(s: State, seat: i64) -> vec[i64]:
    """FP-CORE-25: faces of PoI that have been turned up; the referee sees all."""
    out = vec[i64]([])
    for slot in range(i64(len(s.poi_face))):
        hidden = s.poi_state[slot] == FACE_DOWN and seat != REFEREE
        out = append(out, i64(UNKNOWN) if hidden else s.poi_face[slot])
    return out


def places(s: State) -> vec[i64]:
    """Where PoI and Victims lie; those off the board lie nowhere."""
    out = vec[i64]([])
    for cell in s.poi_at:
        out = append(out, cell if cell >= 0 else i64(-1))
    return out


def resample(s: State, seat: i64, number: i64) -> State:
    """The same to the eye of a seat: other faces, other locks, other decks, fresh dice."""
    c = clone(s)
    c.chance = 0
    c.source = None
    c.keep_events = False
    c.keep_outcomes = False
    chance.seed(c, number)
    news: i64 = c.news
    deal_faces(c)
    deal_locks(c)
    deal_decks(c, seat)
    chance.seed(c, number + 1)
    c.news = news
    return c


def deal_faces(s: State) -> None:
    """Put the faces of face-down PoI back into the pool and draw them again."""
    if s.r.poi_bag:
        return
    for slot in range(s.poi_used):
        if s.poi_state[slot] == FACE_DOWN:
            s.pool[s.poi_face[slot]] += 1
    for slot in range(s.poi_used):
        if s.poi_state[slot] == FACE_DOWN:
            face: i64 = chance.draw(s, 0, s.pool)
            s.pool[face] -= 1
            s.poi_face[slot] = face


def deal_locks(s: State) -> None:
    """Hide the Locked Doors again among those never tried."""
    n: i64 = 0
    for edge in range(s.r.n_edges):
        if s.lock[edge] == LOCKED:
            n += 1
            s.lock[edge] = PLAIN
    for _ in range(n):
        weights = vec[i64]([])
        for edge in range(s.r.n_edges):
            free = s.r.may_lock[edge] == 1 and s.lock[edge] == PLAIN
            weights = append(weights, 1 if free else 0)
        s.lock[chance.draw(s, 0, weights)] = LOCKED


def deal_decks(s: State, seat: i64) -> None:
    """Shuffle the decks, but for cards of the Event Deck that the seat has seen."""
    if not s.r.tragic:
        return
    s.fire_deck = chance.shuffle(s, 0, s.fire_deck)
    unknown = vec[i64]([])
    for i in range(i64(len(s.event_deck))):
        if not knows(s, seat, i):
            unknown = append(unknown, s.event_deck[i])
    unknown = chance.shuffle(s, 0, unknown)
    k: i64 = 0
    for i in range(i64(len(s.event_deck))):
        if not knows(s, seat, i):
            s.event_deck[i] = unknown[k]
            k += 1


def knows(s: State, seat: i64, i: i64) -> bool:
    """FP-SPEC-36: has this seat looked at this card of the Event Deck?"""
    return seat > 0 and (s.event_known[i] >> (seat - 1)) & 1 == 1
