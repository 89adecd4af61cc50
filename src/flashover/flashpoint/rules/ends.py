"""Chapter ends: how a game is won or lost, looked at whenever a counter changes."""

from __future__ import annotations

from typing import Final

from flashover.core import events, steps
from flashover.core.packed import i64
from flashover.flashpoint import ev, pieces, waits
from flashover.flashpoint.ids import END
from flashover.flashpoint.state import (
    COLLAPSED,
    CUBES,
    DEFEATED,
    ENDED,
    FOUR_LOST,
    N_LOST,
    N_RESCUED,
    PHASE,
    REASON,
    RESULT,
    SEVEN_RESCUED,
    WON,
    State,
)

TO_WIN: Final = 7
EVERYBODY: Final = 10


def is_over(s: State) -> bool:
    """FP-END-09: has the game ended? Nothing but the ends of this chapter ends it."""
    return s.flow[PHASE] == ENDED


def finish(s: State, result: i64, reason: i64, rule: i64) -> None:
    """FP-END-05: the game ends at once; nothing that waits is resolved any more."""
    if is_over(s):
        return
    if s.flow[RESULT] == WON:  # playing on after seven: the victory stays
        result = WON
    pieces.set_flow(s, RESULT, result, rule)
    pieces.set_flow(s, REASON, reason, rule)
    pieces.set_phase(s, ENDED, rule)
    if s.keep_events:
        events.emit(s, ev.GAME_ENDED, rule, result, reason)
    steps.clear(s)


def rescued_one(s: State) -> None:
    """FP-END-01, FP-END-02, FP-FAM-14: seven rescued win at once, unless the group plays on, up to ten."""
    if s.count[N_RESCUED] < TO_WIN:
        return
    if not s.r.play_on:
        finish(s, WON, SEVEN_RESCUED, END + 1)
    elif nobody_left(s):
        finish(s, WON, SEVEN_RESCUED, END + 2)


def nobody_left(s: State) -> bool:
    """FP-END-02: is each of the ten rescued or lost, so that playing on has no aim?"""
    return s.count[N_RESCUED] + s.count[N_LOST] >= EVERYBODY


def asks_to_play_on(s: State) -> bool:
    """FP-END-02: with the option, the group is asked once, when seven are rescued."""
    if not s.r.play_on or s.count[N_RESCUED] < TO_WIN or s.flow[RESULT] == WON:
        return False
    return steps.top_step(s) != waits.WAIT_PLAY_ON


def play_on(s: State) -> None:
    """FP-END-02: seven are rescued, the victory is safe, and the game goes on."""
    pieces.set_flow(s, RESULT, WON, END + 2)
    pieces.set_flow(s, REASON, SEVEN_RESCUED, END + 2)


def lost_one(s: State) -> None:
    """FP-END-04: the fourth lost Victim ends the game. FP-END-02: playing on, so does the last one there was."""
    if s.count[N_LOST] >= s.r.lost_limit:
        finish(s, DEFEATED, FOUR_LOST, END + 4)
    elif s.flow[RESULT] == WON and nobody_left(s):
        finish(s, WON, SEVEN_RESCUED, END + 2)


def take_cube(s: State, rule: i64) -> None:
    """FP-CORE-12, FP-END-03, FP-END-08: a Damage cube leaves the supply; with the last one the building collapses.

    Nobody inside is counted any more.
    """
    pieces.add_count(s, CUBES, -1, rule)
    if s.count[CUBES] <= 0:
        finish(s, DEFEATED, COLLAPSED, END + 3)
