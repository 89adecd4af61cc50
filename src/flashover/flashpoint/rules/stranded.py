"""Nobody may end in Fire: whatever is done in Fire needs a sure way off it afterwards."""

from __future__ import annotations

from typing import Final

from flashover.core import steps
from flashover.core.packed import i64
from flashover.flashpoint import pieces, reasons
from flashover.flashpoint.ids import ACT
from flashover.flashpoint.rules import ap, space
from flashover.flashpoint.ruleset import COMMAND_AP, EXTINGUISH_AP, MOVEMENT_AP, SIDES
from flashover.flashpoint.state import (
    ACTIVE,
    BURNING,
    CAFS,
    CAFS_COMMANDED,
    CAPTAIN,
    COMMANDED,
    CUBES,
    IN_ITS_FACE,
    KNOWN_LOCKED,
    KNOWN_PLAIN,
    NO_DOOR,
    OPEN,
    PINNED,
    SHUT,
    State,
    clone,
)

DEPTH: Final = 4  # steps planned ahead; nobody in Fire can pay for more
MOST_AP: Final = 12  # nobody has more to spend on the way off Fire
NEVER: Final = 99  # AP for a way that does not exist


# ---- ways off Fire
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


def opens_surely(s: State, edge: i64) -> bool:
    """FP-ACT-02: a shut Door that cannot turn out to be Locked."""
    if not space.is_shut_door(s, edge) or s.lock[edge] == KNOWN_LOCKED:
        return False
    return s.r.n_locked == 0 or s.r.may_lock[edge] == 0 or s.lock[edge] == KNOWN_PLAIN


def opening_is_movement(s: State, seat: i64) -> bool:
    """FP-CORE-18, FP-SPEC-04: Movement AP may open Doors; AP given by Command always may."""
    return s.flow[ACTIVE] != seat or not s.r.move_only


def price_of_axe(s: State, seat: i64, edge: i64) -> i64:
    """FP-ACT-02: AP to chop a way through a border: 0 if none is needed, -1 if it cannot be."""
    if s.r.walkable[edge] == 0:
        return -1
    if s.through[edge] == 1 or opens_surely(s, edge):
        return 0
    chop: i64 = s.r.chop_cost[s.role[seat - 1]]
    if chop == 0:
        return -1
    if space.is_shut_door(s, edge):
        return chop if s.lock[edge] == KNOWN_LOCKED else -1
    if s.r.can_chop[edge] == 1 and space.is_standing_wall(s, edge):
        missing: i64 = s.r.takes[edge] - s.damage[edge]
        if missing < pieces.cubes_left(s):
            return missing * chop
    return -1


def can_walk_off(s: State, seat: i64, cell: i64, normal: i64, movement: i64, depth: i64) -> bool:
    """FP-ACT-02: is there a chain of moves, Doors and Chops to a space without Fire within these AP?"""
    for side in range(i64(SIDES)):
        at: i64 = cell * SIDES + side
        to: i64 = s.r.next_cell[at]
        if to < 0 or s.r.enter[to] == 0:
            continue
        if can_step_off(s, seat, s.r.edge_at[at], to, normal, movement, depth):
            return True
    return False


def can_step_off(s: State, seat: i64, edge: i64, to: i64, normal: i64, movement: i64, depth: i64) -> bool:
    """FP-ACT-02: one step of such a chain, and what follows it. Movement AP pay no Chop."""
    burning = s.fire[to] == BURNING
    axe: i64 = price_of_axe(s, seat, edge)
    if axe < 0 or (burning and (depth == 0 or ap.is_dog(s, seat))):
        return False
    walk: i64 = s.r.factor[edge] * (2 if burning else 1)
    if opens_surely(s, edge):
        if ap.is_dog(s, seat):
            return False
        if opening_is_movement(s, seat):
            walk += 1
        else:
            axe += 1
    rest: i64 = normal - axe - (walk - movement if walk > movement else 0)
    if rest < 0:
        return False
    return not burning or can_walk_off(s, seat, to, rest, movement - walk if movement > walk else 0, depth - 1)


