"""The rule of thumb, its mind: what the players know, and what copies of it are worth."""

from __future__ import annotations

from typing import Final

from flashover.core import chance, steps
from flashover.core.packed import i64
from flashover.core.state import use_generator
from flashover.flashpoint import actions, deeds, turn, waits
from flashover.flashpoint.advise_crew import Crew
from flashover.flashpoint.advise_danger import Danger
from flashover.flashpoint.advise_danger import look as look_at_danger
from flashover.flashpoint.advise_look import Look, study
from flashover.flashpoint.advise_value import value
from flashover.flashpoint.rules import ap
from flashover.flashpoint.state import (
    ENGINE,
    FACE_DOWN,
    LOCKED,
    PLAIN,
    VICTIM,
    State,
    clone,
)

# What an action changes of the map.
NOTHING: Final = 0  # where pieces stand at most
FLAMES: Final = 1  # Fire and Smoke
BORDERS: Final = 2  # ways too


class Mind:
    """One question put to the rule of thumb."""

    def __init__(self, s: State, seat: i64) -> None:
        self.seat: i64 = seat
        self.root: State = veiled(s)
        self.crew: Crew = Crew(s)
        self.home: Look = Look(s, self.crew)  # the map of `root`
        self.away: Look = Look(s, self.crew)  # the map of a line of actions
        self.trial: Look = Look(s, self.crew)  # the map of the copy at hand
        self.blaze: Danger = Danger(s.r.n_cells)  # the dangers of the copy at hand
        self.map: Look = self.home  # the map of the position whose actions are being tried
        study(self.home, self.root)


def veiled(s: State) -> State:
    """A copy that says nothing the players do not know: every PoI a Victim, every door unlocked, dice of its own."""
    c = clone(s)
    c.keep_events = False
    c.keep_outcomes = False
    use_generator(c)
    chance.seed(c, 1)
    for slot in range(c.poi_used):
        if c.poi_state[slot] == FACE_DOWN:
            c.poi_face[slot] = VICTIM
    for edge in range(c.r.n_edges):
        if c.lock[edge] == LOCKED:
            c.lock[edge] = PLAIN
    return c


def changes(kind: i64) -> i64:
    """What this kind of action changes of the map."""
    if kind == actions.EXTINGUISH or kind == actions.DE_SMOKE:
        return FLAMES
    if kind == actions.OPEN_DOOR or kind == actions.CLOSE_DOOR or kind == actions.CHOP or kind == actions.DRIVE:
        return BORDERS
    if kind == actions.REPAIR or kind == actions.ESCAPE_DOOR or kind == actions.COMMAND:
        return BORDERS
    return NOTHING


def worth(m: Mind, c: State, what: i64) -> i64:
    """The value of a copy that differs from the position of `m.map` in so much."""
    if what == BORDERS:
        study(m.trial, c)
        return value(m.trial, c)
    if what == NOTHING:
        return value(m.map, c)
    before = m.map.danger
    m.map.danger = m.blaze
    look_at_danger(c, m.blaze)
    found: i64 = value(m.map, c)
    m.map.danger = before
    return found


def worth_ended(m: Mind, c: State, what: i64) -> i64:
    """The value of the copy looked at last, with the AP saved that can be and the others gone."""
    c = clone(c)
    ap.save_ap(c, m.seat)
    if what == BORDERS:
        return value(m.trial, c)
    if what == NOTHING:
        return value(m.map, c)
    before = m.map.danger
    m.map.danger = m.blaze
    found: i64 = value(m.map, c)
    m.map.danger = before
    return found


def done(s: State, seat: i64, act: i64) -> State:
    """A copy after an action that rolls no dice; who is asked to ride stays, but on the Engine."""
    c = clone(s)
    deeds.do(c, seat, act)
    turn.run(c)
    while steps.top_step(c) == waits.WAIT_RIDE:
        spot: i64 = steps.top_number(c, 2)
        ride = c.r.spot_vehicle[spot] == ENGINE
        answer: i64 = actions.action(actions.RIDE, c.r.spot_a[spot]) if ride else actions.STAY
        deeds.do(c, steps.top_number(c, 1), answer)
        turn.run(c)
    return c
