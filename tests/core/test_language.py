"""A line as words."""

from __future__ import annotations

import pytest

from flashover.core.language import BadPosition, Words


def test_words_one_after_another() -> None:
    """Taken, looked at, counted from where the line begins."""
    words = Words("fire 3,3   Off 12", line=4, offset=2)
    assert words.take("a fact") == "fire"
    assert words.peek() == "3,3"
    assert words.column() == 8
    assert not words.take_if("off")
    assert words.take("a space") == "3,3"
    assert words.take_if("off")
    assert words.number("a number", 12) == 12
    assert words.done()
    assert words.peek() == ""
    words.finish()


@pytest.mark.parametrize("text", ["", "x", "-1", "1.5", "²", "13", "1" * 40])
def test_numbers(text: str) -> None:
    """Whole numbers up to a limit, and nothing else."""
    with pytest.raises(BadPosition):
        Words(text).number("a number", 12)


def test_faults_have_a_place() -> None:
    """Line and column of the word that is meant."""
    words = Words("fire 3,3 3,4", line=7)
    words.take("a fact")
    with pytest.raises(BadPosition) as caught:
        words.finish()
    assert str(caught.value) == "line 7, column 6: '3,3' is too much here; take it out"
    assert words.choice("a space", ("", "3,3")) == 1
    with pytest.raises(BadPosition, match=r"column 10: '3,4' is not a space; write one of x"):
        words.choice("a space", ("", "x"))
    with pytest.raises(BadPosition, match="column 13: a side is missing here"):
        words.take("a side")
    assert Words("a b  c").rest() == "a b c"
