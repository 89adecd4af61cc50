"""Where expansions meet: one function for each question a rule asks of the modules in use."""

from __future__ import annotations

from flashover.core.packed import i64
from flashover.flashpoint.ruleset import ANY_SPOT
from flashover.flashpoint.state import AMBULANCE, DRIVER, ENGINE, OPEN, State


def is_rescue_space(s: State, cell: i64) -> bool:
    """FP-ACT-12, FP-FAM-09: is a Victim brought here rescued? Outside in the family game, else at the Ambulance."""
    if s.r.rescue_outside:
        return s.r.inside[cell] == 0
    return is_vehicle_space(s, AMBULANCE, cell)


def is_disposal_space(s: State, cell: i64) -> bool:
    """FP-ACT-13: is a Hazmat brought here Disposed? Anywhere outside."""
    return s.r.disposal[cell] == 1


def is_vehicle_space(s: State, vehicle: i64, cell: i64) -> bool:
    """FP-VEH-01: is this one of the two spaces of the vehicle?"""
    spot: i64 = s.vehicle[vehicle]
    return spot >= 0 and (s.r.spot_a[spot] == cell or s.r.spot_b[spot] == cell)


def may_start_crew_change(s: State, cell: i64) -> bool:
    """FP-ACT-27: where a turn has to begin for a Crew Change."""
    return is_vehicle_space(s, ENGINE, cell)


def price_of_drive(s: State, spot: i64) -> i64:
    """FP-VEH-02, FP-VEH-03, FP-CORE-02: 2 AP to the next spot either way, where the board has no rule of its own.

    0 where it cannot go at once.
    """
    vehicle: i64 = s.r.spot_vehicle[spot]
    now: i64 = s.vehicle[vehicle]
    if now < 0 or now == spot:
        return 0
    if s.r.drive == ANY_SPOT:
        return 2
    return 2 if next_spot(s, now, 1) == spot or next_spot(s, now, -1) == spot else 0


def next_spot(s: State, spot: i64, way: i64) -> i64:
    """The next spot of the same vehicle, clockwise (1) or the other way (-1)."""
    n: i64 = len(s.r.spot_vehicle)
    at: i64 = spot
    while True:
        at = (at + way + n) % n
        if s.r.spot_vehicle[at] == s.r.spot_vehicle[spot]:
            return at


def deck_gun_area(s: State) -> i64:
    """FP-VEH-07: the bits of the area beside the Engine; 0 without one."""
    spot: i64 = s.vehicle[ENGINE]
    return 0 if spot < 0 else s.r.spot_area[spot]


def price_of_deck_gun(s: State, seat: i64) -> i64:
    """FP-VEH-07, FP-SPEC-12: 4 AP, the Driver/Operator 2."""
    return s.r.deck_gun_cost[s.role[seat - 1]]


def may_reroll_gun(s: State, seat: i64) -> bool:
    """FP-SPEC-12: the Driver/Operator may reroll the dice of the Deck Gun."""
    return s.role[seat - 1] == DRIVER


def is_target(s: State, cell: i64) -> bool:
    """FP-FIRE-28: can a roll take effect in this space?"""
    return cell >= 0


def blocks_poi(s: State, cell: i64) -> bool:
    """Spaces a PoI is never placed in: those outside. Boards of expansions know more (FP-VIC-13)."""
    return s.r.inside[cell] == 0


def stops_wave_when_open(s: State, edge: i64) -> bool:
    """FP-FIRE-15: an open Window that still stands stops a Shockwave all the same; an open Door does not."""
    return s.r.is_window[edge] == 1 and s.door[edge] == OPEN and s.damage[edge] < s.r.takes[edge]
