"""Worked cases of chapter setup that no case file can hold."""

from __future__ import annotations

import pytest

from flashover.core.language import BadMove
from flashover.flashpoint.compose import compose
from flashover.flashpoint.rules import setup, space
from flashover.flashpoint.ruleset import ints
from flashover.flashpoint.state import ENGINE
from tests.flashpoint.ledger import SETUP_OF_A_RECRUIT, Table, drawing, seeded


def test_the_same_seed_gives_the_same_board() -> None:
    """FP-SETUP-01.1: all draws of the setup happen in a fixed order."""
    words = {"board": "base-a", "threat": "tragic", "locked_doors": "3", "seats": "4", "quick": "on"}
    first, second, other = (seeded(seed, **words) for seed in (11, 11, 12))
    assert first.facts() == second.facts()
    assert first.facts() != other.facts()


def test_both_dice_for_the_first_explosion() -> None:
    """FP-SETUP-08.3: where the board says so, the table is not used and both dice are rolled."""
    table = Table(text=drawing(explosions='["dice", "dice", "flip"]'))
    table.set_up("dice 5,5", "dice 1,8", "d6 6", *SETUP_OF_A_RECRUIT)
    assert "hot-spot 1,8 5,5 6,1" in table.facts()


def test_a_board_may_have_other_initial_explosions() -> None:
    """FP-SETUP-30.a: a board's own list of initial Explosions replaces the standard one."""
    table = Table(text=drawing(explosions='["table", "dice"]'))
    table.set_up("d8 1", "dice 6,8", *SETUP_OF_A_RECRUIT)
    assert "hot-spot 3,3 6,8" in table.facts()


def test_the_black_die_of_twelve() -> None:
    """FP-SETUP-10.3: with a d12, black 2 turns to 11, and row 4 is rolled in that column."""
    rules, _, _ = compose({"board": "blank", "mode": "experienced"})
    assert int(space.opposite(12, 2)) == 11
    assert int(rules.at_dice[4 * 17 + int(space.opposite(8, 2))]) == int(rules.at_dice[4 * 17 + 7])


def test_the_event_deck_is_shuffled_and_hidden() -> None:
    """FP-SETUP-21.1: a seed gives one order, another seed another; nobody sees it."""
    words = {"board": "base-a", "threat": "tragic", "seats": "2", "quick": "on"}
    decks = [[int(card) for card in seeded(seed, **words).state.event_deck] for seed in (5, 5, 6)]
    assert decks[0] == decks[1] != decks[2]
    assert sorted(decks[0]) == sorted(decks[2]) == [int(card) for card in seeded(5, **words).game.rules.event_deck]
    table = seeded(5, **words)
    seen = [line for line in table.language.position(table.state, 1).splitlines() if line.startswith("deck event")]
    assert seen == ["deck event" + " ?" * len(decks[0])]


def test_the_engine_is_not_parked_on_an_ambulance_spot() -> None:
    """FP-SETUP-25.1: there is no such move."""
    table = Table(board="base-a")
    table.language.parse_action("park ambulance 7,4")
    with pytest.raises(BadMove):
        table.language.parse_action("park engine 7,4")


def test_plans_are_not_changed_for_ever() -> None:
    """FP-SETUP-24.b: after many changes only what is missing may still be placed, so that every game begins."""
    table = Table("step placement", "phase setup", board="base-a", mode="family")
    table.play("start 0,1")
    for n in range(int(setup.CHANGES)):
        move = f"start 0,{n % 5}"
        if table.why_not(move):
            break
        table.play(move)
    assert table.why_not("start 7,7") == "FP-ACT-29"
    assert table.why_not("ready") == ""


def test_a_vehicle_without_a_spot_is_not_waited_for() -> None:
    """FP-SETUP-25.d: on a board with Engine spots only, the Engine alone has to be parked."""
    table = Table("step placement", "phase setup", "firefighter 1 0,0")
    table.game.rules.spot_vehicle = ints([ENGINE] * len(table.game.rules.spot_vehicle))
    assert table.why_not("ready") == "FP-SETUP-25"
    table.play("park engine 0,1")
    assert table.why_not("ready") == ""
