"""What is true of every table of Flash Point, whatever happened on it: asked by the contract test."""

from __future__ import annotations

from flashover.core import steps
from flashover.flashpoint import waits
from flashover.flashpoint.modules import tragic_events
from flashover.flashpoint.rules import ap, ends, replenish, space, victims
from flashover.flashpoint.state import (
    ACTIVE,
    BURNING,
    CLEAR,
    CUBES,
    FACE_DOWN,
    FLARE_SUPPLY,
    HAZMAT_ON_BOARD,
    N_LOST,
    N_RESCUED,
    ON_BOARD,
    PHASE,
    POOL_SIZE,
    SMOKE,
    TAKING_ACTIONS,
    State,
)


def broken(s: State) -> str:
    """The first invariant that does not hold, in words; empty if all do."""
    for check in (cubes, pieces, saved, poi, outside, decks):
        wrong = check(s)
        if wrong:
            return wrong
    return between_turns(s) if steps.top_step(s) == waits.WAIT_ACTION and begins(s) else ""


def begins(s: State) -> bool:
    """Has a turn just begun: nobody has acted in it?"""
    return s.flow[PHASE] == TAKING_ACTIONS and s.memo[s.flow[ACTIVE] - 1] & 2 == 0


def cubes(s: State) -> str:
    """FP-CORE-12: cubes on the board and in the supply are 24."""
    total = sum(int(x) for x in s.damage) + int(s.count[CUBES])
    return "" if total == 24 else f"{total} Damage cubes in all"


def pieces(s: State) -> str:
    """Every piece is in one place, and what is carried is where its carrier is."""
    for seat in range(1, int(s.r.n_seats) + 1):
        load = int(s.carry[seat - 1])
        if load and place_of(s, load) != s.at[seat - 1]:
            return f"firefighter {seat} is not where its load is"
    for slot in range(int(s.poi_used)):
        if (s.poi_state[slot] in (FACE_DOWN, ON_BOARD)) != (s.poi_at[slot] >= 0):
            return f"PoI {slot} is in state {s.poi_state[slot]} at {s.poi_at[slot]}"
    for slot, cell in enumerate(s.hazmat_at):
        if (s.hazmat_state[slot] == HAZMAT_ON_BOARD) != (cell >= 0):
            return f"Hazmat {slot} is in state {s.hazmat_state[slot]} at {cell}"
    return ""


def place_of(s: State, load: int) -> int:
    """Where a carried piece lies."""
    return int(s.hazmat_at[load - 65] if load >= 65 else s.poi_at[load - 1])


def saved(s: State) -> str:
    """FP-CORE-15: nobody has saved more than its limit, or less than nothing."""
    for seat in range(1, int(s.r.n_seats) + 1):
        k = seat - 1
        if not 0 <= s.saved[k] <= ap.save_limit(s, seat):
            return f"firefighter {seat} has saved {s.saved[k]} AP"
        if s.ap[k] < 0 or s.special[k] < 0 or s.free[k] < 0:
            return f"firefighter {seat} has less than 0 AP"
    return ""


def poi(s: State) -> str:
    """FP-SETUP-15: the pool and the faces on the board add up; counters and pieces agree."""
    down = [slot for slot in range(int(s.poi_used)) if s.poi_state[slot] == FACE_DOWN]
    if not s.r.poi_bag and sum(int(x) for x in s.pool) != s.count[POOL_SIZE]:
        return "the pool is not as large as its counter says"
    if s.r.poi_bag and sum(int(x) for x in s.pool) != s.count[POOL_SIZE] + len(down):
        return "the bag is not as full as its counter says"
    if s.count[N_RESCUED] != list(s.poi_state).count(3) or s.count[N_LOST] != list(s.poi_state).count(4):
        return "rescued or lost are miscounted"
    return ""


def outside(s: State) -> str:
    """FP-FIRE-17: outside the Advance Fire phase nothing burns outside."""
    if s.flow[PHASE] != TAKING_ACTIONS:
        return ""
    for cell in range(int(s.r.n_cells)):
        if s.r.inside[cell] == 0 and s.fire[cell] != CLEAR:
            return f"Fire or Smoke outside, space {cell}"
    return ""


def decks(s: State) -> str:
    """FP-TRAG-01: Fire cards are neither made nor lost, but for the Respite."""
    if not s.r.tragic or not s.fire_deck and not s.fire_used:
        return ""
    cards = [card for card in [*s.fire_deck, *s.fire_used] if card != s.r.respite]
    total = len(cards) + int(s.count[FLARE_SUPPLY])
    wanted = len(s.r.fire_deck) + int(s.r.flare_supply)
    if tragic_events.flare_ups(s) + s.count[FLARE_SUPPLY] != s.r.flare_supply:
        return "Flare Ups are miscounted"
    return "" if total == wanted else f"{total} Fire cards instead of {wanted}"


def between_turns(s: State) -> str:
    """What holds when a turn begins."""
    if ends.is_over(s):
        return ""
    for seat in range(1, int(s.r.n_seats) + 1):
        if s.at[seat - 1] >= 0 and s.fire[s.at[seat - 1]] == BURNING:
            return f"firefighter {seat} stands in Fire"
        if seat != s.flow[ACTIVE] and s.ap[seat - 1] + s.special[seat - 1] + s.free[seat - 1] > 0:
            return f"firefighter {seat} has AP out of turn"
    if victims.on_board(s) < 3 and s.count[POOL_SIZE] > 0 and replenish.has_room(s) and s.flow[0] > 1:
        return "fewer than three PoI"
    return smoke_beside_fire(s)


def smoke_beside_fire(s: State) -> str:
    """FP-FIRE-08: no Smoke lies next to Fire (Suppression may have cancelled the Flashover)."""
    if 14 in s.role:
        return ""
    for cell in range(int(s.r.n_cells)):
        if s.fire[cell] == SMOKE and space.fire_adjacent(s, cell) and s.flow[0] > 1 and not s.r.tragic:
            return f"Smoke beside Fire in space {cell}"
    return ""
