"""Chapter actions: chopping."""

from __future__ import annotations

from flashover.core.packed import i64
from flashover.flashpoint import actions, pieces, reasons
from flashover.flashpoint.ids import ACT
from flashover.flashpoint.rules import ap, doors, ends, space, stranded
from flashover.flashpoint.state import KNOWN_LOCKED, NO_DOOR, State


def price_of_chop(s: State, seat: i64) -> i64:
    """FP-ACT-23, FP-SPEC-11: 2 AP, the Rescue Specialist 1."""
    return s.r.chop_cost[s.role[seat - 1]]


def why_not_axe(s: State, edge: i64) -> i64:
    """FP-ACT-23, FP-ACT-24: a wall that still stands, or a door known to be Locked."""
    if s.r.is_door[edge] == 1:
        return reasons.ALLOWED if s.lock[edge] == KNOWN_LOCKED and s.door[edge] != NO_DOOR else reasons.DOOR_NOT_LOCKED
    if s.r.can_chop[edge] == 0:
        return reasons.NOT_CHOPPABLE
    return reasons.ALREADY_DESTROYED if space.is_destroyed(s, edge) else reasons.ALLOWED


def why_not_chop(s: State, seat: i64, act: i64) -> i64:
    """FP-ACT-23: on a side of the own space, from either side of the wall. FP-SPEC-28: not the dog."""
    edge: i64 = actions.first(act)
    if not doors.is_beside(s, seat, edge):
        return reasons.NOT_ADJACENT
    why: i64 = why_not_axe(s, edge)
    if why != 0:
        return why
    if ap.is_dog(s, seat):
        return reasons.DOG_MAY_NOT
    cost: i64 = price_of_chop(s, seat)
    why = ap.why_not_pay(s, seat, cost, ap.OTHER, act)
    if why != 0:
        return why
    return stranded.why_not_chop(s, seat, edge, cost, act)


def chop(s: State, seat: i64, act: i64) -> None:
    """FP-ACT-23: one Damage cube on the wall. FP-ACT-24: a Locked Door goes without a cube."""
    edge: i64 = actions.first(act)
    ap.pay(s, seat, price_of_chop(s, seat), ap.OTHER, act, ACT + 23)
    if s.r.is_door[edge] == 1:
        pieces.set_door(s, edge, NO_DOOR, ACT + 24)
        return
    pieces.set_damage(s, edge, s.damage[edge] + 1, ACT + 23)
    if s.r.is_window[edge] == 1 and s.door[edge] != NO_DOOR:
        pieces.set_door(s, edge, NO_DOOR, ACT + 25)
    ends.take_cube(s, ACT + 23)
