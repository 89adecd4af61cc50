"""The rule of thumb, who brings whom out: each Victim, PoI and Hazmat waits for one Firefighter, and waiting costs."""

from __future__ import annotations

from typing import Final

from flashover.core.packed import i64
from flashover.flashpoint.advise_crew import Crew
from flashover.flashpoint.advise_danger import SURE
from flashover.flashpoint.advise_look import Look, walk_to
from flashover.flashpoint.advise_paths import FAR, TENTHS, Field
from flashover.flashpoint.advise_weights import (
    HAZARD,
    HAZMAT_LOSS,
    HAZMAT_TIME,
    LOSS,
    LOSS_MORE,
    RETURN,
    TIME,
)
from flashover.flashpoint.rules import loads, victims
from flashover.flashpoint.ruleset import MOVEMENT_AP
from flashover.flashpoint.state import (
    ACTIVE,
    CRITICAL,
    DOG,
    FACE_DOWN,
    HAZMAT_ON_BOARD,
    HAZMAT_TECHNICIAN,
    N_LOST,
    ON_BOARD,
    PARAMEDIC,
    State,
)

HUNDRED: Final = 100  # an Advance is counted in hundredths
NEVER: Final = 4000
TREATMENT: Final = 10
DISPOSAL: Final = 20
LINGER: Final = 50  # what does not end this turn waits half a round on average
DOG_DRAGS: Final = 2


def ap_of_turn(s: State, seat: i64) -> i64:
    """AP of one turn that can be walked with."""
    role: i64 = s.role[seat - 1]
    more: i64 = s.r.role_special[role] if s.r.role_kind[role] == MOVEMENT_AP else 0
    return s.r.role_ap[role] + more


def ap_now(s: State, seat: i64) -> i64:
    """AP at hand that can be walked with."""
    k: i64 = seat - 1
    more: i64 = s.special[k] if s.r.role_kind[s.role[k]] == MOVEMENT_AP else 0
    return s.ap[k] + s.saved[k] + s.free[k] + more


def until(s: State, seat: i64, far: i64) -> i64:
    """Hundredths of Advances until this seat has spent so many tenths of an AP."""
    n: i64 = s.r.n_seats
    turn: i64 = ap_of_turn(s, seat) * TENTHS
    have: i64 = ap_now(s, seat) * TENTHS
    wait: i64 = 0
    if seat != s.flow[ACTIVE]:
        have = s.saved[seat - 1] * TENTHS + turn
        wait = (seat - s.flow[ACTIVE] + n) % n * HUNDRED
    if far <= have:
        return wait
    return wait + LINGER * n + HUNDRED * n * (far - have) // turn


def costs(look: Look, s: State) -> i64:
    """What all that is still inside costs: people first, then PoI, then Hazmats."""
    busy = look.busy
    for k in range(s.r.n_seats):
        busy[k] = 0
    total: i64 = 0
    for slot in range(s.poi_used):
        if s.poi_state[slot] == ON_BOARD:
            total += cost_of_person(look, s, slot)
    for slot in range(s.poi_used):
        if s.poi_state[slot] == FACE_DOWN:
            total += look.crew.chance * cost_of_poi(look, s, s.poi_at[slot]) // 100
    if s.r.n_hazmats > 0:
        for slot in range(i64(len(s.hazmat_at))):
            if s.hazmat_state[slot] == HAZMAT_ON_BOARD:
                total += cost_of_hazmat(look, s, s.hazmat_at[slot])
    return total


def cost_of_person(look: Look, s: State, slot: i64) -> i64:
    """A Victim: how soon it is out, and whether it lives to see that."""
    cell: i64 = s.poi_at[slot]
    if victims.is_hazmat_victim(s, slot):
        return cost_of_hazmat(look, s, cell)
    kind: i64 = loads.load_kind(s, slot)
    field = look.lead if loads.can_be_led(kind) else look.carry
    way: i64 = field.far[cell] * loads.doubling(kind)
    if kind == CRITICAL:
        return cost_of_waiting(
            look.crew, s, look.danger.rolls[cell], soonest(look, s, cell, way + TREATMENT, PARAMEDIC)
        )
    return cost_of_waiting(look.crew, s, look.danger.rolls[cell], soonest(look, s, cell, way, 0))


def cost_of_poi(look: Look, s: State, cell: i64) -> i64:
    """A PoI, should it be a Victim."""
    way: i64 = look.carry.far[cell]
    return cost_of_waiting(look.crew, s, look.danger.rolls[cell], soonest(look, s, cell, way, 0))


def cost_of_waiting(crew: Crew, s: State, rolls: i64, wait: i64) -> i64:
    """The chance of a loss and the time itself."""
    loss: i64 = crew.w[LOSS] + crew.w[LOSS_MORE] * s.count[N_LOST]
    return loss * lost_within(crew, rolls, wait) // 1000 + crew.w[TIME] * wait // HUNDRED


def lost_within(crew: Crew, rolls: i64, wait: i64) -> i64:
    """The chance, in a thousand, that a space burns within so many hundredths of Advances."""
    if rolls >= SURE:
        return 0 if wait == 0 else 1000
    x: i64 = (rolls * HUNDRED + crew.w[HAZARD]) * wait // (48 * HUNDRED)
    return 1000 * x // (HUNDRED + x)


def soonest(look: Look, s: State, cell: i64, way: i64, role: i64) -> i64:
    """The seat (of a role, if one is named) that ends the job first takes it; when it will have ended."""
    walk = walk_to(look, s, cell)
    best: i64 = NEVER
    who: i64 = 0
    for seat in range(i64(1), s.r.n_seats + 1):
        if s.at[seat - 1] < 0 or (role != 0 and s.role[seat - 1] != role):
            continue
        wait: i64 = until(s, seat, job_of(look, s, walk, seat, way))
        if wait < best:
            best = wait
            who = seat
    if who > 0:
        look.busy[who - 1] = job_of(look, s, walk, who, way) + look.crew.w[RETURN]
    return best


def job_of(look: Look, s: State, walk: Field, seat: i64, way: i64) -> i64:
    """Tenths of an AP: what was promised before, the walk there, the way out."""
    out: i64 = way * DOG_DRAGS if s.role[seat - 1] == DOG else way
    far: i64 = look.busy[seat - 1] + walk.far[s.at[seat - 1]] + out
    return far if far < FAR else FAR


def cost_of_hazmat(look: Look, s: State, cell: i64) -> i64:
    """A Hazmat: it may explode; a technician disposes of it where it lies."""
    walk = walk_to(look, s, cell)
    best: i64 = NEVER
    for seat in range(i64(1), s.r.n_seats + 1):
        role: i64 = s.role[seat - 1]
        if s.at[seat - 1] < 0 or role == DOG:
            continue
        way: i64 = DISPOSAL if role == HAZMAT_TECHNICIAN else look.out.far[cell]
        wait: i64 = until(s, seat, job_of(look, s, walk, seat, way))
        if wait < best:
            best = wait
    w = look.crew.w
    loss: i64 = w[HAZMAT_LOSS] * lost_within(look.crew, look.danger.rolls[cell], best) // 1000
    return loss + w[HAZMAT_TIME] * best // HUNDRED
