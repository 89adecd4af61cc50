"""Chapter specialists: the Fire Prevention Specialist."""

from __future__ import annotations

from typing import Final

from flashover.core.packed import i64
from flashover.flashpoint import actions, pieces, points, reasons
from flashover.flashpoint.ids import SPEC
from flashover.flashpoint.rules import ap, doors, fire, loads, space, stranded, victims
from flashover.flashpoint.ruleset import SIDES
from flashover.flashpoint.state import (
    BURNING,
    CLEAR,
    KNOWN_LOCKED,
    ON_BOARD,
    PREVENTION,
    SMOKE,
    State,
    clone,
)

PRICE_OF_DE_SMOKE: Final = 1
PRICE_OF_ESCAPE: Final = 2


def is_way_out(s: State, cell: i64, to: i64) -> bool:
    """FP-SPEC-33, FP-SPEC-34: one step on a shortest route by doors (open, shut or gone) to an exterior door."""
    here: i64 = s.r.way_out[cell]
    side: i64 = space.side_towards(s, cell, to)
    if side < 0 or not is_by_door(s, s.r.edge_at[cell * SIDES + side]):
        return False
    if s.r.inside[to] == 0:
        return here == 1
    return s.r.way_out[to] == here - 1


def is_by_door(s: State, edge: i64) -> bool:
    """FP-SPEC-34: open floor, doorway or door; no breached wall."""
    return s.r.stops[edge] == 0 or s.r.is_door[edge] == 1


def why_not_de_smoke(s: State, seat: i64, act: i64) -> i64:
    """FP-SPEC-33: any Smoke, one space along a shortest route, never on to Fire; 1 AP."""
    cell: i64 = actions.first(act)
    to: i64 = actions.second(act)
    if s.role[seat - 1] != PREVENTION:
        return reasons.NOT_PREVENTION
    if s.fire[cell] != SMOKE:
        return reasons.NO_SMOKE_THERE
    if not is_way_out(s, cell, to):
        return reasons.NOT_SHORTEST
    if s.fire[to] == BURNING:
        return reasons.SMOKE_ON_FIRE
    why: i64 = ap.why_not_pay(s, seat, PRICE_OF_DE_SMOKE, ap.OTHER, act)
    return why if why != 0 else why_not_blow(s, seat, act)


def why_not_blow(s: State, seat: i64, act: i64) -> i64:
    """FP-ACT-02, FP-SPEC-33: Smoke may not set the acting Firefighter's space alight with no way off."""
    here: i64 = s.at[seat - 1]
    if s.fire[here] == CLEAR and actions.second(act) != here:
        return reasons.ALLOWED
    after = clone(s)
    after.keep_events = False
    de_smoke(after, seat, act)
    if after.fire[here] != BURNING or stranded.off_fire(after, seat, here):
        return reasons.ALLOWED
    return reasons.STRANDED


def de_smoke(s: State, seat: i64, act: i64) -> None:
    """FP-SPEC-33: Smoke moves; outside it vanishes; on Smoke, or next to Fire, it ignites at once."""
    cell: i64 = actions.first(act)
    to: i64 = actions.second(act)
    ap.pay(s, seat, PRICE_OF_DE_SMOKE, ap.OTHER, act, SPEC + 33)
    pieces.set_fire(s, cell, CLEAR, SPEC + 33)
    if s.r.inside[to] == 0:
        return
    pieces.set_fire(s, to, BURNING if s.fire[to] == SMOKE else SMOKE, SPEC + 33)
    fire.ignite_if_near(s, to, SPEC + 33)


def why_not_escape(s: State, seat: i64, act: i64) -> i64:
    """FP-SPEC-34: a face-down PoI, one space along a shortest route, through no shut Door, not into Fire; 2 AP."""
    cell: i64 = actions.first(act)
    to: i64 = actions.second(act)
    if s.role[seat - 1] != PREVENTION:
        return reasons.NOT_PREVENTION
    if pieces.face_down_at(s, cell) < 0:
        return reasons.NO_POI_THERE
    if not is_way_out(s, cell, to):
        return reasons.NOT_SHORTEST
    if not space.are_adjacent(s, cell, to):
        return reasons.DOOR_IN_THE_WAY
    if s.fire[to] == BURNING:
        return reasons.POI_NOT_INTO_FIRE
    return why_not_pay_escape(s, seat, act)


def why_not_pay_escape(s: State, seat: i64, act: i64) -> i64:
    """FP-SPEC-34: 2 AP."""
    why: i64 = ap.why_not_pay(s, seat, PRICE_OF_ESCAPE, ap.OTHER, act)
    return why if why != 0 else stranded.why_not_spend(s, seat, PRICE_OF_ESCAPE, ap.OTHER, act)


def escape(s: State, seat: i64, act: i64) -> None:
    """FP-SPEC-34, FP-VIC-14: the PoI moves; outside, or where a Firefighter stands, it is revealed."""
    to: i64 = actions.second(act)
    ap.pay(s, seat, PRICE_OF_ESCAPE, ap.OTHER, act, SPEC + 34)
    slot: i64 = pieces.face_down_at(s, actions.first(act))
    pieces.set_poi_at(s, slot, to, SPEC + 34)
    if s.r.inside[to] == 1 and pieces.firefighter_at(s, to) == 0:
        return
    victims.reveal(s, slot, SPEC + 34)
    for person in range(s.poi_used):
        settle(s, person, to)


def settle(s: State, slot: i64, cell: i64) -> None:
    """FP-SPEC-34, FP-ACT-12: a Victim out at the Ambulance is rescued; a Hazmat Victim outside is disposed of."""
    if s.poi_state[slot] != ON_BOARD or s.poi_at[slot] != cell:
        return
    if victims.is_hazmat_victim(s, slot):
        if points.is_disposal_space(s, cell):
            loads.dispose_victim(s, slot, SPEC + 34)
    elif points.is_rescue_space(s, cell):
        victims.rescue(s, slot, SPEC + 34)


def why_not_open(s: State, seat: i64, act: i64) -> i64:
    """FP-SPEC-34: 2 AP, a shut Door next to a PoI on its way out."""
    edge: i64 = actions.first(act)
    if s.role[seat - 1] != PREVENTION:
        return reasons.NOT_PREVENTION
    if not space.is_shut_door(s, edge):
        return reasons.NO_SUCH_DOOR
    if s.lock[edge] == KNOWN_LOCKED:
        return reasons.DOOR_IS_LOCKED
    a: i64 = s.r.edge_a[edge]
    b: i64 = s.r.edge_b[edge]
    if not (waits_at(s, a, b) or waits_at(s, b, a)):
        return reasons.NO_POI_NEXT_TO_DOOR
    return why_not_pay_escape(s, seat, act)


def waits_at(s: State, cell: i64, to: i64) -> bool:
    """Does a PoI in `cell` want to go through this Door?"""
    return pieces.face_down_at(s, cell) >= 0 and is_way_out(s, cell, to)


def open_for_poi(s: State, seat: i64, act: i64) -> None:
    """FP-SPEC-34, FP-ACT-20: the Door opens, unless it turns out Locked."""
    ap.pay(s, seat, PRICE_OF_ESCAPE, ap.OTHER, act, SPEC + 34)
    doors.turn_open(s, actions.first(act), SPEC + 34)
