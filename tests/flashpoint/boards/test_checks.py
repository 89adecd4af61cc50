"""The boards of the program pass their own checks, alone and attached."""

from pathlib import Path

import pytest

from flashover.flashpoint.boards import board_ids, check, compose, load_board, remarks, report

HOSTS = {"garage", "laboratory", "villa", "hotel"}


def test_every_board_is_sound() -> None:
    assert report() == {"boards": {name: {"errors": []} for name in board_ids()}}
    assert check(load_board("blank")) == []


@pytest.mark.parametrize(
    ("attic", "basement", "tail"), [(1, 0, "+attic"), (0, 1, "+basement"), (1, 1, "+attic+basement")]
)
def test_every_composite_is_sound(attic: int, basement: int, tail: str) -> None:
    found = report((), bool(attic), bool(basement))["boards"]
    assert set(found) == {name + tail if name in HOSTS else name for name in board_ids()}
    assert not any(verdict["errors"] for verdict in found.values())


def test_the_attached_floors_are_within_reach() -> None:
    host = load_board("villa")
    board = compose(host, load_board("attic"), load_board("basement"))
    board.stairs = board.stairs[:1]
    shut = [line for line in check(board) if "cannot be reached" in line]
    assert len(shut) == 1
    assert "T(6,12)" in shut[0]
    assert "B(6,13)" in shut[0]


def test_a_report_of_some_boards_and_files(tmp_path: Path) -> None:
    bad, odd = tmp_path / "bad.board", tmp_path / "odd.board"
    bad.write_text("format = 1", encoding="utf-8")
    odd.write_text(
        Path(load_path("base-a")).read_text(encoding="utf-8").replace("dice    = [6, 8]", "dice    = [6, 9]"),
        encoding="utf-8",
    )
    found = report(["base-b", str(bad), str(odd)])["boards"]
    assert found["base-b"] == {"errors": []}
    assert len(found[str(bad)]["errors"]) == 1
    assert len(found[str(odd)]["errors"]) == 6
    assert found[str(odd)]["errors"][0].startswith(f"{odd}:1:1: roll 1,9")


def load_path(name: str) -> str:
    from flashover.flashpoint.boards.library import FOLDER

    return f"{FOLDER}/{name}.board"


def test_remarks_are_no_errors() -> None:
    assert remarks(load_board("submarine"))[0].startswith("submarine.board:68:")
    assert check(load_board("submarine")) == []
