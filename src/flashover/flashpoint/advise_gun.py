"""The rule of thumb for the Deck Gun: the mean over every space it may hit."""

from __future__ import annotations

from flashover.core import steps
from flashover.core.packed import i64, vec
from flashover.flashpoint import actions, points
from flashover.flashpoint.advise_mind import BORDERS, Mind, worth
from flashover.flashpoint.rules import deck_gun
from flashover.flashpoint.state import State, clone


def mean_splash(m: Mind, s: State) -> i64:
    """The mean value after the Deck Gun."""
    area: i64 = points.deck_gun_area(s)
    total: i64 = 0
    n: i64 = 0
    for cell in range(s.r.n_cells):
        if s.r.area[cell] & area != 0:
            total += worth_of_splash(m, s, cell)
            n += 1
    return total // n


def worth_of_splash(m: Mind, s: State, cell: i64) -> i64:
    """The value after the Deck Gun hit a space."""
    c = clone(s)
    deck_gun.douse(c, cell, 0)
    return worth(m, c, BORDERS)


def reroll(m: Mind, choices: vec[i64]) -> i64:
    """Another roll of the Deck Gun if this one is worse than the mean."""
    s = m.root
    cell: i64 = deck_gun.target(s, steps.top_number(s, 2), steps.top_number(s, 3))
    if worth_of_splash(m, s, cell) >= mean_splash(m, s):
        return actions.PASS
    both: i64 = actions.action(actions.REROLL, actions.BOTH)
    return both if both in choices else choices[0]
