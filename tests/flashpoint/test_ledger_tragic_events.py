"""Cases of chapter tragic-events that no case file can hold."""

from __future__ import annotations

import random

import pytest

from flashover.core.chance import BadOutcome
from flashover.core.state import use_script
from flashover.flashpoint import actions, turn, waits
from flashover.flashpoint.compose import OPS, card_keys, cards, compose, data, op_numbers
from flashover.flashpoint.modules import tragic_events
from flashover.flashpoint.ruleset import ints
from flashover.flashpoint.state import EVENT_DECK, EVENT_USED, FIRE_DECK, FIRE_USED, State
from tests.flashpoint.ledger import Table, seeded

TABLE = {"recruit": (15, 15, 11, 10, 10, 10), "veteran": (10, 10, 8, 7, 7, 7), "heroic": (10, 10, 8, 7, 7, 7)}
FLARE_UPS = {"recruit": 6, "veteran": 8, "heroic": 10}
FIRE_CARDS = ("fire-rages", "accelerate", "flare-up", "respite")
HOUSE_DECK = 24


def test_accelerate_comes_in_the_first_pass() -> None:
    """FP-TRAG-04.1: of ten The Fire Rages and one Accelerate, the Accelerate comes once in the first eleven draws."""
    accelerate = card_keys("fire").index("accelerate")
    for seed in range(20):
        table = seeded(seed, threat="tragic", seats="1", difficulty="veteran", quick="on", board="base-a")
        for _ in range(11):
            tragic_events.draw_fire_card(table.state)
        drawn = [int(card) for card in table.state.fire_used]
        assert len(drawn) == 11
        assert drawn.count(accelerate) == 1
        assert len(table.state.fire_deck) == 0


def test_each_shuffle_is_another_one() -> None:
    """FP-TRAG-05.b: the deck is really shuffled: over twenty games the Accelerate lies in many places."""
    accelerate = card_keys("fire").index("accelerate")
    decks = [list(seeded(n, threat="tragic", seats="1", quick="on").state.fire_deck) for n in range(20)]
    assert len({deck.index(accelerate) for deck in decks}) > 5


def test_respite_stays_outside_at_first() -> None:
    """FP-TRAG-07.1: the Respite card is known to the game, but in no deck at the start."""
    rules, _, _ = compose({"mode": "experienced", "threat": "tragic"})
    assert int(rules.respite) == card_keys("fire").index("respite")
    assert int(rules.respite) not in [int(card) for card in rules.fire_deck]


def test_no_hot_spots_at_setup() -> None:
    """FP-TRAG-08.b: neither explosions nor the harder levels lay Hot Spots, and there is no reserve."""
    for difficulty in TABLE:
        table = seeded(5, threat="tragic", difficulty=difficulty, quick="on", seats="4", board="base-a")
        facts = table.facts()
        assert not [fact for fact in facts if fact.startswith(("hot-spot", "reserve"))]


def test_the_fire_deck_of_one_veteran() -> None:
    """FP-TRAG-11.1: ten The Fire Rages and an Accelerate."""
    rules, _, _ = compose({"mode": "experienced", "threat": "tragic", "difficulty": "veteran", "seats": "1"})
    names = [card_keys("fire")[int(card)] for card in rules.fire_deck]
    assert sorted(names) == ["accelerate"] + ["fire-rages"] * 10


def test_all_fire_decks_and_supplies() -> None:
    """FP-TRAG-11.a: the whole table of decks by Firefighters and difficulty, and the Flare Ups beside them."""
    for difficulty, row in TABLE.items():
        for seats, rages in enumerate(row, 1):
            words = {"mode": "experienced", "threat": "tragic", "difficulty": difficulty, "seats": str(seats)}
            rules, _, _ = compose(dict(words))
            names = [card_keys("fire")[int(card)] for card in rules.fire_deck]
            assert sorted(names) == ["accelerate"] + ["fire-rages"] * rages
            assert int(rules.flare_supply) == FLARE_UPS[difficulty]


def test_the_table_begins_with_these_decks() -> None:
    """FP-TRAG-11.b: what is composed lies on the table: deck, supply and Event Deck."""
    table = seeded(4, threat="tragic", difficulty="heroic", seats="3", quick="on", board="base-a")
    assert len(table.state.fire_deck) == int(table.state.count[FIRE_DECK]) == 9
    assert "flare-ups 10" in table.facts()
    assert len(table.state.event_deck) == HOUSE_DECK


def test_the_event_deck_is_an_option() -> None:
    """FP-TRAG-06.v: our own Events, or none."""
    house, _, _ = compose({"mode": "experienced", "threat": "tragic"})
    none, _, _ = compose({"mode": "experienced", "threat": "tragic", "event_deck": "none"})
    assert len(house.event_deck) == HOUSE_DECK
    assert len(none.event_deck) == 0


def test_the_file_of_cards() -> None:
    """FP-TRAG-06.w: every word of the file is known, every card has a source, and the Events make twenty-four."""
    assert tuple(card_keys("fire")) == FIRE_CARDS
    for deck in ("fire", "event"):
        for card in cards(deck):
            words = card["ops"]
            assert isinstance(words, list)
            assert words[0] in OPS
            assert card["source"] in ("seed", "inferred", "house")
    assert sum(int(str(card["n"])) for card in cards("event")) == HOUSE_DECK
    assert set(data("decks.toml")) == {"fire", "event"}


