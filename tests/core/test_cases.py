"""Case files: what can be read, what is so, what is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from flashover.core.cases import Report, case_ids, run_files, run_text
from flashover.core.language import BadCase
from flashover.flashpoint.cases_scene import open_scene
from tests.fuzz import cases as spoilt

GAMES = {"flashpoint": open_scene}
FOLDER = Path(__file__).parents[2] / "rules" / "cases"
HEAD = "case FP-FIRE-06.a title\ngame flashpoint board=blank mode=experienced\n"


def run(body: str) -> Report:
    """A case with this body."""
    return run_text(HEAD + body, "here.case", GAMES)


def test_examples() -> None:
    """The five cases that show the format are so."""
    report = run_files([FOLDER / "flashpoint" / "examples.case"], GAMES)
    assert report.failures == []
    assert report.cases == len(report.passed) == 5


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("", 1, "no case in this file"),
        ("# nothing\n", 1, "no case in this file"),
        ("fire 3,3\n", 1, "stands before the first case"),
        ("case FP-FIRE-06.a\n", 1, "write 'case ID title'"),
        ("case fire-6 title\n", 1, "write 'case ID title'"),
        ("case FP-FIRE-06.a title\ngiven\n", 2, "behind 'case' stands 'game'"),
        ("case FP-FIRE-06.a title\n", 1, "no line 'game'"),
        (HEAD, 1, "does not end in 'then'"),
        (HEAD + "fire 3,3\n", 3, "write 'given', 'when' or 'then'"),
        (HEAD + "when\n end\n", 1, "does not end in 'then'"),
        (HEAD + "then\n", 3, "this 'then' is empty"),
        (HEAD + "when\nthen\n cubes 24\n", 3, "this 'when' is empty"),
        (HEAD + "then\n cubes 24\ngiven\n", 5, "'given' stands once"),
        (
            HEAD + "then\n cubes 24\n" + HEAD + "then\n cubes 24\n",
            5,
            "there is a case FP-FIRE-06.a in this file already",
        ),
        (HEAD + "given\n board\nthen\n cubes 24\n", 4, "below 'board' stands a drawing"),
    ],
)
def test_files_that_make_no_sense(text: str, line: int, words: str) -> None:
    """One failure, with its line."""
    report = run_text(text, "here.case", GAMES)
    (failure,) = report.failures
    assert report.unreadable
    assert failure.line == line
    assert words in failure.reason
    assert report.cases == 0


@pytest.mark.parametrize(
    ("body", "line", "words"),
    [
        ("then\n  cubes\n", 4, "column 8: a number is missing"),
        ("then\n  firefighter 1\n", 4, "says nothing"),
        ("then\n  fire\n", 4, "says nothing"),
        ("then\n  pool\n", 4, "says nothing"),
        ("then\n  deck fire\n", 4, "says nothing"),
        ("then\n  not\n", 4, "a fact is missing"),
        ("then\n  count\n", 4, "missing"),
        ("then\n  exactly\n", 4, "missing"),
        ("then\n  seen 2 cubes 24\n", 4, "'2' is not a seat"),
        ("then\n  seen 1 deck fire nothing\n", 4, "no view shows this"),
        ("then\n  asked 1 tea\n", 4, "'tea' is no question"),
        ("then\n  event Tea\n", 4, "'Tea' is no event"),
        ("then\n  legal\n", 4, "moves begin with"),
        ("then\n  legal 3: end\n", 4, "no seat 3"),
        ("then\n  cost end\n", 4, "write 'cost MOVE 2'"),
        ("then\n  illegal end because\n", 4, "behind 'because' stands one rule"),
        ("then\n  to-act\n", 4, "missing"),
        ("when\n  dice 3,3\nthen\n  cubes 24\n", 4, "follows no move"),
        ("when\n  do\nthen\n  cubes 24\n", 4, "a step is missing"),
        ("when\n  do dance\nthen\n  cubes 24\n", 4, "'dance' is not a step"),
        ("when\n  end now\nthen\n  cubes 24\n", 4, "'now' is not understood"),
        ("when\n  end\n  dice 9,9\nthen\n  cubes 24\n", 5, "'9' is not on this die"),
        ("given\n  poi 3,3\nthen\n  cubes 24\n", 4, "say what is on each PoI"),
        ("given\n  wall 3,3\nthen\n  cubes 24\n", 4, "a side is missing"),
        ("given\n  arrow 0,0 N\nthen\n  cubes 24\n", 4, "nothing on side N"),
        ("given\n  parking engine 3,3\nthen\n  cubes 24\n", 4, "beside the building"),
        ("given\n  board\n      1   2\n    x\nthen\n  cubes 24\n", 5, "the drawing"),
    ],
)
def test_cases_that_make_no_sense(body: str, line: int, words: str) -> None:
    """Refused with line and column."""
    report = run(body)
    (failure,) = report.failures
    assert report.unreadable, failure
    assert failure.line == line, failure
    assert words in failure.reason
    assert failure.case == "FP-FIRE-06.a"


@pytest.mark.parametrize(
    ("body", "line", "words"),
    [
        ("then\n  cubes 23\n", 4, "cubes is 24"),
        ("then\n  fire 3,3\n", 4, "3,3 is clear"),
        ("then\n  not cubes 24\n", 4, "it is there"),
        ("given\n  fire 3,3\nthen\n  not fire 2,2 3,3\n", 6, "it is there"),
        ("given\n  fire 3,3 3,4\nthen\n  exactly fire 3,3\n", 6, "there is fire at 3,3 3,4"),
        ("given\n  fire 3,3 3,4\nthen\n  count fire 1\n", 6, "fire is there 2 times"),
        ("then\n  firefighter 1 0,0 ap 3\n", 4, "ap of firefighter 1 is 4"),
        ("given\n  victim 3,3 heavy\nthen\n  victim 3,3 light\n", 6, "there is another Victim"),
        ("then\n  legal move 3,3\n", 4, "refused because of FP-CORE-06"),
        ("then\n  illegal move 0,1\n", 4, "it is allowed"),
        ("then\n  illegal move 3,3 because FP-CORE-07\n", 4, "because of FP-CORE-06"),
        ("then\n  cost move 0,1 2\n", 4, "it costs 1"),
        ("then\n  legal move 0,1 pay 1+1\n", 4, "pays 2 AP, but it costs 1"),
        ("then\n  asked 1 dodge\n", 4, "1 is asked action"),
        ("then\n  to-act nobody\n", 4, "1 may act"),
        ("then\n  result won\n", 4, "the result is none"),
        ("when\n  move 3,3\nthen\n  cubes 24\n", 4, "not allowed: FP-CORE-06"),
        ("when\n  do phase\nthen\n  cubes 24\n", 4, "needs an outcome more: d6 (1 to 6)"),
        ("when\n  do phase\n  d6 3\nthen\n  cubes 24\n", 4, "needs an outcome more: d8 (1 to 8)"),
        ("when\n  do phase\n  dice 3,3\n  d6 1\nthen\n  cubes 24\n", 6, "leaves this outcome unused: d6 1"),
        ("when\n  do phase\n  d8 3\nthen\n  cubes 24\n", 5, "'d8 3' does not fit: d6 is asked, by 'do phase'"),
        ("when\n  do explosion 3,3\nthen\n  event Shockwave 3,3 E\n  event Shockwave 3,3 N\n", 7, "did not come here"),
    ],
)
def test_cases_that_are_not_so(body: str, line: int, words: str) -> None:
    """Failures say what there is instead."""
    report = run(body)
    (failure,) = report.failures
    assert not report.unreadable, failure
    assert failure.line == line, failure
    assert words in failure.reason
    assert report.passed == []
    assert str(failure).startswith(f"here.case:{line}: FP-FIRE-06.a: ")


def test_a_group_is_asked_by_name() -> None:
    """Where several seats may act, a move names its seat."""
    report = run("given\n  firefighter 2 0,0\n  step placement\nwhen\n  ready\nthen\n  cubes 24\n")
    assert report.failures[0].reason == "1 and 2 may act now; name the seat: '1: ready'"


def test_another_game() -> None:
    """Only games that are there."""
    report = run_text(HEAD.replace("flashpoint", "chess") + "then\n  cubes 24\n", "here.case", GAMES)
    assert "'chess' is no game; write one of flashpoint" in report.failures[0].reason


def test_rules_that_break_are_a_failure_of_the_case() -> None:
    """The other cases are run all the same."""

    def broken(*_: object) -> None:
        raise IndexError("list index out of range")

    text = HEAD + "then\n  cubes 24\n"
    report = run_text(text, "here.case", {"flashpoint": broken})  # type: ignore[dict-item]
    assert "the rules break: IndexError in test_cases.py" in report.failures[0].reason


def test_reports_as_data(tmp_path: Path) -> None:
    """What `--json` says; a file that cannot be read is one failure."""
    (tmp_path / "one.case").write_text(HEAD + "then\n  cubes 24\n", encoding="utf-8")
    (tmp_path / "two.case").write_bytes(b"case \xff")
    report = run_files([tmp_path, tmp_path / "none.case"], GAMES)
    data = report.as_dict()
    assert (data["cases"], data["failed"]) == (1, 2)
    assert [failure.file.rpartition("/")[2] for failure in report.failures] == ["two.case", "none.case"]


def test_ids(tmp_path: Path) -> None:
    """The ids of a tree; one id stands once in all files."""
    (tmp_path / "one.case").write_text(HEAD + "then\n  cubes 24\n", encoding="utf-8")
    assert case_ids([tmp_path]) == ["FP-FIRE-06.a"]
    (tmp_path / "two.case").write_text(HEAD + "then\n  cubes 24\n", encoding="utf-8")
    report = run_files([tmp_path], GAMES)
    assert "has a case FP-FIRE-06.a already" in report.failures[0].reason
    (tmp_path / "two.case").write_text("case", encoding="utf-8")
    with pytest.raises(BadCase, match=r"two.case:1:1: "):
        case_ids([tmp_path])


def test_spoilt_files(quick: bool) -> None:
    """Whatever is done to a file, there is a report."""
    count = 100 if quick else 400
    assert 0 <= spoilt.main(count) < count