def off_fire(s: State, seat: i64, cell: i64) -> bool:
    """FP-ACT-02: can this Firefighter surely stand off Fire at the end of its actions, with the AP it holds?"""
    k: i64 = seat - 1
    normal: i64 = s.ap[k] + s.saved[k] + s.free[k]
    if can_put_out(s, seat, normal, s.special[k]):
        return True
    if pieces.has_memo(s, seat, PINNED):
        return False
    movement: i64 = s.special[k] if s.r.role_kind[s.role[k]] == MOVEMENT_AP else 0
    return can_walk_off(s, seat, cell, normal, movement, DEPTH)


def least_off(s: State, captain: i64) -> i64:
    """FP-ACT-02: the fewest normal AP that take the captain himself off Fire."""
    if not pieces.in_fire(s, captain):
        return 0
    for n in range(i64(0), MOST_AP + 1):
        if can_put_out(s, captain, n, 0):
            return n
        if not pieces.has_memo(s, captain, PINNED) and can_walk_off(s, captain, s.at[captain - 1], n, 0, DEPTH):
            return n
    return NEVER


def least_called_off(s: State, seat: i64) -> i64:
    """FP-ACT-02: the fewest AP by Command that take a Firefighter off Fire; for CAFS no more than one in a turn."""
    most: i64 = MOST_AP
    if s.role[seat - 1] == CAFS:
        most = 0 if pieces.has_memo(s, seat, CAFS_COMMANDED) else 1
    for n in range(i64(1), most + 1):
        if can_walk_off(s, seat, s.at[seat - 1], 0, n, DEPTH):
            return n
    return NEVER


# ---- the end of a turn
def why_not_end(s: State, seat: i64) -> i64:
    """FP-ACT-02: no turn ends in Fire, neither one's own nor that of a Firefighter one commanded."""
    if pieces.in_fire(s, seat):
        return reasons.STANDS_IN_FIRE
    if commanded_in_fire(s, seat) > 0:
        return reasons.COMMANDED_IN_FIRE
    return reasons.ALLOWED


def commanded_in_fire(s: State, captain: i64) -> i64:
    """FP-ACT-02: a Firefighter commanded this turn that stands in Fire, or 0."""
    if s.role[captain - 1] != CAPTAIN or s.flow[ACTIVE] != captain:
        return 0
    for seat in range(i64(1), s.r.n_seats + 1):
        if seat != captain and pieces.has_memo(s, seat, COMMANDED) and pieces.in_fire(s, seat):
            return seat
    return 0


# ---- looking ahead
def is_concerned(s: State, seat: i64, cell: i64) -> bool:
    """Is, or would be, anybody in Fire whose way off this action could cost? Spares the copy where nobody is."""
    return s.fire[cell] == BURNING or pieces.in_fire(s, seat) or commanded_in_fire(s, s.flow[ACTIVE]) > 0


def paid(s: State, seat: i64, cost: i64, purpose: i64, act: i64) -> State:
    """A copy of the table on which this has been paid."""
    after = clone(s)
    after.keep_events = False
    ap.pay(after, seat, cost, purpose, act, ACT + 2)
    if ap.is_commanded(s, seat):
        pieces.remember(after, seat, COMMANDED | (CAFS_COMMANDED if s.role[seat - 1] == CAFS else 0), ACT + 2)
    return after


def why_not_after(after: State, seat: i64) -> i64:
    """FP-ACT-02: with the table like this, can everybody concerned still surely stand off Fire?"""
    active: i64 = after.flow[ACTIVE]
    if after.role[active - 1] == CAPTAIN:
        given: i64 = 0
        if ap.is_commanded(after, seat):
            given = steps.top_number(after, 2) + steps.top_number(after, 3)
        return why_not_captain(after, active, seat, given)
    if pieces.in_fire(after, seat) and not off_fire(after, seat, after.at[seat - 1]):
        return reasons.STRANDED
    return reasons.ALLOWED


