"""Events in the words of case files: `event WallDamaged 3,3 N 0 1`."""

from __future__ import annotations

from typing import Final

from flashover.core.events import Event
from flashover.flashpoint.compose import card_keys
from flashover.flashpoint.facts_read import FIRE_WORDS
from flashover.flashpoint.facts_supplies import PHASES, REASONS, RESULTS
from flashover.flashpoint.notation_moves import move_text
from flashover.flashpoint.notation_places import SIDES, Places
from flashover.flashpoint.options import FACES, ROLES
from flashover.flashpoint.state import State

PURPOSES: Final = ("advance", "poi", "deck-gun", "setup", "reroll")
COUNT_NAMES: Final = (
    "cubes", "rescued", "lost", "reserve", "flare-ups", "pool", "fire-deck", "fire-used", "event-deck", "event-used",
    "disposed",
)  # fmt: skip
NAMES: Final[dict[str, tuple[str, ...]]] = {
    "fire": FIRE_WORDS, "face": FACES, "role": ROLES, "side": tuple(side.upper() for side in SIDES),
    "purpose": PURPOSES, "count": COUNT_NAMES, "flow": ("turn", "active", "phase", "result", "reason"),
    "result": RESULTS, "reason": REASONS, "vehicle": ("ambulance", "engine"), "deck": ("fire", "event"),
    "phase": PHASES,
}  # fmt: skip

# What the numbers of each event are; `slot` is passed over.
FORMS: Final[dict[str, tuple[str, ...]]] = {
    "FireChanged": ("cell", "fire", "fire"), "HotSpotChanged": ("cell", "n", "n"), "WallDamaged": ("edge", "n", "n"),
    "DoorChanged": ("edge", "n", "n"), "LockKnown": ("edge", "n", "n"), "PoiChanged": ("place", "n", "n"),
    "PoiFaceKnown": ("place", "face", "face"), "PoiMoved": ("slot", "cell", "cell"),
    "VictimTreated": ("place", "n", "n"),
    "HazmatChanged": ("slot", "n", "n"), "HazmatMoved": ("slot", "cell", "cell"),
    "FirefighterMoved": ("index", "cell", "cell"), "RoleTaken": ("index", "role", "role"),
    "ApChanged": ("index", "n", "n"), "SavedChanged": ("index", "n", "n"), "SpecialChanged": ("index", "n", "n"),
    "FreeChanged": ("index", "n", "n"), "CarryChanged": ("index", "n", "n"), "LeadChanged": ("index", "n", "n"),
    "VehicleMoved": ("slot", "spot", "spot"), "CountChanged": ("count", "n", "n"), "FlowChanged": ("flow", "n", "n"),
    "MemoChanged": ("index", "n", "n"), "Acted": ("n", "act"), "DiceRolled": ("purpose", "n", "n"),
    "FireAdvanced": ("cell",), "Explosion": ("cell",), "Shockwave": ("cell", "side"), "AdvanceCancelled": ("cell",),
    "DiceTurned": ("n", "n", "n"), "Revealed": ("slot", "face", "cell"), "Rescued": ("slot", "cell"),
    "Lost": ("slot", "cell"), "HazmatDisposed": ("slot", "cell"), "HazmatExploded": ("slot", "cell"),
    "KnockedDown": ("n", "cell"), "Dodged": ("n", "cell"), "CardDrawn": ("fire-card",), "EventDrawn": ("event-card",),
    "EventSeen": ("n", "event-card"), "DeckShuffled": ("deck",), "DeckGunFired": ("cell",), "TurnStarted": ("n", "n"),
    "GameEnded": ("result", "reason"), "DoorWasLocked": ("edge",),
}  # fmt: skip


def event_words(places: Places, s: State, event: Event) -> list[str]:
    """What an event says, one word a number (two for a border)."""
    forms = FORMS.get(event.name, tuple("n" for _ in event.numbers))
    if event.name == "FlowChanged" and event.numbers[0] is not None:
        form = NAMES["flow"][event.numbers[0]]
        forms = ("flow", form, form)
    out: list[str] = []
    for form, value in zip(forms, event.numbers, strict=True):
        if value is None:
            out.append("?")
        elif form not in ("slot", "place"):
            out += word_of(places, form, int(value)).split()
        elif form == "place":
            cell = int(s.poi_at[int(value)])
            out.append(places.names[cell] if cell >= 0 else "off")
    return out


def word_of(places: Places, form: str, value: int) -> str:
    """One number of an event."""
    if form == "cell":
        return places.names[value] if value >= 0 else "off"
    if form == "edge":
        return places.edges[value]
    if form == "spot":
        return places.spot_name(value) if value >= 0 else "off"
    if form == "index":
        return str(value + 1)
    if form == "act":
        return move_text(places, value, -1)
    if form in ("fire-card", "event-card"):
        return card_keys(form.partition("-")[0])[value]
    names = NAMES.get(form, ())
    return (names[value] or "none") if 0 <= value < len(names) else str(value)
