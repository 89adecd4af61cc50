"""Chapter tragic-events: what the Events do, one function for each word that decks.toml knows."""

from __future__ import annotations

from flashover.core import chance, steps
from flashover.core.packed import append, i64, vec
from flashover.flashpoint import outcomes, pieces, waits
from flashover.flashpoint.ids import TRAG
from flashover.flashpoint.rules import ap, deck_gun, replenish, space
from flashover.flashpoint.ruleset import (
    FLAT_SIDES,
    OP_EXTRA_POI,
    OP_FALSE_ALARMS_BACK,
    OP_FREE_EXTINGUISH,
    OP_GAIN_SAVED,
    OP_GRENADE,
    OP_JAM_DOORS,
    OP_LOSE_SAVED,
    OP_NO_MOVE_NEXT,
    OP_POOL,
    OP_POOL_EXTRA,
    OP_RESPITE,
    SIDES,
)
from flashover.flashpoint.state import (
    ACTIVE,
    CLEAR,
    FALSE_ALARM,
    FALSE_ALARM_GONE,
    FIRE_DECK,
    IN_BOX,
    IN_ITS_FACE,
    OPEN,
    POOL_SIZE,
    RESPITES,
    SHUT,
    UNKNOWN,
    VICTIM,
    WILL_BE_PINNED,
    State,
)


def effect(s: State, op: i64, number: i64) -> None:
    """FP-TRAG-06: the table of contents of the Events."""
    if op == OP_EXTRA_POI:
        extra_poi(s)
    elif op == OP_FALSE_ALARMS_BACK:
        false_alarms_back(s)
    elif op == OP_LOSE_SAVED:
        lose_saved(s)
    elif op == OP_NO_MOVE_NEXT:
        pin_next(s)
    elif op == OP_JAM_DOORS:
        jam_doors(s)
    elif op == OP_POOL:
        into_pool(s, number, VICTIM)
    elif op == OP_POOL_EXTRA:
        into_pool(s, number, UNKNOWN)
    elif op == OP_GRENADE:
        grenade(s)
    else:
        good_effect(s, op)


def good_effect(s: State, op: i64) -> None:
    """FP-TRAG-06: the Events one hopes for."""
    if op == OP_FREE_EXTINGUISH:
        free_extinguish(s)
    elif op == OP_GAIN_SAVED:
        gain_saved(s)
    elif op == OP_RESPITE:
        respite(s)


def extra_poi(s: State) -> None:
    """One more PoI now, rolled as Replenish does, if the pool has one and there is room."""
    if s.count[POOL_SIZE] == 0 or not replenish.has_room(s):
        return
    before: i64 = s.count[POOL_SIZE]
    replenish.roll_one(s)
    if s.count[POOL_SIZE] == before:
        steps.push(s, waits.EXTRA_POI)


def false_alarms_back(s: State) -> None:
    """All removed False Alarms go back to the pool (a part of a Couple that was parted stays away)."""
    for slot in range(s.poi_used):
        if s.poi_state[slot] == FALSE_ALARM_GONE and s.poi_face[slot] == FALSE_ALARM:
            pieces.hide_face(s, slot, TRAG + 6)
            pieces.set_poi_state(s, slot, IN_BOX, TRAG + 6)
            s.pool[FALSE_ALARM] += 1
            pieces.add_count(s, POOL_SIZE, 1, TRAG + 6)


def lose_saved(s: State) -> None:
    """Every Firefighter loses its saved AP."""
    for seat in range(i64(1), s.r.n_seats + 1):
        pieces.set_saved(s, seat, 0, TRAG + 6)


def gain_saved(s: State) -> None:
    """Every Firefighter saves one AP more, up to its limit."""
    for seat in range(i64(1), s.r.n_seats + 1):
        if s.saved[seat - 1] < ap.save_limit(s, seat):
            pieces.set_saved(s, seat, s.saved[seat - 1] + 1, TRAG + 6)


def pin_next(s: State) -> None:
    """The next player may not move in its turn."""
    pieces.remember(s, s.flow[ACTIVE] % s.r.n_seats + 1, WILL_BE_PINNED, TRAG + 6)


def free_extinguish(s: State) -> None:
    """Until the end of its next turn, each Firefighter extinguishes its own space for nothing."""
    for seat in range(i64(1), s.r.n_seats + 1):
        pieces.remember(s, seat, IN_ITS_FACE, TRAG + 6)


def jam_doors(s: State) -> None:
    """Open inner Doors beside Smoke or Fire slam shut; one of them, drawn, is Locked now."""
    jammed = vec[i64]([])
    for edge in range(s.r.n_edges):
        if s.door[edge] == OPEN and s.r.is_door[edge] == 1 and is_inner(s, edge) and is_beside_fire(s, edge):
            pieces.set_door(s, edge, SHUT, TRAG + 6)
            jammed = append(jammed, edge)
    if len(jammed) == 0:
        return
    weights = vec[i64]([])
    for edge in range(s.r.n_edges):
        weights = append(weights, 1 if edge in jammed else 0)
    pieces.lock_openly(s, chance.draw(s, outcomes.DRAW_DOOR, weights), TRAG + 6)


def is_inner(s: State, edge: i64) -> bool:
    """Does this border lie between two spaces of the building?"""
    return s.r.inside[s.r.edge_a[edge]] == 1 and s.r.inside[s.r.edge_b[edge]] == 1


def is_beside_fire(s: State, edge: i64) -> bool:
    """Smoke or Fire on either side."""
    return s.fire[s.r.edge_a[edge]] != CLEAR or s.fire[s.r.edge_b[edge]] != CLEAR


def into_pool(s: State, face: i64, instead: i64) -> None:
    """FP-SETUP-29: a special Victim comes into the pool, instead of a standard one, or in addition (UNKNOWN)."""
    if instead != UNKNOWN:
        if s.pool[instead] == 0:
            return
        s.pool[instead] -= 1
    else:
        pieces.add_count(s, POOL_SIZE, 1, TRAG + 6)
    s.pool[face] += 1


def grenade(s: State) -> None:
    """The active player may clear a space in a straight open line, and those Adjacent to it."""
    if len(grenade_spaces(s)) > 0:
        steps.push(s, waits.WAIT_GRENADE, s.flow[ACTIVE])


def grenade_spaces(s: State) -> vec[i64]:
    """The own space and those in a straight line that nothing obstructs."""
    out = vec[i64]([])
    here: i64 = s.at[s.flow[ACTIVE] - 1]
    if here < 0:
        return out
    out = append(out, here)
    for side in range(i64(FLAT_SIDES)):
        cell: i64 = here
        while space.is_adjacent(s, cell, side):
            cell = s.r.next_cell[cell * SIDES + side]
            out = append(out, cell)
    return out


def throw_grenade(s: State, cell: i64) -> None:
    """It works like the Deck Gun on the space chosen."""
    deck_gun.douse(s, cell, TRAG + 6)


def respite(s: State) -> None:
    """FP-TRAG-07: the Respite card is shuffled into the Fire Deck, if it still lies beside it."""
    if s.r.respite < 0 or s.count[RESPITES] == 0:
        return
    pieces.add_count(s, RESPITES, -1, TRAG + 7)
    s.fire_deck = chance.shuffle(s, outcomes.SHUFFLE_FIRE, append(s.fire_deck[:], s.r.respite))
    pieces.set_count(s, FIRE_DECK, i64(len(s.fire_deck)), TRAG + 7)
