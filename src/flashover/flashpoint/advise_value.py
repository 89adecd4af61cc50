"""The rule of thumb, what a position is worth to the Firefighters."""

from __future__ import annotations

from typing import Final

from flashover.core.packed import i64, vec
from flashover.flashpoint import advise_items
from flashover.flashpoint.advise_crew import place_of
from flashover.flashpoint.advise_look import Look
from flashover.flashpoint.advise_weights import (
    BLAST,
    BURN,
    CUBE,
    CUBE_MORE,
    FALSE,
    HALF_OUT,
    HAZMAT_LOSS,
    HOT,
    LOSS,
    LOSS_MORE,
    LOW,
    RESCUE,
    ROLE_WORTH,
    SAVED,
    SMOKE,
    SPREAD,
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


def value(look: Look, s: State) -> i64:
    """The worth of a position whose map is known."""
    if s.flow[RESULT] != 0:
        return END_OF_ALL if s.flow[RESULT] == WON else -END_OF_ALL
    return tally(look.crew.w, s) + blaze(look, s) + firefighters(look, s) - advise_items.costs(look, s)


def tally(w: vec[i64], s: State) -> i64:
    """Rescued, lost, found out, Damage cubes."""
    lost: i64 = s.count[N_LOST]
    total: i64 = w[RESCUE] * s.count[N_RESCUED]
    total -= w[LOSS] * lost + w[LOSS_MORE] * lost * (lost - 1) // 2
    total -= cost_of_cubes(w, s.count[CUBES])
    for slot in range(s.poi_used):
        if s.poi_state[slot] == FALSE_ALARM_GONE and s.poi_face[slot] == FALSE_ALARM:
            total += w[FALSE]
    for state in s.hazmat_state:
        if state == HAZMAT_EXPLODED:
            total -= w[HAZMAT_LOSS]
    return total


def cost_of_cubes(w: vec[i64], left: i64) -> i64:
    """What the supply of Damage cubes is short of; the last ones are dear."""
    low: i64 = w[LOW] - left if left < w[LOW] else 0
    return -w[CUBE] * left + w[CUBE_MORE] * low * low


def blaze(look: Look, s: State) -> i64:
    """Fire, Smoke, and what the next rolls make of them."""
    d = look.danger
    w = look.crew.w
    left: i64 = s.count[CUBES]
    cube: i64 = cost_of_cubes(w, left - 1) - cost_of_cubes(w, left)
    total: i64 = w[BURN] * d.burning + w[SMOKE] * d.smoking + w[SPREAD] * d.spread
    total += cube * d.walls * w[BLAST] // (DICE * WALL)
    total -= w[HALF_OUT] * d.rekindled
    if s.r.hotspots:
        for hot in s.hot:
            total += w[HOT] * hot
    return -total


def firefighters(look: Look, s: State) -> i64:
    """Where the Firefighters stand, and the AP they keep."""
    total: i64 = 0
    for seat in range(i64(1), s.r.n_seats + 1):
        cell: i64 = s.at[seat - 1]
        if cell >= 0:
            total += place_of(look.crew, s, seat, look.danger.rolls[cell])
        limit: i64 = ap.save_limit(s, seat)
        have: i64 = s.ap[seat - 1] + s.saved[seat - 1]
        total += ROLE_WORTH[s.role[seat - 1]] + look.crew.w[SAVED] * (have if have < limit else limit)
    return total
