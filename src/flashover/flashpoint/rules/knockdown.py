"""Chapter knockdown: Firefighters in Fire, and where they go."""

from __future__ import annotations

from flashover.core import events, steps
from flashover.core.packed import append, i64, vec
from flashover.flashpoint import ev, pieces, reasons, waits
from flashover.flashpoint.ids import KD
from flashover.flashpoint.rules import loads, space, veteran
from flashover.flashpoint.ruleset import SIDES
from flashover.flashpoint.state import ACTIVE, AMBULANCE, BURNING, ENGINE, MAY_DODGE, State, zeros


def knock_downs(s: State) -> None:
    """FP-KD-01, FP-KD-06, FP-KD-11: all Firefighters in Fire, in seat order from the active player."""
    s.beat += 1
    veteran.note_vicinity(s)
    n: i64 = s.r.n_seats
    for k in range(n):
        seat: i64 = (s.flow[ACTIVE] - 1 + n - 1 - k) % n + 1
        if pieces.in_fire(s, seat):
            steps.push(s, waits.KNOCK_DOWN, seat)


def knock_down(s: State, seat: i64) -> None:
    """FP-KD-12: one who may dodge is asked first; else it is knocked down."""
    price: i64 = veteran.price_of_dodge(s, seat)
    if price > 0 and s.saved[seat - 1] >= price and len(veteran.dodge_spaces(s, seat)) > 0:
        steps.push(s, waits.WAIT_DODGE, seat, price)
        return
    fall(s, seat)


def fall(s: State, seat: i64) -> None:
    """FP-KD-02, FP-KD-05: to the Ambulance, its player chooses the space; nothing else is taken from it."""
    if s.keep_events:
        events.emit(s, ev.KNOCKED_DOWN, KD + 1, seat, s.at[seat - 1])
    places = places_after(s, seat)
    if len(places) == 1:
        place(s, seat, places[0])
        return
    steps.push(s, waits.WAIT_PLACE, seat)


def place(s: State, seat: i64, cell: i64) -> None:
    """FP-KD-02, FP-KD-03, FP-KD-04: the Firefighter stands up elsewhere; what it carried or led stays behind."""
    loads.hold(s, seat, 0, 0, KD + 3)
    pieces.set_at(s, seat, cell, KD + 2)
    loads.enter(s, seat, cell)


def places_after(s: State, seat: i64) -> vec[i64]:
    """FP-KD-02: at the Ambulance, or on its parking spots; without any at the Engine, or on a start location."""
    spot: i64 = s.vehicle[AMBULANCE]
    if spot < 0 and AMBULANCE in s.r.spot_vehicle:
        return parking_spaces(s, seat)
    if spot < 0:
        spot = s.vehicle[ENGINE]
    if spot < 0:
        return nearest_starts(s, s.at[seat - 1])
    return vec[i64]([s.r.spot_a[spot], s.r.spot_b[spot]])


def parking_spaces(s: State, seat: i64) -> vec[i64]:
    """FP-KD-02, FP-FAM-12: the spaces of the nearest Ambulance spots (or, by option, of all)."""
    best: i64 = nearest_spot(s, s.at[seat - 1])
    out = vec[i64]([])
    for other in range(i64(len(s.r.spot_vehicle))):
        if s.r.spot_vehicle[other] != AMBULANCE:
            continue
        if s.r.any_ambulance_spot or distance_to(s, s.at[seat - 1], other) == best:
            out = append(append(out, s.r.spot_a[other]), s.r.spot_b[other])
    return out


def nearest_starts(s: State, cell: i64) -> vec[i64]:
    """FP-KD-02: the start locations without Fire that are fewest steps away, walls ignored."""
    seen: vec[i64] = zeros(s.r.n_cells)
    ring = vec[i64]([cell])
    found = vec[i64]([])
    while len(ring) > 0 and len(found) == 0:
        for one in ring:
            seen[one] = 1
            if s.fire[one] != BURNING and one in s.r.starts:
                found = append(found, one)
        ring = next_ring(s, ring, seen)
    return found


def next_ring(s: State, ring: vec[i64], seen: vec[i64]) -> vec[i64]:
    """The spaces one step further away."""
    out = vec[i64]([])
    for one in ring:
        for side in range(i64(SIDES)):
            to: i64 = s.r.next_cell[one * SIDES + side]
            if to >= 0 and seen[to] == 0:
                seen[to] = 1
                out = append(out, to)
    return out


def nearest_spot(s: State, cell: i64) -> i64:
    """FP-KD-02, FP-FAM-12: how far the nearest Ambulance spot is."""
    best: i64 = 1000
    for spot in range(i64(len(s.r.spot_vehicle))):
        if s.r.spot_vehicle[spot] == AMBULANCE and distance_to(s, cell, spot) < best:
            best = distance_to(s, cell, spot)
    return best


def distance_to(s: State, cell: i64, spot: i64) -> i64:
    """Rows plus columns to the nearer space of a spot."""
    a: i64 = space.walking_distance(s, cell, s.r.spot_a[spot])
    b: i64 = space.walking_distance(s, cell, s.r.spot_b[spot])
    return a if a < b else b


def why_not_place(s: State, seat: i64, cell: i64) -> i64:
    """FP-KD-02: one of the places offered."""
    return reasons.ALLOWED if cell in places_after(s, seat) else reasons.NO_PLACE_AFTER


def forget_dodges(s: State) -> None:
    """The right to dodge lasts for one phase."""
    for seat in range(i64(1), s.r.n_seats + 1):
        pieces.forget(s, seat, MAY_DODGE, KD + 12)
