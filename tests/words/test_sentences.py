"""The log and the actions of real tables as sentences."""

import random
from functools import cache
from typing import cast

import pytest

from flashover.core import chance
from flashover.core.events import Event, for_seat
from flashover.core.words import languages, words
from flashover.flashpoint import actions, ev, sentences
from flashover.flashpoint.boards import load_board
from flashover.flashpoint.boards.facts import Geometry
from flashover.flashpoint.boards.geometry import geometry
from flashover.flashpoint.compose import compose
from flashover.flashpoint.game import FlashPoint, own
from flashover.flashpoint.ids import ACT, DW, FIRE, KD, SPEC, TRAG
from flashover.flashpoint.naming import Scene, border, place
from flashover.flashpoint.notation_moves import MOVES
from flashover.flashpoint.state import HAZMAT_LOAD

SETUPS: dict[str, dict[str, object]] = {
    "family": {"mode": "family", "seats": 6, "quick": True},
    "hotspots": {
        "mode": "experienced",
        "roles": "suppression,veteran,paramedic,hazmat-technician",
        "special_victims": "heavy,oxygen,couple,hazmat-victim,light,critical",
        "locked_doors": 3,
    },
    "tragic": {"mode": "experienced", "threat": "tragic", "roles": "strategist,captain,dog,prevention", "quick": True},
    "heroic": {"board": "base-b", "mode": "experienced", "difficulty": "heroic", "seats": 6, "roles": "cafs,driver"},
}
NAMES = ("Ann", "Bob", "Cid", "Dan", "Eva", "Flo")
DECISIONS = 250


class Played:
    """A random game with its events, and every action that came up."""

    def __init__(self, name: str) -> None:
        rules, board, _ = compose(SETUPS[name])
        game = FlashPoint(rules)
        self.geometry = geometry(board)
        self.acts: dict[int, int] = {}
        s = game.blank()
        s.keep_events = True
        chance.seed(s, 5)
        game.begin(s)
        dice = random.Random(3)
        for _ in range(DECISIONS):
            seats = [int(seat) for seat in game.to_act(s)]
            if not seats:
                break
            seat = dice.choice(seats)
            legal = [int(act) for act in game.legal(s, seat)]
            self.acts |= {act: int(game.cost(s, seat, act)) for act in legal}
            game.apply(s, seat, dice.choice(legal))
        self.faces = [int(face) for face in own(s).poi_face]
        self.events = [int(number) for number in s.events]


@cache
def played(name: str) -> Played:
    """Each game is played once for all languages."""
    return Played(name)


@cache
def base_board() -> Geometry:
    """The first board of the box."""
    return geometry(compose({})[1])


def say(
    name: str, *numbers: int | None, rule: int = 0, language: str = "en", faces: tuple[int, ...] = ()
) -> str | None:
    """One event on the first board as a sentence."""
    event = Event(name, rule, 0, numbers)
    return sentences.sentence(words(language), base_board(), event, NAMES, faces)


def is_sound(text: str) -> bool:
    """Nothing left open, nothing of the machine, no double blanks."""
    return not any(sign in text for sign in ("{", "}", "???", "None", "  ", "\n", "-1")) and text == text.strip()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", SETUPS)
def test_a_whole_game(name: str, language: str) -> None:
    game = played(name)
    for seat in (-1, 0, 1):
        log = for_seat(ev.KINDS, game.events, seat)
        lines = [sentences.sentence(words(language), game.geometry, event, NAMES, game.faces) for event in log]
        told = [line for line in lines if line is not None]
        assert len(told) > 50
        assert [line for line in told if not line or not is_sound(line)] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", SETUPS)
def test_every_action_that_came_up(name: str, language: str) -> None:
    game = played(name)
    texts = [
        sentences.describe_action(words(language), game.geometry, act, NAMES, cost) for act, cost in game.acts.items()
    ]
    assert len(texts) > 30
    assert [text for text in texts if not is_sound(text)] == []


ALL_ACTIONS = [
    actions.action(kind, 1, 2, load, lead)
    for kind in MOVES
    for load in (1, actions.HAZMAT, 4 + actions.TREATED_LOAD)
    for lead in (0, 2)
]


