"""Chapter vehicles: driving, riding, Crew Change."""

from __future__ import annotations

from typing import Final

from flashover.core import steps
from flashover.core.packed import i64
from flashover.flashpoint import actions, pieces, points, reasons, waits
from flashover.flashpoint.ids import ACT, SPEC, VEH
from flashover.flashpoint.rules import ap, loads, stranded, victims
from flashover.flashpoint.state import (
    ACTED,
    AMBULANCE,
    DOG,
    ENGINE,
    NO_ROLE,
    ON_BOARD,
    ROLES,
    STARTED_ON_ENGINE,
    State,
)

PRICE_OF_CREW_CHANGE: Final = 2


def why_not_drive(s: State, seat: i64, act: i64) -> i64:
    """FP-VEH-02, FP-VEH-03: the Engine from on board, the Ambulance from anywhere, to a spot of its own."""
    spot: i64 = actions.first(act)
    if not s.r.vehicles:
        return reasons.NO_VEHICLES
    price: i64 = points.price_of_drive(s, spot)
    if price == 0:
        ambulance = s.r.spot_vehicle[spot] == AMBULANCE
        return reasons.NOT_NEXT_AMBULANCE_SPOT if ambulance else reasons.NOT_NEXT_SPOT
    if s.r.spot_vehicle[spot] == ENGINE and not points.is_vehicle_space(s, ENGINE, s.at[seat - 1]):
        return reasons.NOT_ON_ENGINE
    if ap.is_dog(s, seat):
        return reasons.DOG_MAY_NOT
    why: i64 = ap.why_not_pay(s, seat, price, ap.OTHER, act)
    if why != 0:
        return why
    return stranded.why_not_spend(s, seat, price, ap.OTHER, act)


def drive(s: State, seat: i64, act: i64) -> None:
    """FP-VEH-02, FP-VEH-03, FP-VEH-04: the vehicle moves; all on it are asked in seat order whether they ride."""
    spot: i64 = actions.first(act)
    vehicle: i64 = s.r.spot_vehicle[spot]
    old: i64 = s.vehicle[vehicle]
    ap.pay(s, seat, points.price_of_drive(s, spot), ap.OTHER, act, VEH + 2 + (1 if vehicle == AMBULANCE else 0))
    pieces.set_vehicle(s, vehicle, spot, VEH + 2 + (1 if vehicle == AMBULANCE else 0))
    steps.push(s, waits.ARRIVE, spot)
    n: i64 = s.r.n_seats
    for k in range(n):
        rider: i64 = (seat - 1 + n - 1 - k) % n + 1
        if stands_on_spot(s, rider, old) and not ap.is_dog(s, rider):
            steps.push(s, waits.WAIT_RIDE, rider, spot)


def stands_on_spot(s: State, seat: i64, spot: i64) -> bool:
    """Does this Firefighter stand on one of the two spaces of a spot?"""
    cell: i64 = s.at[seat - 1]
    return cell >= 0 and (cell == s.r.spot_a[spot] or cell == s.r.spot_b[spot])


def why_not_ride(s: State, cell: i64) -> i64:
    """FP-VEH-04: to either of the two new spaces."""
    spot: i64 = steps.top_number(s, 2)
    if cell == s.r.spot_a[spot] or cell == s.r.spot_b[spot]:
        return reasons.ALLOWED
    return reasons.RIDE_ELSEWHERE


def ride(s: State, seat: i64, cell: i64) -> None:
    """FP-VEH-04, FP-VEH-06: the Firefighter goes along with what it carries and leads."""
    steps.pop(s)
    loads.move_load(s, s.carry[seat - 1], cell, VEH + 6)
    loads.move_load(s, s.lead[seat - 1], cell, VEH + 6)
    pieces.set_at(s, seat, cell, VEH + 4)
    loads.enter(s, seat, cell)


def arrive(s: State, spot: i64) -> None:
    """FP-VEH-05: Victims where the Ambulance arrives are rescued."""
    if s.r.spot_vehicle[spot] != AMBULANCE:
        return
    for slot in range(s.poi_used):
        if s.poi_state[slot] != ON_BOARD or victims.is_hazmat_victim(s, slot):
            continue
        if points.is_vehicle_space(s, AMBULANCE, s.poi_at[slot]):
            victims.rescue(s, slot, VEH + 5)


def why_not_crew_change(s: State, seat: i64, act: i64) -> i64:
    """FP-ACT-27: as the first action of a turn begun on the Engine, for a role not in play."""
    if not s.r.vehicles:
        return reasons.NO_VEHICLES
    if not pieces.has_memo(s, seat, STARTED_ON_ENGINE):
        return reasons.NOT_FROM_ENGINE
    if pieces.has_memo(s, seat, ACTED):
        return reasons.NOT_FIRST_ACTION
    role: i64 = actions.first(act)
    if role == NO_ROLE or role >= ROLES or pieces.seat_of(s, role) != 0:
        return reasons.ROLE_IN_PLAY
    return reasons.ALLOWED


def crew_change(s: State, seat: i64, act: i64) -> None:
    """FP-ACT-27, FP-SPEC-31: the new role's AP less 2; saved AP stay, those of the dog up to the new limit.

    FP-SPEC-28: the dog carries and leads nothing, so whoever becomes it lets go.
    """
    role: i64 = actions.first(act)
    was_dog = s.role[seat - 1] == DOG
    pieces.set_role(s, seat, role, ACT + 27)
    pieces.set_ap(s, seat, s.r.role_ap[role] - PRICE_OF_CREW_CHANGE, ACT + 27)
    pieces.set_special(s, seat, s.r.role_special[role], ACT + 27)
    if role == DOG:
        loads.hold(s, seat, 0, 0, SPEC + 28)
    if was_dog and s.saved[seat - 1] > ap.save_limit(s, seat):
        pieces.set_saved(s, seat, ap.save_limit(s, seat), SPEC + 31)
