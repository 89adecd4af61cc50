"""Events and actions as sentences. Which words they need is told at the top of `events.ftl` and `actions.ftl`."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from flashover.core.events import Event
from flashover.flashpoint import actions, naming
from flashover.flashpoint.ids import rule_name
from flashover.flashpoint.naming import Args, Scene
from flashover.flashpoint.notation_moves import DICE, MOVES
from flashover.flashpoint.state import HAZMAT_LOAD

if TYPE_CHECKING:
    from flashover.core.words import Words
    from flashover.flashpoint.boards.facts import Geometry

Numbers = tuple[int, ...]

# Events without a line of their own: another one tells the same, or nobody would want to read it.
SILENT: Final = frozenset(
    ("PoiChanged", "PoiFaceKnown", "HazmatChanged", "ApChanged", "SpecialChanged", "MemoChanged"),
)

FIRE: Final = ("clear", "smoke", "fire")
DOORS: Final = ("none", "closed", "open")
COUNTS: Final = (
    "cubes", "rescued", "lost", "hot-reserve", "flare-supply", "pool", "fire-deck", "fire-used", "event-deck",
    "event-used", "disposed", "respites",
)  # fmt: skip
FLOWS: Final = ("turn", "active", "phase", "result", "reason")
PHASES: Final = ("setup", "actions", "fire", "replenish", "ended")
RESULTS: Final = ("running", "won", "lost")
ENDS: Final = ("running", "rescued", "collapse", "lost")
PURPOSES: Final = ("advance", "poi", "deck-gun", "setup", "reroll")
DECKS: Final = ("fire", "event")


def sentence(
    words: Words,
    geometry: Geometry,
    event: Event,
    seat_names: Sequence[str] = (),
    faces: Sequence[int] = (),
    treated: Sequence[int] = (),
) -> str | None:
    """An event as a line of the log; None where it is not worth one.

    `faces` and `treated` are the view's `poi_face` and `treated`: with them the log knows which Victim it speaks of.
    """
    if event.name in SILENT:
        return None
    key = event_key(event.name)
    numbers = tuple(number for number in event.numbers if number is not None)
    if len(numbers) < len(event.numbers):
        return words.attribute(key, "hidden") if f"{key}.hidden" in words else None
    scene = Scene(words, geometry, seat_names, faces, treated)
    rule = rule_name(event.rule) or "none"
    return words.text(key, rule=rule, **ARGUMENTS[event.name](scene, numbers)) or None


@cache
def event_key(name: str) -> str:
    """The message of an event: `FireChanged` is `event-fire-changed`."""
    return "event-" + re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def describe_action(
    words: Words, geometry: Geometry, number: int, seat_names: Sequence[str] = (), cost: int | None = None
) -> str:
    """An action in full: `Chop the wall east of (3,4) – 2 AP`; without a cost just what it does."""
    scene = Scene(words, geometry, seat_names)
    text = action_text(scene, number)
    if actions.pay_of(number) > 0:
        text = words.text("action-paid", action=text, normal=int(actions.pay_of(number)) - actions.PAY_NORMAL)
    return text if cost is None else words.text("action-with-cost", action=text, ap=cost)


def action_text(scene: Scene, number: int) -> str:
    """What an action does."""
    word, form = MOVES[int(actions.kind_of(number))]
    args: Args = {}
    for part in form.split():
        args |= part_of_action(scene, number, part)
    return scene.words.attribute(f"action-{word}", "say", **args)


def part_of_action(scene: Scene, number: int, part: str) -> Args:
    """One part of an action (the forms of `MOVES`) as arguments."""
    first = int(actions.first(number))
    if part == "cell":
        return {"place": naming.place(scene, first)}
    if part == "to":
        return {"from": naming.place(scene, first), "place": naming.place(scene, int(actions.second(number)))}
    if part == "edge":
        return {"border": naming.border(scene, first)}
    if part == "spot":
        return naming.spot(scene, first)
    if part in ("load", "loads"):
        return loads(scene, int(actions.load_of(number)), int(actions.lead_of(number)))
    return small_part(scene, number, part, first)


def small_part(scene: Scene, number: int, part: str, first: int) -> Args:
    """A role, dice, another player, AP."""
    if part in ("role", "dealt"):
        return {"which": "chosen" if first else "random", "role": naming.role(scene, first)}
    if part == "dice":
        return {"dice": DICE[first]}
    if part == "ap":
        return {"points": int(actions.second(number))}
    return {"who": naming.who(scene, first)}


def loads(scene: Scene, carried: int, led: int) -> Args:
    """What an action carries and leads."""
    args: Args = {"with": ("none", "carried", "led", "both")[(carried > 0) + 2 * (led > 0)]}
    if carried:
        args["carried"] = naming.load(scene, carried)
    if led:
        args["led"] = naming.load(scene, led)
    return args


# ---- the arguments of each kind of event
def of_fire(scene: Scene, n: Numbers) -> Args:
    """Clear, Smoke, Fire."""
    return {"place": naming.place(scene, n[0]), "before": FIRE[n[1]], "after": FIRE[n[2]]}


def of_hot_spot(scene: Scene, n: Numbers) -> Args:
    """A Hot Spot."""
    return {"place": naming.place(scene, n[0]), "after": n[2]}


def of_wall(scene: Scene, n: Numbers) -> Args:
    """Damage cubes on a border."""
    fate = "damaged"
    if n[2] < n[1]:
        fate = "repaired"
    elif n[2] >= naming.cubes_to_fall(scene, n[0]):
        fate = "destroyed"
    return {"border": naming.border(scene, n[0]), "cubes": n[2], "fate": fate}


def of_door(scene: Scene, n: Numbers) -> Args:
    """A Door or an open Window."""
    return {"border": naming.border(scene, n[0]), "before": DOORS[n[1]], "after": DOORS[n[2]]}


def of_border(scene: Scene, n: Numbers) -> Args:
    """Just a border."""
    return {"border": naming.border(scene, n[0])}


def of_piece_moved(scene: Scene, n: Numbers) -> Args:
    """A piece, on or off the board."""
    return {"place": naming.place(scene, n[2]), "before": on_or_off(n[1]), "after": on_or_off(n[2])}


def on_or_off(cell: int) -> str:
    """Is a piece on the board?"""
    return "on" if cell >= 0 else "off"


def of_treated(scene: Scene, n: Numbers) -> Args:
    """A Heal marker."""
    return {"piece": naming.person(scene, n[0]), "after": n[2]}


def of_firefighter(scene: Scene, n: Numbers) -> Args:
    """A Firefighter's place."""
    return {"who": naming.who(scene, n[0] + 1), **of_piece_moved(scene, n)}


