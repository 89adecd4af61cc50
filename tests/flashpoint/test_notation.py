"""Moves and outcomes as text and back."""

from __future__ import annotations

import pytest

from flashover.core.language import BadMove
from flashover.flashpoint import actions
from flashover.flashpoint.matches import table
from flashover.flashpoint.notation_moves import LOAD_NAMES, MOVES
from flashover.flashpoint.options import ROLES
from flashover.flashpoint.speech import Speech


@pytest.fixture(scope="module")
def language() -> Speech:
    """The language of a game with everything."""
    return table({"board": "base-a", "mode": "experienced", "threat": "tragic", "seats": 3})[1]


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("move 3,4", "move 3,4"),
        ("  MOVE   3 , 4 ", "move 3,4"),
        ("move 3,4 carry", "move 3,4 carry victim"),
        ("move 3,4 lead treated carry treated-heavy", "move 3,4 carry treated-heavy lead treated"),
        ("move 3,4 carry hazmat pay 2+1", "move 3,4 carry hazmat pay 2"),
        ("chop 3,4 N", "chop 2,4 S"),
        ("open 3,3 w", "open 3,2 E"),
        ("chop 1,1 n", "chop 0,1 S"),
        ("park engine 0,7", "park engine 0,7"),
        ("role random", "role random"),
        ("crew-change CAFS", "crew-change cafs"),
        ("command 2 3", "command 2 3"),
        ("suppress both", "suppress both"),
        ("drag 3,4 victim", "drag 3,4 victim"),
    ],
)
def test_reading(language: Speech, text: str, written: str) -> None:
    """Blanks and capitals do not matter; borders are written from their upper or left space."""
    assert language.action_text(language.parse_action(text)) == written


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "moves begin with"),
        ("fly 3,4", "'fly' is not a move"),
        ("move", "a space is missing"),
        ("move x", "'x' is no space"),
        ("move 9,9", "there is no space 9,9"),
        ("move 3,4 carry dog", "'dog' is not a load"),
        ("move 3,4 carry victim carry victim", "stands twice"),
        ("move 3,4 quickly", "'quickly' is not understood"),
        ("move 3,4 pay", "a payment such as 1+0 is missing"),
        ("move 3,4 pay 1+", "is not a payment"),
        ("chop 3,4 up", "'up' is no side"),
        ("chop 0,0 n", "has no border"),
        ("drive bus 3,4", "'bus' is no vehicle"),
        ("drive ambulance 3,4", "begins at 3,4; its spots begin at"),
        ("command 9 3", "'9' is not a seat; write a number from 1 to 3"),
        ("crew-change none", "'none' is not a role"),
        ("role", "a role or random is missing"),
        ("reroll blue", "write one of red, black, both"),
        ("end\ud83d", "'end\\ud83d' is not a move"),
    ],
)
def test_what_is_not_understood(language: Speech, text: str, words: str) -> None:
    """The text says what was not understood, or what would be."""
    with pytest.raises(BadMove) as caught:
        language.parse_action(text)
    assert words in str(caught.value)
    assert str(caught.value).isprintable()


def test_payments(language: Speech) -> None:
    """The special part of a payment follows from the cost."""
    number = language.parse_action("move 3,4 pay 1+1")
    assert actions.pay_of(number) == 1 + actions.PAY_NORMAL
    assert language.action_text(number, 2) == "move 3,4 pay 1+1"
    assert language.action_text(number) == "move 3,4 pay 1"
    assert language.payment("move 3,4 pay 1+1") == 2
    assert language.payment("move 3,4 pay 1") == -1
    assert language.payment("move 3,4") == -1


def writable(number: int) -> bool:
    """Is it a move that has words? The table holds numbers of pieces and seats that no game has."""
    kind, load, lead = (int(x) for x in (actions.kind_of(number), actions.load_of(number), actions.lead_of(number)))
    first, form = int(actions.first(number)), MOVES.get(kind, ("", ""))[1]
    named = (load == 0 or load in LOAD_NAMES) and (lead == 0 or (lead in LOAD_NAMES and lead != actions.HAZMAT))
    small = {"role": (1, len(ROLES)), "dealt": (0, len(ROLES)), "seat": (1, 4), "seat ap": (1, 4), "dice": (1, 4)}
    low, high = small.get(form, (0, 1 << 12))
    return kind in MOVES and named and low <= first < high


def test_everything_that_can_be_written(language: Speech) -> None:
    """Every move of the table that means anything is read as it is written, and no two alike."""
    game, _, _ = table({"board": "base-a", "mode": "experienced", "threat": "tragic", "seats": 3, "quick": True})
    state = game.start(3)
    numbers = {int(number) for number in game.table(state, 1) if writable(int(number))}
    texts = {number: language.action_text(number) for number in numbers}
    assert len(set(texts.values())) == len(texts) > 1000
    assert {int(actions.kind_of(number)) for number in numbers} == set(MOVES)
    for number, text in texts.items():
        assert language.parse_action(text) == number, text


def test_numbers_without_words(language: Speech) -> None:
    """A number that is no move is refused."""
    for number in (0, 63, int(actions.action(actions.MOVE, 4000)), int(actions.action(actions.MOVE, 1, 0, 9))):
        with pytest.raises(BadMove):
            language.action_text(number)


@pytest.mark.parametrize(
    ("lines", "pairs"),
    [
        (["dice 3,4"], [6, 3, 8, 4]),
        (["d6 3", "dice 3,4"], [6, 3, 6, 3, 8, 4]),
        (["d8 5"], [8, 5]),
        (["draw poi victim", "draw poi false-alarm"], [20, 1, 20, 0]),
        (["draw role paramedic"], [22, 1]),
        (["shuffle fire accelerate fire-rages"], [30, 1, 30, 0]),
    ],
)
def test_outcomes(language: Speech, lines: list[str], pairs: list[int]) -> None:
    """Dice that follow each other stand together; a shuffle is one line."""
    assert language.parse_outcomes(lines) == pairs
    assert language.outcome_text(pairs) == lines


@pytest.mark.parametrize(
    "text",
    ["", "dice", "dice 3", "dice 3,4,5", "dice 7,1", "dice 1,9", "d6 0", "d6 x", "draw", "draw poi cat",
     "draw door 3,4", "draw spot bus 0,1", "shuffle fire", "shuffle fire jam", "roll 3"],
)  # fmt: skip
def test_outcomes_not_understood(language: Speech, text: str) -> None:
    """Neither more nor less than an outcome."""
    with pytest.raises(BadMove):
        language.parse_outcomes([text])


def test_questions(language: Speech) -> None:
    """What chance is asked is said in the words of its answers."""
    assert language.question_text(6, [1, 2, 3, 4, 5, 6]) == "d6 (1 to 6)"
    assert language.question_text(20, [0, 1]) == "draw poi (false-alarm, victim)"
    assert language.question_text(30, [0]) == "shuffle fire (next one of fire-rages)"
    assert language.question_text(22, []) == "draw role"


def test_twelve_sided_dice() -> None:
    """On a board with more columns the black die has more sides; both dice still stand together."""
    from flashover.flashpoint.notation_outcomes import outcome_lines, read_outcomes

    places = table({"board": "base-a"})[1].places
    assert outcome_lines(places, 12, [6, 3, 12, 11]) == ["dice 3,11"]
    assert read_outcomes(places, 12, ["dice 3,11"]) == [6, 3, 12, 11]
