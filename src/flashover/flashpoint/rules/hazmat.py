"""Chapters fire and victims: what explodes because it burns, and who is lost."""

from __future__ import annotations

from flashover.core import events, steps
from flashover.core.packed import append, i64, vec
from flashover.flashpoint import ev, pieces, waits
from flashover.flashpoint.ids import FIRE, VIC
from flashover.flashpoint.rules import ends, explosion, fire, victims
from flashover.flashpoint.state import (
    ACTIVE,
    BURNING,
    COUPLE,
    EXPLODED,
    FACE_DOWN,
    FALSE_ALARM,
    FALSE_ALARM_GONE,
    HAZMAT_EXPLODED,
    HAZMAT_ON_BOARD,
    HAZMAT_VICTIM,
    LOST,
    ON_BOARD,
    OXYGEN,
    State,
)


def burning_hazmats(s: State) -> vec[i64]:
    """FP-FIRE-20, FP-VIC-07: the spaces, each once, whose Hazmat (or Hazmat Victim) is in Fire."""
    out = vec[i64]([])
    for slot in range(i64(len(s.hazmat_at))):
        if s.hazmat_state[slot] == HAZMAT_ON_BOARD:
            out = with_burning(s, out, s.hazmat_at[slot])
    for slot in range(s.poi_used):
        if victims.is_hazmat_victim(s, slot):
            out = with_burning(s, out, s.poi_at[slot])
    return out


def with_burning(s: State, out: vec[i64], cell: i64) -> vec[i64]:
    """Add a space if it burns and is not there yet."""
    if s.fire[cell] == BURNING and cell not in out:
        return append(out, cell)
    return out


def hazmats(s: State) -> None:
    """FP-FIRE-20, FP-FIRE-22, FP-CORE-28: Hazmats in Fire explode one by one; the active player picks the order."""
    due = burning_hazmats(s)
    if len(due) == 0:
        return
    if len(due) == 1:
        explode(s, due[0])
    else:
        steps.push(s, waits.WAIT_HAZMAT, s.flow[ACTIVE])


def explode(s: State, cell: i64) -> None:
    """FP-FIRE-20, FP-FIRE-27: an Explosion in the Hazmat's space, finished before the next; the Hazmat is gone."""
    steps.push(s, waits.HAZMATS)
    steps.push(s, waits.FLASHOVER)
    remove_exploding(s, cell)
    fire.lay_hot_spot(s, cell, FIRE + 21)
    explosion.explosion(s, cell)


def remove_exploding(s: State, cell: i64) -> None:
    """The Hazmat of a space goes; failing that, its Hazmat Victim."""
    slot: i64 = pieces.hazmat_at(s, cell)
    if s.keep_events:
        events.emit(s, ev.HAZMAT_EXPLODED, FIRE + 20, slot, cell)
    if slot >= 0:
        pieces.take_hazmat_off(s, slot, HAZMAT_EXPLODED, FIRE + 20)
        return
    for person in range(s.poi_used):
        if s.poi_at[person] == cell and victims.is_hazmat_victim(s, person):
            pieces.take_off(s, person, EXPLODED, VIC + 7)
            return


def losses(s: State) -> None:
    """FP-FIRE-23, FP-END-05: Victims and PoI in Fire are lost one at a time, by space, Victims before PoI."""
    s.beat += 1
    again = False
    while not ends.is_over(s):
        slot: i64 = next_to_lose(s)
        if slot < 0:
            break
        if s.poi_state[slot] == FACE_DOWN:
            again = lose_poi(s, slot) or again
        else:
            lose_victim(s, slot)
    if ends.is_over(s):
        return
    if again or len(lost_tanks(s)) > 0:
        steps.push(s, waits.TANKS)


def next_to_lose(s: State) -> i64:
    """FP-FIRE-29: Fire takes people, Smoke does not: the next Victim, else PoI, by the order of the spaces; or -1."""
    best: i64 = -1
    for slot in range(s.poi_used):
        cell: i64 = s.poi_at[slot]
        if cell < 0 or s.fire[cell] != BURNING or victims.is_hazmat_victim(s, slot):
            continue
        if best < 0 or order_of_loss(s, slot) < order_of_loss(s, best):
            best = slot
    return best


def order_of_loss(s: State, slot: i64) -> i64:
    """Spaces by floor, row, column; Victims before PoI."""
    return s.poi_at[slot] * 2 + (1 if s.poi_state[slot] == FACE_DOWN else 0)


def lose_poi(s: State, slot: i64) -> bool:
    """FP-FIRE-23: a PoI in Fire is revealed first; True if it turns out to explode.

    A False Alarm is discarded; FP-VIC-08: of a Couple both are lost; FP-VIC-07: a Hazmat Victim explodes instead.
    """
    victims.turn_up(s, slot, FIRE + 23)
    face: i64 = s.poi_face[slot]
    if face == FALSE_ALARM:
        pieces.take_off(s, slot, FALSE_ALARM_GONE, FIRE + 23)
    elif face == HAZMAT_VICTIM:
        pieces.set_poi_state(s, slot, ON_BOARD, VIC + 7)
        return True
    elif face == COUPLE:
        pieces.set_poi_state(s, slot, ON_BOARD, VIC + 8)
        victims.part_couple(s, slot)
    else:
        lose_victim(s, slot)
    return False


def lose_victim(s: State, slot: i64) -> None:
    """FP-FIRE-23, FP-KD-03, FP-VIC-06: lost, carried or not; an Oxygen Tank will explode where it was."""
    cell: i64 = s.poi_at[slot]
    oxygen = s.poi_face[slot] == OXYGEN
    victims.lose(s, slot, FIRE + 23)
    if oxygen and not ends.is_over(s):
        s.poi_at[slot] = -2 - cell  # remembered until its tank has exploded


def lost_tanks(s: State) -> vec[i64]:
    """The spaces where lost Oxygen Tanks have still to explode."""
    out = vec[i64]([])
    for slot in range(s.poi_used):
        if s.poi_state[slot] == LOST and s.poi_at[slot] <= -2:
            cell: i64 = -2 - s.poi_at[slot]
            if cell not in out:
                out = append(out, cell)
    return out


def tanks(s: State) -> None:
    """FP-VIC-06: lost tanks explode in the active player's order, then Hazmats and losses are looked at again.

    FP-FIRE-01: where knock-downs come before losses, whom these Explosions reach is knocked down here.
    """
    due = lost_tanks(s)
    if len(due) == 0:
        steps.push(s, waits.LOSSES)
        if s.r.knockdown_first:
            steps.push(s, waits.KNOCK_DOWNS)
        steps.push(s, waits.HAZMATS)
    elif len(due) == 1:
        explode_tank(s, due[0])
    else:
        steps.push(s, waits.WAIT_TANK, s.flow[ACTIVE])


def explode_tank(s: State, cell: i64) -> None:
    """FP-VIC-06: the tank explodes like a Hazmat, with its Hot Spot."""
    steps.push(s, waits.TANKS)
    steps.push(s, waits.FLASHOVER)
    for slot in range(s.poi_used):
        if s.poi_state[slot] == LOST and s.poi_at[slot] == -2 - cell:
            s.poi_at[slot] = -1
            break
    fire.lay_hot_spot(s, cell, FIRE + 21)
    explosion.explosion(s, cell)
