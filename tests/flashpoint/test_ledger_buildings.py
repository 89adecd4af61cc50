"""Worked cases that speak of a board of an expansion, as far as they need none of its pieces."""

from __future__ import annotations

import pytest

from flashover.flashpoint import turn
from flashover.flashpoint.ruleset import IN_COLUMN, IN_ROW, ints
from tests.flashpoint.ledger import SETUP_OF_A_RECRUIT, Table, building, drawing

FAMILY_BOARDS = ("garage", "laboratory", "villa", "hotel", "base-b")
CORNERS = ("dice 1,1", "dice 6,1", "dice 1,8")
ROLLED_POI = ("dice 6,5", "draw poi victim", "dice 6,6", "draw poi victim", "dice 6,7", "draw poi false-alarm")


def setup_of(table: Table, *outcomes: str) -> set[str]:
    """The facts when the setup has met these outcomes."""
    table.set_up(*outcomes)
    return set(table.facts())


def fire_of(facts: set[str]) -> list[str]:
    """The burning spaces."""
    return next(fact for fact in facts if fact.startswith("fire ")).split()[1:]


def test_the_black_die_of_an_attic() -> None:
    """FP-CORE-05.1: on the Garage with an Attic the Advance is rolled with a d6 and a d12."""
    table = Table("firefighter 1 G/0,1 ap 0", on=building("garage", "attic"), mode="family")
    table.play("end", "d6 2", "d12 11")
    assert "smoke 2,11" in table.facts()


def test_the_dice_of_the_deck_gun() -> None:
    """FP-CORE-05.2: on the Garage with a Basement the Deck Gun is fired with a d6 and a d8."""
    facts = ("engine G/0,7", "firefighter 1 G/0,7 ap 4", "fire 2,6 2,11")
    table = Table(*facts, on=building("garage", "basement"))
    table.play("deck-gun", "d6 2", "d8 3")
    assert "fire 2,11" in table.facts()


def test_the_dice_of_the_deck_gun_by_building() -> None:
    """FP-CORE-05.b: a d12 only where it reaches an Attic over two floors; the board's own die without extra boards."""
    dice = {
        ("base-a",): 8, ("garage", "attic"): 8, ("garage", "attic", "basement"): 8, ("villa",): 8,
        ("villa", "basement"): 8, ("villa", "attic"): 12, ("hotel", "attic", "basement"): 12,
    }  # fmt: skip
    for parts, sides in dice.items():
        assert int(Table(on=building(*parts)).game.rules.gun_black) == sides, parts


def test_stairs_are_sprayed_through() -> None:
    """FP-ACT-22.2: from the lower section of the stairs one extinguishes the upper one."""
    table = Table("firefighter 1 2,2 ap 4", "fire 1,6", on=building("villa"))
    table.play("extinguish 1,6")
    assert "smoke 1,6" in table.facts()


def test_stairs_are_walked() -> None:
    """FP-SPEC-25.3: the dog climbs the stairs for 1 AP."""
    table = Table("firefighter 1 2,2 ap 12 role dog", on=building("villa"))
    assert table.cost("move 1,6") == 1
    table.play("move 1,6")
    assert "firefighter 1 1,6 ap 11 saved 0 role dog acted" in table.facts()


@pytest.mark.parametrize("board", FAMILY_BOARDS)
def test_no_fixed_fire_on_other_boards(board: str) -> None:
    """FP-FAM-03.2: where no Fire is drawn for the family game three Explosions are rolled, without cubes."""
    facts = setup_of(Table(on=building(board), mode="family"), *CORNERS, *ROLLED_POI)
    assert "cubes 24" in facts
    fire = fire_of(facts)
    assert {"1,1", "6,1", "1,8"} <= set(fire)
    assert not {"2,2", "3,3", "4,4"} & set(fire)
    assert not [fact for fact in facts if fact.startswith("hot-spot")]


