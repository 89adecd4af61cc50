"""The contract: what a game must answer, and nothing about any one game."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from flashover.core import chance
from flashover.core.packed import i64, vec
from flashover.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game with one setup. Holds what never changes; every question is about a state.

    Actions are numbers here; `flashover.core.words.Language` turns them into text and back.
    """

    def blank(self) -> State:
        """An empty table on which nothing waits; whoever holds it says where chance comes from."""
        raise NotImplementedError

    def begin(self, s: State) -> None:
        """Set an empty table up and go to the first decision."""
        raise NotImplementedError

    def start(self, seed: i64) -> State:
        """A table set up, with chance drawn from the seed."""
        s = self.blank()
        chance.seed(s, seed)
        self.begin(s)
        return s

    def run(self, s: State) -> None:
        """Do every automatic step up to the next decision or the end."""
        raise NotImplementedError

    def seats(self) -> i64:
        """How many seats there are."""
        raise NotImplementedError

    def to_act(self, s: State) -> vec[i64]:
        """The seats that may decide now; none at the end."""
        raise NotImplementedError

    def legal(self, s: State, seat: i64) -> vec[i64]:
        """Every action of a seat, the likeliest payment of each first."""
        raise NotImplementedError

    def why_not(self, s: State, seat: i64, action: i64) -> i64:
        """0, or the reason against an action; it knows no more than the seat may know."""
        raise NotImplementedError

    def cost(self, s: State, seat: i64, action: i64) -> i64:
        """Action points an action takes."""
        raise NotImplementedError

    def apply(self, s: State, seat: i64, action: i64) -> None:
        """Carry out a legal action and every automatic step behind it. Trusts its caller."""
        raise NotImplementedError

    def table(self, s: State, seat: i64) -> vec[i64]:
        """Every action one could write for this seat, legal or not: what `legal` is tested against."""
        raise NotImplementedError

    def observe(self, s: State, seat: i64) -> dict[str, vec[i64]]:
        """The fields a seat may see (0: a spectator, -1: the referee). The only way out for a state."""
        raise NotImplementedError

    def reach(self, s: State, seat: i64) -> list[vec[i64]]:
        """Walks: for each its cost, then its moves; a walk ends where something new would be seen."""
        raise NotImplementedError

    def resample(self, s: State, seat: i64, seed: i64) -> State:
        """Another state the seat cannot tell from this one, with fresh chance."""
        raise NotImplementedError

    def result(self, s: State) -> vec[i64]:
        """For each seat 1 won, -1 lost, 0 neither; empty while the game runs."""
        raise NotImplementedError

    def clone(self, s: State) -> State:
        """An independent copy."""
        raise NotImplementedError

    def numbers(self, s: State) -> vec[i64]:
        """The whole state as numbers: two states are equal when these are."""
        raise NotImplementedError

    def from_numbers(self, numbers: vec[i64]) -> State:
        """The state that `numbers` wrote."""
        raise NotImplementedError

    def advise(self, s: State, seat: i64) -> i64:
        """The game's own rule of thumb: a passable action, found quickly, from what the seat may know."""
        raise NotImplementedError

    def broken(self, s: State) -> str:
        """The first invariant of the game that does not hold, in words; empty if all do."""
        raise NotImplementedError

    def chance_ahead(self, s: State) -> vec[i64]:
        """If chance comes next: what is asked, then pairs of outcome and weight; else empty."""
        raise NotImplementedError
