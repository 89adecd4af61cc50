"""Nobody may end in Fire: every spending in Fire needs a sure way off it afterwards."""

from __future__ import annotations

from typing import Final

from flashover.core import steps
from flashover.core.packed import i64
from flashover.flashpoint import pieces, reasons, waits
from flashover.flashpoint.ids import ACT
from flashover.flashpoint.rules import ap, space
from flashover.flashpoint.ruleset import EXTINGUISH_AP, MOVEMENT_AP, SIDES
from flashover.flashpoint.state import (
    ACTIVE,
    BURNING,
    CAFS,
    CAFS_COMMANDED,
    CAPTAIN,
    COMMANDED,
    IN_ITS_FACE,
    KNOWN_LOCKED,
    KNOWN_PLAIN,
    OPEN,
    PINNED,
    SHUT,
    State,
    clone,
)

DEPTH: Final = 4  # steps planned ahead; nobody in Fire can pay for more


def can_put_out(s: State, seat: i64, normal: i64, special: i64) -> bool:
    """FP-ACT-02: could this Firefighter turn the Fire of its own space to Smoke with these AP?"""
    cost: i64 = s.r.extinguish_cost[s.role[seat - 1]]
    if cost == 0:
        return False
    if pieces.has_memo(s, seat, IN_ITS_FACE):
        return True
    if s.r.role_kind[s.role[seat - 1]] == EXTINGUISH_AP:
        normal += special
    return normal >= cost


def price_past(s: State, seat: i64, edge: i64) -> i64:
    """AP to make a border passable for sure by door or axe: 0 if it is, -1 if it cannot be."""
    if s.r.walkable[edge] == 0:
        return -1
    if s.through[edge] == 1:
        return 0
    if ap.is_dog(s, seat):
        return -1
    if space.is_shut_door(s, edge):
        return price_past_door(s, seat, edge)
    if s.r.can_chop[edge] == 1 and space.is_standing_wall(s, edge):
        missing: i64 = s.r.takes[edge] - s.damage[edge]
        if missing < pieces.cubes_left(s):
            return missing * s.r.chop_cost[s.role[seat - 1]]
    return -1


def price_past_door(s: State, seat: i64, edge: i64) -> i64:
    """A shut Door: 1 AP, an axe if it is known to be Locked, no sure way if it may be."""
    if s.lock[edge] == KNOWN_LOCKED:
        return s.r.chop_cost[s.role[seat - 1]]
    return 1 if s.r.n_locked == 0 or s.lock[edge] == KNOWN_PLAIN else -1


def can_walk_off(s: State, seat: i64, cell: i64, normal: i64, movement: i64, depth: i64) -> bool:
    """FP-ACT-02: is there a chain of moves, doors and Chops to a space without Fire within these AP?"""
    for side in range(i64(SIDES)):
        at: i64 = cell * SIDES + side
        edge: i64 = s.r.edge_at[at]
        if edge < 0 or s.r.enter[s.r.next_cell[at]] == 0:
            continue
        if can_step_off(s, seat, edge, s.r.next_cell[at], normal, movement, depth):
            return True
    return False


def can_step_off(s: State, seat: i64, edge: i64, to: i64, normal: i64, movement: i64, depth: i64) -> bool:
    """One step of such a chain, and what follows it."""
    burning = s.fire[to] == BURNING
    price: i64 = price_past(s, seat, edge)
    if price < 0 or price > normal or (burning and (depth == 0 or ap.is_dog(s, seat))):
        return False
    step: i64 = s.r.factor[edge] * (2 if burning else 1)
    left: i64 = movement - step
    rest: i64 = normal - price
    if left < 0:
        rest += left
        left = 0
    if rest < 0:
        return False
    return not burning or can_walk_off(s, seat, to, rest, left, depth - 1)


