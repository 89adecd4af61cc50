"""The only functions that change what lies on the table; each tells what changed.

Beside `s`: what is changed, its new value, and the number of the rule that changes it.
"""

from __future__ import annotations

from flashover.core import events
from flashover.core.packed import i64
from flashover.flashpoint import ev
from flashover.flashpoint.state import (
    BURNING,
    CUBES,
    FACE_DOWN,
    FLOWS,
    HAZMAT_LOAD,
    HAZMAT_ON_BOARD,
    KNOWN_LOCKED,
    ON_BOARD,
    OPEN,
    PHASE,
    POOL_SIZE,
    SHUT,
    UNKNOWN,
    State,
)


def set_fire(s: State, cell: i64, value: i64, rule: i64) -> None:
    """FP-CORE-09, FP-CORE-26: Clear, Smoke or Fire in a space, one of them; markers never run out."""
    if s.fire[cell] == value:
        return
    if s.keep_events:
        events.emit(s, ev.FIRE_CHANGED, rule, cell, s.fire[cell], value)
    s.fire[cell] = value


def set_hot(s: State, cell: i64, value: i64, rule: i64) -> None:
    """Lay or take a Hot Spot."""
    if s.keep_events:
        events.emit(s, ev.HOT_SPOT_CHANGED, rule, cell, s.hot[cell], value)
    s.hot[cell] = value


def set_damage(s: State, edge: i64, value: i64, rule: i64) -> None:
    """Damage cubes on a border (the supply is counted by the caller)."""
    if s.keep_events:
        events.emit(s, ev.WALL_DAMAGED, rule, edge, s.damage[edge], value)
    s.damage[edge] = value
    refresh(s, edge)


def set_door(s: State, edge: i64, value: i64, rule: i64) -> None:
    """Turn a Door or take its marker away."""
    if s.keep_events:
        events.emit(s, ev.DOOR_CHANGED, rule, edge, s.door[edge], value)
    s.door[edge] = value
    refresh(s, edge)


def refresh(s: State, edge: i64) -> None:
    """FP-CORE-07 as a stored answer: does nothing obstruct this border now?"""
    r = s.r
    if r.stops[edge] == 0:
        return
    destroyed = r.takes[edge] > 0 and s.damage[edge] >= r.takes[edge]
    passes = destroyed
    if not destroyed and r.stops[edge] == 2:
        passes = s.door[edge] != SHUT if r.is_door[edge] == 1 else s.door[edge] == OPEN
    s.through[edge] = 1 if passes else 0


def lock_openly(s: State, edge: i64, rule: i64) -> None:
    """A door becomes Locked before everybody's eyes."""
    if s.keep_events:
        events.emit(s, ev.LOCK_KNOWN, rule, edge, 0, 1)
    s.lock[edge] = KNOWN_LOCKED


def set_poi_state(s: State, slot: i64, value: i64, rule: i64) -> None:
    """What became of a PoI or Victim."""
    if s.keep_events:
        events.emit(s, ev.POI_CHANGED, rule, slot, s.poi_state[slot], value)
    s.poi_state[slot] = value
    if slot >= s.poi_used:
        s.poi_used = slot + 1


def set_poi_at(s: State, slot: i64, cell: i64, rule: i64) -> None:
    """Move a PoI or Victim; -1 is off the board."""
    if s.keep_events:
        events.emit(s, ev.POI_MOVED, rule, slot, s.poi_at[slot], cell)
    s.poi_at[slot] = cell


def show_face(s: State, slot: i64, rule: i64) -> None:
    """The face of a PoI becomes known to all."""
    s.news += 1
    if s.keep_events:
        events.emit(s, ev.POI_FACE_KNOWN, rule, slot, UNKNOWN, s.poi_face[slot])
        events.emit(s, ev.REVEALED, rule, slot, s.poi_face[slot], s.poi_at[slot])


def hide_face(s: State, slot: i64, rule: i64) -> None:
    """The marker goes back: its slot is free for another PoI."""
    if s.keep_events:
        events.emit(s, ev.POI_FACE_KNOWN, rule, slot, s.poi_face[slot], UNKNOWN)
    s.poi_face[slot] = UNKNOWN