def of_role(scene: Scene, n: Numbers) -> Args:
    """A Specialist card."""
    return {"who": naming.who(scene, n[0] + 1), "role": naming.role(scene, n[2])}


def of_ap(scene: Scene, n: Numbers) -> Args:
    """AP of a kind."""
    return {"who": naming.who(scene, n[0] + 1), "after": n[2], "way": "more" if n[2] > n[1] else "less"}


def of_load(scene: Scene, n: Numbers) -> Args:
    """What is carried or led."""
    return {"who": naming.who(scene, n[0] + 1), "before": load_word(n[1]), "after": load_word(n[2])}


def load_word(load: int) -> str:
    """The kind of a load."""
    if load == 0:
        return "nothing"
    return "hazmat" if load >= HAZMAT_LOAD else "victim"


def of_vehicle(scene: Scene, n: Numbers) -> Args:
    """A vehicle on its spot."""
    return {**naming.spot(scene, n[2]), "before": on_or_off(n[1])}


def of_count(scene: Scene, n: Numbers) -> Args:
    """A supply or a counter."""
    return {"which": COUNTS[n[0]], "after": n[2]}


def of_flow(scene: Scene, n: Numbers) -> Args:
    """Turn, phase, result."""
    which = FLOWS[n[0]]
    return {"which": which, "after": PHASES[n[2]] if which == "phase" else n[2]}


def of_act(scene: Scene, n: Numbers) -> Args:
    """A decision."""
    word = MOVES[int(actions.kind_of(n[1]))][0]
    return {"who": naming.who(scene, n[0]), "kind": word, "action": action_text(scene, n[1])}


def of_roll(scene: Scene, n: Numbers) -> Args:
    """Two dice."""
    return {"purpose": scene.words.text(f"roll-{PURPOSES[n[0]]}"), "red": n[1], "black": n[2]}