@pytest.mark.parametrize("language", languages())
def test_every_kind_of_action(language: str) -> None:
    texts = [sentences.describe_action(words(language), base_board(), int(act), NAMES) for act in ALL_ACTIONS]
    assert [text for text in texts if not is_sound(text)] == []
    assert len({text.partition(" ")[0] for text in texts}) > 20


def test_actions_in_english() -> None:
    board = base_board()
    east = next(i for i, edge in enumerate(board["edges"]) if edge["kind"] == "wall" and edge["side"] == "E")
    place = board["cells"][board["edges"][east]["a"]]["name"]
    chop = int(actions.action(actions.CHOP, east))
    assert sentences.describe_action(words("en"), board, chop, (), 2) == f"Chop the wall east of ({place}) – 2 AP"
    paid = int(actions.with_pay(actions.action(actions.COMMAND, 2, 3), 1))
    text = sentences.describe_action(words("en"), board, paid, NAMES)
    assert text == "Command: give Bob 3 AP (one of them a normal AP)"
    assert sentences.describe_action(words("en"), board, int(actions.action(actions.ROLE, 0))) == (
        "Take a Specialist at random"
    )


@pytest.mark.parametrize(
    ("with_what", "load", "lead"),
    [
        ("Move to", 0, 0),
        ("Carry a Hazmat to", 15, 0),
        ("Lead a Victim, treated to", 0, 17),
        ("Carry a Victim and", 1, 17),
    ],
)
def test_moves_say_what_goes_along(with_what: str, load: int, lead: int) -> None:
    act = int(actions.action(actions.MOVE, 5, 0, load, lead))
    assert sentences.describe_action(words("en"), base_board(), act).startswith(with_what)


WALL = next(i for i, edge in enumerate(base_board()["edges"]) if edge["kind"] == "wall")
SAMPLES: list[tuple[str, tuple[int, ...], int]] = [
    *((("FireChanged", (3, a, b), 0)) for a in range(3) for b in range(3) if a != b),
    ("HotSpotChanged", (3, 0, 1), 0), ("HotSpotChanged", (3, 1, 0), 0),
    ("WallDamaged", (WALL, 0, 1), 0), ("WallDamaged", (WALL, 1, 0), 0), ("WallDamaged", (WALL, 0, 3), 0),
    ("DoorChanged", (9, 1, 2), 0), ("DoorChanged", (9, 2, 1), 0), ("DoorChanged", (9, 2, 0), ACT + 24),
    ("DoorChanged", (9, 1, 0), FIRE + 11), ("LockKnown", (9, 0, 1), TRAG + 6), ("DoorWasLocked", (9,), ACT + 20),
    ("PoiMoved", (0, -1, 14), 0), ("PoiMoved", (0, 13, 14), SPEC + 34), ("VictimTreated", (0, 0, 1), 0),
    ("HazmatMoved", (0, -1, 14), 0), ("FirefighterMoved", (0, 3, 14), KD + 2), ("RoleTaken", (1, 0, 1), 0),
    ("SavedChanged", (1, 0, 1), 0), ("SavedChanged", (1, 0, 3), 0), ("SavedChanged", (1, 3, 0), TRAG + 6),
    ("FreeChanged", (1, 0, 1), SPEC + 21), ("CarryChanged", (1, 0, 1), 0), ("CarryChanged", (1, 0, HAZMAT_LOAD), 0),
    ("CarryChanged", (1, 1, 0), KD + 3), ("CarryChanged", (1, 1, 0), ACT + 8), ("CarryChanged", (1, 70, 0), ACT + 8),
    ("LeadChanged", (1, 0, 3), 0), ("LeadChanged", (1, 3, 0), KD + 3), ("VehicleMoved", (0, -1, 0), 0),
    ("VehicleMoved", (0, 1, 0), DW + 1), ("CountChanged", (0, 1, 0), 0), ("CountChanged", (1, 0, 1), 0),
    ("CountChanged", (2, 0, 3), 0), ("FlowChanged", (2, 1, 2), 0), ("Acted", (1, int(actions.END)), 0),
    *((("DiceRolled", (purpose, 3, 4), 0)) for purpose in range(5)), ("FireAdvanced", (14,), 0),
    ("Explosion", (14,), 0), *((("Shockwave", (14, side), 0)) for side in range(6)), ("AdvanceCancelled", (14,), 0),
    ("DiceTurned", (1, 3, 4), 0), *((("Revealed", (0, face, 14), 0)) for face in range(8)), ("Rescued", (0, 3), 0),
    ("Lost", (0, 14), 0), ("HazmatDisposed", (0, 3), 0), ("HazmatExploded", (-1, 14), 0), ("KnockedDown", (1, 14), 0),
    ("Dodged", (1, 14), 0), *((("CardDrawn", (card,), 0)) for card in range(4)),
    *((("EventDrawn", (card,), 0)) for card in range(16)), ("EventSeen", (1, 2), 0), ("DeckShuffled", (0,), 0),
    ("DeckShuffled", (1,), 0), ("DeckGunFired", (14,), 0), ("TurnStarted", (3, 1), 0),
    *((("GameEnded", end, 0)) for end in ((1, 1), (2, 2), (2, 3), (1, 3))),
]  # fmt: skip


