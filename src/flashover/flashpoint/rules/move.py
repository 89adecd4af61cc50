"""Chapter actions: moving."""

from __future__ import annotations

from flashover.core.packed import i64
from flashover.flashpoint import actions, pieces, reasons
from flashover.flashpoint.ids import ACT
from flashover.flashpoint.rules import ap, loads, space, stranded
from flashover.flashpoint.ruleset import DOG_LEADS_FOR_2, MOVEMENT_AP, SIDES
from flashover.flashpoint.state import BURNING, PINNED, State


def price_of_move(s: State, seat: i64, edge: i64, to: i64, act: i64) -> i64:
    """FP-ACT-03, FP-ACT-04, FP-ACT-06: 1 AP, 2 into Fire, 2 with a load; doublings multiply (`doubled`)."""
    kind: i64 = actions.load_of(act)
    led: i64 = actions.lead_of(act)
    if kind == 0 and led == 0:
        return (2 if s.fire[to] == BURNING else 1) * s.r.factor[edge]
    return price_with_load(s, seat, kind, led) * s.r.factor[edge]


def price_with_load(s: State, seat: i64, kind: i64, led: i64) -> i64:
    """FP-ACT-06, FP-ACT-10, FP-CORE-29: carrying 2 AP, leading no extra AP, each doubling multiplied in."""
    price: i64 = 2 if kind != 0 else 1
    if led != 0 and ap.is_dog(s, seat) and s.r.dog_lead == DOG_LEADS_FOR_2:
        price = 2
    if kind != 0:
        price *= loads.doubling(kind)
    if led != 0:
        price *= loads.doubling(led)
    return price


def why_not_to(s: State, seat: i64, to: i64) -> i64:
    """FP-ACT-03, FP-ACT-05, FP-CORE-22: is the space Adjacent, over a border that can be walked?

    Who and what is there already does not matter.
    """
    cell: i64 = s.at[seat - 1]
    side: i64 = space.side_towards(s, cell, to)
    if side < 0:
        return reasons.NOT_ADJACENT
    if space.can_walk(s, cell, side):
        return reasons.ALLOWED
    return reasons.OUTSIDE_CLOSED if s.r.enter[to] == 0 else reasons.OBSTRUCTED


def why_not_move(s: State, seat: i64, act: i64) -> i64:
    """FP-ACT-03, FP-ACT-04, FP-ACT-07: place, state and loads, then AP."""
    to: i64 = actions.first(act)
    why: i64 = why_not_to(s, seat, to)
    if why != 0:
        return why
    if s.fire[to] == BURNING and ap.is_dog(s, seat):
        return reasons.DOG_NOT_INTO_FIRE
    if pieces.has_memo(s, seat, PINNED) and not ap.is_commanded(s, seat):
        return reasons.PINNED_DOWN
    if actions.load_of(act) != 0 or actions.lead_of(act) != 0:
        why = loads.why_not_load(s, seat, act)
        if why != 0:
            return why
        if s.fire[to] == BURNING:
            return reasons.CARRY_INTO_FIRE
    return why_not_pay_move(s, seat, to, act)


def why_not_pay_move(s: State, seat: i64, to: i64, act: i64) -> i64:
    """The AP of a move, and the way off Fire afterwards."""
    cost: i64 = price_of_move(s, seat, edge_to(s, seat, to), to, act)
    why: i64 = ap.why_not_pay(s, seat, cost, MOVEMENT_AP, act)
    if why != 0:
        return why
    return stranded.why_not_move(s, seat, to, cost, act)


def edge_to(s: State, seat: i64, to: i64) -> i64:
    """The border between a Firefighter's space and a neighbouring one."""
    cell: i64 = s.at[seat - 1]
    return s.r.edge_at[cell * SIDES + space.side_towards(s, cell, to)]


def move(s: State, seat: i64, act: i64) -> None:
    """FP-ACT-03, FP-FAM-08: go to the space with what is taken along; what is found there is revealed or delivered."""
    to: i64 = actions.first(act)
    cost: i64 = price_of_move(s, seat, edge_to(s, seat, to), to, act)
    ap.pay(s, seat, cost, MOVEMENT_AP, act, ACT + 3)
    loads.take_along(s, seat, to, act)
    pieces.set_at(s, seat, to, ACT + 3)
    loads.enter(s, seat, to)