def why_not_captain(after: State, captain: i64, seat: i64, given: i64) -> i64:
    """FP-ACT-02: normal AP for the captain's own way off Fire, the rest for those he commanded.

    `given` AP are set aside for `seat`.
    """
    k: i64 = captain - 1
    left: i64 = after.ap[k] + after.saved[k] + after.free[k] - least_off(after, captain)
    if left < 0:
        return reasons.STRANDED
    left += after.special[k]
    for other in range(i64(1), after.r.n_seats + 1):
        if other != captain and pieces.has_memo(after, other, COMMANDED) and pieces.in_fire(after, other):
            need: i64 = least_called_off(after, other) - (given if other == seat else 0)
            left -= need if need > 0 else 0
    if left >= 0:
        return reasons.ALLOWED
    return reasons.STRANDED if pieces.in_fire(after, seat) else reasons.COMMANDED_IN_FIRE


def why_not_move(s: State, seat: i64, to: i64, cost: i64, act: i64) -> i64:
    """FP-ACT-02: the look-ahead for a move."""
    if not is_concerned(s, seat, to):
        return reasons.ALLOWED
    after = paid(s, seat, cost, MOVEMENT_AP, act)
    pieces.set_at(after, seat, to, ACT + 2)
    return why_not_after(after, seat)


def why_not_spend(s: State, seat: i64, cost: i64, purpose: i64, act: i64) -> i64:
    """FP-ACT-02: the look-ahead for a spending that changes nothing about the way off."""
    if cost == 0 or not is_concerned(s, seat, s.at[seat - 1]):
        return reasons.ALLOWED
    return why_not_after(paid(s, seat, cost, purpose, act), seat)


def why_not_command(s: State, captain: i64, seat: i64, n: i64, act: i64) -> i64:
    """FP-ACT-02: the look-ahead for a Command; the AP go to this Firefighter and to nobody else."""
    if not is_concerned(s, captain, s.at[captain - 1]):
        return reasons.ALLOWED
    return why_not_captain(paid(s, captain, n, COMMAND_AP, act), captain, seat, n)


def why_not_extinguish(s: State, seat: i64, cell: i64, cost: i64, act: i64) -> i64:
    """FP-ACT-02: the look-ahead for an Extinguish, which may clear the way off itself."""
    if not is_concerned(s, seat, s.at[seat - 1]):
        return reasons.ALLOWED
    after = paid(s, seat, cost, EXTINGUISH_AP, act)
    pieces.set_fire(after, cell, s.fire[cell] - 1, ACT + 2)
    return why_not_after(after, seat)


def why_not_chop(s: State, seat: i64, edge: i64, cost: i64, act: i64) -> i64:
    """FP-ACT-02: the look-ahead for a Chop, which may open the way off itself."""
    if not is_concerned(s, seat, s.at[seat - 1]):
        return reasons.ALLOWED
    after = paid(s, seat, cost, ap.OTHER, act)
    if s.r.is_door[edge] == 1:
        pieces.set_door(after, edge, NO_DOOR, ACT + 2)
    else:
        pieces.set_damage(after, edge, s.damage[edge] + 1, ACT + 2)
        pieces.add_count(after, CUBES, -1, ACT + 2)
    return why_not_after(after, seat)


def why_not_open(s: State, seat: i64, edge: i64, cost: i64, act: i64) -> i64:
    """FP-ACT-02: the look-ahead for opening a Door; one that may be Locked is no sure way."""
    if not is_concerned(s, seat, s.at[seat - 1]):
        return reasons.ALLOWED
    after = paid(s, seat, cost, ap.door_purpose(s), act)
    if opens_surely(s, edge):
        pieces.set_door(after, edge, OPEN, ACT + 2)
    return why_not_after(after, seat)


def why_not_close(s: State, seat: i64, edge: i64, cost: i64, act: i64) -> i64:
    """FP-ACT-02: the look-ahead for shutting a Door, which may bar the way off; under Command too."""
    if not is_concerned(s, seat, s.at[seat - 1]):
        return reasons.ALLOWED
    after = paid(s, seat, cost, ap.door_purpose(s), act)
    pieces.set_door(after, edge, SHUT, ACT + 2)
    return why_not_after(after, seat)
