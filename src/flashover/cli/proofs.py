"""Cases and coverage of the ledger."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from flashover.cli.output import answer, columns
from flashover.cli.refusal import UNREADABLE, WRONG, Refused

COUNTS: Final = (
    "rules", "implemented", "with_case", "later", "cases", "passing",
    "ledger_cases", "as_case", "as_test", "later_cases", "missing",
)  # fmt: skip


def show_cases(paths: Sequence[Path], as_json: bool) -> int:
    """Run case files; status 2 if one cannot be read, 1 if one does not hold."""
    from flashover import games
    from flashover.core import cases

    gone = [path for path in paths if not path.exists()]
    if gone:
        raise Refused(f"{gone[0]}: there is no such file or folder of cases")
    report = cases.run_files(paths, games.case_games())
    told = f"{report.cases} cases, {len(report.failures)} failed"
    answer(report.as_dict(), [*map(str, report.failures), told], as_json)
    if report.unreadable:
        return UNREADABLE
    return WRONG if report.failures else 0


def show_coverage(as_json: bool) -> int:
    """Run all cases of the ledger and count."""
    from flashover import games
    from flashover.core import cases, ledger
    from flashover.core.coverage import coverage

    places = [ledger.folder() / "cases" / name for name in games.NAMES]
    report = cases.run_files([place for place in places if place.is_dir()], games.case_games())
    found = coverage(report.passed)
    lines = [line for game, chapters in found.items() for line in ["", *table(game, chapters)]]
    answer(found, lines[1:], as_json)
    return WRONG if report.failures else 0


def table(game: str, chapters: dict[str, dict[str, int]]) -> list[str]:
    """The chapters of a game with their counts, and the sum."""
    head = (game, *(name.replace("_", " ") for name in COUNTS))
    rows = [(name, *(str(counts[which]) for which in COUNTS)) for name, counts in chapters.items()]
    total = ("together", *(str(sum(counts[which] for counts in chapters.values())) for which in COUNTS))
    return columns([head, *rows, total])
