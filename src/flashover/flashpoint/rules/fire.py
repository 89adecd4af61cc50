"""Chapter fire: the Advance Fire phase, from the roll to the Hot Spot."""

from __future__ import annotations

from typing import Final

from flashover.core import chance, events, steps
from flashover.core.packed import i64
from flashover.flashpoint import ev, outcomes, pieces, points, waits
from flashover.flashpoint.ids import FIRE
from flashover.flashpoint.rules import explosion, space, suppression
from flashover.flashpoint.ruleset import AFTER_HAZMAT, RECURSIVE
from flashover.flashpoint.state import ADVANCING_FIRE, BURNING, CLEAR, HOT_RESERVE, SMOKE, State

TO_BE_LAID: Final = 2  # in place of `was_hot`: the phase of a chain is over, its Hot Spot comes now


def advance_phase(s: State) -> None:
    """FP-FIRE-01, FP-FIRE-02, FP-FIRE-30: one Advance or one Fire card, then the rest; pushed last first."""
    pieces.set_phase(s, ADVANCING_FIRE, FIRE + 1)
    s.beat += 1
    push_aftermath(s)
    if s.r.tragic:
        steps.push(s, waits.FIRE_CARD)
    else:
        steps.push(s, waits.ADVANCE)
    steps.push(s, waits.NOTE_VICINITY)


def push_aftermath(s: State) -> None:
    """FP-FIRE-01: Hazmats, losses, knock-downs, clean-up (losses and knock-downs may change places)."""
    steps.push(s, waits.CLEAN_UP)
    if s.r.knockdown_first:
        steps.push(s, waits.LOSSES)
        steps.push(s, waits.KNOCK_DOWNS)
    else:
        steps.push(s, waits.KNOCK_DOWNS)
        steps.push(s, waits.LOSSES)
    steps.push(s, waits.HAZMATS)


def roll_target(s: State, purpose: i64) -> i64:
    """FP-FIRE-03, FP-CORE-05: roll the dice of the board, a red and a black one; packed as red * 17 + black."""
    return roll_dice(s, purpose, s.r.black)


def roll_dice(s: State, purpose: i64, sides: i64) -> i64:
    """FP-CORE-05: roll the red die and a black one of these sides."""
    red: i64 = chance.roll(s, outcomes.D6, s.r.red)
    black: i64 = chance.roll(s, sides, sides)
    if s.keep_events:
        s.beat += 1
        events.emit(s, ev.DICE_ROLLED, FIRE + 3, purpose, red, black)
    return red * 17 + black


def advance(s: State, link: i64) -> None:
    """FP-FIRE-03, FP-FIRE-28: roll the target, again if the dice name no space it can take effect in.

    The Suppression Specialist may have a word before it does.
    """
    dice: i64 = roll_target(s, ev.FOR_ADVANCE)
    cell: i64 = s.r.at_dice[dice]
    if not points.is_target(s, cell):
        steps.push(s, waits.ADVANCE, link)
        return
    if suppression.cancels(s, cell):
        return
    if not suppression.ask(s, dice // 17, dice % 17, link):
        steps.push(s, waits.RESOLVE, cell, link)


def resolve(s: State, cell: i64, link: i64) -> None:
    """FP-FIRE-04, FP-FIRE-05, FP-FIRE-06: open gets Smoke, Smoke turns to Fire, Fire explodes; Flashover follows."""
    s.beat += 1
    if s.keep_events:
        events.emit(s, ev.FIRE_ADVANCED, FIRE + 3, cell)
    steps.push(s, waits.HOT_SPOT, cell, s.hot[cell], link)
    if s.r.hotspot_order == AFTER_HAZMAT:
        steps.push(s, waits.HAZMATS)
    steps.push(s, waits.FLASHOVER)
    before: i64 = s.fire[cell]
    if before == CLEAR:
        pieces.set_fire(s, cell, SMOKE, FIRE + 4)
    elif before == SMOKE:
        pieces.set_fire(s, cell, BURNING, FIRE + 5)
    else:
        explosion.explosion(s, cell)


def flashover(s: State) -> None:
    """FP-FIRE-07, FP-FIRE-08, FP-FAM-11: Smoke next to Fire turns to Fire, again and again until none is left."""
    s.beat += 1
    changed = True
    while changed:
        changed = False
        for cell in range(s.r.n_cells):
            if s.fire[cell] == SMOKE and space.fire_adjacent(s, cell):
                pieces.set_fire(s, cell, BURNING, FIRE + 8)
                changed = True
        s.beat += 1


def ignite_if_near(s: State, cell: i64, rule: i64) -> None:
    """FP-FIRE-07 for one space: Smoke next to Fire turns to Fire at once."""
    if s.fire[cell] == SMOKE and space.fire_adjacent(s, cell):
        pieces.set_fire(s, cell, BURNING, rule)


def hot_spot(s: State, cell: i64, was_hot: i64, link: i64) -> None:
    """FP-FIRE-18, FP-FIRE-19: a Hot Spot in the target resolved means another Advance; one new Hot Spot in all."""
    if not s.r.hotspots:
        return
    if was_hot == TO_BE_LAID:
        lay_hot_spot(s, cell, FIRE + 18)
        return
    if s.r.hotspot_order == RECURSIVE and link > 0:
        if gets_hot_spot(s, was_hot, link):
            steps.push(s, waits.HOT_SPOT, cell, TO_BE_LAID, link)
        push_aftermath(s)
    elif gets_hot_spot(s, was_hot, link):
        lay_hot_spot(s, cell, FIRE + 18)
    if was_hot == 1:
        steps.push(s, waits.ADVANCE, link + 1)


def gets_hot_spot(s: State, was_hot: i64, link: i64) -> bool:
    """FP-FIRE-18: of the new targets of a chain the last one, the one without a Hot Spot (or, by option, the first)."""
    return link > 0 and (link == 1 if s.r.chain_first else was_hot == 0)


def lay_hot_spot(s: State, cell: i64, rule: i64) -> None:
    """FP-FIRE-18, FP-FIRE-21: from the reserve, if it has one and the space has none."""
    if not s.r.hotspots or s.hot[cell] == 1 or s.count[HOT_RESERVE] == 0:
        return
    pieces.set_hot(s, cell, 1, rule)
    pieces.add_count(s, HOT_RESERVE, -1, rule)


def clean_up(s: State) -> None:
    """FP-FIRE-17, FP-VEH-12: Fire and Smoke outside the building, on the spaces of vehicles too, are removed."""
    s.beat += 1
    for cell in range(s.r.n_cells):
        if s.r.inside[cell] == 0 and s.fire[cell] != CLEAR:
            pieces.set_fire(s, cell, CLEAR, FIRE + 17)
