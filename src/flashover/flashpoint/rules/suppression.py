"""Chapter specialists: the Suppression Specialist."""

from __future__ import annotations

from flashover.core import events, steps
from flashover.core.packed import i64
from flashover.flashpoint import actions, ev, pieces, waits
from flashover.flashpoint.ids import FIRE, SPEC
from flashover.flashpoint.rules import space
from flashover.flashpoint.state import SUPPRESSION, State


def cancels(s: State, cell: i64) -> bool:
    """FP-SPEC-37, FP-FIRE-24: a roll, as rolled, in the Specialist's space or next to it has no effect at all."""
    seat: i64 = pieces.seat_of(s, SUPPRESSION)
    if seat == 0 or s.at[seat - 1] < 0:
        return False
    here: i64 = s.at[seat - 1]
    if here != cell and not space.are_adjacent(s, here, cell):
        return False
    if s.keep_events:
        events.emit(s, ev.ADVANCE_CANCELLED, FIRE + 24, cell)
    return True


def ask(s: State, red: i64, black: i64, link: i64) -> bool:
    """FP-SPEC-38: with a saved AP the Specialist is asked once about each roll."""
    seat: i64 = pieces.seat_of(s, SUPPRESSION)
    if seat == 0 or s.saved[seat - 1] == 0:
        return False
    steps.push(s, waits.WAIT_SUPPRESS, seat, red, black, link)
    return True


def suppress(s: State, act: i64) -> None:
    """FP-SPEC-38: 1 saved AP turns either die or both to the opposite face. FP-FIRE-19: the target is what results."""
    seat: i64 = steps.top_number(s, 1)
    red: i64 = steps.top_number(s, 2)
    black: i64 = steps.top_number(s, 3)
    link: i64 = steps.top_number(s, 4)
    steps.pop(s)
    dice: i64 = actions.first(act)  # 0 in a pass
    if dice != 0:
        pieces.set_saved(s, seat, s.saved[seat - 1] - 1, SPEC + 38)
        red = space.opposite(s.r.red, red) if dice & actions.RED else red
        black = space.opposite(s.r.black, black) if dice & actions.BLACK else black
        if s.keep_events:
            events.emit(s, ev.DICE_TURNED, SPEC + 38, seat, red, black)
    cell: i64 = space.target_space(s, red, black)
    if cell < 0:
        steps.push(s, waits.ADVANCE, link)
    else:
        steps.push(s, waits.RESOLVE, cell, link)