@pytest.mark.parametrize("language", languages())
def test_each_kind_of_event(language: str) -> None:
    texts = {sample: say(sample[0], *sample[1], rule=sample[2], language=language) for sample in SAMPLES}
    assert [sample for sample, text in texts.items() if not text or not is_sound(text)] == []
    assert len(set(texts.values())) == len(texts)


def test_the_samples_leave_no_kind_out() -> None:
    assert {name for name, _, _ in SAMPLES} == set(ev.BY_NAME) - sentences.SILENT


def test_events_in_english() -> None:
    cell = base_board()["cells"][14]["name"]
    assert say("FireChanged", 14, 0, 1) == f"Smoke appears in ({cell})."
    assert say("Rescued", 0, 14, faces=(4,)) == f"Rescue in ({cell}): a Heavy Victim is safe."
    assert say("Rescued", 0, 14) == f"Rescue in ({cell}): a Victim is safe."
    assert say("TurnStarted", 3, 2) == "Turn 3: Bob."
    assert say("GameEnded", 2, 2) == "The game is lost. The last Damage cube is placed and the building collapses."


def test_walls_fall_with_their_last_cube() -> None:
    texts = [cast(str, say("WallDamaged", WALL, before, after)) for before, after in ((0, 1), (1, 2), (1, 0))]
    assert [text.partition(" the wall")[0] for text in texts] == [
        "A Damage cube goes on",
        "A Damage cube destroys",
        "A Damage cube is taken off",
    ]


@pytest.mark.parametrize(
    ("name", "numbers", "rule"),
    [
        ("CountChanged", (0, 20, 19), 0),
        ("FlowChanged", (0, 1, 2), 0),
        ("SavedChanged", (1, 2, 1), ACT + 3),
        ("PoiMoved", (0, 13, 14), ACT + 6),
        ("MemoChanged", (0, 0, 4), 0),
        ("LockKnown", (9, 0, 1), ACT + 20),
    ],
)
def test_what_is_not_worth_a_line(name: str, numbers: tuple[int, ...], rule: int) -> None:
    assert [say(name, *numbers, rule=rule, language=language) for language in languages()] == [None, None, None]


def test_hidden_numbers_stay_hidden() -> None:
    assert say("EventSeen", None, None) == "The Strategist looks at the next Event."
    assert say("FireAdvanced", None) is None
    assert say("EventSeen", 1, 2) == "Ann sees the next Event: Exhaustion."


def test_without_names_the_colours_speak() -> None:
    event = Event("KnockedDown", KD + 1, 0, (2, 14))
    assert str(sentences.sentence(words("it"), base_board(), event)).startswith("Il fuoco stordisce Blu in (")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("board", ["villa", "submarine", "airfield", "hotel"])
def test_every_space_and_border_has_a_name(board: str, language: str) -> None:
    scene = Scene(words(language), geometry(load_board(board)))
    borders = len(scene.geometry["edges"]) + len(scene.geometry["rims"])
    texts = [border(scene, edge) for edge in range(borders)]
    assert [text for text in texts if not is_sound(text)] == []
    assert len(set(texts)) == borders
    assert place(scene, -1) == words(language).text("place-unknown")


def test_stairs_are_named_from_below() -> None:
    scene = Scene(words("en"), geometry(load_board("villa")))
    stairs = next(i for i, edge in enumerate(scene.geometry["edges"]) if edge["kind"] == "stairs")
    below = scene.geometry["edges"][stairs]["a"]
    assert border(scene, stairs) == f"the stairs up from {place(scene, below)}"
