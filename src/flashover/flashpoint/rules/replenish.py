"""Chapter victims: keeping three PoI on the board."""

from __future__ import annotations

from typing import Final

from flashover.core import steps
from flashover.core.packed import i64
from flashover.flashpoint import ev, pieces, points, waits
from flashover.flashpoint.ids import FAM, VIC
from flashover.flashpoint.rules import fire, victims
from flashover.flashpoint.state import CLEAR, POOL_SIZE, REPLENISHING, State

AT_LEAST: Final = 3


def replenish(s: State) -> None:
    """FP-VIC-09, FP-VIC-15, FP-FAM-13: the last step of a turn: roll for PoI until three are there."""
    pieces.set_phase(s, REPLENISHING, VIC + 15)
    if is_done(s):
        return
    steps.push(s, waits.REPLENISH)
    roll_one(s)


def is_done(s: State) -> bool:
    """FP-VIC-10, FP-VIC-11: three are there, or the pool is empty, or there is no room for another."""
    return victims.on_board(s) >= AT_LEAST or s.count[POOL_SIZE] == 0 or not has_room(s)


def roll_one(s: State) -> None:
    """Roll for one PoI; a roll that cannot be used changes nothing."""
    dice: i64 = fire.roll_target(s, ev.FOR_POI)
    cell: i64 = s.r.at_dice[dice]
    if cell < 0:
        return
    if s.r.clear_space:
        place_in_cleared(s, cell)
    else:
        follow_arrows(s, cell)


def place_in_cleared(s: State, cell: i64) -> None:
    """FP-FAM-13: not on a PoI or person; Fire and Smoke make way; a Firefighter there reveals it at once."""
    if holds_poi(s, cell):
        return
    pieces.set_fire(s, cell, CLEAR, FAM + 13)
    slot: i64 = victims.place_poi(s, cell, FAM + 13)
    if pieces.firefighter_at(s, cell) > 0:
        victims.reveal(s, slot, FAM + 13)


def follow_arrows(s: State, cell: i64) -> None:
    """FP-VIC-09, FP-CORE-24: along the arrows to the first suitable space; FP-VIC-10: a loop means another roll."""
    for _ in range(s.r.n_cells):
        if is_suitable(s, cell):
            victims.place_poi(s, cell, VIC + 9)
            return
        cell = s.r.arrow[cell]
        if cell < 0:
            return


def is_suitable(s: State, cell: i64) -> bool:
    """FP-VIC-09: no Firefighter, Victim, PoI, Smoke or Fire; a Hazmat or a Hot Spot does not matter."""
    if s.fire[cell] != CLEAR or points.blocks_poi(s, cell):
        return False
    return not holds_poi(s, cell) and pieces.firefighter_at(s, cell) == 0


def holds_poi(s: State, cell: i64) -> bool:
    """A PoI or a revealed Victim lies there; FP-VIC-07: a Hazmat Victim counts as a Hazmat."""
    found: i64 = 0
    for slot in range(s.poi_used):
        found += 1 if s.poi_at[slot] == cell and not victims.is_hazmat_victim(s, slot) else 0
    return found > 0


def has_room(s: State) -> bool:
    """FP-VIC-10: is there any suitable space? Without one nothing is placed this turn."""
    for cell in range(s.r.n_cells):
        if points.blocks_poi(s, cell):
            continue
        if not holds_poi(s, cell) if s.r.clear_space else is_suitable(s, cell):
            return True
    return False
