"""Chapter specialists: the Rescue Dog."""

from __future__ import annotations

from typing import Final

from flashover.core.packed import i64
from flashover.flashpoint import actions, pieces, reasons
from flashover.flashpoint.ids import SPEC
from flashover.flashpoint.rules import ap, loads, move, space, victims
from flashover.flashpoint.ruleset import MOVEMENT_AP
from flashover.flashpoint.state import BURNING, HAZMAT_VICTIM, PINNED, State

PRICE_OF_SQUEEZE: Final = 2
PRICE_OF_DRAG: Final = 4


def why_not_dog_step(s: State, seat: i64, to: i64) -> i64:
    """FP-SPEC-25: for the dog alone, never into Fire, not while an Event forbids moving."""
    if not ap.is_dog(s, seat):
        return reasons.NOT_DOG
    if space.side_towards(s, s.at[seat - 1], to) < 0:
        return reasons.NOT_ADJACENT
    if s.fire[to] == BURNING:
        return reasons.DOG_NOT_INTO_FIRE
    if pieces.has_memo(s, seat, PINNED):
        return reasons.PINNED_DOWN
    return reasons.ALLOWED


def why_not_squeeze(s: State, seat: i64, act: i64) -> i64:
    """FP-SPEC-26: 2 AP through a wall with one Damage cube out of two."""
    to: i64 = actions.first(act)
    why: i64 = why_not_dog_step(s, seat, to)
    if why != 0:
        return why
    edge: i64 = move.edge_to(s, seat, to)
    if s.r.takes[edge] != 2 or s.damage[edge] != 1 or s.through[edge] == 1 or s.r.enter[to] == 0:
        return reasons.NO_GAP
    return ap.why_not_pay(s, seat, PRICE_OF_SQUEEZE, MOVEMENT_AP, act)


def squeeze(s: State, seat: i64, act: i64) -> None:
    """FP-SPEC-26: the dog is behind the wall, alone."""
    to: i64 = actions.first(act)
    ap.pay(s, seat, PRICE_OF_SQUEEZE, MOVEMENT_AP, act, SPEC + 26)
    loads.hold(s, seat, 0, 0, SPEC + 26)
    pieces.set_at(s, seat, to, SPEC + 26)
    loads.enter(s, seat, to)


def price_of_drag(s: State, seat: i64, act: i64) -> i64:
    """FP-SPEC-29: 4 AP, doubled for a Heavy Victim or an Oxygen Tank, and on difficult terrain."""
    edge: i64 = move.edge_to(s, seat, actions.first(act))
    return PRICE_OF_DRAG * loads.doubling(actions.load_of(act)) * s.r.factor[edge]


def why_not_drag(s: State, seat: i64, act: i64) -> i64:
    """FP-SPEC-29: a Victim in the dog's space to an Adjacent space without Fire; FP-SPEC-28: never a Hazmat."""
    to: i64 = actions.first(act)
    kind: i64 = actions.load_of(act)
    why: i64 = why_not_dog_step(s, seat, to)
    if why == 0:
        why = move.why_not_to(s, seat, to)
    if why != 0:
        return why
    if kind == actions.HAZMAT or kind == HAZMAT_VICTIM:
        return reasons.DOG_MAY_NOT
    if loads.find_load(s, seat, s.at[seat - 1], kind) == 0:
        return reasons.NOT_HERE
    if not loads.can_be_carried(kind):
        return reasons.CRITICAL_STAYS
    return ap.why_not_pay(s, seat, price_of_drag(s, seat, act), MOVEMENT_AP, act)


def drag(s: State, seat: i64, act: i64) -> None:
    """FP-SPEC-29: dog and Victim move together; where a carried Victim would be rescued, so is this one."""
    to: i64 = actions.first(act)
    ap.pay(s, seat, price_of_drag(s, seat, act), MOVEMENT_AP, act, SPEC + 29)
    loads.take_along(s, seat, to, act)
    pieces.set_at(s, seat, to, SPEC + 29)
    loads.enter(s, seat, to)


def why_not_reveal(s: State, seat: i64, act: i64) -> i64:
    """FP-SPEC-27: 0 AP, a PoI in an Adjacent space."""
    cell: i64 = actions.first(act)
    if not ap.is_dog(s, seat):
        return reasons.NOT_DOG
    if pieces.face_down_at(s, cell) < 0:
        return reasons.NO_POI_THERE
    return reasons.ALLOWED if space.are_adjacent(s, s.at[seat - 1], cell) else reasons.DOG_REVEALS_ADJACENT


def reveal(s: State, act: i64) -> None:
    """FP-SPEC-27: turned up; a False Alarm goes."""
    victims.reveal(s, pieces.face_down_at(s, actions.first(act)), SPEC + 27)
