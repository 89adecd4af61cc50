"""Chapter fire: Explosions and Shockwaves."""

from __future__ import annotations

from flashover.core import events
from flashover.core.packed import i64
from flashover.flashpoint import ev, pieces, points
from flashover.flashpoint.ids import FIRE
from flashover.flashpoint.rules import ends, space
from flashover.flashpoint.ruleset import SIDES
from flashover.flashpoint.state import BURNING, IN_SETUP, NO_DOOR, OPEN, PHASE, State


def explosion(s: State, cell: i64) -> None:
    """FP-FIRE-09, FP-FIRE-26: the space burns; a Shockwave leaves each face (north, east, south, west, stairs).

    The last cube ends the game in the middle of it.
    """
    if s.keep_events:
        events.emit(s, ev.EXPLOSION, FIRE + 9, cell)
    pieces.set_fire(s, cell, BURNING, FIRE + 9)
    start: i64 = s.beat + 1
    latest: i64 = start
    for side in range(i64(SIDES)):
        if ends.is_over(s):
            return
        s.beat = start
        shockwave(s, cell, side)
        if s.beat > latest:
            latest = s.beat
    s.beat = latest + 1


def shockwave(s: State, cell: i64, side: i64) -> None:
    """FP-FIRE-12, FP-FIRE-13, FP-FIRE-16: straight through burning spaces to the first other one, or off the board."""
    while True:
        edge: i64 = s.r.edge_at[cell * SIDES + side]
        if edge < 0:
            return
        if s.keep_events:
            events.emit(s, ev.SHOCKWAVE, FIRE + 13, cell, side)
        if not passes(s, edge):
            return
        cell = s.r.next_cell[cell * SIDES + side]
        if cell < 0:
            return
        if s.fire[cell] != BURNING:
            pieces.set_fire(s, cell, BURNING, FIRE + 12)
            return
        s.beat += 1


def passes(s: State, edge: i64) -> bool:
    """FP-FIRE-25: borders alone stop a Shockwave, no piece does. What becomes of this one, and does the wave go on?"""
    if s.r.is_door[edge] == 1:
        return hit_door(s, edge)
    if s.through[edge] == 1 and not points.stops_wave_when_open(s, edge):
        return True
    if space.is_standing_wall(s, edge):
        hit_wall(s, edge)
    return False


def hit_door(s: State, edge: i64) -> bool:
    """FP-FIRE-11, FP-FIRE-14: any Door is blown away; a closed one stops the wave, an open one does not."""
    before: i64 = s.door[edge]
    if before == NO_DOOR:
        return True
    pieces.set_door(s, edge, NO_DOOR, FIRE + (14 if before == OPEN else 11))
    return before == OPEN


def spares_walls(s: State) -> bool:
    """FP-SEC-19, FP-EXT-20: in the rolled setup of the family game nothing takes cubes."""
    return s.flow[PHASE] == IN_SETUP and not s.r.setup_cubes


def hit_wall(s: State, edge: i64) -> None:
    """FP-FIRE-10, FP-FIRE-15: a wall or Window takes a cube and stops the wave, also if the cube destroys it."""
    if spares_walls(s):
        return
    pieces.set_damage(s, edge, s.damage[edge] + 1, FIRE + 10)
    if s.r.is_window[edge] == 1 and s.door[edge] != NO_DOOR:
        pieces.set_door(s, edge, NO_DOOR, FIRE + 15)
    ends.take_cube(s, FIRE + 10)
