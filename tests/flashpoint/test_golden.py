"""Whole games as text a person can read: a change of a rule shows as a changed line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.make_golden import FOLDER, GAMES, moves_of, read_heading, told

FILES = sorted(FOLDER.glob("*.txt"))


def test_each_game_is_there() -> None:
    """None of them is forgotten."""
    assert [path.stem for path in FILES] == sorted(golden.name for golden in GAMES)


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_told_again_it_is_the_same_game(path: Path) -> None:
    """Same moves, same dice, same events, same boards."""
    text = path.read_text(encoding="utf-8")
    setup, seed = read_heading(text.splitlines()[0])
    assert told(setup, seed, moves_of(text)) == text
    assert "result {" in text.splitlines()[-1]
