"""Cards are data: what a user may write into decks.toml, and what is refused."""

from __future__ import annotations

import pytest

import flashover
from flashover.flashpoint.compose import op_numbers
from flashover.flashpoint.options import BadSetup


@pytest.mark.parametrize(
    ("ops", "says"),
    [
        (["advanse"], "'advanse' is not one of"),
        (["pool"], "after 'pool' comes one of"),
        (["pool", "victim"], "after 'pool' comes one of"),
        (["advance"] * 7, "more than 6 effects"),
    ],
)
def test_cards_that_make_no_sense(ops: list[str], says: str) -> None:
    """A wrong card is refused with its key and what would do."""
    with pytest.raises(BadSetup, match=says):
        op_numbers({"key": "mine", "ops": ops})


def test_a_card_looked_at_stays_known_to_its_seat() -> None:
    """FP-SPEC-36: the Strategist's player still sees the card after joining again; nobody else does."""
    game = flashover.flashpoint.new(
        mode="experienced", threat="tragic", roles="strategist", seats=2, quick=True, seed=3
    )
    game.apply("look", 1)
    mine, theirs = game.view(1)["events_known"], game.view(2)["events_known"]
    assert isinstance(mine, list)
    assert isinstance(theirs, list)
    assert mine[0] != "?"
    assert set(mine[1:]) == {"?"}
    assert set(theirs) == {"?"}
