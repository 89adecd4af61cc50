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
IN_NEW_BAND: Final = 4  # two rows (1 and 2, 3 and 4 …) that have had none yet
IN_COLUMN: Final = 100  # and the column
IN_ROW: Final = 200  # and the row

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

    # the board
    n_cells: i64 = 0
    n_edges: i64 = 0
    n_seats: i64 = 1
    next_cell: vec[i64] = vec[i64]([])  # cell * SIDES + side -> cell or -1
    edge_at: vec[i64] = vec[i64]([])  # cell * SIDES + side -> edge or -1
    edge_a: vec[i64] = vec[i64]([])
    edge_b: vec[i64] = vec[i64]([])
    takes: vec[i64] = vec[i64]([])  # Damage cubes that destroy the border; 0: it takes none
    stops: vec[i64] = vec[i64]([])
    walkable: vec[i64] = vec[i64]([])  # 0: never walked
    factor: vec[i64] = vec[i64]([])  # on the AP cost of a move across
    is_door: vec[i64] = vec[i64]([])
    is_window: vec[i64] = vec[i64]([])
    may_lock: vec[i64] = vec[i64]([])  # doors among which Locked ones were shuffled
    can_chop: vec[i64] = vec[i64]([])
    repairable: vec[i64] = vec[i64]([])
    doors_at_start: vec[i64] = vec[i64]([])
    open_at_start: vec[i64] = vec[i64]([])
    inside: vec[i64] = vec[i64]([])
    enter: vec[i64] = vec[i64]([])  # may a Firefighter stand here?
    room: vec[i64] = vec[i64]([])
    row: vec[i64] = vec[i64]([])
    col: vec[i64] = vec[i64]([])
    level: vec[i64] = vec[i64]([])
    red: i64 = 6
    black: i64 = 8
    gun_black: i64 = 8  # the black die of the Deck Gun
    at_dice: vec[i64] = vec[i64]([])  # red * 17 + black -> cell or -1
    arrow: vec[i64] = vec[i64]([])
    way_out: vec[i64] = vec[i64]([])  # steps to the nearest exterior door by doors alone, -1: none
    disposal: vec[i64] = vec[i64]([])  # may a Hazmat be disposed of here?
    # vehicles
    spot_vehicle: vec[i64] = vec[i64]([])
    spot_a: vec[i64] = vec[i64]([])
    spot_b: vec[i64] = vec[i64]([])
    spot_area: vec[i64] = vec[i64]([])
    area: vec[i64] = vec[i64]([])  # cell -> bits of the Deck Gun's areas
    drive: i64 = NEXT_SPOT
    vehicles: bool = False
    # mode, threat, options
    family: bool = False
    hotspots: bool = False
    tragic: bool = False
    quick: bool = False
    poi_bag: bool = False
    rescue_outside: bool = False
    hotspot_order: i64 = AFTER_FLASHOVER
    chain_first: bool = False
    knockdown_first: bool = False
    clear_space: bool = False
    any_ambulance_spot: bool = False
    play_on: bool = False
    lost_limit: i64 = 4
    move_only: bool = False
    consent: bool = True
    dog_lead: i64 = DOG_LEADS_NOT
    n_locked: i64 = 0
    # setup
    fixed_fire: vec[i64] = vec[i64]([])
    fixed_poi: vec[i64] = vec[i64]([])
    explosions: vec[i64] = vec[i64]([])
    explosion_table: vec[i64] = vec[i64]([])
    setup_cubes: bool = True
    n_hazmats: i64 = 0
    n_hot: i64 = 0
    hot_reserve: i64 = 0
    pool: vec[i64] = vec[i64]([])
    fire_deck: vec[i64] = vec[i64]([])
    flare_supply: i64 = 0
    respites: i64 = 0
    event_deck: vec[i64] = vec[i64]([])
    starts: vec[i64] = vec[i64]([])
    quick_starts: vec[i64] = vec[i64]([])
    # roles
    given_roles: vec[i64] = vec[i64]([])  # fixed by the setup, in seat order
    role_ap: vec[i64] = vec[i64]([])
    role_special: vec[i64] = vec[i64]([])
    role_kind: vec[i64] = vec[i64]([])
    save_limit: vec[i64] = vec[i64]([])
    extinguish_cost: vec[i64] = vec[i64]([])  # 0: may not
    chop_cost: vec[i64] = vec[i64]([])
    deck_gun_cost: vec[i64] = vec[i64]([])
    # cards
    fire_ops: vec[i64] = vec[i64]([])  # card * OPS_A_CARD * OP_WIDTH ...
    event_ops: vec[i64] = vec[i64]([])
    flare_up: i64 = -1
    respite: i64 = -1