def test_the_active_player_throws_from_where_it_stands() -> None:
    """FP-TRAG-06.x: a line ends at a wall, and each space of it can be chosen."""
    kinds = {"3,5 E": "wall", "2,3 S": "wall"}
    table = Table("firefighter 1 3,3", "step grenade 1", kinds=kinds)
    offered = {table.language.action_text(int(act)) for act in table.game.legal(table.state, 1)}
    spaces = {"3,1", "3,2", "3,3", "3,4", "3,5", "4,3", "5,3", "6,3"}
    assert offered - {"pass"} == {f"grenade {space}" for space in spaces}


def test_only_a_door_that_closed_is_locked() -> None:
    """FP-TRAG-06.B: the lot falls among the Doors that have just closed, on none of the others."""
    facts = (
        "firefighter 1 6,8",
        "smoke 3,3",
        "door 3,3 E open",
        "door 5,5 E open",
        "deck event jam",
        "step event-card",
    )
    table = Table(*facts, kinds={"3,3 E": "door", "5,5 E": "door"}, threat="tragic")
    use_script(table.state, table.language.parse_outcomes(["draw door 5,5 E"]))
    with pytest.raises(BadOutcome):
        turn.run(table.state)


def with_card(table: Table, deck: str, key: str, *ops: str) -> None:
    """Give a card of a deck other effects, and run what waits."""
    rows = [{**row, "ops": list(ops)} if row["key"] == key else row for row in cards(deck)]
    numbers = ints(number for row in rows for number in op_numbers(row))
    if deck == "fire":
        table.game.rules.fire_ops = numbers
    else:
        table.game.rules.event_ops = numbers
    turn.run(table.state)


def test_a_fire_card_may_say_what_events_say() -> None:
    """FP-TRAG-10.a: any word of the file works on either deck; here a Fire card with two words of Events."""
    facts = ("firefighter 1 6,8 saved 3", "pool victim 2", "deck fire fire-rages", "step fire-card")
    table = Table(*facts, threat="tragic")
    with_card(table, "fire", "fire-rages", "lose-saved", "pool", "heavy")
    assert "firefighter 1 6,8 ap 0 saved 0" in table.facts()
    assert "pool 2 victim 1 heavy 1" in table.facts()


def test_an_event_may_say_what_fire_cards_say() -> None:
    """FP-TRAG-10.b: an Event that forbids further Advances, adds a Flare Up and leaves the game."""
    facts = ("firefighter 1 6,8", "flare-ups 2", "deck event jam jam", "step card-effect 1", "step event-card")
    table = Table(*facts, threat="tragic")
    with_card(table, "event", "jam", "no-advance", "add-flare-up", "leave-game")
    assert int(table.state.stack[int(table.state.depth) - 5]) == waits.WAIT_ACTION
    assert {"flare-ups 1", "used fire flare-up", "deck event jam"} <= set(table.facts())
    assert not [fact for fact in table.facts() if fact.startswith(("smoke", "used event"))]


def test_words_act_in_the_order_they_stand() -> None:
    """FP-TRAG-10.c: an Advance before the word that forbids more of them happens, one behind it does not."""
    facts = ("firefighter 1 6,8", "deck fire fire-rages", "step fire-card")
    table = Table(*facts, threat="tragic")
    use_script(table.state, table.language.parse_outcomes(["dice 2,2"]))
    with_card(table, "fire", "fire-rages", "advance", "no-advance", "advance", "lose-saved")
    assert "smoke 2,2" in table.facts()
    assert int(table.state.script_at) == 4


def test_everybody_can_count_the_cards() -> None:
    """FP-TRAG-01.a: whatever happens to the decks, their counts are told as they are."""
    dice = random.Random(3)
    table = seeded(3, threat="tragic", seats="2", roles="engineer,strategist", quick="on", board="base-a")
    for _ in range(600):
        seats = [int(seat) for seat in table.game.to_act(table.state)]
        if not seats:
            break
        choices = [int(act) for act in table.game.legal(table.state, seats[0])]
        table.game.apply(table.state, seats[0], dice.choice([act for act in choices if act == actions.END] or choices))
        assert counted(table.state) == lying(table.state)


def counted(state: State) -> list[int]:
    """What the counters say."""
    return [int(state.count[which]) for which in (FIRE_DECK, FIRE_USED, EVENT_DECK, EVENT_USED)]


def lying(state: State) -> list[int]:
    """What lies there."""
    return [len(state.fire_deck), len(state.fire_used), len(state.event_deck), len(state.event_used)]


def test_a_cleared_flare_up_is_counted() -> None:
    """FP-TRAG-12.b: after a Clear, deck and used cards are counted anew."""
    for facts in (("deck fire flare-up fire-rages",), ("deck fire fire-rages", "used fire flare-up accelerate")):
        table = Table("firefighter 1 3,3 ap 4 role engineer", *facts, threat="tragic")
        table.play("clear-flare-up", "shuffle fire fire-rages")
        assert counted(table.state) == lying(table.state)
