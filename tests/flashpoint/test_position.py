"""Positions as text and back."""

from __future__ import annotations

import pytest

from flashover.core.language import BadPosition
from flashover.flashpoint import from_position, new
from flashover.flashpoint.position import setup_of
from tests.fuzz import positions


def test_round_trips(quick: bool) -> None:
    """Positions of random games of random setups, for the referee and for seats."""
    count = 60 if quick else 300
    assert positions.main(count) >= count


def test_header() -> None:
    """Only the words that are not as usual."""
    game = new(seed=3, board="base-a", mode="experienced", seats=2, quick=True)
    first = game.position().split("\n")[0]
    assert first == "game flashpoint board=base-a mode=experienced seats=2 quick=on"
    assert setup_of(game.position()) == {"board": "base-a", "mode": "experienced", "seats": "2", "quick": "on"}


def test_a_game_goes_on() -> None:
    """A game read from a position is played like the one it was written from."""
    game = new(seed=5, mode="experienced", quick=True)
    twin = from_position(game.position(), 1)
    for _ in range(3):
        assert [str(a) for a in twin.legal()] == [str(a) for a in game.legal()]
        move = str(game.legal()[0])
        game.apply(move)
        twin.apply(move)
    assert twin.position() == game.position()


def test_what_a_seat_may_not_know() -> None:
    """No faces, no locks, no pool, no decks, no dice to come."""
    game = new(seed=5, mode="experienced", threat="tragic", locked_doors=3, quick=True)
    text = game.position(1)
    assert "poi" in text and all(line.endswith("?") for line in text.split("\n") if line.startswith("poi "))
    assert "generator ?" in text
    assert "hidden-locks 3" in text
    assert "\nlock " not in text
    assert "deck fire ? ? ?" in text
    assert "\npool 12\n" in text
    assert "unseen false-alarm 5 victim 10" in text


def test_the_unknown_is_drawn_from_the_seed() -> None:
    """Another seed draws other faces; the same seed the same."""
    text = new(seed=5, mode="experienced", threat="tragic", quick=True).position(1)
    drawn = {seed: from_position(text, seed).position() for seed in range(6)}
    assert len(set(drawn.values())) > 3
    assert from_position(text, 2).position() == drawn[2]
    assert all(
        f"\npoi {place}" in drawn[0] for place in [line.split()[1] for line in text.split("\n") if "poi " in line]
    )


def test_loads_alike_are_told_apart() -> None:
    """Two Victims in one space: which one is carried stays so."""
    text = """game flashpoint board=base-a mode=experienced seats=2
phase actions
active 1
victim 3,3 victim
victim 3,3 victim
victim 3,3 light
firefighter 1 3,3 ap 4 saved 0 carries victim #1 leads light
firefighter 2 3,3 ap 0 saved 0 carries victim #0
cubes 24
step action 1
"""
    game = from_position(text, 1)
    assert [int(x) for x in game.state.carry] == [2, 1]  # type: ignore[attr-defined]
    assert [int(x) for x in game.state.lead] == [3, 0]  # type: ignore[attr-defined]
    assert from_position(game.position(), 1).position() == game.position()


@pytest.mark.parametrize(
    ("text", "line", "column", "words"),
    [
        ("", 1, 1, "empty"),
        ("fire 3,3", 1, 1, "begins with 'game flashpoint"),
        ("game chess", 1, 6, "'chess' is not the game"),
        ("game flashpoint bord=x", 1, 17, "'bord' is no word of the setup"),
        ("game flashpoint mode=easy", 1, 17, "'easy' is not one of family, experienced"),
        ("game flashpoint seats=2\n\n  fyre 3,3", 3, 3, "'fyre' is no fact"),
        ("game flashpoint\nfire 3,3 3,x", 2, 10, "'3,x' is no space"),
        ("game flashpoint\nfire", 2, 5, "says nothing"),
        ("game flashpoint\ndoor 3,3 S open", 2, 10, "is no door"),
        ("game flashpoint\nfirefighter 9 3,3", 2, 13, "'9' is not a seat"),
        ("game flashpoint\nfirefighter 1 3,3 tall", 2, 19, "'tall' is nothing a firefighter has"),
        ("game flashpoint\npool victim", 2, 12, "a number is missing"),
        ("game flashpoint\nturn 1 2", 2, 8, "too much here"),
        ("game flashpoint\nstep dance", 2, 6, "'dance' is no step"),
        ("game flashpoint\nvictim 3,3 #40", 2, 12, "'#40' is no slot"),
        ("game flashpoint\ngenerator 1 2 3", 2, 16, "missing"),
        ("game flashpoint\n" + "hazmat 3,3\n" * 9, 10, 1, "too many pieces"),
    ],
)
def test_what_is_not_understood(text: str, line: int, column: int, words: str) -> None:
    """Line and column of the first thing that makes no sense."""
    with pytest.raises(BadPosition) as caught:
        from_position(text, 1)
    assert (caught.value.line, caught.value.column) == (line, column), str(caught.value)
    assert words in str(caught.value)


def test_a_position_of_another_setup() -> None:
    """A language reads only positions of its own setup."""
    game = new(seed=1, quick=True)
    other = new(seed=1, quick=True, seats=2)
    with pytest.raises(BadPosition, match="seats=2"):
        game.language.read_position(other.position(), 1)
