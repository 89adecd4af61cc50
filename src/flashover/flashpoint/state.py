"""The flat state of a table of Flash Point, and what its numbers mean."""

from __future__ import annotations

from typing import Final

from flashover.core.packed import append, i64, vec
from flashover.core.state import State as CoreState
from flashover.core.state import copy_flow, flow_numbers, read_flow
from flashover.flashpoint.ruleset import Rules

# fire[cell]
CLEAR: Final = 0
SMOKE: Final = 1
BURNING: Final = 2

# door[edge]
NO_DOOR: Final = 0
SHUT: Final = 1
OPEN: Final = 2

# lock[edge]: what a door marker hides; only the last two are known
PLAIN: Final = 0
LOCKED: Final = 1
KNOWN_LOCKED: Final = 2
KNOWN_PLAIN: Final = 3

# poi_state[slot]
IN_BOX: Final = 0
FACE_DOWN: Final = 1
ON_BOARD: Final = 2
RESCUED: Final = 3
LOST: Final = 4
FALSE_ALARM_GONE: Final = 5
DISPOSED: Final = 6
EXPLODED: Final = 7

# poi_face[slot]
UNKNOWN: Final = -1
FALSE_ALARM: Final = 0
VICTIM: Final = 1
LIGHT: Final = 2
CRITICAL: Final = 3
HEAVY: Final = 4
OXYGEN: Final = 5
HAZMAT_VICTIM: Final = 6
COUPLE: Final = 7
FACES: Final = 8

# hazmat_state[slot]
HAZMAT_NONE: Final = 0
HAZMAT_ON_BOARD: Final = 1
HAZMAT_DISPOSED: Final = 2
HAZMAT_EXPLODED: Final = 3

# role[seat]
NO_ROLE: Final = 0
PARAMEDIC: Final = 1
CAPTAIN: Final = 2
IMAGING: Final = 3
CAFS: Final = 4
HAZMAT_TECHNICIAN: Final = 5
GENERALIST: Final = 6
RESCUE: Final = 7
DRIVER: Final = 8
ENGINEER: Final = 9
VETERAN: Final = 10
DOG: Final = 11
PREVENTION: Final = 12
STRATEGIST: Final = 13
SUPPRESSION: Final = 14
ROLES: Final = 15

# carry[seat]: 0 nothing, 1 + slot a Victim, HAZMAT_LOAD + slot a Hazmat
HAZMAT_LOAD: Final = 65

# vehicle[which]
AMBULANCE: Final = 0
ENGINE: Final = 1

# count[which]
CUBES: Final = 0
N_RESCUED: Final = 1
N_LOST: Final = 2
HOT_RESERVE: Final = 3
FLARE_SUPPLY: Final = 4
POOL_SIZE: Final = 5
FIRE_DECK: Final = 6
FIRE_USED: Final = 7
EVENT_DECK: Final = 8
EVENT_USED: Final = 9
N_DISPOSED: Final = 10
RESPITES: Final = 11  # Respite cards beside the Fire Deck
COUNTS: Final = 12

# flow[which]
TURN: Final = 0
ACTIVE: Final = 1
PHASE: Final = 2
RESULT: Final = 3
REASON: Final = 4
FLOWS: Final = 5

# flow[PHASE]
IN_SETUP: Final = 0
TAKING_ACTIONS: Final = 1
ADVANCING_FIRE: Final = 2
REPLENISHING: Final = 3
ENDED: Final = 4

# flow[RESULT] and flow[REASON]
RUNNING: Final = 0
WON: Final = 1
DEFEATED: Final = 2
SEVEN_RESCUED: Final = 1
COLLAPSED: Final = 2
FOUR_LOST: Final = 3

# memo[seat]: what lasts for a turn or a phase, as bits
STARTED_ON_ENGINE: Final = 1
ACTED: Final = 2
COMMANDED: Final = 4  # moved by Command this turn
CAFS_COMMANDED: Final = 8  # has had its one AP by Command this turn
EXPERIENCED: Final = 16  # has had the Veteran's free AP this turn
LOOKED: Final = 32  # has looked at the Event this turn
MAY_DODGE: Final = 64
PINNED: Final = 128  # no Move actions in this turn (an Event)
WILL_BE_PINNED: Final = 256
IN_ITS_FACE: Final = 512  # Extinguish costs nothing in the own space (an Event)
READY: Final = 1024  # has agreed to the placement before the game

POI_SLOTS: Final = 40
HAZMAT_SLOTS: Final = 8


def zeros(n: i64) -> vec[i64]:
    """n zeros."""
    return full(n, 0)


def full(n: i64, value: i64) -> vec[i64]:
    """n times a value."""
    out = vec[i64]([])
    for _ in range(n):
        out = append(out, value)
    return out


