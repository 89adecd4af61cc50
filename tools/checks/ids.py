"""Every rule in play is claimed: by the docstring of the function that implements it, or by a data file.

Rules that speak of nothing but expansions still to come, and games still to come, are not asked for yet.
"""

from collections.abc import Iterable

from flashover import games
from flashover.core import ledger
from tools.checks.outcome import Outcome, shown, tracked

MOST = 3


def by_chapter(ids: Iterable[str]) -> list[str]:
    """Write many ids in few lines: `FP-FIRE 03 14`."""
    found: dict[str, list[str]] = {}
    for one in sorted(ids):
        chapter, _, number = one.rpartition("-")
        found.setdefault(chapter, []).append(number)
    return [f"{chapter} {' '.join(numbers)}" for chapter, numbers in found.items()]


def check_ids() -> Outcome:
    """Compare claims and ledger both ways."""
    known = {rule.id for game in ledger.games() for rule in ledger.rules(game)}
    claimed, details = set[str](), list[str]()
    for file in tracked("src/*.py"):
        for name, at, found in ledger.functions(file):
            place = f"{shown(file)}:{at}: {name}"
            claimed.update(found)
            details += [f"{place} claims {one}, which is not in the ledger" for one in found if one not in known]
            details += [f"{place} carries {len(found)} ids, more than {MOST}"] if len(found) > MOST else []
    by_data = ledger.named_in_data(tracked(*(f"src/{pattern}" for pattern in ledger.DATA)))
    now = {rule.id for game in games.NAMES for rule in ledger.rules(game) if not rule.later}
    missing = sorted(now - claimed - by_data)
    details += [f"claimed by no function and no data file: {ids}" for ids in by_chapter(missing)]
    told = (
        f"{len(known)} rules, {len(now)} of them in play: {len(now & claimed)} by functions, {len(missing)} unclaimed"
    )
    return Outcome(not details, told, details)
