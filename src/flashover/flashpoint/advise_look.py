"""The rule of thumb, what it sees: dangers and distances, computed once for as long as no border changes."""

from __future__ import annotations

from typing import Final

from flashover.core.packed import append, i64, vec
from flashover.flashpoint import points
from flashover.flashpoint.advise_crew import Crew
from flashover.flashpoint.advise_danger import Danger
from flashover.flashpoint.advise_danger import look as look_at_danger
from flashover.flashpoint.advise_paths import Field, clear, reach, spread
from flashover.flashpoint.state import AMBULANCE, State, zeros

WALK: Final = 10
CARRY: Final = 20
OUT_FIRST: Final = 10  # Fire is put out before anybody is carried into it
DRIVE: Final = 22


class Look:
    """The map of one position. Fields of single spaces are made when they are asked for."""

    def __init__(self, s: State, crew: Crew) -> None:
        n: i64 = s.r.n_cells
        self.crew: Crew = crew
        self.danger: Danger = Danger(n)
        self.carry: Field = Field(n)  # to a rescue space with a load
        self.lead: Field = Field(n)  # to a rescue space with a Victim by the hand
        self.out: Field = Field(n)  # outside with a load
        self.walks: list[Field] = []
        self.goals: vec[i64] = vec[i64]([])  # the spaces of `walks`
        self.used: i64 = 0
        self.busy: vec[i64] = zeros(s.r.n_seats)  # tenths of an AP each seat has promised


def study(look: Look, s: State) -> None:
    """Look at everything that depends on Fire, borders and vehicles."""
    look_at_danger(s, look.danger)
    look.used = 0
    exits(look.carry, s)
    spread(s, look.carry, CARRY, CARRY + OUT_FIRST)
    if s.r.family:
        return
    exits(look.lead, s)
    spread(s, look.lead, WALK, WALK + OUT_FIRST)
    ways_outside(look.out, s)
    spread(s, look.out, CARRY, CARRY + OUT_FIRST)


def exits(f: Field, s: State) -> None:
    """Where Victims are rescued; an Ambulance elsewhere is as far as the drive."""
    clear(f)
    if s.r.rescue_outside:
        for cell in s.r.starts:
            reach(f, cell, 0)
        return
    for spot in range(i64(len(s.r.spot_vehicle))):
        if s.r.spot_vehicle[spot] == AMBULANCE:
            away: i64 = drives_to(s, spot) * DRIVE
            reach(f, s.r.spot_a[spot], away)
            reach(f, s.r.spot_b[spot], away)


def drives_to(s: State, spot: i64) -> i64:
    """How many drives bring the Ambulance to a spot."""
    now: i64 = s.vehicle[AMBULANCE]
    if now < 0 or now == spot:
        return 0
    if points.price_of_drive(s, spot) > 0:
        return 1
    return 2


def ways_outside(f: Field, s: State) -> None:
    """Hazmats are brought anywhere outside."""
    clear(f)
    for cell in range(s.r.n_cells):
        if s.r.disposal[cell] == 1 and s.r.enter[cell] == 1:
            reach(f, cell, 0)


def walk_to(look: Look, s: State, cell: i64) -> Field:
    """AP from everywhere to one space."""
    for i in range(look.used):
        if look.goals[i] == cell:
            return look.walks[i]
    at: i64 = look.used
    if at == len(look.walks):
        look.walks.append(Field(s.r.n_cells))
        look.goals = append(look.goals, cell)
    f = look.walks[at]
    look.goals[at] = cell
    look.used = at + 1
    clear(f)
    reach(f, cell, 0)
    spread(s, f, WALK, CARRY)
    return f
