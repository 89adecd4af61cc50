"""The rule of thumb, what stays the same while one question is thought about: odds, goals, temperament."""

from __future__ import annotations

from typing import Final

from flashover.core.packed import i64, vec
from flashover.flashpoint import points
from flashover.flashpoint.advise_paths import TENTHS, Field, clear, reach, spread
from flashover.flashpoint.advise_weights import AWAY, CHANGE, FALL, GUN, IN_EXPERIENCED, IN_FAMILY, POST, ROLE_WORTH
from flashover.flashpoint.rules import ap
from flashover.flashpoint.state import (
    BURNING,
    CLEAR,
    DRIVER,
    ENGINE,
    ENGINEER,
    FACE_DOWN,
    FALSE_ALARM,
    ROLES,
    State,
)

WALK: Final = 10
HUNDRED: Final = 100


class Crew:
    """Goals are those of the position asked about: putting a Fire out must not move the goal of who comes for it."""

    def __init__(self, s: State) -> None:
        self.chance: i64 = chance_of_victim(s)  # of a PoI to be a Victim, in a hundred
        self.w: vec[i64] = IN_FAMILY if s.r.family else IN_EXPERIENCED
        self.flames: Field = Field(s.r.n_cells)
        self.engine: Field = self.flames
        self.hot: Field = self.flames
        fires(self.flames, s)
        if s.r.vehicles:
            self.engine = Field(s.r.n_cells)
            engine_spaces(self.engine, s)
        if s.r.hotspots:
            self.hot = Field(s.r.n_cells)
            hot_spots(self.hot, s)


def chance_of_victim(s: State) -> i64:
    """How many in a hundred of the PoI not turned up yet are Victims: everybody can count them."""
    false: i64 = s.pool[FALSE_ALARM]
    total: i64 = 0
    for n in s.pool:
        total += n
    if not s.r.poi_bag:
        for slot in range(s.poi_used):
            if s.poi_state[slot] == FACE_DOWN:
                total += 1
                false += 1 if s.poi_face[slot] == FALSE_ALARM else 0
    return HUNDRED if total == 0 else HUNDRED * (total - false) // total


def fires(f: Field, s: State) -> None:
    """The way to Fire and Smoke; they are fought from the next space."""
    clear(f)
    for cell in range(s.r.n_cells):
        if s.fire[cell] != CLEAR:
            reach(f, cell, 0)
    spread(s, f, WALK, WALK)


def engine_spaces(f: Field, s: State) -> None:
    """The way to the Engine."""
    clear(f)
    for cell in range(s.r.n_cells):
        if points.is_vehicle_space(s, ENGINE, cell):
            reach(f, cell, 0)
    spread(s, f, WALK, 2 * WALK)


def hot_spots(f: Field, s: State) -> None:
    """The way to Hot Spots."""
    clear(f)
    for cell in range(s.r.n_cells):
        if s.hot[cell] == 1 and s.fire[cell] != BURNING:
            reach(f, cell, 0)
    spread(s, f, WALK, 2 * WALK)


def place_of(crew: Crew, s: State, seat: i64, rolls: i64) -> i64:
    """What it is worth that a Firefighter stands where it does: safe, and near its work."""
    cell: i64 = s.at[seat - 1]
    role: i64 = s.role[seat - 1]
    total: i64 = -crew.w[FALL] * rolls
    if s.r.extinguish_cost[role] > 0:
        total -= crew.w[AWAY] * crew.flames.far[cell] // TENTHS
    if s.r.vehicles and not ap.is_dog(s, seat):
        total += at_engine(crew, s, cell, role)
    if role == ENGINEER and s.r.hotspots:
        total -= crew.w[POST] * crew.hot.far[cell] // TENTHS
    return total


def at_engine(crew: Crew, s: State, cell: i64, role: i64) -> i64:
    """The Driver belongs on the Engine; who would rather be somebody else changes there."""
    on = points.is_vehicle_space(s, ENGINE, cell)
    away: i64 = 0 if on else crew.engine.far[cell]
    total: i64 = 0
    if role == DRIVER:
        total -= crew.w[POST] * away // TENTHS
    if better_role(s, role) > 0:
        total -= crew.w[CHANGE] * away // TENTHS
    if on and (role == DRIVER or crew.w[GUN] > 0):
        total += crew.w[GUN] * burning_beside(s)
    return total


def better_role(s: State, role: i64) -> i64:
    """How much better the best role is that nobody plays."""
    if role == 0:
        return 0
    best: i64 = ROLE_WORTH[role]
    for other in range(i64(1), ROLES):
        if ROLE_WORTH[other] > best and other not in s.role:
            best = ROLE_WORTH[other]
    return best - ROLE_WORTH[role]


def burning_beside(s: State) -> i64:
    """Spaces on Fire that the Deck Gun may hit."""
    area: i64 = points.deck_gun_area(s)
    n: i64 = 0
    for cell in range(s.r.n_cells):
        if s.fire[cell] == BURNING and s.r.area[cell] & area != 0:
            n += 1
    return n
