"""Whatever is given to the command: one line with place and remedy, status 2, nothing half-written, no traceback."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from flashover import flashpoint
from flashover.core import record
from tests.cli.conftest import Run

BAD_WORDS = {
    "no such command": (["plya"], "plya"),
    "no such option": (["play", "--bord", "base-a"], "--bord"),
    "no such board": (["play", "--board", "base-z"], "base-z"),
    "a number out of range": (["explain", "--seats", "99"], "1 to 6"),
    "a word for a number": (["explain", "--seats", "many"], "many"),
    "a wrong mode": (["explain", "--mode", "fun"], "family"),
    "an option without a meaning here": (["explain", "--difficulty", "heroic"], "experienced"),
    "an unknown word": (["explain", "--option", "colour=red"], "colour"),
    "an option without a value": (["explain", "--option", "poi_draw"], "NAME=VALUE"),
    "an unknown preset": (["explain", "--preset", "xl"], "xl"),
    "an unknown role": (["explain", "--mode", "experienced", "--roles", "cook"], "cook"),
    "an unknown language": (["rules", "--lang", "fr"], "--lang"),
    "an unknown rule": (["rules", "FP-FIRE-99"], "FP-FIRE-99"),
    "an unknown game": (["play", "chess", "--mode", "family"], "chess"),
    "a seat that makes no sense": (["play", "--mode", "family", "--seat", "two"], "2=bot:greedy"),
    "a seat that is not there": (["play", "--seats", "2", "--seat", "3=bot:greedy"], "seat 3"),
    "an unknown bot": (["play", "--seats", "2", "--seat", "2=bot:hal"], "hal"),
    "unknown dice": (["play", "--mode", "family", "--dice", "loaded"], "--dice"),
    "a pace that is no number": (["play", "--pace", "fast"], "--pace"),
    "no such case file": (["cases", "nowhere.case"], "nowhere.case"),
    "no such record": (["replay", "nowhere.jsonl"], "nowhere.jsonl"),
    "no such saved game": (["play", "--load", "nowhere.jsonl"], "nowhere.jsonl"),
    "a saved game with a new setup": (["play", "--load", "x.jsonl", "--seats", "2"], "--load"),
    "no such board file": (["boards", "nowhere.board"], "nowhere.board"),
    "no such board to look at": (["boards", "castle"], "castle"),
}


@pytest.mark.parametrize("name", BAD_WORDS)
def test_words_that_make_no_sense(run: Run, name: str) -> None:
    words, told = BAD_WORDS[name]
    done = run(*words)
    assert done.status == 2
    assert done.out == ""
    assert done.complaint.startswith("flashover: ") and told in done.complaint


def good_record() -> str:
    """A record as it should be."""
    game = flashpoint.new(seed=3, quick=True, seats=2)
    game.apply(game.legal()[-1])
    return record.dumps(game.record())


def other_head(**changes: object) -> bytes:
    """A record with another first line."""
    head, rest = good_record().split("\n", 1)
    return (json.dumps({**json.loads(head), **changes}) + "\n" + rest).encode()


BAD_RECORDS = {
    "empty": b"",
    "cut off": good_record().encode()[:-9],
    "not UTF-8": b"\xff\xfe\x00record",
    "not JSON": b"hello\n",
    "nested too deep": b"[" * 100_000,
    "a list": b"[1, 2]\n",
    "another format": other_head(format="chess/1"),
    "another version": other_head(rules="99"),
    "a wrong type": other_head(setup=["base-a"]),
    "a setup no rules allow": other_head(setup={"mode": "fun"}),
    "an unknown game": other_head(game="chess"),
    "a million lines": b"x\n" * 1_000_000,
}


@pytest.mark.parametrize("command", ["replay", "verify", "play --load"])
@pytest.mark.parametrize("name", BAD_RECORDS)
def test_records_that_cannot_be_read(run: Run, tmp_path: Path, name: str, command: str) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(BAD_RECORDS[name])
    done = run(*command.split(), file)
    assert done.status == 2
    assert done.out == ""
    assert len(done.complaint) < 1000


BAD_FILES = {
    "empty": b"",
    "not UTF-8": b"\xff\xfe",
    "other words": b"hello\nworld\n",
    "a million lines": b"fire 3,3\n" * 1_000_000,
}


@pytest.mark.parametrize("name", [name for name in BAD_FILES if name != "empty"])
def test_case_files_that_cannot_be_read(run: Run, tmp_path: Path, name: str) -> None:
    file = tmp_path / "bad.case"
    file.write_bytes(BAD_FILES[name])
    done = run("cases", file)
    assert done.status == 2
    assert str(file) in done.out.splitlines()[0]


@pytest.mark.parametrize("name", BAD_FILES)
@pytest.mark.parametrize("command", ["boards", "boards --check", "explain --board", "play --board"])
def test_boards_that_cannot_be_read(run: Run, tmp_path: Path, name: str, command: str) -> None:
    file = tmp_path / "bad.board"
    file.write_bytes(BAD_FILES[name])
    done = run(*command.split(), file)
    assert done.status == 2
    assert str(file) in done.complaint


def test_a_folder_is_no_record(run: Run, tmp_path: Path) -> None:
    assert "cannot be read" in run("replay", tmp_path).complaint


def test_json_and_a_mistake_leave_standard_output_empty(run: Run) -> None:
    done = run("explain", "--mode", "fun", "--json")
    assert (done.status, done.out) == (2, "")