def test_walls_are_spared_in_the_setup_of_the_garage() -> None:
    """FP-EXT-04.1: in the family game an Explosion beside a wall leaves it whole, and nothing burns beyond."""
    facts = setup_of(Table(on=building("garage"), mode="family"), "dice 1,2", "dice 6,1", "dice 3,3", *ROLLED_POI)
    assert not [fact for fact in facts if fact.startswith("damage")]
    fire = fire_of(facts)
    assert "1,2" in fire and "1,3" not in fire


def test_the_setup_of_the_garage() -> None:
    """FP-EXT-04.2: three PoI were rolled, all cubes are there."""
    facts = setup_of(Table(on=building("garage"), mode="family"), "dice 1,2", "dice 6,1", "dice 3,3", *ROLLED_POI)
    assert "cubes 24" in facts
    assert len([fact for fact in facts if fact.startswith("poi ")]) == 3


def test_the_setup_of_the_laboratory() -> None:
    """FP-EXT-20.1: all cubes are there after three Explosions that were rolled."""
    facts = setup_of(Table(on=building("laboratory"), mode="family"), *CORNERS, *ROLLED_POI)
    assert "cubes 24" in facts


def test_the_setup_of_the_villa() -> None:
    """FP-SEC-19.1: three Explosions, all cubes."""
    facts = setup_of(Table(on=building("villa"), mode="family"), *CORNERS, *ROLLED_POI)
    assert "cubes 24" in facts
    assert {"1,1", "6,1", "1,8"} <= set(fire_of(facts))


def test_walls_stop_what_they_are_spared_by() -> None:
    """FP-SEC-19.2: a wall takes no cube in the setup, but the wave ends at it."""
    facts = setup_of(Table(on=building("villa"), mode="family"), "dice 4,1", "dice 2,4", "dice 1,8", *ROLLED_POI)
    assert not [fact for fact in facts if fact.startswith("damage")]
    assert "3,1" not in fire_of(facts)


def test_the_family_game_with_an_attic() -> None:
    """FP-EXT-61.1: four Explosions without cubes, no Hot Spots."""
    table = Table(on=building("garage", "attic"), mode="family")
    facts = setup_of(table, *CORNERS, "dice 6,12", *ROLLED_POI)
    assert {"1,1", "6,1", "1,8", "6,12"} <= set(fire_of(facts))
    assert "cubes 24" in facts
    assert not [fact for fact in facts if fact.startswith(("hot-spot", "reserve"))]


def test_one_more_explosion_with_an_attic() -> None:
    """FP-SETUP-06.1: a Recruit on the Garage with an Attic has four Explosions, each with its Hot Spot."""
    table = Table(on=building("garage", "attic"))
    hot_spots = ("dice 1,7", "dice 1,8", "dice 2,8")
    facts = setup_of(table, "d8 1", "dice 4,8", "d6 6", "dice 6,9", *SETUP_OF_A_RECRUIT, *hot_spots)
    assert "hot-spot 1,7 1,8 2,8 3,3 4,8 6,5 6,9" in facts


def test_five_explosions() -> None:
    """FP-SETUP-06.2: Heroic on the Laboratory with a Basement."""
    rules = Table(on=building("laboratory", "basement"), difficulty="heroic").game.rules
    assert len(rules.explosions) == 5


def test_hot_spots_of_an_attic() -> None:
    """FP-SETUP-22.2: three Firefighters, Heroic, Laboratory with an Attic: 2 + 3 + 3."""
    table = Table(on=building("laboratory", "attic"), difficulty="heroic", seats="3")
    assert int(table.game.rules.n_hot) == 8


def test_the_reserve_with_a_basement() -> None:
    """FP-SETUP-23.2: Heroic with a Basement: fifteen."""
    table = Table(on=building("garage", "basement"), difficulty="heroic")
    assert int(table.game.rules.hot_reserve) == 15


