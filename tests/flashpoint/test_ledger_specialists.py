"""Cases of chapter specialists that no case file can hold."""

from __future__ import annotations

import random

import pytest

from flashover.flashpoint import actions, turn
from flashover.flashpoint.compose import compose
from flashover.flashpoint.game import own
from flashover.flashpoint.options import ROLES
from flashover.flashpoint.state import BURNING, State
from tests.flashpoint.ledger import Table, seeded


def after(table: Table) -> Table:
    """The table when the steps on top of the turn have been done."""
    turn.run(table.state)
    return table


def test_the_fourteen_specialists() -> None:
    """FP-SPEC-01.c: the whole table, normal and special AP."""
    rules, _, _ = compose({"mode": "experienced"})
    assert len(ROLES) == 15
    assert list(rules.role_ap)[1:] == [4, 4, 4, 3, 4, 5, 4, 4, 4, 4, 12, 4, 4, 4]
    assert list(rules.role_special)[1:] == [0, 2, 0, 3, 0, 0, 3, 0, 0, 0, 0, 0, 1, 0]


def test_any_specialist_is_taken_in_any_experienced_game() -> None:
    """FP-SPEC-01.d: all fourteen can be chosen, on any board."""
    for role in ROLES[1:]:
        table = seeded(3, seats="1", roles=role, quick="on", board="base-a")
        assert any(f"role {role}" in fact for fact in table.facts())


def test_only_walls_are_repaired() -> None:
    """FP-SPEC-18.c: neither hulls, machinery nor a thin wall that is gone; a reinforced wall with two cubes is."""
    kinds = {"3,3 E": "hull", "3,3 S": "machine", "3,2 E": "reinforced", "2,3 S": "thin"}
    damaged = [f"damage {edge} {cubes}" for edge, cubes in zip(kinds, (1, 1, 2, 1), strict=True)]
    table = Table("firefighter 1 3,3 ap 4 role engineer", *damaged, kinds=kinds)
    assert [table.why_not(f"repair 3,3 {side}") for side in "ESN"] == ["FP-SPEC-18"] * 3
    table.play("repair 3,3 W")
    assert "damage 3,2 E 1" in table.facts()
    assert "cubes 25" in table.facts()


def test_a_move_of_two_is_no_dodge() -> None:
    """FP-SPEC-20.i: over difficult ground nobody dodges."""
    facts = ("fire 3,3", "firefighter 1 3,3 saved 1 role veteran", "ambulance 3,0", "step knock-downs")
    table = after(Table(*facts, kinds={"3,3 E": "rough", "3,2 E": "wall"}))
    assert table.why_not("dodge 3,4") == "FP-SPEC-20"
    assert table.why_not("dodge 3,2") == "FP-SPEC-20"
    assert table.why_not("dodge 2,3") == ""


def test_difficult_ground_is_doubled_for_the_dog() -> None:
    """FP-SPEC-25.a, FP-SPEC-29.d: a move takes 2 AP there, a Drag 8."""
    table = Table("firefighter 1 3,3 ap 9 role dog", "victim 3,3", "victim 3,3 heavy", kinds={"3,3 E": "rough"})
    assert table.cost("move 3,4") == 2
    assert table.cost("drag 3,4 victim") == 8
    assert table.why_not("drag 3,4 heavy") == "FP-CORE-14"


def test_no_gap_in_other_walls() -> None:
    """FP-SPEC-26.c: a thin wall with its cube is open, a window and a reinforced wall leave no gap of one in two."""
    kinds = {"3,3 E": "thin", "3,3 S": "reinforced", "2,3 S": "window"}
    table = Table("firefighter 1 3,3 ap 12 role dog", "damage 3,3 E 1", "damage 3,3 S 1", kinds=kinds)
    assert [table.why_not(f"squeeze {cell}") for cell in ("3,4", "4,3", "2,3")] == ["FP-SPEC-26"] * 3
    assert table.why_not("move 3,4") == ""


def test_only_the_strategist_sees_the_event() -> None:
    """FP-SPEC-36.c: its own position names the card it looked at; that of another seat does not."""
    facts = ("firefighter 1 1,1 ap 4 role strategist", "firefighter 2 6,6", "deck event jam exhaustion")
    table = Table(*facts, threat="tragic", seats="2")
    table.play("look")
    mine, theirs = (table.language.position(table.state, seat).splitlines() for seat in (1, 2))
    assert "deck event ? exhaustion:1" in mine
    assert "deck event ? ?" in theirs
    table.play("bottom")
    assert "deck event exhaustion:1 ?" in table.language.position(table.state, 1).splitlines()


def test_a_plan_for_nobody_else_survives_resampling() -> None:
    """FP-SPEC-36.d: the card the Strategist has seen stays in place in every world it imagines; others shuffle it."""
    deck = "deck event jam pinned grenade couple light heavy exhaustion"
    facts = ("firefighter 1 1,1 ap 4 role strategist", "firefighter 2 6,6", deck)
    table = Table(*facts, threat="tragic", seats="2")
    table.play("look")
    top = int(table.state.event_deck[6])
    for seat, alike in ((1, True), (2, False)):
        tops = {int(own(table.game.resample(table.state, seat, n)).event_deck[6]) for n in range(30)}
        assert (tops == {top}) == alike


@pytest.mark.parametrize("consent", ["on", "off"])
def test_somebody_can_always_do_something(consent: str) -> None:
    """FP-ACT-02.c: players who seek the Fire, with a captain in play, never get stuck."""
    words = {"board": "base-a", "seats": "3", "quick": "on", "roles": "captain,cafs,prevention"}
    dice = random.Random(consent)
    for seed in range(4):
        table = seeded(seed, command_consent=consent, locked_doors="3", **words)
        for _ in range(150):
            seats = [int(seat) for seat in table.game.to_act(table.state)]
            if not seats:
                break
            choices = [int(act) for act in table.game.legal(table.state, seats[0])]
            assert choices
            hot = [act for act in choices if is_daring(table.state, act)]
            table.game.apply(table.state, seats[0], dice.choice(hot if hot and dice.random() < 0.6 else choices))


def is_daring(state: State, act: int) -> bool:
    """A move into Fire, a Command, and what else brings people into trouble."""
    kind = actions.kind_of(act)
    if kind == actions.MOVE:
        return bool(state.fire[actions.first(act)] == BURNING)
    return kind in (actions.COMMAND, actions.ACCEPT, actions.CLOSE_DOOR, actions.DE_SMOKE)