def set_treated(s: State, slot: i64, value: i64, rule: i64) -> None:
    """Put a Heal marker with a Victim."""
    if s.keep_events:
        events.emit(s, ev.VICTIM_TREATED, rule, slot, s.treated[slot], value)
    s.treated[slot] = value


def set_hazmat(s: State, slot: i64, value: i64, rule: i64) -> None:
    """What became of a Hazmat."""
    if s.keep_events:
        events.emit(s, ev.HAZMAT_CHANGED, rule, slot, s.hazmat_state[slot], value)
    s.hazmat_state[slot] = value


def set_hazmat_at(s: State, slot: i64, cell: i64, rule: i64) -> None:
    """Move a Hazmat; -1 is off the board."""
    if s.keep_events:
        events.emit(s, ev.HAZMAT_MOVED, rule, slot, s.hazmat_at[slot], cell)
    s.hazmat_at[slot] = cell


def set_at(s: State, seat: i64, cell: i64, rule: i64) -> None:
    """Move a Firefighter."""
    if s.keep_events:
        events.emit(s, ev.FIREFIGHTER_MOVED, rule, seat - 1, s.at[seat - 1], cell)
    s.at[seat - 1] = cell


def set_role(s: State, seat: i64, role: i64, rule: i64) -> None:
    """Give a Specialist card."""
    if s.keep_events:
        events.emit(s, ev.ROLE_TAKEN, rule, seat - 1, s.role[seat - 1], role)
    s.role[seat - 1] = role


def set_ap(s: State, seat: i64, value: i64, rule: i64) -> None:
    """Normal AP of this turn."""
    if s.ap[seat - 1] == value:
        return
    if s.keep_events:
        events.emit(s, ev.AP_CHANGED, rule, seat - 1, s.ap[seat - 1], value)
    s.ap[seat - 1] = value


def set_saved(s: State, seat: i64, value: i64, rule: i64) -> None:
    """Saved AP."""
    if s.saved[seat - 1] == value:
        return
    if s.keep_events:
        events.emit(s, ev.SAVED_CHANGED, rule, seat - 1, s.saved[seat - 1], value)
    s.saved[seat - 1] = value


def set_special(s: State, seat: i64, value: i64, rule: i64) -> None:
    """Special AP of the role."""
    if s.special[seat - 1] == value:
        return
    if s.keep_events:
        events.emit(s, ev.SPECIAL_CHANGED, rule, seat - 1, s.special[seat - 1], value)
    s.special[seat - 1] = value


def set_free(s: State, seat: i64, value: i64, rule: i64) -> None:
    """Free AP from the Veteran."""
    if s.free[seat - 1] == value:
        return
    if s.keep_events:
        events.emit(s, ev.FREE_CHANGED, rule, seat - 1, s.free[seat - 1], value)
    s.free[seat - 1] = value


def set_carry(s: State, seat: i64, load: i64, rule: i64) -> None:
    """What a Firefighter carries."""
    if s.carry[seat - 1] == load:
        return
    if s.keep_events:
        events.emit(s, ev.CARRY_CHANGED, rule, seat - 1, s.carry[seat - 1], load)
    s.carry[seat - 1] = load


def set_lead(s: State, seat: i64, load: i64, rule: i64) -> None:
    """Whom a Firefighter leads."""
    if s.lead[seat - 1] == load:
        return
    if s.keep_events:
        events.emit(s, ev.LEAD_CHANGED, rule, seat - 1, s.lead[seat - 1], load)
    s.lead[seat - 1] = load


def set_memo(s: State, seat: i64, value: i64, rule: i64) -> None:
    """What lasts for a turn or a phase."""
    if s.memo[seat - 1] == value:
        return
    if s.keep_events:
        events.emit(s, ev.MEMO_CHANGED, rule, seat - 1, s.memo[seat - 1], value)
    s.memo[seat - 1] = value


def remember(s: State, seat: i64, bit: i64, rule: i64) -> None:
    """Set a bit of `memo`."""
    set_memo(s, seat, s.memo[seat - 1] | bit, rule)


def forget(s: State, seat: i64, bits: i64, rule: i64) -> None:
    """Clear bits of `memo`."""
    set_memo(s, seat, s.memo[seat - 1] & ~bits, rule)


def has_memo(s: State, seat: i64, bit: i64) -> bool:
    """Is a bit of `memo` set?"""
    return s.memo[seat - 1] & bit != 0


