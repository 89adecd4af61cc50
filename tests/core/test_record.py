"""Records: written, read, replayed, and refused where they are wrong."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import flashover
from flashover.core import record
from tests.fuzz import records

SPOILT = 150 if os.environ.get("FLASHOVER_QUICK") else 1_500


@pytest.mark.parametrize("number", range(9))
def test_replayed_records_are_equal(number: int) -> None:
    """A record, undos included, read back, replayed and written again is the same text."""
    text = records.sound(number)
    assert record.dumps(flashover.flashpoint.from_record(record.loads(text)).record()) == text


def test_replay_up_to_a_decision() -> None:
    """A record can be taken up at any decision, and a fork goes its own way."""
    lines = record.loads(records.sound(0))
    game = flashover.flashpoint.from_record(lines, 5)
    assert len(game.past) == 5
    game.apply(game.legal(game.to_act[0])[0], game.to_act[0])
    assert len(game.past) == 6


def test_spoilt_records_are_refused_in_one_line() -> None:
    """Whatever is wrong with a record, the answer is one clear line."""
    done = records.main(SPOILT)
    assert done["refused"] > done["read"]


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "empty"),
        (b"\xff\xfe", "UTF-8"),
        (b"{\n", "JSON"),
        (b"[1]\n", "object"),
        (b'{"format":"flashover-record/9"}\n', "format"),
        (b'{"format":"flashover-record/1","rules":"0"}\n', "rules version"),
        (b"x" * 60_000_000, "no record of one game"),
    ],
)
def test_files_that_are_no_records(tmp_path: Path, data: bytes, says: str) -> None:
    """The message says what is wrong, and where."""
    path = tmp_path / "game.jsonl"
    path.write_bytes(data)
    with pytest.raises(record.BadRecord, match=says):
        record.load(path)


def test_a_record_never_names_a_file_to_read(tmp_path: Path) -> None:
    """A board of one's own travels inside the record; a path in it is refused."""
    lines = record.loads(records.sound(0))
    lines[0]["setup"] = {"board": str(tmp_path / "house.board"), "mode": "family"}
    with pytest.raises(record.BadRecord, match="no drawing"):
        flashover.flashpoint.from_record(lines)


def test_a_drawn_board_travels_in_the_record(tmp_path: Path) -> None:
    """Play on a board from a file, then replay without the file."""
    drawing = (Path(flashover.__file__).parent / "flashpoint/data/boards/base-b.board").read_text(encoding="utf-8")
    path = tmp_path / "house.board"
    path.write_text(drawing.replace('"base-b"', '"my-house"').replace('"base"', '"own"', 1), encoding="utf-8")
    game = flashover.flashpoint.new(board=str(path), mode="family", seats=2, quick=True, seed=3)
    game.apply("end")
    text = record.dumps(game.record())
    path.unlink()
    assert record.dumps(flashover.flashpoint.from_record(record.loads(text)).record()) == text


def test_saving_replaces_whole_files(tmp_path: Path) -> None:
    """A record is written beside its place and put there at once."""
    path = tmp_path / "game.jsonl"
    lines = record.loads(records.sound(1))
    record.save(path, lines)
    assert record.load(path) == lines
    assert [file.name for file in tmp_path.iterdir()] == ["game.jsonl"]


def test_a_running_record_hides_what_is_hidden() -> None:
    """Faces, locks and decks are not in what a seat gets while the game runs."""
    game = flashover.flashpoint.new(mode="experienced", threat="tragic", locked_doors=3, seats=2, quick=True, seed=5)
    head, rest = record.dumps(game.record(1)).split("\n", 1)
    assert '"seed"' not in head
    for word in ("victim", "false-alarm", "accelerate", "draw door 3"):
        assert word not in rest
    assert "draw poi ?" in rest
