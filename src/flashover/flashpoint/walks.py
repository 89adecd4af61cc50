"""How far a Firefighter can walk: whole ways, each a list of ordinary moves with its cost."""

from __future__ import annotations

from flashover.core.packed import append, i64, vec
from flashover.flashpoint import actions, deeds, legal, observe, turn
from flashover.flashpoint.rules import ap, loads
from flashover.flashpoint.ruleset import SIDES
from flashover.flashpoint.state import State, clone


class Ways:
    """The cheapest way found to each space so far."""

    def __init__(self, s: State) -> None:
        self.news: i64 = s.news
        self.walks: list[vec[i64]] = []
        self.states: list[State] = []
        self.done: list[bool] = []

    def index_of(self, seat: i64, cell: i64) -> i64:
        """The walk that ends in a space, or -1."""
        for i in range(i64(len(self.states))):
            if self.states[i].at[seat - 1] == cell:
                return i
        return -1

    def nearest(self) -> i64:
        """The cheapest walk not looked at yet, or -1."""
        best: i64 = -1
        for i in range(i64(len(self.walks))):
            if not self.done[i] and (best < 0 or self.walks[i][0] < self.walks[best][0]):
                best = i
        return best

    def note(self, seat: i64, walk: vec[i64], state: State) -> None:
        """Keep a walk if it is the cheapest to its end."""
        i: i64 = self.index_of(seat, state.at[seat - 1])
        if i < 0:
            self.walks.append(walk)
            self.states.append(state)
            self.done.append(False)
        elif not self.done[i] and walk[0] < self.walks[i][0]:
            self.walks[i] = walk
            self.states[i] = state


def reach(s: State, seat: i64) -> list[vec[i64]]:
    """Every space in reach, alone and with each load at hand; a walk ends where something new would be seen.

    It is worked out on a table the seat cannot tell from this one, so no hidden face shapes a walk.
    """
    out: list[vec[i64]] = []
    if seat not in legal.to_act(s) or s.at[seat - 1] < 0:
        return out
    like = observe.resample(s, seat, 1)
    walk_with(like, seat, 0, 0, out)
    if ap.is_dog(s, seat):
        return out
    for kind in loads.loads_here(s, s.at[seat - 1]):
        walk_with(like, seat, kind, 0, out)
        if kind != actions.HAZMAT and loads.can_be_led(kind):
            walk_with(like, seat, 0, kind, out)
    return out


def walk_with(s: State, seat: i64, load: i64, led: i64, out: list[vec[i64]]) -> None:
    """The cheapest ways with one load (0: none): nearest space first."""
    ways = Ways(s)
    ways.note(seat, vec[i64]([0]), s)
    while True:
        at: i64 = ways.nearest()
        if at < 0:
            break
        ways.done[at] = True
        if ways.states[at].news == ways.news and seat in legal.to_act(ways.states[at]):
            go_on(ways, at, seat, load, led)
    out.extend([walk for walk in ways.walks if len(walk) > 1])


def go_on(ways: Ways, at: i64, seat: i64, load: i64, led: i64) -> None:
    """One more step on every side."""
    state = ways.states[at]
    walk = ways.walks[at]
    cell: i64 = state.at[seat - 1]
    for side in range(i64(SIDES)):
        to: i64 = state.r.next_cell[cell * SIDES + side]
        if to < 0:
            continue
        act: i64 = actions.action(actions.MOVE, to, 0, load, led)
        if legal.why_not(state, seat, act) != 0:
            continue
        price: i64 = legal.cost(state, seat, act)
        after = clone(state)
        after.last_actor = seat
        deeds.do(after, seat, act)
        turn.run(after)
        longer = append(walk[:], act)
        longer[0] = walk[0] + price
        ways.note(seat, longer, after)
