"""The rule of thumb for Command: what another Firefighter makes of the AP it is given."""

from __future__ import annotations

from flashover.core import steps
from flashover.core.packed import i64, vec
from flashover.flashpoint import actions, candidates, deeds, legal, pieces, turn, waits
from flashover.flashpoint.advise_mind import BORDERS, NOTHING, Mind, changes, done, worth
from flashover.flashpoint.state import COMMANDED, State, clone


def after_command(m: Mind, s: State, act: i64) -> State:
    """A copy in which the other Firefighter made the best of the AP given; it still waits if that is nothing."""
    c = clone(s)
    other: i64 = actions.first(act)
    deeds.do(c, m.seat, act)
    if steps.top_step(c) == waits.WAIT_OFFER:
        deeds.do(c, other, actions.ACCEPT)
    what: i64 = NOTHING
    moved = False
    while is_commanded(c, other):
        step: i64 = best_step(m, c, other, what)
        if step == actions.STOP and not moved:
            break
        if legal.why_not_commanded(c, other, step) != 0:
            break
        moved = True
        if changes(actions.kind_of(step)) == BORDERS:
            what = BORDERS
        deeds.do(c, other, step)
        turn.run(c)
    return c


def is_commanded(s: State, seat: i64) -> bool:
    """Is this seat using AP given to it?"""
    return steps.top_step(s) == waits.WAIT_COMMANDED and steps.top_number(s, 1) == seat


def best_step(m: Mind, s: State, seat: i64, what: i64) -> i64:
    """The step under Command that gains most; STOP if none gains anything."""
    best: i64 = worth(m, s, what)
    choice: i64 = actions.STOP
    for act in candidates.legal_list(s, seat):
        kind: i64 = actions.kind_of(act)
        if actions.pay_of(act) != 0 or kind == actions.STOP or kind == actions.CLOSE_DOOR:
            continue
        after: i64 = worth(m, done(s, seat, act), BORDERS if changes(kind) == BORDERS else what)
        if after > best:
            best = after
            choice = act
    return choice


def under_command(m: Mind, choices: vec[i64]) -> i64:
    """A commanded seat takes at least one step, lest the captain asks for ever, and stays in no Fire."""
    step: i64 = best_step(m, m.root, m.seat, NOTHING)
    if step in choices and (step != actions.STOP or pieces.has_memo(m.root, m.seat, COMMANDED)):
        return step
    return choices[0]
