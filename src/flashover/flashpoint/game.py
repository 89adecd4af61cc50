"""Flash Point as `core` knows it: the contract, answered by the rules."""

from __future__ import annotations

from typing import Final

from flashover.core import steps
from flashover.core.game import Game
from flashover.core.packed import append, i64, vec
from flashover.core.state import State as CoreState
from flashover.flashpoint import (
    candidates,
    deeds,
    evaluate,
    invariants,
    legal,
    observe,
    outcomes,
    turn,
    waits,
    walks,
    writable,
)
from flashover.flashpoint import state as tables
from flashover.flashpoint.rules import ends, setup
from flashover.flashpoint.ruleset import Rules
from flashover.flashpoint.state import IN_SETUP, PHASE, RESULT, WON, State

TRIES: Final = 100


def own(s: CoreState) -> State:
    """A state of this game."""
    assert isinstance(s, State)
    return s


class FlashPoint(Game):
    """One setup of Flash Point."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Rules = rules

    def blank(self) -> CoreState:
        """An empty table, nothing waiting."""
        return State(self.rules, True)

    def begin(self, s: CoreState) -> None:
        """FP-END-05: a building that collapses while it is set up is set up again with the next numbers."""
        t = own(s)
        for _ in range(TRIES):
            setup.begin(t)
            turn.run(t)
            if not ends.is_over(t):
                return
            t.lay_out(self.rules)

    def run(self, s: CoreState) -> None:
        """Do every automatic step up to the next decision or the end."""
        turn.run(own(s))

    def seats(self) -> i64:
        """How many Firefighters play."""
        return self.rules.n_seats

    def to_act(self, s: CoreState) -> vec[i64]:
        """The seats that may decide now."""
        return legal.to_act(own(s))

    def legal(self, s: CoreState, seat: i64) -> vec[i64]:
        """Every legal action of a seat."""
        return candidates.legal_list(own(s), seat)

    def why_not(self, s: CoreState, seat: i64, action: i64) -> i64:
        """0, or the reason against an action."""
        return legal.why_not(own(s), seat, action)

    def cost(self, s: CoreState, seat: i64, action: i64) -> i64:
        """AP an action takes."""
        return legal.cost(own(s), seat, action)

    def apply(self, s: CoreState, seat: i64, action: i64) -> None:
        """Carry out a legal action and all automatic steps behind it."""
        t = own(s)
        deeds.do(t, seat, action)
        turn.run(t)

    def table(self, s: CoreState, seat: i64) -> vec[i64]:
        """Every action one could write."""
        return writable.whole_table(own(s), seat)

    def observe(self, s: CoreState, seat: i64) -> dict[str, vec[i64]]:
        """What a seat may see."""
        return observe.observe(own(s), seat)

    def reach(self, s: CoreState, seat: i64) -> list[vec[i64]]:
        """Whole walks with their costs."""
        return walks.reach(own(s), seat)

    def resample(self, s: CoreState, seat: i64, seed: i64) -> CoreState:
        """Another state the seat cannot tell from this one."""
        return observe.resample(own(s), seat, seed)

    def result(self, s: CoreState) -> vec[i64]:
        """FP-CORE-01: all win or lose together."""
        t = own(s)
        if not ends.is_over(t):
            return vec[i64]([])
        return tables.full(self.rules.n_seats, 1 if t.flow[RESULT] == WON else -1)

    def clone(self, s: CoreState) -> CoreState:
        """An independent copy."""
        return tables.clone(own(s))

    def numbers(self, s: CoreState) -> vec[i64]:
        """The whole state as numbers."""
        return tables.numbers(own(s))

    def from_numbers(self, numbers: vec[i64]) -> CoreState:
        """The state that `numbers` wrote."""
        return tables.from_numbers(self.rules, numbers)

    def advise(self, s: CoreState, seat: i64) -> i64:
        """The rule of thumb: a planned turn, a considered answer."""
        return evaluate.advise(own(s), seat)

    def broken(self, s: CoreState) -> str:
        """The first invariant that does not hold."""
        return invariants.broken(own(s))

    def chance_ahead(self, s: CoreState) -> vec[i64]:
        """If both dice of an Advance come next: every space with its chances; else nothing."""
        t = own(s)
        out = vec[i64]([])
        if t.flow[PHASE] == IN_SETUP or steps.top_step(t) != waits.ADVANCE:
            return out
        out = append(out, outcomes.D6)
        for dice in range(i64(len(self.rules.at_dice))):
            if self.rules.at_dice[dice] >= 0:
                out = append(append(out, dice), 1)
        return out
