"""Chapter actions: extinguishing."""

from __future__ import annotations

from flashover.core.packed import i64
from flashover.flashpoint import actions, pieces, reasons
from flashover.flashpoint.ids import ACT
from flashover.flashpoint.rules import ap, space, stranded
from flashover.flashpoint.state import CLEAR, DOG, ENGINEER, IN_ITS_FACE, State


def price_of_extinguish(s: State, seat: i64, cell: i64) -> i64:
    """FP-ACT-21, FP-SPEC-03, FP-SPEC-11: 1 AP a step, 2 for the Paramedic and the Rescue Specialist.

    An Event may make it free in the own space.
    """
    if cell == s.at[seat - 1] and pieces.has_memo(s, seat, IN_ITS_FACE):
        return 0
    return s.r.extinguish_cost[s.role[seat - 1]]


def why_not_role(s: State, seat: i64) -> i64:
    """FP-SPEC-15, FP-SPEC-28, FP-SPEC-33: Engineer, dog and Fire Prevention do not extinguish."""
    role: i64 = s.role[seat - 1]
    if s.r.extinguish_cost[role] > 0:
        return reasons.ALLOWED
    if role == ENGINEER:
        return reasons.ENGINEER_EXTINGUISHES_NOT
    return reasons.DOG_MAY_NOT if role == DOG else reasons.PREVENTION_EXTINGUISHES_NOT


def why_not_extinguish(s: State, seat: i64, act: i64) -> i64:
    """FP-ACT-21, FP-ACT-22: Smoke or Fire in the own space or an Adjacent one."""
    cell: i64 = actions.first(act)
    here: i64 = s.at[seat - 1]
    if cell != here and not space.are_adjacent(s, here, cell):
        return reasons.OUT_OF_REACH
    if s.fire[cell] == CLEAR:
        return reasons.NOTHING_TO_EXTINGUISH
    why: i64 = why_not_role(s, seat)
    if why != 0:
        return why
    cost: i64 = price_of_extinguish(s, seat, cell)
    why = ap.why_not_pay(s, seat, cost, ap.extinguish_purpose(), act)
    if why != 0:
        return why
    return stranded.why_not_extinguish(s, seat, cell, cost, act)


def extinguish(s: State, seat: i64, act: i64) -> None:
    """FP-ACT-21, FP-FAM-10: Fire becomes Smoke, Smoke is removed."""
    cell: i64 = actions.first(act)
    ap.pay(s, seat, price_of_extinguish(s, seat, cell), ap.extinguish_purpose(), act, ACT + 21)
    pieces.set_fire(s, cell, s.fire[cell] - 1, ACT + 21)
