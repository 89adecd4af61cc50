"""Chance has one channel: every roll, draw and shuffle of every game passes here and is logged."""

from __future__ import annotations

from typing import Final

from flashover.core.packed import append, i64, vec
from flashover.core.state import SCRIPTED, SEEDED, State

MASK: Final = 0xFFFFFFFF
SPAN: Final = 0x100000000


class NeedOutcome(Exception):
    """A scripted or typed game has used up its outcomes: `what` is asked, `choices` are possible."""

    def __init__(self, what: i64, choices: vec[i64]) -> None:
        super().__init__("an outcome is missing")
        self.what = int(what)
        self.choices = [int(x) for x in choices]


class BadOutcome(ValueError):
    """A scripted outcome does not fit what was asked."""

    def __init__(self, what: i64, value: i64) -> None:
        super().__init__("an outcome does not fit")
        self.what = int(what)
        self.value = int(value)


def seed(s: State, number: i64) -> None:
    """Start the generator from a number."""
    s.rng0 = number & MASK
    s.rng1 = (number >> 32) & MASK
    s.rng2 = 0x9E3779B9
    s.rng3 = 0x243F6A88
    for _ in range(20):
        next_bits(s)


def rotate(x: i64, by: i64) -> i64:
    """A 32-bit number turned left."""
    return ((x << by) | (x >> (32 - by))) & MASK


def next_bits(s: State) -> i64:
    """32 fresh bits (the generator known as xoshiro128++)."""
    result: i64 = (rotate((s.rng0 + s.rng3) & MASK, 7) + s.rng0) & MASK
    t: i64 = (s.rng1 << 9) & MASK
    s.rng2 ^= s.rng0
    s.rng3 ^= s.rng1
    s.rng1 ^= s.rng2
    s.rng0 ^= s.rng3
    s.rng2 ^= t
    s.rng3 = rotate(s.rng3, 11)
    return result


def below(s: State, n: i64) -> i64:
    """A number from 0 to n - 1, each exactly as likely."""
    if s.chance != SEEDED:
        source = s.source
        assert source is not None
        return source.below(n)
    limit: i64 = SPAN - SPAN % n
    bits: i64 = next_bits(s)
    while bits >= limit:
        bits = next_bits(s)
    return bits % n


def note(s: State, what: i64, value: i64) -> None:
    """Write an outcome down; something became known."""
    s.news += 1
    if s.keep_outcomes:
        s.outcomes = append(append(s.outcomes, what), value)


def scripted(s: State, what: i64, choices: vec[i64]) -> i64:
    """The next outcome of the script, which must answer this question with one of `choices`."""
    at: i64 = s.script_at
    if at + 1 >= len(s.script):
        raise NeedOutcome(what, choices)
    value: i64 = s.script[at + 1]
    if s.script[at] != what or value not in choices:
        raise BadOutcome(what, value)
    s.script_at = at + 2
    return value


def one_to(n: i64) -> vec[i64]:
    """1, 2, … n."""
    out = vec[i64]([])
    for i in range(n):
        out = append(out, i + 1)
    return out


def roll(s: State, what: i64, sides: i64) -> i64:
    """Roll one die."""
    value: i64
    if s.chance == SCRIPTED:
        value = scripted(s, what, one_to(sides))
    else:
        value = below(s, sides) + 1
    note(s, what, value)
    return value


def possible(weights: vec[i64]) -> vec[i64]:
    """The indexes with a weight."""
    out = vec[i64]([])
    for i in range(i64(len(weights))):
        if weights[i] > 0:
            out = append(out, i)
    return out


def draw(s: State, what: i64, weights: vec[i64]) -> i64:
    """Draw an index; each is as likely as its weight says."""
    value: i64 = 0
    if s.chance == SCRIPTED:
        value = scripted(s, what, possible(weights))
    else:
        total: i64 = 0
        for w in weights:
            total += w
        rest: i64 = below(s, total)
        while rest >= weights[value]:
            rest -= weights[value]
            value += 1
    note(s, what, value)
    return value


def shuffle(s: State, what: i64, items: vec[i64]) -> vec[i64]:
    """A new order of `items`, drawn item by item; the first item drawn comes first."""
    left = items[:]
    out = vec[i64]([])
    size: i64 = len(left)
    while size > 0:
        at: i64 = 0
        if s.chance == SCRIPTED:
            wanted: i64 = scripted(s, what, left[:size])
            while left[at] != wanted:
                at += 1
        else:
            at = below(s, size)
        value: i64 = left[at]
        left[at] = left[size - 1]
        size -= 1
        note(s, what, value)
        out = append(out, value)
    return out
