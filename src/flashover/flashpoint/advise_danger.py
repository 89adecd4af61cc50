"""The rule of thumb, its eye for danger: which of the next rolls burn a space, and what Explosions would do."""

from __future__ import annotations

from typing import Final

from flashover.core.packed import i64, vec
from flashover.flashpoint import points
from flashover.flashpoint.rules import space
from flashover.flashpoint.ruleset import SIDES
from flashover.flashpoint.state import BURNING, NO_DOOR, SMOKE, State, zeros

SURE: Final = 48  # a space that certainly burns


class Danger:
    """What the next Advance threatens."""

    def __init__(self, n: i64) -> None:
        self.fire: vec[i64] = zeros(n)  # as it will be after Flashover
        self.rolls: vec[i64] = zeros(n)  # rolls that set a space on Fire
        self.walls: i64 = 0  # rolls times Damage cubes they cost
        self.burning: i64 = 0
        self.smoking: i64 = 0
        self.rekindled: i64 = 0  # spaces whose Smoke will burn again
        self.spread: i64 = 0  # rolls times spaces they set on Fire


def look(s: State, d: Danger) -> None:
    """Fill in the dangers of a position."""
    flash(s, d)
    d.walls = 0
    d.burning = 0
    d.smoking = 0
    d.rekindled = 0
    d.spread = 0
    for cell in range(s.r.n_cells):
        if s.r.inside[cell] == 1:
            look_at_space(s, d, cell)


def look_at_space(s: State, d: Danger, cell: i64) -> None:
    """The dangers of one space."""
    if d.fire[cell] == BURNING:
        d.rolls[cell] = SURE
        d.burning += 1
        d.walls += cubes_of(s, d, cell)
        d.rekindled += 1 if s.fire[cell] == SMOKE else 0
        return
    d.rolls[cell] = igniting(s, d, cell)
    d.spread += d.rolls[cell]
    d.smoking += 1 if d.fire[cell] == SMOKE else 0


def flash(s: State, d: Danger) -> None:
    """Smoke next to Fire burns whatever is rolled."""
    fire = s.fire[:]
    changed = True
    while changed:
        changed = False
        for cell in range(s.r.n_cells):
            if fire[cell] == SMOKE and beside(s, fire, cell, BURNING) > 0:
                fire[cell] = BURNING
                changed = True
    d.fire = fire


def beside(s: State, fire: vec[i64], cell: i64, what: i64) -> i64:
    """How many Adjacent spaces hold Smoke, or Fire."""
    n: i64 = 0
    for side in range(i64(SIDES)):
        edge: i64 = s.r.edge_at[cell * SIDES + side]
        if edge >= 0 and s.through[edge] == 1 and fire[s.r.next_cell[cell * SIDES + side]] == what:
            n += 1
    return n


def igniting(s: State, d: Danger, cell: i64) -> i64:
    """The rolls that burn a space: its own, and every burning space whose Shockwave comes here."""
    n: i64 = 0
    for side in range(i64(SIDES)):
        n += burning_ray(s, d, cell, side)
    if d.fire[cell] == SMOKE:
        return n + 1 + beside(s, d.fire, cell, SMOKE)
    return n + 1 if n > 0 else 0


def burning_ray(s: State, d: Danger, cell: i64, side: i64) -> i64:
    """How many spaces in a row burn on this side."""
    n: i64 = 0
    at: i64 = cell * SIDES + side
    while True:
        edge: i64 = s.r.edge_at[at]
        if edge < 0 or s.through[edge] == 0 or points.stops_wave_when_open(s, edge):
            return n
        to: i64 = s.r.next_cell[at]
        if to < 0 or d.fire[to] != BURNING:
            return n
        n += 1
        at = to * SIDES + side


def cubes_of(s: State, d: Danger, cell: i64) -> i64:
    """Damage cubes an Explosion here would cost; Doors blown away count a little less than one."""
    n: i64 = 0
    for side in range(i64(SIDES)):
        n += wave_cost(s, d, cell, side)
    return n


def wave_cost(s: State, d: Danger, cell: i64, side: i64) -> i64:
    """2 for a Damage cube, 1 for a Door, 0 for a Shockwave that ends on open ground."""
    at: i64 = cell * SIDES + side
    while True:
        edge: i64 = s.r.edge_at[at]
        if edge < 0:
            return 0
        if s.r.is_door[edge] == 1 and s.door[edge] != NO_DOOR:
            return 1
        if s.through[edge] == 0 or points.stops_wave_when_open(s, edge):
            return 2 if space.is_standing_wall(s, edge) else 0
        to: i64 = s.r.next_cell[at]
        if to < 0 or d.fire[to] != BURNING:
            return 0
        at = to * SIDES + side
