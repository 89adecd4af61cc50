"""How the ledger is counted."""

from __future__ import annotations

from collections import Counter

import pytest

from flashover.core import ledger
from flashover.core.coverage import Proof, of_chapter
from flashover.core.ledger import Rule


def rule(number: int, cases: int, later_cases: tuple[int, ...] = (), modules: tuple[str, ...] = ()) -> Rule:
    """A rule with so many worked cases."""
    worked = tuple(str(one) for one in range(cases))
    return Rule(f"FP-FIRE-{number}", "", "flashpoint", "fire", "", modules, worked, frozenset(later_cases), (), "", "")


def test_what_is_proved_is_missing_or_comes_later() -> None:
    rules = [rule(1, 3, (2, 3)), rule(2, 2), rule(3, 4, modules=("ladders",))]
    cases = Counter([("FP-FIRE-1", "1"), ("FP-FIRE-1", "a")])
    proof = Proof({"FP-FIRE-1"}, cases, cases, {("FP-FIRE-2", "1"), ("FP-FIRE-1", "3")})
    assert of_chapter(rules, proof) == {
        "rules": 3, "implemented": 1, "with_case": 1, "later": 1, "cases": 2, "passing": 2, "ledger_cases": 5,
        "as_case": 1, "as_test": 2, "later_cases": 1, "missing": 1,
    }  # fmt: skip


@pytest.mark.parametrize("game", ledger.games())
def test_only_what_is_not_proved_comes_later(game: str) -> None:
    """A case that is marked as later exists, is not there yet, and belongs to a rule that is."""
    proved = set(ledger.cases_in(ledger.case_files(game))) | ledger.tested()
    for one in ledger.rules(game):
        for number in one.later_cases:
            assert 1 <= number <= len(one.cases), one.id
            assert (one.id, str(number)) not in proved, f"{one.id}.{number} is proved: take it out of later_cases"
            assert not one.later, one.id