def of_place(scene: Scene, n: Numbers) -> Args:
    """Just a space."""
    return {"place": naming.place(scene, n[0])}


def of_shockwave(scene: Scene, n: Numbers) -> Args:
    """A Shockwave leaving a space."""
    return {"place": naming.place(scene, n[0]), "side": scene.words.text(f"side-of-{'NESWUD'[n[1]]}")}


def of_turned_dice(scene: Scene, n: Numbers) -> Args:
    """Dice turned to their opposite faces."""
    return {"who": naming.who(scene, n[0]), "red": n[1], "black": n[2]}


def of_reveal(scene: Scene, n: Numbers) -> Args:
    """A PoI turned up."""
    return {"piece": naming.face(scene, n[1]), "place": naming.place(scene, n[2])}


def of_person(scene: Scene, n: Numbers) -> Args:
    """A Victim rescued or lost."""
    return {"piece": naming.person(scene, n[0]), "place": naming.place(scene, n[1])}


def of_hazmat(scene: Scene, n: Numbers) -> Args:
    """A Hazmat and its space."""
    return {"piece": scene.words.attribute("piece-hazmat", "a"), "place": naming.place(scene, n[1])}


def of_somebody(scene: Scene, n: Numbers) -> Args:
    """A player and a space."""
    return {"who": naming.who(scene, n[0]), "place": naming.place(scene, n[1])}


def of_fire_card(scene: Scene, n: Numbers) -> Args:
    """A card of the Fire Deck."""
    return {"card": card(scene, "card", "fire", n[0])}


def of_event_card(scene: Scene, n: Numbers) -> Args:
    """A card of the Event Deck."""
    return {"card": card(scene, "event", "event", n[0])}


def of_event_seen(scene: Scene, n: Numbers) -> Args:
    """A card that one player has seen."""
    return {"who": naming.who(scene, n[0]), "card": card(scene, "event", "event", n[1])}


def card(scene: Scene, prefix: str, deck: str, number: int) -> str:
    """The name of a card; a card entered later without words is called by its key."""
    from flashover.flashpoint.compose import card_keys

    key = card_keys(deck)[number]
    return scene.words.text(f"{prefix}-{key}") if f"{prefix}-{key}" in scene.words else key


def of_deck(scene: Scene, n: Numbers) -> Args:
    """A deck."""
    return {"deck": DECKS[n[0]]}


def of_turn(scene: Scene, n: Numbers) -> Args:
    """A turn begins."""
    return {"turn": n[0], "who": naming.who(scene, n[1])}


def of_end(scene: Scene, n: Numbers) -> Args:
    """The game ends."""
    return {"result": scene.words.text(f"result-{RESULTS[n[0]]}"), "reason": scene.words.text(f"end-{ENDS[n[1]]}")}


ARGUMENTS: Final[dict[str, Callable[[Scene, Numbers], Args]]] = {
    "FireChanged": of_fire, "HotSpotChanged": of_hot_spot, "WallDamaged": of_wall, "DoorChanged": of_door,
    "LockKnown": of_border, "PoiMoved": of_piece_moved, "VictimTreated": of_treated, "HazmatMoved": of_piece_moved,
    "FirefighterMoved": of_firefighter, "RoleTaken": of_role, "SavedChanged": of_ap, "FreeChanged": of_ap,
    "CarryChanged": of_load, "LeadChanged": of_load, "VehicleMoved": of_vehicle, "CountChanged": of_count,
    "FlowChanged": of_flow, "Acted": of_act, "DiceRolled": of_roll, "FireAdvanced": of_place, "Explosion": of_place,
    "Shockwave": of_shockwave, "AdvanceCancelled": of_place, "DiceTurned": of_turned_dice, "Revealed": of_reveal,
    "Rescued": of_person, "Lost": of_person, "HazmatDisposed": of_hazmat, "HazmatExploded": of_hazmat,
    "KnockedDown": of_somebody, "Dodged": of_somebody, "CardDrawn": of_fire_card, "EventDrawn": of_event_card,
    "EventSeen": of_event_seen, "DeckShuffled": of_deck, "DeckGunFired": of_place, "TurnStarted": of_turn,
    "GameEnded": of_end, "DoorWasLocked": of_border,
}  # fmt: skip
