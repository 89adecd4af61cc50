"""The kinds of events of Flash Point. The first ones patch a field of the view, the others only tell."""

from __future__ import annotations

from typing import Final

from flashover.core.events import EventKind

FIRE_CHANGED: Final = 0
HOT_SPOT_CHANGED: Final = 1
WALL_DAMAGED: Final = 2
DOOR_CHANGED: Final = 3
LOCK_KNOWN: Final = 4
POI_CHANGED: Final = 5
POI_FACE_KNOWN: Final = 6
POI_MOVED: Final = 7
VICTIM_TREATED: Final = 8
HAZMAT_CHANGED: Final = 9
HAZMAT_MOVED: Final = 10
FIREFIGHTER_MOVED: Final = 11
ROLE_TAKEN: Final = 12
AP_CHANGED: Final = 13
SAVED_CHANGED: Final = 14
SPECIAL_CHANGED: Final = 15
FREE_CHANGED: Final = 16
CARRY_CHANGED: Final = 17
LEAD_CHANGED: Final = 18
VEHICLE_MOVED: Final = 19
COUNT_CHANGED: Final = 20
FLOW_CHANGED: Final = 21
MEMO_CHANGED: Final = 22

ACTED: Final = 23
DICE_ROLLED: Final = 24
FIRE_ADVANCED: Final = 25
EXPLOSION: Final = 26
SHOCKWAVE: Final = 27
ADVANCE_CANCELLED: Final = 28
DICE_TURNED: Final = 29
REVEALED: Final = 30
RESCUED: Final = 31
LOST: Final = 32
HAZMAT_DISPOSED: Final = 33
HAZMAT_EXPLODED: Final = 34
KNOCKED_DOWN: Final = 35
DODGED: Final = 36
CARD_DRAWN: Final = 37
EVENT_DRAWN: Final = 38
EVENT_SEEN: Final = 39
DECK_SHUFFLED: Final = 40
DECK_GUN_FIRED: Final = 41
TURN_STARTED: Final = 42
GAME_ENDED: Final = 43
DOOR_WAS_LOCKED: Final = 44

KINDS: Final = [
    EventKind("FireChanged", 3, "fire"),
    EventKind("HotSpotChanged", 3, "hot"),
    EventKind("WallDamaged", 3, "damage"),
    EventKind("DoorChanged", 3, "door"),
    EventKind("LockKnown", 3, "locked"),
    EventKind("PoiChanged", 3, "poi_state"),
    EventKind("PoiFaceKnown", 3, "poi_face"),
    EventKind("PoiMoved", 3, "poi_at"),
    EventKind("VictimTreated", 3, "treated"),
    EventKind("HazmatChanged", 3, "hazmat_state"),
    EventKind("HazmatMoved", 3, "hazmat_at"),
    EventKind("FirefighterMoved", 3, "at"),
    EventKind("RoleTaken", 3, "role"),
    EventKind("ApChanged", 3, "ap"),
    EventKind("SavedChanged", 3, "saved"),
    EventKind("SpecialChanged", 3, "special"),
    EventKind("FreeChanged", 3, "free"),
    EventKind("CarryChanged", 3, "carry"),
    EventKind("LeadChanged", 3, "lead"),
    EventKind("VehicleMoved", 3, "vehicle"),
    EventKind("CountChanged", 3, "count"),
    EventKind("FlowChanged", 3, "flow"),
    EventKind("MemoChanged", 3, "memo"),
    EventKind("Acted", 2),  # seat, action
    EventKind("DiceRolled", 3),  # what for, red, black
    EventKind("FireAdvanced", 1),  # cell
    EventKind("Explosion", 1),  # cell
    EventKind("Shockwave", 2),  # cell, side
    EventKind("AdvanceCancelled", 1),  # cell
    EventKind("DiceTurned", 3),  # seat, red, black
    EventKind("Revealed", 3),  # slot, face, cell
    EventKind("Rescued", 2),  # slot, cell
    EventKind("Lost", 2),  # slot, cell
    EventKind("HazmatDisposed", 2),  # slot, cell
    EventKind("HazmatExploded", 2),  # slot, cell
    EventKind("KnockedDown", 2),  # seat, cell
    EventKind("Dodged", 2),  # seat, cell
    EventKind("CardDrawn", 1),  # fire card
    EventKind("EventDrawn", 1),  # event card
    EventKind("EventSeen", 2),  # seat, event card (only for that seat)
    EventKind("DeckShuffled", 1),  # 0 fire, 1 event
    EventKind("DeckGunFired", 1),  # cell
    EventKind("TurnStarted", 2),  # turn, seat
    EventKind("GameEnded", 2),  # result, reason
    EventKind("DoorWasLocked", 1),  # edge
]

BY_NAME: Final = {kind.name: kind for kind in KINDS}

# What a roll of two dice was for (first number of DiceRolled).
FOR_ADVANCE: Final = 0
FOR_POI: Final = 1
FOR_DECK_GUN: Final = 2
FOR_SETUP: Final = 3
FOR_REROLL: Final = 4