def has_way_off(s: State, seat: i64, cell: i64, normal: i64, special: i64, free: i64) -> bool:
    """FP-ACT-02: can this Firefighter surely stand off Fire at the end of its actions?"""
    if can_put_out(s, seat, normal + free, special):
        return True
    if pieces.has_memo(s, seat, PINNED):
        return False
    movement: i64 = special if s.r.role_kind[s.role[seat - 1]] == MOVEMENT_AP else 0
    return can_walk_off(s, seat, cell, normal + free, movement, DEPTH)


def why_not_end(s: State, seat: i64) -> i64:
    """FP-ACT-02: no turn ends in Fire, neither one's own nor that of a Firefighter one commanded."""
    if pieces.in_fire(s, seat):
        return reasons.STANDS_IN_FIRE
    if commanded_in_fire(s, seat) > 0:
        return reasons.COMMANDED_IN_FIRE
    return reasons.ALLOWED


def commanded_in_fire(s: State, captain: i64) -> i64:
    """A Firefighter commanded this turn that stands in Fire, or 0."""
    if s.role[captain - 1] != CAPTAIN or s.flow[ACTIVE] != captain:
        return 0
    for seat in range(i64(1), s.r.n_seats + 1):
        if pieces.has_memo(s, seat, COMMANDED) and pieces.in_fire(s, seat):
            return seat
    return 0


def why_not_move(s: State, seat: i64, to: i64, cost: i64, act: i64) -> i64:
    """FP-ACT-02: the look-ahead for a move (or Squeeze) into Fire, or away from it."""
    if s.fire[to] != BURNING:
        return why_not_answerable(s, seat, cost)
    if ap.is_commanded(s, seat):
        return why_not_commanded_into(s, seat, to, cost)
    if commanded_in_fire(s, seat) > 0:
        return reasons.COMMANDED_IN_FIRE
    after = clone(s)
    after.keep_events = False
    ap.pay(after, seat, cost, MOVEMENT_AP, act, ACT + 2)
    if not off_fire(after, seat, to):
        return reasons.STRANDED
    return why_not_answerable(s, seat, cost)


def off_fire(s: State, seat: i64, cell: i64) -> bool:
    """`has_way_off` with the AP the Firefighter holds."""
    k: i64 = seat - 1
    return has_way_off(s, seat, cell, s.ap[k] + s.saved[k], s.special[k], s.free[k])


def why_not_commanded_into(s: State, seat: i64, to: i64, cost: i64) -> i64:
    """FP-ACT-02: a commanded Firefighter needs AP for the way off: what is given and what the captain has left.

    While the captain or another Firefighter he commanded stands in Fire, those AP are spoken for.
    """
    captain: i64 = steps.top_number(s, 4)
    other: i64 = commanded_in_fire(s, captain)
    if pieces.in_fire(s, captain) or (other > 0 and other != seat):
        return reasons.STRANDED
    given: i64 = steps.top_number(s, 2) + steps.top_number(s, 3) - cost
    if s.role[seat - 1] == CAFS:
        return reasons.ALLOWED if can_walk_off(s, seat, to, 0, given, DEPTH) else reasons.STRANDED
    more: i64 = s.ap[captain - 1] + s.saved[captain - 1] + s.free[captain - 1] + s.special[captain - 1]
    return reasons.ALLOWED if can_walk_off(s, seat, to, 0, given + more, DEPTH) else reasons.STRANDED


def can_be_called_off(s: State, captain: i64, seat: i64, left: i64) -> bool:
    """FP-ACT-02: could the captain with so many AP still get this Firefighter off Fire?"""
    if s.role[seat - 1] == CAFS:
        left = 0 if pieces.has_memo(s, seat, CAFS_COMMANDED) else (1 if left > 0 else 0)
    return can_walk_off(s, seat, s.at[seat - 1], 0, left, DEPTH)