def test_no_hot_spots_of_an_attic_in_tragic_events() -> None:
    """FP-TRAG-08.2: the three more of an extra board are not placed either."""
    rules = Table(on=building("garage", "attic"), threat="tragic").game.rules
    assert (int(rules.n_hot), int(rules.hot_reserve)) == (0, 0)


def test_the_first_explosions_of_the_high_rise() -> None:
    """FP-SETUP-30.1, FP-URB-03.1, FP-URB-03.2: column 2, column 7, row 5; the other die is rolled."""
    table = Table(on=building("high-rise"))
    hazmats = ("dice 2,4", "dice 2,5", "dice 2,6")
    poi = ("dice 2,3", "draw poi victim", "dice 1,4", "draw poi victim", "dice 1,5", "draw poi victim")
    facts = setup_of(table, "d6 4", "d6 2", "d8 3", *hazmats, *poi)
    assert "hot-spot 2,7 4,2 5,3" in facts


def test_a_burning_space_of_a_row() -> None:
    """FP-URB-03.b: the free die alone is rolled again."""
    table = Table(text=drawing())
    table.game.rules.explosions = ints([IN_ROW + 5, IN_ROW + 5, IN_COLUMN + 2])
    facts = setup_of(table, "d8 2", "d8 3", "d8 7", "d6 4", "d6 3", *SETUP_OF_A_RECRUIT)
    assert "hot-spot 3,2 5,2 5,7" in facts


def test_the_fourth_explosion_of_the_high_rise() -> None:
    """FP-URB-03.a: row 1, at Heroic only."""
    three = [IN_COLUMN + 2, IN_COLUMN + 7, IN_ROW + 5]
    for difficulty, listed in (("veteran", three), ("heroic", [*three, IN_ROW + 1])):
        rules = Table(on=building("high-rise"), difficulty=difficulty).game.rules
        assert [int(one) for one in rules.explosions] == listed


def test_the_first_explosions_of_the_subway() -> None:
    """FP-SETUP-30.2, FP-HD-01.1: one in each pair of rows; both dice are rolled again until it fits."""
    table = Table(on=building("subway"))
    begin = ("dice 1,3", "dice 2,6", "dice 3,1", "dice 4,8", "dice 1,8", "dice 5,4")
    hazmats = ("dice 1,1", "dice 2,8", "dice 6,8")
    poi = ("dice 6,7", "draw poi victim", "dice 6,6", "draw poi victim", "dice 5,8", "draw poi victim")
    facts = setup_of(table, *begin, *hazmats, *poi)
    assert "hot-spot 1,3 3,1 5,4" in facts


def places_offered(table: Table) -> set[str]:
    """Where a knocked-down Firefighter may stand up."""
    turn.run(table.state)
    return {table.language.action_text(int(act)) for act in table.game.legal(table.state, 1)}


def test_knocked_down_in_the_high_rise() -> None:
    """FP-KD-02.2: either space of the Engine."""
    table = Table("fire 5,1", "firefighter 1 5,1", "engine 2,9", "step knock-downs", on=building("high-rise"))
    assert places_offered(table) == {"place 2,9", "place 3,9"}


def test_knocked_down_in_the_submarine() -> None:
    """FP-KD-02.3: the nearest start location without Fire, over the drawn spaces of both halves."""
    nearest = {"1,7": "4,1", "1,7 4,1": "2,2", "1,8": "4,1", "2,3": "2,2", "2,3 2,2": "4,1", "5,6": "5,8"}
    for burning, place in nearest.items():
        facts = (f"fire {burning}", f"firefighter 1 {burning.split()[0]}", "step knock-downs")
        table = Table(*facts, on=building("submarine"))
        turn.run(table.state)
        assert table.language.places.names[int(table.state.at[0])] == place


def test_start_locations() -> None:
    """FP-DW-02.1: on the Submarine a Firefighter is placed on a start location only."""
    table = Table("step placement", "phase setup", on=building("submarine"))
    assert table.why_not("start 2,2") == ""
    assert table.why_not("start 1,1") == "FP-SETUP-24"
