"""Flash Point passes the contract of `core`, over setups in which every two values of two options meet."""

from __future__ import annotations

import os

import pytest

from flashover.core.contract import Effort
from tests.flashpoint.setups import EXPERIENCED, FAMILY, every_pair, pairs_of, pairwise
from tests.fuzz import engine, hidden

DECISIONS = 6_000 if os.environ.get("FLASHOVER_QUICK") else 100_000
HIDDEN_PAIRS = 500 if os.environ.get("FLASHOVER_QUICK") else 5_000


@pytest.mark.parametrize("table", [FAMILY, EXPERIENCED])
def test_every_pair_meets(table: dict[str, tuple[str, ...]]) -> None:
    """The table of setups covers what it says."""
    met = set().union(*(pairs_of(setup) for setup in pairwise(table)))
    assert every_pair(table) <= met


@pytest.mark.parametrize("half", [0, 1])
def test_random_play(half: int) -> None:
    """No exception, no broken invariant, no leak, exact events, equal replays: 200,000 decisions in all."""
    done = engine.play(DECISIONS, seed=1 + 1000 * half)
    assert int(str(done["decisions"])) >= DECISIONS


def test_every_question_at_every_decision() -> None:
    """A few games with all questions asked all the time."""
    engine.play(1_500, seed=77, effort=Effort(equal=1, replay=1, events=1, table=20, hidden=4, reach=4, position=1))


def test_nobody_sees_what_is_hidden() -> None:
    """Two states that differ only in what a seat may not know look the same to it, refusals included."""
    assert hidden.main(HIDDEN_PAIRS, seed=5)["pairs"]
