"""The rule of thumb before the game: roles, parking spots, start spaces."""

from __future__ import annotations

from typing import Final

from flashover.core.packed import i64, vec
from flashover.flashpoint import actions
from flashover.flashpoint.advise_look import CARRY, exits
from flashover.flashpoint.advise_mind import NOTHING, Mind, worth
from flashover.flashpoint.advise_paths import spread
from flashover.flashpoint.state import (
    AMBULANCE,
    CAFS,
    CAPTAIN,
    DRIVER,
    GENERALIST,
    HAZMAT_TECHNICIAN,
    IMAGING,
    PARAMEDIC,
    RESCUE,
    SUPPRESSION,
    VETERAN,
    State,
    clone,
)

FAVOURITES: Final = (
    GENERALIST, RESCUE, CAFS, PARAMEDIC, HAZMAT_TECHNICIAN, SUPPRESSION, VETERAN, IMAGING, CAPTAIN, DRIVER,
)  # fmt: skip
WORST: Final = -1000000000


def role(choices: vec[i64]) -> i64:
    """The favourite among the roles left."""
    for wanted in FAVOURITES:
        act: i64 = actions.action(actions.ROLE, wanted)
        if act in choices:
            return act
    return choices[0]


def placement(m: Mind, choices: vec[i64]) -> i64:
    """The Ambulance, the Engine, a start space, then ready."""
    s = m.root
    for vehicle in range(i64(2)):
        if s.r.vehicles and s.vehicle[vehicle] < 0 and vehicle in s.r.spot_vehicle:
            return best_spot(m, vehicle)
    if s.at[m.seat - 1] < 0:
        return best_start(m)
    return actions.READY if actions.READY in choices else choices[0]


def best_start(m: Mind) -> i64:
    """The start space worth most, beside those already taken."""
    best: i64 = WORST
    choice: i64 = m.root.r.starts[0]
    for cell in m.root.r.starts:
        c = clone(m.root)
        c.at[m.seat - 1] = cell
        after: i64 = worth(m, c, NOTHING)
        if after > best:
            best = after
            choice = cell
    return actions.action(actions.START, choice)


def best_spot(m: Mind, vehicle: i64) -> i64:
    """The Ambulance near all PoI; the Engine beside the largest Fire."""
    best: i64 = WORST
    choice: i64 = -1
    for spot in range(i64(len(m.root.r.spot_vehicle))):
        if m.root.r.spot_vehicle[spot] != vehicle:
            continue
        c = clone(m.root)
        c.vehicle[vehicle] = spot
        after: i64 = worth_of_spot(m, c, vehicle)
        if after > best:
            best = after
            choice = spot
    return actions.action(actions.PARK, choice)


def worth_of_spot(m: Mind, c: State, vehicle: i64) -> i64:
    """Tenths of an AP to bring every PoI to the Ambulance, as a loss; or the Fire in reach of the Engine."""
    total: i64 = 0
    if vehicle == AMBULANCE:
        exits(m.trial.carry, c)
        spread(c, m.trial.carry, CARRY, CARRY)
        for slot in range(c.poi_used):
            total -= m.trial.carry.far[c.poi_at[slot]]
        return total
    area: i64 = c.r.spot_area[c.vehicle[vehicle]]
    for cell in range(c.r.n_cells):
        if c.r.area[cell] & area != 0:
            total += c.fire[cell]
    return total
