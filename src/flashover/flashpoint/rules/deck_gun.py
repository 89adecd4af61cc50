"""Chapter vehicles: the Deck Gun."""

from __future__ import annotations

from flashover.core import chance, events, steps
from flashover.core.packed import i64
from flashover.flashpoint import actions, ev, outcomes, pieces, points, reasons, waits
from flashover.flashpoint.ids import SPEC, VEH
from flashover.flashpoint.rules import ap, fire, space, stranded
from flashover.flashpoint.state import CLEAR, ENGINE, State


def why_not_fire(s: State, seat: i64, act: i64) -> i64:
    """FP-VEH-07: from the Engine, with no Firefighter in the area beside it."""
    if not s.r.vehicles or points.deck_gun_area(s) == 0:
        return reasons.NO_VEHICLES
    if not points.is_vehicle_space(s, ENGINE, s.at[seat - 1]):
        return reasons.GUN_NOT_ON_ENGINE
    if somebody_in_area(s):
        return reasons.GUN_FIREFIGHTER_THERE
    if ap.is_dog(s, seat):
        return reasons.DOG_MAY_NOT
    cost: i64 = points.price_of_deck_gun(s, seat)
    why: i64 = ap.why_not_pay(s, seat, cost, ap.OTHER, act)
    return why if why != 0 else stranded.why_not_spend(s, seat, cost, ap.OTHER, act)


def somebody_in_area(s: State) -> bool:
    """FP-VEH-07, FP-SPEC-32: any Firefighter in the area, the dog too; spaces outside are no part of it."""
    area: i64 = points.deck_gun_area(s)
    for seat in range(s.r.n_seats):
        cell: i64 = s.at[seat]
        if cell >= 0 and s.r.area[cell] & area != 0:
            return True
    return False


def fire_deck_gun(s: State, seat: i64, act: i64) -> None:
    """FP-VEH-07: pay, then roll."""
    ap.pay(s, seat, points.price_of_deck_gun(s, seat), ap.OTHER, act, VEH + 7)
    steps.push(s, waits.DECK_GUN, seat)


def roll(s: State, seat: i64) -> None:
    """FP-VEH-08: both dice; FP-SPEC-12: the Driver/Operator may reroll."""
    dice: i64 = fire.roll_dice(s, ev.FOR_DECK_GUN, s.r.gun_black)
    ask_or_splash(s, seat, dice // 17, dice % 17, 0)


def ask_or_splash(s: State, seat: i64, red: i64, black: i64, done: i64) -> None:
    """FP-SPEC-12: asked while a die is left that has not been rerolled."""
    if points.may_reroll_gun(s, seat) and done != actions.BOTH:
        steps.push(s, waits.WAIT_REROLL, seat, red, black, done)
    else:
        steps.push(s, waits.DECK_GUN_SPLASH, red, black)


def why_not_reroll(s: State, dice: i64) -> i64:
    """FP-SPEC-12: each die once, both together only at first."""
    return reasons.REROLLED_ALREADY if steps.top_number(s, 4) & dice != 0 else reasons.ALLOWED


def reroll(s: State, seat: i64, dice: i64) -> None:
    """FP-SPEC-12: the new value binds; 0 keeps the dice."""
    red: i64 = steps.top_number(s, 2)
    black: i64 = steps.top_number(s, 3)
    done: i64 = steps.top_number(s, 4) | dice
    steps.pop(s)
    if dice == 0:
        steps.push(s, waits.DECK_GUN_SPLASH, red, black)
        return
    if dice & actions.RED:
        red = chance.roll(s, outcomes.D6, s.r.red)
    if dice & actions.BLACK:
        black = chance.roll(s, s.r.gun_black, s.r.gun_black)
    if s.keep_events:
        events.emit(s, ev.DICE_ROLLED, SPEC + 12, ev.FOR_REROLL, red, black)
    ask_or_splash(s, seat, red, black, done)


def target(s: State, red: i64, black: i64) -> i64:
    """FP-VEH-08, FP-CORE-23: dice that miss the area are turned to their opposite faces until they hit it."""
    area: i64 = points.deck_gun_area(s)
    other_red: i64 = space.opposite(s.r.red, red)
    other_black: i64 = space.opposite(s.r.gun_black, black)
    cell: i64 = in_area(s, red, black, area)
    if cell < 0:
        cell = in_area(s, other_red, black, area)
    if cell < 0:
        cell = in_area(s, red, other_black, area)
    return in_area(s, other_red, other_black, area) if cell < 0 else cell


def in_area(s: State, red: i64, black: i64, area: i64) -> i64:
    """The space two dice name, if it lies in the area; else -1."""
    cell: i64 = space.target_space(s, red, black)
    return cell if cell >= 0 and s.r.area[cell] & area != 0 else -1


def splash(s: State, red: i64, black: i64) -> None:
    """FP-VEH-09: all Smoke and Fire in the target and in the spaces Adjacent to it is removed."""
    cell: i64 = target(s, red, black)
    assert cell >= 0
    if s.keep_events:
        events.emit(s, ev.DECK_GUN_FIRED, VEH + 9, cell)
    douse(s, cell, VEH + 9)


def douse(s: State, cell: i64, rule: i64) -> None:
    """Clear a space and those Adjacent to it."""
    pieces.set_fire(s, cell, CLEAR, rule)
    for other in space.neighbours(s, cell):
        pieces.set_fire(s, other, CLEAR, rule)
