"""Chapter specialists: the Fire Captain's Command."""

from __future__ import annotations

from typing import Final

from flashover.core import steps
from flashover.core.packed import i64
from flashover.flashpoint import actions, pieces, reasons, waits
from flashover.flashpoint.ids import SPEC
from flashover.flashpoint.rules import ap, stranded, veteran
from flashover.flashpoint.ruleset import COMMAND_AP
from flashover.flashpoint.state import ACTIVE, CAFS, CAFS_COMMANDED, CAPTAIN, COMMANDED, State

POOL: Final = 64  # the last number of the waiting step: saved AP given times this, plus free AP given


def why_not_command(s: State, seat: i64, act: i64) -> i64:
    """FP-SPEC-04: one or more AP, Command or normal, to another Firefighter. FP-SPEC-05: to CAFS one in a turn."""
    other: i64 = actions.first(act)
    n: i64 = actions.second(act)
    if s.role[seat - 1] != CAPTAIN:
        return reasons.NOT_CAPTAIN
    if other == seat or other < 1 or other > s.r.n_seats or s.at[other - 1] < 0:
        return reasons.COMMAND_OTHERS
    if s.role[other - 1] == CAFS and (n > 1 or pieces.has_memo(s, other, CAFS_COMMANDED)):
        return reasons.CAFS_LIMIT
    why: i64 = ap.why_not_pay(s, seat, n, COMMAND_AP, act)
    return why if why != 0 else stranded.why_not_command(s, seat, other, n, act)


def command(s: State, seat: i64, act: i64) -> None:
    """FP-SPEC-04: the AP are set aside, and the Firefighter's own player is asked.

    How many of them are saved and how many free ones is kept, so that each can go back to its pool.
    """
    other: i64 = actions.first(act)
    n: i64 = actions.second(act)
    normal: i64 = ap.normal_paid(s, seat, n, COMMAND_AP, act)
    saved: i64 = s.saved[seat - 1]
    free: i64 = s.free[seat - 1]
    ap.pay(s, seat, n, COMMAND_AP, act, SPEC + 4)
    pools: i64 = (saved - s.saved[seat - 1]) * POOL + free - s.free[seat - 1]
    steps.push(s, waits.WAIT_OFFER if s.r.consent else waits.WAIT_COMMANDED, other, normal, n - normal, pools)


def why_not_decline(s: State, seat: i64) -> i64:
    """FP-SPEC-04, FP-ACT-02: nobody declines a Command out of Fire into which a Command led."""
    if pieces.has_memo(s, seat, COMMANDED) and pieces.in_fire(s, seat):
        return reasons.COMMANDED_IN_FIRE
    return reasons.ALLOWED


def accept(s: State) -> None:
    """FP-SPEC-04: the Firefighter will use the AP at once."""
    seat: i64 = steps.top_number(s, 1)
    normal: i64 = steps.top_number(s, 2)
    special: i64 = steps.top_number(s, 3)
    pools: i64 = steps.top_number(s, 4)
    steps.pop(s)
    steps.push(s, waits.WAIT_COMMANDED, seat, normal, special, pools)


def give_back(s: State) -> None:
    """FP-SPEC-04: AP that were not used return to the captain's pools they came from; saved and free ones went last."""
    captain: i64 = s.flow[ACTIVE]
    normal: i64 = steps.top_number(s, 2)
    special: i64 = steps.top_number(s, 3)
    saved: i64 = less(steps.top_number(s, 4) // POOL, normal)
    free: i64 = less(steps.top_number(s, 4) % POOL, special)
    steps.pop(s)
    pieces.set_ap(s, captain, s.ap[captain - 1] + normal - saved, SPEC + 4)
    pieces.set_saved(s, captain, s.saved[captain - 1] + saved, SPEC + 4)
    pieces.set_special(s, captain, s.special[captain - 1] + special - free, SPEC + 4)
    pieces.set_free(s, captain, s.free[captain - 1] + free, SPEC + 4)


def less(a: i64, b: i64) -> i64:
    """The lesser of two numbers."""
    return a if a < b else b


def why_not_stop(s: State, seat: i64) -> i64:
    """FP-ACT-02: in Fire only if the AP given do not reach off it, and the captain has the AP that are missing."""
    if not pieces.in_fire(s, seat) or not pieces.has_memo(s, seat, COMMANDED):
        return reasons.ALLOWED
    given: i64 = steps.top_number(s, 2) + steps.top_number(s, 3)
    k: i64 = s.flow[ACTIVE] - 1
    left: i64 = given + s.ap[k] + s.saved[k] + s.special[k] + s.free[k]
    needed: i64 = stranded.least_called_off(s, seat)
    return reasons.ALLOWED if given < needed <= left else reasons.COMMANDED_IN_FIRE


def note_use(s: State, seat: i64) -> None:
    """FP-SPEC-04, FP-SPEC-05: a Firefighter moved or opened by Command; with the last AP used the Command ends.

    FP-SPEC-21: the captain himself may have been in the Veteran's Vicinity for a moment.
    """
    pieces.remember(s, seat, COMMANDED, SPEC + 4)
    if s.role[seat - 1] == CAFS:
        pieces.remember(s, seat, CAFS_COMMANDED, SPEC + 5)
    veteran.experience(s, s.flow[ACTIVE])
    if steps.top_number(s, 2) + steps.top_number(s, 3) == 0:
        steps.pop(s)
