"""Chapter setup: the building burns, people are somewhere in it, and everybody takes a place."""

from __future__ import annotations

from typing import Final

from flashover.core import chance, events, steps
from flashover.core.packed import append, i64, vec
from flashover.flashpoint import actions, ev, outcomes, pieces, reasons, waits
from flashover.flashpoint.ids import FAM, SETUP
from flashover.flashpoint.modules import tragic_events
from flashover.flashpoint.rules import explosion, fire, space, victims
from flashover.flashpoint.ruleset import BY_FLIP, BY_TABLE, IN_COLUMN, IN_NEW_BAND, IN_ROW
from flashover.flashpoint.state import (
    ACTIVE,
    BURNING,
    CUBES,
    FLARE_SUPPLY,
    HAZMAT_ON_BOARD,
    HOT_RESERVE,
    LOCKED,
    PLAIN,
    READY,
    RESPITES,
    RESULT,
    ROLES,
    SHUT,
    State,
)

ALL_CUBES: Final = 24
CHANGES: Final = 12  # changes of plan for each seat before the game


def begin(s: State) -> None:
    """FP-SETUP-01: the order of the setup; the steps are pushed last first."""
    steps.push(s, waits.SETUP_DONE)
    steps.push(s, waits.SETUP_PLACES)
    if not s.r.family:
        steps.push(s, waits.SETUP_ROLES, 1)
    steps.push(s, waits.SETUP_HOT_SPOT, s.r.n_hot)
    steps.push(s, waits.SETUP_DECKS)
    steps.push(s, waits.SETUP_POI, 3)
    steps.push(s, waits.SETUP_HAZMAT, s.r.n_hazmats)
    steps.push(s, waits.SETUP_EXPLOSION)
    steps.push(s, waits.SETUP_DOORS)
    lay_out(s)


def lay_out(s: State) -> None:
    """FP-CORE-12, FP-SETUP-15, FP-SETUP-23: the supplies; then the fixed Fire of the family game, if it has any."""
    pieces.set_count(s, CUBES, ALL_CUBES, SETUP + 1)
    for face in range(i64(len(s.r.pool))):
        pieces.set_pool(s, face, s.r.pool[face], SETUP + 15)
    pieces.set_count(s, HOT_RESERVE, s.r.hot_reserve, SETUP + 23)
    pieces.set_count(s, FLARE_SUPPLY, s.r.flare_supply, SETUP + 20)
    pieces.set_count(s, RESPITES, s.r.respites if s.r.tragic else 0, SETUP + 20)
    for cell in s.r.fixed_fire:
        pieces.set_fire(s, cell, BURNING, FAM + 3)


def lock_doors(s: State) -> None:
    """FP-SETUP-03: some of the shut doors are Locked; nobody knows which."""
    for _ in range(s.r.n_locked):
        weights = vec[i64]([])
        for edge in range(s.r.n_edges):
            free = s.r.may_lock[edge] == 1 and s.door[edge] == SHUT and s.lock[edge] == PLAIN
            weights = append(weights, 1 if free else 0)
        if 1 not in weights:
            return
        s.lock[chance.draw(s, outcomes.DRAW_DOOR, weights)] = LOCKED


def setup_explosion(s: State, which: i64, black: i64, both: i64, bands: i64) -> None:
    """FP-SETUP-08 to FP-SETUP-11, FP-SETUP-30: the next initial Explosion, rolled by its scheme."""
    if which >= len(s.r.explosions):
        return
    scheme: i64 = s.r.explosions[which]
    column: i64 = scheme - IN_COLUMN
    if scheme == BY_FLIP and both == 0:
        column = space.opposite(s.r.black, black)
    if scheme == BY_TABLE:
        table_explosion(s, which)
    elif scheme == IN_NEW_BAND:
        band_explosion(s, which, bands)
    elif scheme >= IN_ROW:
        row_explosion(s, which, scheme - IN_ROW)
    elif column > 0 and not column_burns(s, column):
        column_explosion(s, which, column)
    else:
        dice_explosion(s, which)


