"""Chapter core: spaces, what lies next to what, and what stands between."""

from __future__ import annotations

from flashover.core.packed import append, i64, vec
from flashover.flashpoint.ruleset import SIDES
from flashover.flashpoint.state import BURNING, SHUT, State


def is_adjacent(s: State, cell: i64, side: i64) -> bool:
    """FP-CORE-06, FP-CORE-07: is there a space on this side with nothing in between?"""
    at: i64 = cell * SIDES + side
    return s.r.next_cell[at] >= 0 and s.through[s.r.edge_at[at]] == 1


def side_towards(s: State, cell: i64, other: i64) -> i64:
    """The side on which `other` lies next to `cell`, or -1."""
    for side in range(i64(SIDES)):
        if s.r.next_cell[cell * SIDES + side] == other:
            return side
    return -1


def are_adjacent(s: State, cell: i64, other: i64) -> bool:
    """FP-CORE-06: do two spaces share a side that nothing obstructs?"""
    side: i64 = side_towards(s, cell, other)
    return side >= 0 and is_adjacent(s, cell, side)


def can_walk(s: State, cell: i64, side: i64) -> bool:
    """FP-CORE-07, FP-CORE-19: Adjacent, over a border that can be walked, into a space one can stand in."""
    if not is_adjacent(s, cell, side):
        return False
    at: i64 = cell * SIDES + side
    return s.r.walkable[s.r.edge_at[at]] == 1 and s.r.enter[s.r.next_cell[at]] == 1


def is_destroyed(s: State, edge: i64) -> bool:
    """FP-CORE-10: has this wall all the cubes that destroy it? FP-CORE-11: one is enough for a light wall."""
    return s.r.takes[edge] > 0 and s.damage[edge] >= s.r.takes[edge]


def is_standing_wall(s: State, edge: i64) -> bool:
    """FP-CORE-10: a wall (or window wall) that still stands."""
    return s.r.takes[edge] > 0 and s.damage[edge] < s.r.takes[edge]


def is_shut_door(s: State, edge: i64) -> bool:
    """FP-CORE-08: a doorway without its marker is no door any more."""
    return s.door[edge] == SHUT and s.r.is_door[edge] == 1


def neighbours(s: State, cell: i64) -> vec[i64]:
    """The Adjacent spaces, in the order of the sides."""
    out = vec[i64]([])
    for side in range(i64(SIDES)):
        if is_adjacent(s, cell, side):
            out = append(out, s.r.next_cell[cell * SIDES + side])
    return out


def fire_near(s: State, cell: i64) -> bool:
    """Is there Fire in this space or in an Adjacent one?"""
    return s.fire[cell] == BURNING or fire_adjacent(s, cell)


def fire_adjacent(s: State, cell: i64) -> bool:
    """Is there Fire in an Adjacent space?"""
    for side in range(i64(SIDES)):
        if is_adjacent(s, cell, side) and s.fire[s.r.next_cell[cell * SIDES + side]] == BURNING:
            return True
    return False


def target_space(s: State, red: i64, black: i64) -> i64:
    """FP-CORE-04: the space two dice name, red for the row, black for the column; -1 if none."""
    return s.r.at_dice[red * 17 + black]


def opposite(sides: i64, value: i64) -> i64:
    """FP-CORE-23: the opposite face of a die."""
    return sides + 1 - value


def walking_distance(s: State, a: i64, b: i64) -> i64:
    """Rows and columns between two spaces, walls and doors ignored."""
    return apart(s.r.row[a], s.r.row[b]) + apart(s.r.col[a], s.r.col[b])


def apart(a: i64, b: i64) -> i64:
    """The difference of two numbers."""
    return a - b if a > b else b - a
