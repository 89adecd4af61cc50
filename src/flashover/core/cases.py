"""Files of cases: how rules are proved, faults reported, puzzles written."""

from __future__ import annotations

import traceback
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from flashover.core.case_files import Case, read_cases, read_file
from flashover.core.case_run import Wrong, run_case
from flashover.core.case_scene import Games
from flashover.core.language import BadCase, BadPosition


class Failure(NamedTuple):
    """A case that is not so, or (unreadable) a case or file that makes no sense."""

    file: str
    case: str
    line: int
    reason: str
    unreadable: bool = False

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.case or 'the file'}: {self.reason}"


@dataclass
class Report:
    """What came of some files."""

    cases: int = 0
    failures: list[Failure] = field(default_factory=list)
    passed: list[str] = field(default_factory=list)  # ids of the cases that are so

    @property
    def unreadable(self) -> bool:
        """Was there anything that could not be read?"""
        return any(failure.unreadable for failure in self.failures)

    def as_dict(self) -> dict[str, object]:
        """The report as plain data."""
        rows = [{"file": f.file, "case": f.case, "line": f.line, "reason": f.reason} for f in self.failures]
        return {"cases": self.cases, "failed": len(self.failures), "failures": rows}


def files_of(paths: Iterable[str | Path]) -> list[Path]:
    """The case files among paths and below folders, in order."""
    found: list[Path] = []
    for path in map(Path, paths):
        found += sorted(path.rglob("*.case")) if path.is_dir() else [path]
    return found


def run_files(paths: Iterable[str | Path], games: Games) -> Report:
    """Run all cases of some files and folders. `games` says who opens the table for `game NAME`."""
    report = Report()
    seen: dict[str, str] = {}
    for path in files_of(paths):
        try:
            cases = read_cases(read_file(path), str(path))
        except BadCase as error:
            report.failures.append(unreadable_file(error))
            continue
        for case in cases:
            if case.id in seen:
                reason = f"{seen[case.id]} has a case {case.id} already; give this one a letter of its own"
                report.failures.append(Failure(case.file, case.id, case.number, reason, True))
            seen.setdefault(case.id, case.file)
            run_one(case, games, report)
    return report


def run_text(text: str, file: str, games: Games) -> Report:
    """Run the cases of a text; `file` is only used in messages."""
    report = Report()
    try:
        cases = read_cases(text, file)
    except BadCase as error:
        report.failures.append(unreadable_file(error))
        return report
    for case in cases:
        run_one(case, games, report)
    return report


def unreadable_file(error: BadCase) -> Failure:
    """The one failure of a file that cannot be read."""
    return Failure(error.file, "", error.line, f"column {error.column}: {error.problem}", True)


def run_one(case: Case, games: Games, report: Report) -> None:
    """Run a case and note what came of it. Whatever breaks in the rules is a failure of this case, not of the run."""
    report.cases += 1
    try:
        run_case(case, games)
    except Wrong as wrong:
        report.failures.append(Failure(case.file, case.id, wrong.line, wrong.reason))
    except BadPosition as error:
        reason = f"column {error.column}: {error.problem}"
        report.failures.append(Failure(case.file, case.id, error.line, reason, True))
    except Exception as error:
        report.failures.append(Failure(case.file, case.id, case.number, broken(error)))
    else:
        report.passed.append(case.id)


def broken(error: Exception) -> str:
    """Where the rules broke."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "?"
    return f"the rules break: {type(error).__name__} in {place} {str(error)[:200]}".rstrip()


def case_ids(paths: Iterable[str | Path]) -> list[str]:
    """The ids of all cases of some files and folders; BadCase if one cannot be read."""
    return [case.id for path in files_of(paths) for case in read_cases(read_file(path), str(path))]
