"""Cases of chapter ends that no case file can hold."""

from __future__ import annotations

from flashover.core import chance
from flashover.flashpoint import turn
from flashover.flashpoint.game import own
from flashover.flashpoint.rules import ends, setup
from flashover.flashpoint.ruleset import BY_DICE, ints
from flashover.flashpoint.state import CUBES
from tests.flashpoint.ledger import Table

SEED = 1


def test_a_building_that_collapses_while_it_is_set_up_is_set_up_again() -> None:
    """FP-END-05.c: with many initial Explosions the first attempt collapses, the game begins with a later one."""
    table = Table(board="base-a", quick="on")
    table.game.rules.explosions = ints([BY_DICE] * 13)
    first = own(table.game.blank())
    chance.seed(first, SEED)
    setup.begin(first)
    turn.run(first)
    assert ends.is_over(first)
    again = own(table.game.blank())
    chance.seed(again, SEED)
    table.game.begin(again)
    assert not ends.is_over(again)
    assert int(again.count[CUBES]) > 0