def set_vehicle(s: State, which: i64, spot: i64, rule: i64) -> None:
    """Park a vehicle."""
    if s.keep_events:
        events.emit(s, ev.VEHICLE_MOVED, rule, which, s.vehicle[which], spot)
    s.vehicle[which] = spot


def set_count(s: State, which: i64, value: i64, rule: i64) -> None:
    """A supply or a counter."""
    if s.count[which] == value:
        return
    if s.keep_events:
        events.emit(s, ev.COUNT_CHANGED, rule, which, s.count[which], value)
    s.count[which] = value


def add_count(s: State, which: i64, by: i64, rule: i64) -> None:
    """Add to a supply or a counter."""
    set_count(s, which, s.count[which] + by, rule)


def set_flow(s: State, which: i64, value: i64, rule: i64) -> None:
    """Turn, active seat, phase, result."""
    assert which < FLOWS
    if s.flow[which] == value:
        return
    if s.keep_events:
        events.emit(s, ev.FLOW_CHANGED, rule, which, s.flow[which], value)
    s.flow[which] = value


def set_phase(s: State, phase: i64, rule: i64) -> None:
    """Go over to a phase of the turn."""
    set_flow(s, PHASE, phase, rule)


def set_pool(s: State, face: i64, value: i64, rule: i64) -> None:
    """How many of a face are left to draw; only the total is told."""
    s.pool[face] = value
    total: i64 = 0
    for n in s.pool:
        total += n
    set_count(s, POOL_SIZE, total, rule)


def free_slot(s: State) -> i64:
    """A PoI slot that is not in use."""
    for slot in range(i64(len(s.poi_state))):
        if s.poi_state[slot] == 0:
            return slot
    raise AssertionError("more PoI than any pool holds")


def drop_load(s: State, load: i64, rule: i64) -> None:
    """Nobody carries or leads this any more."""
    for seat in range(i64(1), s.r.n_seats + 1):
        if s.carry[seat - 1] == load:
            set_carry(s, seat, 0, rule)
        if s.lead[seat - 1] == load:
            set_lead(s, seat, 0, rule)


def take_off(s: State, slot: i64, state: i64, rule: i64) -> None:
    """A PoI or Victim leaves the board."""
    drop_load(s, 1 + slot, rule)
    set_poi_state(s, slot, state, rule)
    set_poi_at(s, slot, -1, rule)


def take_hazmat_off(s: State, slot: i64, state: i64, rule: i64) -> None:
    """A Hazmat leaves the board."""
    drop_load(s, HAZMAT_LOAD + slot, rule)
    set_hazmat(s, slot, state, rule)
    set_hazmat_at(s, slot, -1, rule)


def face_down_at(s: State, cell: i64) -> i64:
    """The face-down PoI of a space, or -1."""
    for slot in range(s.poi_used):
        if s.poi_at[slot] == cell and s.poi_state[slot] == FACE_DOWN:
            return slot
    return -1


def person_at(s: State, cell: i64) -> i64:
    """A revealed Victim of a space, or -1."""
    for slot in range(s.poi_used):
        if s.poi_at[slot] == cell and s.poi_state[slot] == ON_BOARD:
            return slot
    return -1


def hazmat_at(s: State, cell: i64) -> i64:
    """A Hazmat of a space, or -1."""
    for slot in range(i64(len(s.hazmat_at))):
        if s.hazmat_at[slot] == cell and s.hazmat_state[slot] == HAZMAT_ON_BOARD:
            return slot
    return -1


def firefighter_at(s: State, cell: i64) -> i64:
    """The first seat whose Firefighter stands in a space, or 0."""
    for seat in range(i64(1), s.r.n_seats + 1):
        if s.at[seat - 1] == cell:
            return seat
    return 0


def seat_of(s: State, role: i64) -> i64:
    """The seat that plays a role, or 0."""
    for seat in range(i64(1), s.r.n_seats + 1):
        if s.role[seat - 1] == role:
            return seat
    return 0


def in_fire(s: State, seat: i64) -> bool:
    """Does this Firefighter stand in Fire?"""
    cell: i64 = s.at[seat - 1]
    return cell >= 0 and s.fire[cell] == BURNING


def cubes_left(s: State) -> i64:
    """Damage cubes in the supply."""
    return s.count[CUBES]