def table_explosion(s: State, which: i64) -> None:
    """FP-SETUP-08: the black die alone, along row 3 and back along row 4."""
    value: i64 = chance.roll(s, outcomes.D8, 8)
    explode(s, which, s.r.explosion_table[value - 1], 0)


def dice_explosion(s: State, which: i64) -> None:
    """FP-SETUP-09, FP-SETUP-11: both dice, both again if the space burns."""
    dice: i64 = fire.roll_target(s, ev.FOR_SETUP)
    cell: i64 = s.r.at_dice[dice]
    if cell < 0 or s.fire[cell] == BURNING:
        steps.push(s, waits.SETUP_EXPLOSION, which, 0, 1)
        return
    explode(s, which, cell, dice % 17)


def column_explosion(s: State, which: i64, black: i64) -> None:
    """FP-SETUP-10, FP-URB-03: a column that the black die of the one before, turned over, or the board names.

    Only the red die is rolled, and rolled again.
    """
    red: i64 = chance.roll(s, outcomes.D6, s.r.red)
    cell: i64 = space.target_space(s, red, black)
    if cell < 0 or s.fire[cell] == BURNING:
        steps.push(s, waits.SETUP_EXPLOSION, which, space.opposite(s.r.black, black))
        return
    explode(s, which, cell, black)


def row_explosion(s: State, which: i64, red: i64) -> None:
    """FP-URB-03: a row that the board names; only the black die is rolled, and rolled again."""
    black: i64 = chance.roll(s, s.r.black, s.r.black)
    cell: i64 = space.target_space(s, red, black)
    if cell < 0 or s.fire[cell] == BURNING:
        steps.push(s, waits.SETUP_EXPLOSION, which)
        return
    explode(s, which, cell, black)


