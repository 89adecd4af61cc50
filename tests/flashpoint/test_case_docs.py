"""Every word of docs/cases.md is read by the readers it speaks of."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from flashover.core.cases import run_text
from flashover.flashpoint import cases_steps
from flashover.flashpoint.cases_boards import EDITS
from flashover.flashpoint.cases_scene import FlashPointScene, open_scene, rules_of
from flashover.flashpoint.facts_read import COUNTS, FACTS, MEMOS, SPACES
from flashover.flashpoint.game import FlashPoint
from flashover.flashpoint.matches import from_position
from flashover.flashpoint.notation_moves import MOVES
from flashover.flashpoint.notation_outcomes import FIRST_WORDS
from flashover.flashpoint.state import State

DOCS = Path(__file__).parents[2] / "docs" / "cases.md"
TEXT = DOCS.read_text(encoding="utf-8")
GAMES = {"flashpoint": open_scene}
KITCHEN = "  door 3,2 E shut\n  door 3,4 E shut\n"
HEAD = "case FP-DOC-01 example\ngame flashpoint board=blank mode=experienced threat=tragic seats=2\n"
LATER = "are not there yet"  # words of boards whose rules are still to come


def table_of(title: str) -> list[str]:
    """What stands between backquotes in the first column of the table below a title."""
    part = TEXT.split(f"\n## {title}\n")[1].split("\n## ")[0]
    rows = [line for line in part.split("\n") if line.startswith("| `")]
    assert rows
    return [found for row in rows for found in re.findall(r"`([^`]+)`", row.split(" | ")[0])]


def blocks(kind: str) -> list[str]:
    """The blocks of a kind."""
    return re.findall(rf"```{kind}\n(.*?)```", TEXT, re.DOTALL)


def read_in_case(given: str, then: str) -> None:
    """A case with this line can be read, whatever comes of it."""
    report = run_text(f"{HEAD}{given}then\n{then}\n", "docs", GAMES)
    assert not [failure for failure in report.failures if failure.unreadable and LATER not in failure.reason]
    assert all("break" not in failure.reason for failure in report.failures), report.failures


@pytest.mark.parametrize("text", blocks("case"))
def test_whole_cases_are_so(text: str) -> None:
    """The cases of the page pass."""
    report = run_text(text, "docs", GAMES)
    assert report.cases == 1
    assert report.failures == []


def test_the_position_is_read_and_written() -> None:
    """The position of the page is one, and is written again as it is read."""
    (text,) = blocks("position")
    game = from_position(text, 7)
    again = game.position()
    assert set(text.strip().split("\n")) - set(again.split("\n")) <= {"pool victim 6 false-alarm 4"}
    assert "pool 10 false-alarm 4 victim 6" in again
    assert from_position(again, 8).position() == again


@pytest.mark.parametrize("fact", table_of("Facts"))
def test_facts(fact: str) -> None:
    """Each fact can be laid down and compared."""
    built = KITCHEN + ("  window 3,2 N shut\n" if fact.startswith("window") else "")
    read_in_case(f"given\n{built}", f"  {fact}")
    if fact.startswith("poi 5,1 ?") or "?" in fact:
        fact = f"{fact}\n  unseen victim 3"
    read_in_case(f"given\n{built}  {fact}\n", "  cubes 24")


@pytest.mark.parametrize("line", [line for line in table_of("Only in `given`: another board") if line != "board"])
def test_changes_of_the_board(line: str) -> None:
    """Each change of the board is read."""
    read_in_case(f"given\n  {line}\n", "  cubes 24")


@pytest.mark.parametrize("move", table_of("Moves"))
def test_moves(move: str) -> None:
    """Each move is read, and written as it stands there."""
    language = example().language
    text = move.removeprefix("2: ")
    number = language.parse_action(text)
    if text.endswith((" W", " N")):
        assert language.parse_action(language.action_text(number)) == number
    else:
        assert language.action_text(number) == text


@pytest.mark.parametrize("outcome", table_of("Outcomes"))
def test_outcomes(outcome: str) -> None:
    """Each outcome is read, and written as it stands there."""
    language = example().language
    assert language.is_outcome(outcome)
    assert language.outcome_text(language.parse_outcomes([outcome])) == [outcome]


@pytest.mark.parametrize("step", table_of("Steps: `do`"))
def test_steps(step: str) -> None:
    """Each step can be run; it may want outcomes, or end the game."""
    read_in_case(f"when\n  {step}\n", "  cubes 24")


@pytest.mark.parametrize("line", table_of("What `then` can say"))
def test_comparisons(line: str) -> None:
    """Each comparison is read."""
    read_in_case("", f"  {line}")


def test_words_of_events() -> None:
    """Each event of the page has its form."""
    part = TEXT.split("The words of events:")[1].split("\n## ")[0]
    found = re.findall(r"`([A-Z][^`]+)`", part)
    assert len(found) > 20
    for event in found:
        read_in_case("", f"  event {event}")


def test_no_word_is_left_out() -> None:
    """What the readers know stands on the page."""
    known = [*FACTS, *COUNTS, *SPACES, *MEMOS, *EDITS, *FIRST_WORDS, *cases_steps.WORDS]
    known += [word for word, _ in MOVES.values()]
    missing = [word for word in known if re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", TEXT) is None]
    assert missing == ["d12", "d16"]


def test_questions_are_listed() -> None:
    """`asked` knows exactly the questions of the page."""
    row = next(line for line in TEXT.split("\n") if line.startswith("| `asked 2 dodge`"))
    listed = re.findall(r"`([^`]+)`", row)[-1].split()
    assert sorted(listed) == sorted(example().questions())


def example() -> FlashPointScene:
    """The table of an empty case."""
    rules, language = rules_of({"board": "blank", "mode": "experienced", "threat": "tragic", "seats": "2"}, None)
    return FlashPointScene(FlashPoint(rules), language, State(rules, True))
