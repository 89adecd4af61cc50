"""Recorded games are replayed byte for byte, and their dice recomputed."""

from __future__ import annotations

from pathlib import Path

import pytest

import flashover
from flashover.core import record

FILES = sorted((Path(__file__).resolve().parents[1] / "corpus").glob("*.jsonl"))
PARTS = 10


def test_there_is_a_corpus() -> None:
    """Three hundred games of all setups."""
    assert len(FILES) >= 300


@pytest.mark.parametrize("part", range(PARTS))
def test_replayed_games_are_equal(part: int) -> None:
    """Setup, decisions and outcomes give the same record again, in whichever build is running."""
    for path in FILES[part::PARTS]:
        text = path.read_text(encoding="utf-8")
        assert record.dumps(flashover.flashpoint.from_record(record.loads(text, path.name)).record()) == text, path.name


@pytest.mark.parametrize("part", range(PARTS))
def test_dice_are_those_of_the_seed(part: int) -> None:
    """Played again from the seed alone, chance says the same."""
    for path in FILES[part::PARTS]:
        lines = record.load(path)
        dice, setup = lines[0]["dice"], lines[0]["setup"]
        assert isinstance(dice, dict)
        assert isinstance(setup, dict)
        game = flashover.flashpoint.new(seed=dice["seed"], **setup)
        for number, line in enumerate(lines[2:], 3):
            if "act" in line:
                game.apply(str(line["act"]), int(str(line["seat"])))
            elif "undo" in line:
                assert game.undo(), f"{path.name}:{number}"
        assert record.dumps(game.record()) == path.read_text(encoding="utf-8"), path.name
