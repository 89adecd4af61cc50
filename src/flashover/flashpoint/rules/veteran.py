"""Chapter specialists: the Veteran's Vicinity, Experience and Dodge."""

from __future__ import annotations

from typing import Final

from flashover.core import events, steps
from flashover.core.packed import append, i64, vec
from flashover.flashpoint import actions, ev, pieces, reasons
from flashover.flashpoint.ids import SPEC
from flashover.flashpoint.rules import ap, loads, space
from flashover.flashpoint.ruleset import FLAT_SIDES, SIDES
from flashover.flashpoint.state import BURNING, CLEAR, EXPERIENCED, MAY_DODGE, VETERAN, State

REACH: Final = 3


def in_vicinity(s: State, seat: i64) -> bool:
    """FP-SPEC-23: the Veteran's space, an Adjacent one, or within three moves over clear spaces."""
    veteran: i64 = pieces.seat_of(s, VETERAN)
    if veteran == 0 or veteran == seat:
        return False
    here: i64 = s.at[veteran - 1]
    there: i64 = s.at[seat - 1]
    if here < 0 or there < 0:
        return False
    if here == there or space.are_adjacent(s, here, there):
        return True
    return traces(s, here, there, REACH)


def traces(s: State, cell: i64, goal: i64, moves: i64) -> bool:
    """FP-SPEC-23: a path of so many moves on one floor; only the spaces between the ends must be clear."""
    for side in range(i64(FLAT_SIDES)):
        if not space.can_walk(s, cell, side):
            continue
        to: i64 = s.r.next_cell[cell * SIDES + side]
        if to == goal:
            return True
        if moves > 1 and s.fire[to] == CLEAR and traces(s, to, goal, moves - 1):
            return True
    return False


def experience(s: State, seat: i64) -> None:
    """FP-SPEC-21: once in its turn, a Firefighter in the Vicinity gets a free AP."""
    if not pieces.has_memo(s, seat, EXPERIENCED) and in_vicinity(s, seat):
        pieces.remember(s, seat, EXPERIENCED, SPEC + 21)
        pieces.set_free(s, seat, 1, SPEC + 21)


def note_vicinity(s: State) -> None:
    """FP-SPEC-22: who is in the Vicinity now (when the phase or its knock-down step begins) may dodge in it."""
    for seat in range(i64(1), s.r.n_seats + 1):
        if in_vicinity(s, seat):
            pieces.remember(s, seat, MAY_DODGE, SPEC + 22)


def price_of_dodge(s: State, seat: i64) -> i64:
    """FP-SPEC-20, FP-SPEC-22: saved AP a Dodge takes; 0 for those who may not. FP-SPEC-28: never the dog."""
    if s.role[seat - 1] == VETERAN:
        return 1
    if pieces.has_memo(s, seat, MAY_DODGE) and not ap.is_dog(s, seat):
        return 2
    return 0


def dodge_spaces(s: State, seat: i64) -> vec[i64]:
    """FP-SPEC-20: spaces without Fire that a move of 1 AP reaches."""
    cell: i64 = s.at[seat - 1]
    out = vec[i64]([])
    for side in range(i64(SIDES)):
        if not space.can_walk(s, cell, side) or s.r.factor[s.r.edge_at[cell * SIDES + side]] != 1:
            continue
        to: i64 = s.r.next_cell[cell * SIDES + side]
        if s.fire[to] != BURNING:
            out = append(out, to)
    return out


def why_not_dodge(s: State, seat: i64, cell: i64) -> i64:
    """FP-SPEC-20: a move of 1 AP to a space without Fire."""
    return reasons.ALLOWED if cell in dodge_spaces(s, seat) else reasons.DODGE_ONE_AP


def dodge(s: State, seat: i64, act: i64) -> None:
    """FP-SPEC-20, FP-SPEC-22: saved AP buy one move; what was carried or led stays; a PoI there is revealed."""
    price: i64 = steps.top_number(s, 2)
    steps.pop(s)
    to: i64 = actions.first(act)
    pieces.set_saved(s, seat, s.saved[seat - 1] - price, SPEC + 20)
    if s.keep_events:
        events.emit(s, ev.DODGED, SPEC + 20, seat, to)
    loads.hold(s, seat, 0, 0, SPEC + 20)
    pieces.set_at(s, seat, to, SPEC + 20)
    loads.enter(s, seat, to)
