"""What never changes during a game: the board as arrays, the roles, the numbers of the setup, the options."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from flashover.core.packed import append, i64, vec

SIDES: Final = 6  # N E S W, then U and D on stairs
FLAT_SIDES: Final = 4

# stops[edge]
NEVER: Final = 0
UNTIL_DESTROYED: Final = 1
WHILE_SHUT: Final = 2

# special AP of a role
COMMAND_AP: Final = 1
EXTINGUISH_AP: Final = 2
MOVEMENT_AP: Final = 3
PLAN_AP: Final = 4

# schemes of the initial Explosions
BY_TABLE: Final = 1
BY_DICE: Final = 2
BY_FLIP: Final = 3

# hotspot_order
AFTER_FLASHOVER: Final = 0
AFTER_HAZMAT: Final = 1
RECURSIVE: Final = 2

# dog_lead
DOG_LEADS_NOT: Final = 0
DOG_LEADS_FOR_2: Final = 1
DOG_LEADS: Final = 2

# drive
NEXT_SPOT: Final = 0
ANY_SPOT: Final = 1

# effects written on cards
OP_ADVANCE: Final = 1
OP_DRAW: Final = 2
OP_EVENT: Final = 3
OP_ADD_FLARE_UP: Final = 4
OP_RESHUFFLE: Final = 5
OP_LEAVE_GAME: Final = 6
OP_EXTRA_POI: Final = 10
OP_FALSE_ALARMS_BACK: Final = 11
OP_LOSE_SAVED: Final = 12
OP_NO_MOVE_NEXT: Final = 13
OP_JAM_DOORS: Final = 14
OP_POOL: Final = 15  # its number says which face
OP_GRENADE: Final = 16
OP_FREE_EXTINGUISH: Final = 17
OP_GAIN_SAVED: Final = 18
OP_RESPITE: Final = 19
OP_POOL_EXTRA: Final = 20  # like OP_POOL, but nothing leaves the pool for it
OP_NO_ADVANCE: Final = 21  # a card without an Advance says so
OP_WIDTH: Final = 2  # an effect and its number
OPS_A_CARD: Final = 6


def ints(values: Iterable[int]) -> vec[i64]:
    """Ordinary numbers as a flat array."""
    out = vec[i64]([])
    for x in values:
        out = append(out, i64(x))
    return out


class Rules:
    """One setup, ready to play. Filled once by `flashpoint.compose`, then only read."""

    def __init__(self) -> None:
        none = vec[i64]([])
        # the board
        self.n_cells: i64 = 0
        self.n_edges: i64 = 0
        self.n_seats: i64 = 1
        self.next_cell: vec[i64] = none  # cell * SIDES + side -> cell or -1
        self.edge_at: vec[i64] = none  # cell * SIDES + side -> edge or -1
        self.edge_a: vec[i64] = none
        self.edge_b: vec[i64] = none
        self.takes: vec[i64] = none  # Damage cubes that destroy the border; 0: it takes none
        self.stops: vec[i64] = none
        self.walkable: vec[i64] = none  # 0: never walked
        self.factor: vec[i64] = none  # on the AP cost of a move across
        self.is_door: vec[i64] = none
        self.is_window: vec[i64] = none
        self.may_lock: vec[i64] = none  # doors among which Locked ones were shuffled
        self.can_chop: vec[i64] = none
        self.repairable: vec[i64] = none
        self.doors_at_start: vec[i64] = none
        self.open_at_start: vec[i64] = none
        self.inside: vec[i64] = none
        self.enter: vec[i64] = none  # may a Firefighter stand here?
        self.room: vec[i64] = none
        self.row: vec[i64] = none
        self.col: vec[i64] = none
        self.level: vec[i64] = none
        self.red: i64 = 6
        self.black: i64 = 8
        self.at_dice: vec[i64] = none  # red * 17 + black -> cell or -1
        self.arrow: vec[i64] = none
        self.way_out: vec[i64] = none  # steps to the nearest exterior door by doors alone, -1: none
        self.disposal: vec[i64] = none  # may a Hazmat be disposed of here?
        # vehicles
        self.spot_vehicle: vec[i64] = none
        self.spot_a: vec[i64] = none
        self.spot_b: vec[i64] = none
        self.spot_area: vec[i64] = none
        self.area: vec[i64] = none  # cell -> bits of the Deck Gun's areas
        self.drive: i64 = NEXT_SPOT
        self.vehicles: bool = False
        # mode, threat, options
        self.family: bool = False
        self.hotspots: bool = False
        self.tragic: bool = False
        self.quick: bool = False
        self.poi_bag: bool = False
        self.rescue_outside: bool = False
        self.hotspot_order: i64 = AFTER_FLASHOVER
        self.chain_first: bool = False
        self.knockdown_first: bool = False
        self.clear_space: bool = False
        self.any_ambulance_spot: bool = False
        self.play_on: bool = False
        self.lost_limit: i64 = 4
        self.move_only: bool = False
        self.consent: bool = True
        self.dog_lead: i64 = DOG_LEADS_NOT
        self.n_locked: i64 = 0
        # setup
        self.fixed_fire: vec[i64] = none
        self.fixed_poi: vec[i64] = none
        self.explosions: vec[i64] = none
        self.explosion_table: vec[i64] = none
        self.setup_cubes: bool = True
        self.n_hazmats: i64 = 0
        self.n_hot: i64 = 0
        self.hot_reserve: i64 = 0
        self.pool: vec[i64] = none
        self.fire_deck: vec[i64] = none
        self.flare_supply: i64 = 0
        self.respites: i64 = 0
        self.event_deck: vec[i64] = none
        self.starts: vec[i64] = none
        self.quick_starts: vec[i64] = none
        # roles
        self.given_roles: vec[i64] = none  # fixed by the setup, in seat order
        self.role_ap: vec[i64] = none
        self.role_special: vec[i64] = none
        self.role_kind: vec[i64] = none
        self.save_limit: vec[i64] = none
        self.extinguish_cost: vec[i64] = none  # 0: may not
        self.chop_cost: vec[i64] = none
        self.deck_gun_cost: vec[i64] = none
        # cards
        self.fire_ops: vec[i64] = none  # card * OPS_A_CARD * OP_WIDTH ...
        self.event_ops: vec[i64] = none
        self.flare_up: i64 = -1
        self.respite: i64 = -1
