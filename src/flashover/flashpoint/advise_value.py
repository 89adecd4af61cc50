"""The rule of thumb, what a position is worth to the Firefighters."""

from __future__ import annotations

from typing import Final

from flashover.core.packed import i64
from flashover.flashpoint import advise_items
from flashover.flashpoint.advise_look import Look
from flashover.flashpoint.advise_paths import TENTHS, Field
from flashover.flashpoint.advise_weights import (
    AWAY,
    BLAST,
    BURN,
    CUBE,
    CUBE_MORE,
    FALL,
    FALSE,
    HALF_OUT,
    HAZMAT_LOSS,
    HOT,
    LOSS,
    LOSS_MORE,
    LOW,
    RESCUE,
    SAVED,
    SMOKE,
    SPREAD,
    WORTH,
)
from flashover.flashpoint.rules import ap
from flashover.flashpoint.state import (
    CUBES,
    FALSE_ALARM,
    FALSE_ALARM_GONE,
    HAZMAT_EXPLODED,
    N_LOST,
    N_RESCUED,
    RESULT,
    WON,
    State,
)

END_OF_ALL: Final = 1000000
DICE: Final = 48
WALL: Final = 2  # how Danger counts a Damage cube


class Crew:
    """What a question is asked with: the odds of a PoI, and the way to the Fire as it was when it was asked.

    Putting a Fire out must not move the goal of those who are on their way to it.
    """

    def __init__(self, n: i64, chance: i64) -> None:
        self.chance: i64 = chance  # of a PoI to be a Victim, in a hundred
        self.flames: Field = Field(n)


def value(look: Look, crew: Crew, s: State) -> i64:
    """The worth of a position whose map is known."""
    if s.flow[RESULT] != 0:
        return END_OF_ALL if s.flow[RESULT] == WON else -END_OF_ALL
    return tally(s) + blaze(look, s) + firefighters(look, crew, s) - advise_items.costs(look, s, crew.chance)


def tally(s: State) -> i64:
    """Rescued, lost, found out, Damage cubes."""
    lost: i64 = s.count[N_LOST]
    total: i64 = WORTH[RESCUE] * s.count[N_RESCUED]
    total -= WORTH[LOSS] * lost + WORTH[LOSS_MORE] * lost * (lost - 1) // 2
    total -= cost_of_cubes(s.count[CUBES])
    for slot in range(s.poi_used):
        if s.poi_state[slot] == FALSE_ALARM_GONE and s.poi_face[slot] == FALSE_ALARM:
            total += WORTH[FALSE]
    for state in s.hazmat_state:
        if state == HAZMAT_EXPLODED:
            total -= WORTH[HAZMAT_LOSS]
    return total


def cost_of_cubes(left: i64) -> i64:
    """What the supply of Damage cubes is short of; the last ones are dear."""
    low: i64 = WORTH[LOW] - left if left < WORTH[LOW] else 0
    return -WORTH[CUBE] * left + WORTH[CUBE_MORE] * low * low


def blaze(look: Look, s: State) -> i64:
    """Fire, Smoke, and what the next rolls make of them."""
    d = look.danger
    left: i64 = s.count[CUBES]
    cube: i64 = cost_of_cubes(left - 1) - cost_of_cubes(left)
    total: i64 = WORTH[BURN] * d.burning + WORTH[SMOKE] * d.smoking + WORTH[SPREAD] * d.spread
    total += cube * d.walls * WORTH[BLAST] // (DICE * WALL)
    total -= WORTH[HALF_OUT] * d.rekindled
    if s.r.hotspots:
        for hot in s.hot:
            total += WORTH[HOT] * hot
    return -total


def firefighters(look: Look, crew: Crew, s: State) -> i64:
    """Where the Firefighters stand, and the AP they keep."""
    total: i64 = 0
    for seat in range(i64(1), s.r.n_seats + 1):
        cell: i64 = s.at[seat - 1]
        if cell >= 0:
            total += place_of(look, crew, s, seat, cell)
        limit: i64 = ap.save_limit(s, seat)
        have: i64 = s.ap[seat - 1] + s.saved[seat - 1]
        total += WORTH[SAVED] * (have if have < limit else limit)
    return total


def place_of(look: Look, crew: Crew, s: State, seat: i64, cell: i64) -> i64:
    """Safe, and near the Fire if it can be put out."""
    total: i64 = -WORTH[FALL] * look.danger.rolls[cell]
    if s.r.extinguish_cost[s.role[seat - 1]] > 0:
        total -= WORTH[AWAY] * crew.flames.far[cell] // TENTHS
    return total
