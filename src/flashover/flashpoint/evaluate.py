"""The rule of thumb of Flash Point: the own turn is planned on copies, questions are answered by what is worth most."""

from __future__ import annotations

from flashover.core import steps
from flashover.core.packed import i64
from flashover.flashpoint import candidates, waits
from flashover.flashpoint.advise_answers import answer
from flashover.flashpoint.advise_command import under_command
from flashover.flashpoint.advise_mind import Mind
from flashover.flashpoint.advise_plan import plan
from flashover.flashpoint.state import State


def advise(s: State, seat: i64) -> i64:
    """A passable action for a seat that may decide; it uses nothing the seat may not know."""
    choices = candidates.legal_list(s, seat)
    assert len(choices) > 0
    if len(choices) == 1:
        return choices[0]
    m = Mind(s, seat)
    wait: i64 = steps.top_step(s)
    if wait == waits.WAIT_ACTION:
        act: i64 = plan(m)
        return act if act in choices else choices[0]
    if wait == waits.WAIT_COMMANDED:
        return under_command(m, choices)
    return answer(m, choices)
