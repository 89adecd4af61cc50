"""The rule of thumb, answers: what is asked out of turn, inside the phase and before the game."""

from __future__ import annotations

from typing import Final

from flashover.core import steps
from flashover.core.packed import i64, vec
from flashover.flashpoint import actions, pieces, waits
from flashover.flashpoint.advise_gun import reroll
from flashover.flashpoint.advise_mind import BORDERS, Mind, done, worth
from flashover.flashpoint.advise_setup import placement, role
from flashover.flashpoint.modules import event_cards
from flashover.flashpoint.rules import fire, knockdown, loads, space
from flashover.flashpoint.state import State, clone

WORST: Final = -1000000000


def answer(m: Mind, choices: vec[i64]) -> i64:
    """The answer to whatever is asked; a choice of one needs no thought."""
    if len(choices) == 1:
        return choices[0]
    wait: i64 = steps.top_step(m.root)
    if wait == waits.WAIT_DODGE or wait == waits.WAIT_PLACE or wait == waits.WAIT_GRENADE:
        return best_of(m, choices, wait)
    if wait == waits.WAIT_RIDE or wait == waits.WAIT_SUPPRESS:
        return best_of(m, choices, wait)
    if wait == waits.WAIT_REROLL:
        return reroll(m, choices)
    if wait == waits.WAIT_PLACEMENT:
        return placement(m, choices)
    if wait == waits.WAIT_ROLE:
        return role(choices)
    if wait == waits.WAIT_PLAY_ON:
        return actions.FINISH
    return choices[0]  # accept a Command, leave a card on top, explode in the order of the spaces


def best_of(m: Mind, choices: vec[i64], wait: i64) -> i64:
    """The answer worth most."""
    best: i64 = WORST
    choice: i64 = choices[0]
    for act in choices:
        after: i64 = worth(m, answered(m, act, wait), BORDERS)
        if after > best:
            best = after
            choice = act
    return choice


def answered(m: Mind, act: i64, wait: i64) -> State:
    """A copy after an answer, without the dice that may follow it."""
    if wait == waits.WAIT_RIDE:
        return done(m.root, m.seat, act)
    c = clone(m.root)
    if wait == waits.WAIT_SUPPRESS:
        suppressed(c, m.seat, act)
    elif wait == waits.WAIT_GRENADE:
        if actions.kind_of(act) == actions.GRENADE:
            event_cards.throw_grenade(c, actions.first(act))
    else:
        moved(c, m.seat, act)
    return c


def moved(c: State, seat: i64, act: i64) -> None:
    """A Dodge, a place after a knock-down, or letting oneself fall."""
    cell: i64 = actions.first(act)
    if actions.kind_of(act) == actions.PASS:
        cell = knockdown.places_after(c, seat)[0]
    elif actions.kind_of(act) == actions.DODGE:
        c.saved[seat - 1] -= steps.top_number(c, 2)
    loads.hold(c, seat, 0, 0, 0)
    pieces.set_at(c, seat, cell, 0)


def suppressed(c: State, seat: i64, act: i64) -> None:
    """What the roll does when either die, both or neither is turned."""
    red: i64 = steps.top_number(c, 2)
    black: i64 = steps.top_number(c, 3)
    dice: i64 = actions.first(act) if actions.kind_of(act) == actions.SUPPRESS else 0
    if dice != 0:
        c.saved[seat - 1] -= 1
    red = space.opposite(c.r.red, red) if dice & actions.RED else red
    black = space.opposite(c.r.black, black) if dice & actions.BLACK else black
    cell: i64 = space.target_space(c, red, black)
    if cell >= 0:
        fire.resolve(c, cell, 0)
        fire.flashover(c)
