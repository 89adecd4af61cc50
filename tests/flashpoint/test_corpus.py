"""Recorded games are replayed byte for byte, and their dice recomputed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.fuzz import corpus

ROOT = Path(__file__).resolve().parents[2]
PARTS = 10
INTERPRETED = 30  # one of so many records also goes through the interpreted build


def test_there_is_a_corpus() -> None:
    """Three hundred games of all setups."""
    assert len(corpus.FILES) >= 300


@pytest.mark.parametrize("part", range(PARTS))
def test_replayed_games_are_equal(part: int) -> None:
    """Setup, decisions and outcomes give the same record again, in whichever build is running."""
    for path in corpus.FILES[part::PARTS]:
        corpus.replay(path)


@pytest.mark.parametrize("part", range(PARTS))
def test_dice_are_those_of_the_seed(part: int) -> None:
    """Every outcome of a record is what its seed gives."""
    for path in corpus.FILES[part::PARTS]:
        assert corpus.recompute(path) > 0


def test_the_interpreted_build_replays_the_same() -> None:
    """A sample of the records; `FLASHOVER_BUILD=interpreted python -m tests.fuzz.corpus` takes all of them."""
    words = [sys.executable, "-m", "tests.fuzz.corpus", str(INTERPRETED)]
    environment = os.environ | {"FLASHOVER_BUILD": "interpreted"}
    done = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["build"] == "interpreted"
    assert found["records"] == len(corpus.FILES[::INTERPRETED])
