"""How much of the ledger is implemented and proved, chapter by chapter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from flashover.core import ledger
from flashover.core.ledger import Rule

Chapter = dict[str, int]
Case = tuple[str, str]


class Proof(NamedTuple):
    """What there is to hold against the rules of a game."""

    implemented: set[str]
    cases: Counter[Case]
    passed: Counter[Case]
    tested: set[Case]


def coverage(passed: Iterable[str]) -> dict[str, dict[str, Chapter]]:
    """Every chapter of every game; `passed` are the ids of the cases that were run and hold."""
    held = Counter((rule, number) for rule, _, number in (case.rpartition(".") for case in passed))
    tested = ledger.tested()
    return {game: of_game(game, held, tested) for game in ledger.games()}


def of_game(game: str, passed: Counter[Case], tested: set[Case]) -> dict[str, Chapter]:
    """The chapters of one game."""
    proof = Proof(ledger.implemented(game), Counter(ledger.cases_in(ledger.case_files(game))), passed, tested)
    chapters: dict[str, list[Rule]] = {}
    for rule in ledger.rules(game):
        chapters.setdefault(rule.chapter, []).append(rule)
    return {name: of_chapter(rules, proof) for name, rules in chapters.items()}


def of_chapter(rules: list[Rule], proof: Proof) -> Chapter:
    """One chapter; the worked cases of rules that come later, and those marked so, are not yet asked for."""
    here = {rule.id for rule in rules}
    mine = {case: many for case, many in proof.cases.items() if case[0] in here}
    now = [rule for rule in rules if not rule.later]
    worked = {(rule.id, str(number)) for rule in now for number in range(1, len(rule.cases) + 1)}
    by_test = (worked & proof.tested) - mine.keys()
    open_cases = worked - mine.keys() - by_test
    postponed = {(rule.id, str(number)) for rule in now for number in rule.later_cases}
    return {
        "rules": len(rules),
        "implemented": sum(rule.id in proof.implemented for rule in now),
        "with_case": sum(any(rule.id == case[0] for case in mine) for rule in now),
        "later": sum(rule.later for rule in rules),
        "cases": sum(mine.values()),
        "passing": sum(proof.passed[case] for case in mine),
        "ledger_cases": len(worked),
        "as_case": len(worked & mine.keys()),
        "as_test": len(by_test),
        "later_cases": len(open_cases & postponed),
        "missing": len(open_cases - postponed),
    }
