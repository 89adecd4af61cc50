"""Chapter actions: opening and closing."""

from __future__ import annotations

from flashover.core import events
from flashover.core.packed import i64
from flashover.flashpoint import actions, ev, pieces, reasons
from flashover.flashpoint.ids import ACT
from flashover.flashpoint.rules import ap, stranded
from flashover.flashpoint.state import KNOWN_LOCKED, KNOWN_PLAIN, LOCKED, NO_DOOR, OPEN, SHUT, State


def is_beside(s: State, seat: i64, edge: i64) -> bool:
    """Is this border a side of the Firefighter's space?"""
    cell: i64 = s.at[seat - 1]
    return s.r.edge_a[edge] == cell or s.r.edge_b[edge] == cell


def why_not_turn(s: State, seat: i64, edge: i64, wanted: i64) -> i64:
    """FP-ACT-18: a Door marker on a side of the own space, not yet turned the way one wants it."""
    if not is_beside(s, seat, edge):
        return reasons.NOT_ADJACENT
    if s.r.is_door[edge] == 0 or s.door[edge] == NO_DOOR:
        return reasons.NO_SUCH_DOOR
    if ap.is_dog(s, seat):
        return reasons.DOG_MAY_NOT
    if s.door[edge] == wanted:
        return reasons.DOOR_IS_OPEN if wanted == OPEN else reasons.DOOR_IS_SHUT
    return reasons.ALLOWED


def why_not_open(s: State, seat: i64, act: i64) -> i64:
    """FP-ACT-18, FP-ACT-20: 1 AP; a door known to be locked is not tried again."""
    edge: i64 = actions.first(act)
    why: i64 = why_not_turn(s, seat, edge, OPEN)
    if why != 0:
        return why
    if s.lock[edge] == KNOWN_LOCKED:
        return reasons.DOOR_IS_LOCKED
    why = ap.why_not_pay(s, seat, 1, ap.door_purpose(s), act)
    if why != 0:
        return why
    return stranded.why_not_open(s, seat, edge, 1, act)


def why_not_close(s: State, seat: i64, act: i64) -> i64:
    """FP-ACT-18: 1 AP to close it again."""
    edge: i64 = actions.first(act)
    why: i64 = why_not_turn(s, seat, edge, SHUT)
    if why != 0:
        return why
    why = ap.why_not_pay(s, seat, 1, ap.door_purpose(s), act)
    if why != 0:
        return why
    return stranded.why_not_close(s, seat, edge, 1, act)


def open_door(s: State, seat: i64, act: i64) -> None:
    """FP-ACT-18: 1 AP, whether it opens or not."""
    ap.pay(s, seat, 1, ap.door_purpose(s), act, ACT + 18)
    turn_open(s, actions.first(act), ACT + 18)


def turn_open(s: State, edge: i64, rule: i64) -> None:
    """FP-ACT-20: the door opens, or turns out Locked and stays shut."""
    if s.lock[edge] == LOCKED:
        s.news += 1
        pieces.lock_openly(s, edge, ACT + 20)
        if s.keep_events:
            events.emit(s, ev.DOOR_WAS_LOCKED, ACT + 20, edge)
        return
    if s.r.n_locked > 0 and s.lock[edge] != KNOWN_PLAIN:
        s.news += 1
        s.lock[edge] = KNOWN_PLAIN
    pieces.set_door(s, edge, OPEN, rule)


def close_door(s: State, seat: i64, act: i64) -> None:
    """FP-ACT-18: the door is shut."""
    ap.pay(s, seat, 1, ap.door_purpose(s), act, ACT + 18)
    pieces.set_door(s, actions.first(act), SHUT, ACT + 18)