def why_not_spend(s: State, seat: i64, cost: i64, purpose: i64, act: i64) -> i64:
    """FP-ACT-02: the look-ahead for any other spending by somebody in Fire, or by a captain answerable for one."""
    if cost > 0 and pieces.in_fire(s, seat) and steps.top_step(s) == waits.WAIT_ACTION:
        after = clone(s)
        after.keep_events = False
        ap.pay(after, seat, cost, purpose, act, ACT + 2)
        if not off_fire(after, seat, s.at[seat - 1]):
            return reasons.STRANDED
    return why_not_answerable(s, seat, cost)


def why_not_answerable(s: State, seat: i64, cost: i64) -> i64:
    """FP-ACT-02: the captain keeps AP enough to call a Firefighter he commanded off Fire."""
    if s.role[seat - 1] != CAPTAIN or cost == 0 or steps.top_step(s) != waits.WAIT_ACTION:
        return reasons.ALLOWED
    other: i64 = commanded_in_fire(s, seat)
    if other == 0:
        return reasons.ALLOWED
    k: i64 = seat - 1
    left: i64 = s.ap[k] + s.saved[k] + s.special[k] + s.free[k] - cost
    return reasons.ALLOWED if can_be_called_off(s, seat, other, left) else reasons.COMMANDED_IN_FIRE


def why_not_chop(s: State, seat: i64, edge: i64, cost: i64, act: i64) -> i64:
    """FP-ACT-02: the look-ahead for a Chop, which may open the way off itself."""
    if not pieces.in_fire(s, seat):
        return why_not_answerable(s, seat, cost)
    after = clone(s)
    after.keep_events = False
    ap.pay(after, seat, cost, ap.OTHER, act, ACT + 2)
    if s.r.is_door[edge] == 1:
        pieces.set_door(after, edge, 0, ACT + 2)
    else:
        pieces.set_damage(after, edge, s.damage[edge] + 1, ACT + 2)
    return reasons.ALLOWED if off_fire(after, seat, s.at[seat - 1]) else reasons.STRANDED


def why_not_open(s: State, seat: i64, edge: i64, cost: i64, act: i64) -> i64:
    """FP-ACT-02: the look-ahead for opening a Door; one that may be Locked is no sure way."""
    if not pieces.in_fire(s, seat):
        return why_not_answerable(s, seat, cost)
    after = clone(s)
    after.keep_events = False
    ap.pay(after, seat, cost, ap.door_purpose(s), act, ACT + 2)
    if s.r.n_locked == 0 or s.lock[edge] == KNOWN_PLAIN:
        pieces.set_door(after, edge, OPEN, ACT + 2)
    if ap.is_commanded(s, seat):
        return why_not_bar(after, seat)
    return reasons.ALLOWED if off_fire(after, seat, s.at[seat - 1]) else reasons.STRANDED


def why_not_close(s: State, seat: i64, edge: i64, cost: i64, act: i64) -> i64:
    """FP-ACT-02: the look-ahead for shutting a Door, which may bar the way off; under Command too."""
    if not pieces.in_fire(s, seat):
        return why_not_answerable(s, seat, cost)
    after = clone(s)
    after.keep_events = False
    ap.pay(after, seat, cost, ap.door_purpose(s), act, ACT + 2)
    pieces.set_door(after, edge, SHUT, ACT + 2)
    if ap.is_commanded(s, seat):
        return why_not_bar(after, seat)
    return reasons.ALLOWED if off_fire(after, seat, s.at[seat - 1]) else reasons.STRANDED


def why_not_bar(after: State, seat: i64) -> i64:
    """FP-ACT-02: could a commanded Firefighter still leave Fire with what is given and what the captain has?"""
    captain: i64 = steps.top_number(after, 4)
    k: i64 = captain - 1
    more: i64 = after.ap[k] + after.saved[k] + after.free[k] + after.special[k]
    given: i64 = steps.top_number(after, 2) + steps.top_number(after, 3)
    if after.role[seat - 1] == CAFS:
        more = 0
    ok = can_walk_off(after, seat, after.at[seat - 1], 0, given + more, DEPTH)
    return reasons.ALLOWED if ok else reasons.STRANDED
