"""Chapter core: action points, special ones first, and what is saved."""

from __future__ import annotations

from typing import Final

from flashover.core import steps
from flashover.core.packed import i64
from flashover.flashpoint import actions, pieces, reasons, waits
from flashover.flashpoint.ids import CORE
from flashover.flashpoint.ruleset import EXTINGUISH_AP, MOVEMENT_AP
from flashover.flashpoint.state import DOG, State

OTHER: Final = 0  # a purpose no special AP pay for


def is_commanded(s: State, seat: i64) -> bool:
    """Is this seat just now using AP given by Command?"""
    return steps.top_step(s) == waits.WAIT_COMMANDED and steps.top_number(s, 1) == seat


def normal_ap(s: State, seat: i64) -> i64:
    """FP-CORE-14: normal AP of the turn and saved ones; under Command only the captain's normal AP."""
    if is_commanded(s, seat):
        return steps.top_number(s, 2)
    return s.ap[seat - 1] + s.saved[seat - 1]


def special_ap(s: State, seat: i64, purpose: i64) -> i64:
    """FP-CORE-16: special AP that fit this purpose, with the Veteran's free AP, which fits all."""
    if is_commanded(s, seat):
        return steps.top_number(s, 3)
    if s.r.role_kind[s.role[seat - 1]] == purpose:
        return s.special[seat - 1] + s.free[seat - 1]
    return s.free[seat - 1]


def usual_normal(s: State, seat: i64, cost: i64, purpose: i64) -> i64:
    """FP-CORE-17: how many normal AP the usual payment takes: special and free ones that fit go first."""
    special: i64 = special_ap(s, seat, purpose)
    return cost - special if cost > special else 0


def why_not_pay(s: State, seat: i64, cost: i64, purpose: i64, act: i64) -> i64:
    """FP-CORE-14, FP-CORE-17: the cost in full, in the payment asked for."""
    usual: i64 = usual_normal(s, seat, cost, purpose)
    if usual > normal_ap(s, seat):
        return reasons.NO_AP
    pay: i64 = actions.pay_of(act)
    if pay == 0:
        return reasons.ALLOWED
    wanted: i64 = pay - actions.PAY_NORMAL
    if wanted <= usual or wanted > cost or wanted > normal_ap(s, seat):
        return reasons.NO_SUCH_PAYMENT
    return reasons.ALLOWED


def normal_paid(s: State, seat: i64, cost: i64, purpose: i64, act: i64) -> i64:
    """The normal AP this action takes."""
    pay: i64 = actions.pay_of(act)
    if pay > 0:
        return pay - actions.PAY_NORMAL
    return usual_normal(s, seat, cost, purpose)


def pay(s: State, seat: i64, cost: i64, purpose: i64, act: i64, rule: i64) -> None:
    """FP-CORE-16, FP-CORE-17: take the cost from the pools."""
    normal: i64 = normal_paid(s, seat, cost, purpose, act)
    if is_commanded(s, seat):
        steps.set_top(s, 2, steps.top_number(s, 2) - normal)
        steps.set_top(s, 3, steps.top_number(s, 3) - (cost - normal))
        return
    take_normal(s, seat, normal, rule)
    take_special(s, seat, cost - normal, purpose, rule)


def take_normal(s: State, seat: i64, n: i64, rule: i64) -> None:
    """Normal AP: those of this turn before those saved (what is left is saved anyway)."""
    now: i64 = s.ap[seat - 1]
    if n <= now:
        pieces.set_ap(s, seat, now - n, rule)
        return
    pieces.set_ap(s, seat, 0, rule)
    pieces.set_saved(s, seat, s.saved[seat - 1] - (n - now), rule)


def take_special(s: State, seat: i64, n: i64, purpose: i64, rule: i64) -> None:
    """Special AP of the right kind, then the free one."""
    fits: i64 = s.special[seat - 1] if s.r.role_kind[s.role[seat - 1]] == purpose else 0
    if n <= fits:
        pieces.set_special(s, seat, s.special[seat - 1] - n, rule)
        return
    pieces.set_special(s, seat, s.special[seat - 1] - fits, rule)
    pieces.set_free(s, seat, s.free[seat - 1] - (n - fits), rule)


def door_purpose(s: State) -> i64:
    """FP-CORE-18: doors and windows count as movement, unless the option says moves alone."""
    return OTHER if s.r.move_only else MOVEMENT_AP


def extinguish_purpose() -> i64:
    """FP-SPEC-07: Extinguish AP pay for Extinguish alone."""
    return EXTINGUISH_AP


def start_ap(s: State, seat: i64) -> None:
    """FP-CORE-14, FP-SPEC-01: the AP of a new turn; saved ones stay at hand."""
    role: i64 = s.role[seat - 1]
    pieces.set_ap(s, seat, s.r.role_ap[role], CORE + 14)
    pieces.set_special(s, seat, s.r.role_special[role], CORE + 14)
    pieces.set_free(s, seat, 0, CORE + 14)


def save_ap(s: State, seat: i64) -> None:
    """FP-CORE-15, FP-SPEC-24: unused normal AP are saved up to the limit; special and free ones are lost."""
    left: i64 = s.ap[seat - 1] + s.saved[seat - 1]
    limit: i64 = save_limit(s, seat)
    pieces.set_saved(s, seat, left if left < limit else limit, CORE + 15)
    pieces.set_ap(s, seat, 0, CORE + 15)
    pieces.set_special(s, seat, 0, CORE + 16)
    pieces.set_free(s, seat, 0, CORE + 16)


def save_limit(s: State, seat: i64) -> i64:
    """FP-CORE-15: four; the Rescue Dog six."""
    return s.r.save_limit[s.role[seat - 1]]


def is_dog(s: State, seat: i64) -> bool:
    """Is this Firefighter the Rescue Dog?"""
    return s.role[seat - 1] == DOG