class State(CoreState):
    """One table. `r` is shared and never changes; everything else is numbers."""

    def __init__(self, r: Rules, fresh: bool) -> None:
        super().__init__()
        self.r: Rules = r
        if fresh:
            self.lay_out(r)

    def lay_out(self, r: Rules) -> None:
        """Make the arrays of an empty board."""
        self.fire: vec[i64] = zeros(r.n_cells)
        self.hot: vec[i64] = zeros(r.n_cells)
        self.damage: vec[i64] = zeros(r.n_edges)
        self.door: vec[i64] = r.doors_at_start[:]
        self.lock: vec[i64] = zeros(r.n_edges)
        self.through: vec[i64] = r.open_at_start[:]  # 1 where nothing obstructs: follows from damage and door
        self.poi_state: vec[i64] = zeros(POI_SLOTS)
        self.poi_face: vec[i64] = full(POI_SLOTS, UNKNOWN)
        self.poi_at: vec[i64] = full(POI_SLOTS, -1)
        self.treated: vec[i64] = zeros(POI_SLOTS)
        self.poi_used: i64 = 0  # slots from here on have never been used
        self.pool: vec[i64] = zeros(FACES)  # how many of each face are still to be drawn; hidden
        self.hazmat_state: vec[i64] = zeros(HAZMAT_SLOTS)
        self.hazmat_at: vec[i64] = full(HAZMAT_SLOTS, -1)
        self.at: vec[i64] = full(r.n_seats, -1)
        self.role: vec[i64] = zeros(r.n_seats)
        self.ap: vec[i64] = zeros(r.n_seats)
        self.saved: vec[i64] = zeros(r.n_seats)
        self.special: vec[i64] = zeros(r.n_seats)
        self.free: vec[i64] = zeros(r.n_seats)
        self.carry: vec[i64] = zeros(r.n_seats)
        self.lead: vec[i64] = zeros(r.n_seats)
        self.memo: vec[i64] = zeros(r.n_seats)
        self.vehicle: vec[i64] = full(2, -1)
        self.count: vec[i64] = zeros(COUNTS)
        self.flow: vec[i64] = zeros(FLOWS)
        self.fire_deck: vec[i64] = vec[i64]([])  # top card last; hidden
        self.fire_used: vec[i64] = vec[i64]([])
        self.event_deck: vec[i64] = vec[i64]([])  # top card last; hidden
        self.event_known: vec[i64] = vec[i64]([])  # beside event_deck: bits of the seats that know the card
        self.event_used: vec[i64] = vec[i64]([])


def clone(s: State) -> State:
    """An independent copy: a few memory copies."""
    c = State(s.r, False)
    copy_flow(c, s)
    c.fire = s.fire[:]
    c.hot = s.hot[:]
    c.damage = s.damage[:]
    c.door = s.door[:]
    c.lock = s.lock[:]
    c.through = s.through[:]
    c.poi_state = s.poi_state[:]
    c.poi_face = s.poi_face[:]
    c.poi_at = s.poi_at[:]
    c.treated = s.treated[:]
    c.poi_used = s.poi_used
    c.pool = s.pool[:]
    c.hazmat_state = s.hazmat_state[:]
    c.hazmat_at = s.hazmat_at[:]
    c.at = s.at[:]
    c.role = s.role[:]
    c.ap = s.ap[:]
    c.saved = s.saved[:]
    c.special = s.special[:]
    c.free = s.free[:]
    c.carry = s.carry[:]
    c.lead = s.lead[:]
    c.memo = s.memo[:]
    c.vehicle = s.vehicle[:]
    c.count = s.count[:]
    c.flow = s.flow[:]
    c.fire_deck = s.fire_deck[:]
    c.fire_used = s.fire_used[:]
    c.event_deck = s.event_deck[:]
    c.event_known = s.event_known[:]
    c.event_used = s.event_used[:]
    return c


def joined(out: vec[i64], part: vec[i64]) -> vec[i64]:
    """`out` with the length and the numbers of `part` behind it."""
    out = append(out, i64(len(part)))
    for x in part:
        out = append(out, x)
    return out


def numbers(s: State) -> vec[i64]:
    """The whole state as numbers; two states are equal when these are."""
    out = flow_numbers(s)
    for part in (s.fire, s.hot, s.damage, s.door, s.lock, s.through, s.poi_state, s.poi_face, s.poi_at, s.treated):
        out = joined(out, part)
    out = append(out, s.poi_used)
    for part in (s.pool, s.hazmat_state, s.hazmat_at, s.at, s.role, s.ap, s.saved, s.special, s.free, s.carry):
        out = joined(out, part)
    for part in (s.lead, s.memo, s.vehicle, s.count, s.flow, s.fire_deck, s.fire_used, s.event_deck):
        out = joined(out, part)
    return joined(joined(out, s.event_known), s.event_used)


class Reader:
    """Takes arrays back from numbers, one after another."""

    def __init__(self, numbers: vec[i64], at: i64) -> None:
        self.numbers: vec[i64] = numbers
        self.at: i64 = at

    def one(self) -> i64:
        """The next number."""
        self.at += 1
        return self.numbers[self.at - 1]

    def part(self) -> vec[i64]:
        """The next array."""
        size: i64 = self.one()
        self.at += size
        return self.numbers[self.at - size : self.at]


def from_numbers(r: Rules, values: vec[i64]) -> State:
    """The state that `numbers` wrote."""
    s = State(r, False)
    read = Reader(values, read_flow(s, values, 0))
    s.fire = read.part()
    s.hot = read.part()
    s.damage = read.part()
    s.door = read.part()
    s.lock = read.part()
    s.through = read.part()
    s.poi_state = read.part()
    s.poi_face = read.part()
    s.poi_at = read.part()
    s.treated = read.part()
    s.poi_used = read.one()
    s.pool = read.part()
    s.hazmat_state = read.part()
    s.hazmat_at = read.part()
    s.at = read.part()
    s.role = read.part()
    s.ap = read.part()
    s.saved = read.part()
    s.special = read.part()
    s.free = read.part()
    s.carry = read.part()
    s.lead = read.part()
    s.memo = read.part()
    s.vehicle = read.part()
    s.count = read.part()
    s.flow = read.part()
    s.fire_deck = read.part()
    s.fire_used = read.part()
    s.event_deck = read.part()
    s.event_known = read.part()
    s.event_used = read.part()
    return s
