"""The part of a game's state that every game has: waiting steps, chance, events."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from flashover.core.packed import append, i64, vec

FRAME: Final = 5  # a waiting step and its four numbers

# Where chance comes from.
SEEDED: Final = 0  # the generator in the state
SCRIPTED: Final = 1  # outcomes given beforehand: a record, a case, dice typed in
SOURCED: Final = 2  # raw numbers from outside: the fair dice of a server


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Gives raw uniform numbers from outside the state (fair dice)."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each as likely."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What is waiting, what chance said, what happened. Each game's state extends it once."""

    def __init__(self) -> None:
        self.stack: vec[i64] = vec[i64]([])
        self.depth: i64 = 0  # numbers of `stack` in use
        self.rng0: i64 = 0
        self.rng1: i64 = 0
        self.rng2: i64 = 0
        self.rng3: i64 = 0
        self.chance: i64 = SEEDED
        self.script: vec[i64] = vec[i64]([])
        self.script_at: i64 = 0
        self.source: Source | None = None
        self.keep_outcomes: bool = False
        self.outcomes: vec[i64] = vec[i64]([])  # pairs: what was asked, what came
        self.keep_events: bool = False
        self.events: vec[i64] = vec[i64]([])
        self.beat: i64 = 0
        self.news: i64 = 0  # how many things became known: undo is free while it is equal
        self.last_actor: i64 = -1


def start_logs(s: State, keep: bool) -> None:
    """Empty the logs, and keep events and outcomes from here on (or not)."""
    s.keep_events = keep
    s.keep_outcomes = keep
    s.events = vec[i64]([])
    s.outcomes = vec[i64]([])


def use_script(s: State, pairs: list[int]) -> None:
    """Let chance come from outcomes given beforehand."""
    s.chance = SCRIPTED
    s.script = vec[i64]([i64(x) for x in pairs])
    s.script_at = 0


def use_source(s: State, source: Source) -> None:
    """Let chance come from raw numbers from outside."""
    s.chance = SOURCED
    s.source = source


def use_generator(s: State) -> None:
    """Let chance come from the generator in the state."""
    s.chance = SEEDED
    s.source = None


def copy_flow(s: State, other: State) -> None:
    """Give `s` the waiting steps and the generator of `other`; logs start empty."""
    s.stack = other.stack[: other.depth]
    s.depth = other.depth
    s.rng0 = other.rng0
    s.rng1 = other.rng1
    s.rng2 = other.rng2
    s.rng3 = other.rng3
    s.chance = other.chance
    s.script = other.script
    s.script_at = other.script_at
    s.source = other.source
    s.keep_outcomes = other.keep_outcomes
    s.keep_events = other.keep_events
    s.beat = other.beat
    s.news = other.news
    s.last_actor = other.last_actor


FLOW_NUMBERS: Final = 7  # generator, news, last actor, depth


def flow_numbers(s: State) -> vec[i64]:
    """The part of a state's equality that belongs to `core`, as numbers."""
    out = vec[i64]([s.rng0, s.rng1, s.rng2, s.rng3, s.news, s.last_actor, s.depth])
    for i in range(s.depth):
        out = append(out, s.stack[i])
    return out


def read_flow(s: State, numbers: vec[i64], at: i64) -> i64:
    """Take back what `flow_numbers` wrote, beginning at `at`; the index behind it is returned."""
    s.rng0 = numbers[at]
    s.rng1 = numbers[at + 1]
    s.rng2 = numbers[at + 2]
    s.rng3 = numbers[at + 3]
    s.news = numbers[at + 4]
    s.last_actor = numbers[at + 5]
    s.depth = numbers[at + 6]
    end: i64 = at + FLOW_NUMBERS + s.depth
    s.stack = numbers[at + FLOW_NUMBERS : end]
    return end
