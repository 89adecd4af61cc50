"""Chapter victims: PoI, revealing, and what becomes of Victims."""

from __future__ import annotations

from flashover.core import chance, events
from flashover.core.packed import i64
from flashover.flashpoint import ev, outcomes, pieces
from flashover.flashpoint.ids import VIC
from flashover.flashpoint.rules import ends
from flashover.flashpoint.state import (
    COUPLE,
    FACE_DOWN,
    FALSE_ALARM,
    FALSE_ALARM_GONE,
    HAZMAT_VICTIM,
    LOST,
    N_LOST,
    N_RESCUED,
    ON_BOARD,
    POOL_SIZE,
    RESCUED,
    UNKNOWN,
    VICTIM,
    State,
)


def place_poi(s: State, cell: i64, rule: i64) -> i64:
    """FP-SETUP-15, FP-SETUP-17: lay a PoI face down; its face comes from the pool now, or from the bag at reveal."""
    slot: i64 = pieces.free_slot(s)
    s.poi_face[slot] = UNKNOWN
    if s.r.poi_bag:
        pieces.set_count(s, POOL_SIZE, s.count[POOL_SIZE] - 1, rule)
    else:
        s.poi_face[slot] = draw_face(s, rule)
    pieces.set_poi_state(s, slot, FACE_DOWN, rule)
    pieces.set_poi_at(s, slot, cell, rule)
    return slot


def draw_face(s: State, rule: i64) -> i64:
    """A face from the pool, as likely as there are markers of it."""
    face: i64 = chance.draw(s, outcomes.DRAW_POI, s.pool)
    s.pool[face] -= 1
    if not s.r.poi_bag:
        pieces.set_count(s, POOL_SIZE, s.count[POOL_SIZE] - 1, rule)
    return face


def reveal(s: State, slot: i64, rule: i64) -> None:
    """FP-ACT-11, FP-VIC-14: turn a PoI up: a False Alarm goes, a Victim stays, a Couple becomes two."""
    turn_up(s, slot, rule)
    face: i64 = s.poi_face[slot]
    if face == FALSE_ALARM:
        pieces.take_off(s, slot, FALSE_ALARM_GONE, rule)
        return
    pieces.set_poi_state(s, slot, ON_BOARD, rule)
    if face == COUPLE:
        part_couple(s, slot)


def turn_up(s: State, slot: i64, rule: i64) -> None:
    """The face becomes known; from the bag it is drawn only now."""
    if s.poi_face[slot] == UNKNOWN:
        s.poi_face[slot] = draw_face(s, rule)
    pieces.show_face(s, slot, rule)


def part_couple(s: State, slot: i64) -> None:
    """FP-VIC-08: a Couple is replaced by two standard Victims in its space."""
    cell: i64 = s.poi_at[slot]
    pieces.take_off(s, slot, FALSE_ALARM_GONE, VIC + 8)
    for _ in range(i64(2)):
        one: i64 = pieces.free_slot(s)
        s.poi_face[one] = VICTIM
        pieces.set_poi_state(s, one, ON_BOARD, VIC + 8)
        pieces.set_poi_at(s, one, cell, VIC + 8)
        if s.keep_events:
            events.emit(s, ev.POI_FACE_KNOWN, VIC + 8, one, UNKNOWN, VICTIM)


def is_hazmat_victim(s: State, slot: i64) -> bool:
    """FP-VIC-07: a revealed Hazmat Victim follows the Hazmat rules."""
    return s.poi_face[slot] == HAZMAT_VICTIM and s.poi_state[slot] == ON_BOARD


def rescue(s: State, slot: i64, rule: i64) -> None:
    """FP-ACT-12, FP-FAM-09, FP-VIC-16: a Victim is rescued; an animal counts as any person.

    FP-END-05: of two who arrive together, the one behind the seventh is not counted any more.
    """
    if ends.is_over(s):
        return
    if s.keep_events:
        events.emit(s, ev.RESCUED, rule, slot, s.poi_at[slot])
    pieces.take_off(s, slot, RESCUED, rule)
    pieces.add_count(s, N_RESCUED, 1, rule)
    ends.rescued_one(s)


def lose(s: State, slot: i64, rule: i64) -> None:
    """FP-FIRE-23: a Victim is lost."""
    if s.keep_events:
        events.emit(s, ev.LOST, rule, slot, s.poi_at[slot])
    pieces.take_off(s, slot, LOST, rule)
    pieces.add_count(s, N_LOST, 1, rule)
    ends.lost_one(s)


def on_board(s: State) -> i64:
    """FP-VIC-07, FP-VIC-12: PoI and revealed Victims on the board; Hazmat Victims are left out."""
    n: i64 = 0
    for slot in range(s.poi_used):
        if s.poi_state[slot] == FACE_DOWN or (s.poi_state[slot] == ON_BOARD and s.poi_face[slot] != HAZMAT_VICTIM):
            n += 1
    return n