def band_explosion(s: State, which: i64, bands: i64) -> None:
    """FP-HD-01: both dice, both again if the space burns or its two rows have had their Explosion."""
    dice: i64 = fire.roll_target(s, ev.FOR_SETUP)
    cell: i64 = s.r.at_dice[dice]
    band: i64 = 1 << ((dice // 17 - 1) // 2)
    if cell < 0 or s.fire[cell] == BURNING or bands & band != 0:
        steps.push(s, waits.SETUP_EXPLOSION, which, 0, 0, bands)
        return
    explode(s, which, cell, 0, bands | band)


def column_burns(s: State, black: i64) -> bool:
    """FP-SETUP-10: is every space of this column on Fire?"""
    for red in range(i64(1), s.r.red + 1):
        cell: i64 = space.target_space(s, red, black)
        if cell >= 0 and s.fire[cell] != BURNING:
            return False
    return True


def explode(s: State, which: i64, cell: i64, black: i64, bands: i64 = 0) -> None:
    """FP-SETUP-12, FP-SETUP-13: a normal Explosion with its Hot Spot; Fire outside goes at once."""
    steps.push(s, waits.SETUP_EXPLOSION, which + 1, black, 0, bands)
    steps.push(s, waits.SETUP_CLEAN_UP)
    if s.r.hotspots:
        pieces.set_hot(s, cell, 1, SETUP + 13)
    explosion.explosion(s, cell)


def setup_hazmat(s: State, left: i64) -> None:
    """FP-SETUP-14, FP-SETUP-05: rolled with both dice, not on Fire, not on another Hazmat."""
    if left == 0:
        return
    cell: i64 = s.r.at_dice[fire.roll_target(s, ev.FOR_SETUP)]
    if cell < 0 or s.fire[cell] == BURNING or pieces.hazmat_at(s, cell) >= 0:
        steps.push(s, waits.SETUP_HAZMAT, left)
        return
    slot: i64 = s.r.n_hazmats - left
    pieces.set_hazmat(s, slot, HAZMAT_ON_BOARD, SETUP + 14)
    pieces.set_hazmat_at(s, slot, cell, SETUP + 14)
    steps.push(s, waits.SETUP_HAZMAT, left - 1)


def setup_poi(s: State, left: i64) -> None:
    """FP-SETUP-16, FP-FAM-04: three PoI, rolled, not on Fire, not on another PoI; or the fixed ones."""
    if left == 0:
        return
    cell: i64
    if len(s.r.fixed_poi) > 0:
        cell = s.r.fixed_poi[3 - left]
    else:
        cell = s.r.at_dice[fire.roll_target(s, ev.FOR_SETUP)]
        if cell < 0 or s.fire[cell] == BURNING or pieces.face_down_at(s, cell) >= 0:
            steps.push(s, waits.SETUP_POI, left)
            return
    victims.place_poi(s, cell, SETUP + 16)
    steps.push(s, waits.SETUP_POI, left - 1)


def setup_decks(s: State) -> None:
    """FP-SETUP-19, FP-SETUP-21: the Fire Deck and the Event Deck are shuffled."""
    if not s.r.tragic:
        return
    tragic_events.shuffle_fire_deck(s, s.r.fire_deck[:])
    tragic_events.shuffle_event_deck(s, s.r.event_deck[:])
    tragic_events.count_decks(s)


def setup_hot_spot(s: State, left: i64) -> None:
    """FP-SETUP-22: further Hot Spots, rolled, not on Fire, not on another one."""
    if left == 0:
        return
    cell: i64 = s.r.at_dice[fire.roll_target(s, ev.FOR_SETUP)]
    if cell < 0 or s.fire[cell] == BURNING or s.hot[cell] == 1:
        steps.push(s, waits.SETUP_HOT_SPOT, left)
        return
    pieces.set_hot(s, cell, 1, SETUP + 22)
    steps.push(s, waits.SETUP_HOT_SPOT, left - 1)


def setup_roles(s: State, seat: i64) -> None:
    """FP-SETUP-18: each seat takes a Specialist in turn, or is dealt one."""
    if seat > s.r.n_seats:
        return
    steps.push(s, waits.SETUP_ROLES, seat + 1)
    if seat <= len(s.r.given_roles):
        pieces.set_role(s, seat, s.r.given_roles[seat - 1], SETUP + 18)
    elif s.r.quick:
        deal_role(s, seat)
    else:
        steps.push(s, waits.WAIT_ROLE, seat)


def why_not_role(s: State, role: i64) -> i64:
    """FP-SETUP-18: one card of each role."""
    if role == 0:
        return reasons.ALLOWED
    if role >= ROLES or pieces.seat_of(s, role) != 0 or role in s.r.given_roles:
        return reasons.ROLE_TAKEN
    return reasons.ALLOWED


def take_role(s: State, seat: i64, role: i64) -> None:
    """FP-SETUP-18: the card chosen, or one dealt at random."""
    steps.pop(s)
    if role == 0:
        deal_role(s, seat)
    else:
        pieces.set_role(s, seat, role, SETUP + 18)


def deal_role(s: State, seat: i64) -> None:
    """FP-SETUP-18: a random role of those left."""
    weights = vec[i64]([0])
    for role in range(i64(1), ROLES):
        taken = pieces.seat_of(s, role) != 0 or role in s.r.given_roles
        weights = append(weights, 0 if taken else 1)
    pieces.set_role(s, seat, chance.draw(s, outcomes.DRAW_ROLE, weights), SETUP + 18)


def setup_places(s: State) -> None:
    """FP-SETUP-24, FP-SETUP-25, FP-SETUP-27: everybody takes a place, the group parks and picks who begins."""
    pieces.set_flow(s, ACTIVE, 1, SETUP + 27)
    if s.r.quick:
        place_all(s)
    else:
        steps.push(s, waits.WAIT_PLACEMENT)


def place_all(s: State) -> None:
    """Places drawn by lot: vehicles on their spots, Firefighters outside near a way in."""
    for vehicle in range(i64(2)):
        spots = vec[i64]([])
        for spot in range(i64(len(s.r.spot_vehicle))):
            spots = append(spots, 1 if s.r.spot_vehicle[spot] == vehicle else 0)
        if s.r.vehicles and 1 in spots:
            pieces.set_vehicle(s, vehicle, chance.draw(s, outcomes.DRAW_SPOT, spots), SETUP + 25)
    cells = vec[i64]([])
    for cell in range(s.r.n_cells):
        cells = append(cells, 1 if cell in s.r.quick_starts else 0)
    for seat in range(i64(1), s.r.n_seats + 1):
        pieces.set_at(s, seat, chance.draw(s, outcomes.DRAW_SPACE, cells), SETUP + 24)


def is_settled(s: State, placed: bool) -> bool:
    """FP-SETUP-24: places are revised freely, but not for ever: in the end only what is missing may be placed."""
    return placed and steps.top_number(s, 1) >= CHANGES * s.r.n_seats


def why_not_start(s: State, seat: i64, cell: i64) -> i64:
    """FP-SETUP-24, FP-FAM-06: any space outside, shared or not, on a vehicle's space or not."""
    if is_settled(s, s.at[seat - 1] >= 0):
        return reasons.NOT_NOW
    return reasons.ALLOWED if cell in s.r.starts else reasons.START_OUTSIDE


def why_not_park(s: State, spot: i64) -> i64:
    """FP-SETUP-25: on a spot marked for the vehicle."""
    if not s.r.vehicles:
        return reasons.NO_VEHICLES
    if is_settled(s, s.vehicle[s.r.spot_vehicle[spot]] >= 0):
        return reasons.NOT_NOW
    return reasons.WRONG_PARKING if s.vehicle[s.r.spot_vehicle[spot]] == spot else reasons.ALLOWED


def why_not_first(s: State, seat: i64) -> i64:
    """FP-SETUP-27: any seat may begin."""
    if seat < 1 or seat > s.r.n_seats or s.flow[ACTIVE] == seat or is_settled(s, True):
        return reasons.NOT_NOW
    return reasons.ALLOWED


def why_not_ready(s: State, seat: i64) -> i64:
    """FP-SETUP-25: one's own Firefighter and the vehicles are confirmed together, when they have a place."""
    if s.at[seat - 1] < 0:
        return reasons.NOT_ALL_PLACED
    for vehicle in range(i64(2)):
        if s.r.vehicles and s.vehicle[vehicle] < 0 and has_spot(s, vehicle):
            return reasons.NOT_ALL_PLACED
    return reasons.ALLOWED


def has_spot(s: State, vehicle: i64) -> bool:
    """Has the board a spot for this vehicle?"""
    return vehicle in s.r.spot_vehicle


def change_of_plan(s: State) -> None:
    """Whatever the group agreed before has to be agreed again."""
    for seat in range(i64(1), s.r.n_seats + 1):
        pieces.forget(s, seat, READY, SETUP + 25)


def place_move(s: State, seat: i64, act: i64) -> None:
    """FP-SETUP-24, FP-SETUP-25, FP-SETUP-27: a proposal, or one's agreement to all of them."""
    kind: i64 = actions.kind_of(act)
    value: i64 = actions.first(act)
    if kind != actions.READY:
        steps.set_top(s, 1, steps.top_number(s, 1) + 1)
    if kind == actions.START:
        pieces.set_at(s, seat, value, SETUP + 24)
    elif kind == actions.PARK:
        change_of_plan(s)
        pieces.set_vehicle(s, s.r.spot_vehicle[value], value, SETUP + 25)
    elif kind == actions.FIRST:
        change_of_plan(s)
        pieces.set_flow(s, ACTIVE, value, SETUP + 27)
    else:
        pieces.remember(s, seat, READY, SETUP + 25)
        if all_ready(s):
            steps.pop(s)


def all_ready(s: State) -> bool:
    """Has every seat agreed?"""
    waiting: i64 = 0
    for seat in range(i64(1), s.r.n_seats + 1):
        waiting += 0 if pieces.has_memo(s, seat, READY) else 1
    return waiting == 0


def setup_done(s: State) -> None:
    """FP-SETUP-27: the game begins with the seat that was picked; play goes round by seats."""
    change_of_plan(s)
    assert s.flow[RESULT] == 0
    if s.keep_events:
        s.beat += 1
        events.emit(s, ev.FLOW_CHANGED, SETUP + 27, ACTIVE, s.flow[ACTIVE], s.flow[ACTIVE])
    steps.push(s, waits.START_TURN, s.flow[ACTIVE])
