"""The rule of thumb, its map: how many AP lie between any space and the nearest of some goals."""

from __future__ import annotations

from typing import Final

from flashover.core.packed import append, i64, vec
from flashover.flashpoint.ruleset import SIDES
from flashover.flashpoint.state import BURNING, KNOWN_LOCKED, SHUT, State

TENTHS: Final = 10  # distances are tenths of an AP
FAR: Final = 2000
CHOP: Final = 32  # a Chop takes 2 AP and a Damage cube
DOOR: Final = 10
LOCK: Final = 22
NO_WAY: Final = -1


class Field:
    """Distances from every space to the nearest goal, in tenths of an AP."""

    def __init__(self, n: i64) -> None:
        none = vec[i64]([])
        for _ in range(n):
            none = append(none, 0)
        self.far: vec[i64] = none
        self.queue: vec[i64] = none[:]
        self.queued: vec[i64] = none[:]
        self.size: i64 = 0  # spaces in the queue
        self.head: i64 = 0


def clear(f: Field) -> None:
    """No goal yet."""
    far = f.far
    for cell in range(i64(len(far))):
        far[cell] = FAR
    f.size = 0
    f.head = 0


def reach(f: Field, cell: i64, distance: i64) -> None:
    """Lower the distance of a space and look at its neighbours later."""
    if distance >= f.far[cell]:
        return
    f.far[cell] = distance
    if f.queued[cell] == 1:
        return
    n: i64 = len(f.queue)
    at: i64 = f.head + f.size
    f.queue[at - n if at >= n else at] = cell
    f.queued[cell] = 1
    f.size += 1


def take(f: Field) -> i64:
    """The next space to look at."""
    cell: i64 = f.queue[f.head]
    f.head += 1
    if f.head == len(f.queue):
        f.head = 0
    f.size -= 1
    f.queued[cell] = 0
    return cell


def price_past(s: State, edge: i64) -> i64:
    """What it takes to make a border passable; NO_WAY if nothing does."""
    r = s.r
    if r.walkable[edge] == 0:
        return NO_WAY
    if s.through[edge] == 1:
        return 0
    if r.is_door[edge] == 1 and s.door[edge] == SHUT:
        return LOCK if s.lock[edge] == KNOWN_LOCKED else DOOR
    if r.can_chop[edge] == 1 and s.damage[edge] < r.takes[edge]:
        return (r.takes[edge] - s.damage[edge]) * CHOP
    return NO_WAY


def spread(s: State, f: Field, step: i64, fiery: i64) -> None:
    """Fill the map from its goals: `step` for each space, `fiery` for one on Fire."""
    r = s.r
    while f.size > 0:
        cell: i64 = take(f)
        here: i64 = f.far[cell] + (fiery if s.fire[cell] == BURNING else step)
        for side in range(i64(SIDES)):
            edge: i64 = r.edge_at[cell * SIDES + side]
            if edge < 0:
                continue
            to: i64 = r.next_cell[cell * SIDES + side]
            if to < 0 or r.enter[to] == 0:
                continue
            price: i64 = price_past(s, edge)
            if price != NO_WAY:
                reach(f, to, here + price + step * (r.factor[edge] - 1))
