"""The steps of a game of Flash Point, as numbers on the stack. `turn.py` says what each of them does."""

from __future__ import annotations

from typing import Final

# Steps that wait for a decision; the first number of each is the seat (or says who else).
WAIT_ROLE: Final = 1  # seat
WAIT_PLACEMENT: Final = 2  # everybody who is not ready
WAIT_ACTION: Final = 3  # seat
WAIT_OFFER: Final = 4  # seat, normal AP, Command AP, of them saved and free ones (captain.POOL)
WAIT_COMMANDED: Final = 5  # the same
WAIT_RIDE: Final = 6  # seat, spot
WAIT_REROLL: Final = 7  # seat, red, black, dice already rerolled
WAIT_LOOK: Final = 8  # seat
WAIT_SUPPRESS: Final = 9  # seat, red, black, link of the chain
WAIT_HAZMAT: Final = 10  # seat
WAIT_TANK: Final = 11  # seat
WAIT_DODGE: Final = 12  # seat, AP
WAIT_PLACE: Final = 13  # seat
WAIT_GRENADE: Final = 14  # seat
WAIT_PLAY_ON: Final = 15  # everybody
LAST_WAIT: Final = 15

# Steps of the setup.
SETUP_DOORS: Final = 20
SETUP_EXPLOSION: Final = 21  # which, black die of the one before, roll both, bits of the bands used
SETUP_HAZMAT: Final = 22  # how many are left
SETUP_POI: Final = 23  # how many are left
SETUP_DECKS: Final = 24
SETUP_HOT_SPOT: Final = 25  # how many are left
SETUP_ROLES: Final = 26  # seat
SETUP_PLACES: Final = 27
SETUP_DONE: Final = 28
SETUP_CLEAN_UP: Final = 29

# Steps of a turn.
START_TURN: Final = 30  # seat
SAVE_AP: Final = 31  # seat
ADVANCE_PHASE: Final = 32
NEXT_SEAT: Final = 33
REPLENISH: Final = 34
ADVANCE: Final = 35  # link of the chain
RESOLVE: Final = 36  # cell, link of the chain
FLASHOVER: Final = 37
HOT_SPOT: Final = 38  # cell, was there one, link of the chain
HAZMATS: Final = 39
LOSSES: Final = 40
TANKS: Final = 41
KNOCK_DOWNS: Final = 42
KNOCK_DOWN: Final = 43  # seat
CLEAN_UP: Final = 44
FIRE_CARD: Final = 45
EVENT_CARD: Final = 46
CARD_EFFECT: Final = 47  # effect, its number, card
EVENT_EFFECT: Final = 48  # effect, its number, card
ARRIVE: Final = 49  # spot
DECK_GUN: Final = 50  # seat
DECK_GUN_SPLASH: Final = 51  # red, black
NOTE_VICINITY: Final = 52
EXTRA_POI: Final = 53

NAMES: Final = {
    WAIT_ROLE: "role", WAIT_PLACEMENT: "placement", WAIT_ACTION: "action", WAIT_OFFER: "offer",
    WAIT_COMMANDED: "commanded", WAIT_RIDE: "ride", WAIT_REROLL: "reroll", WAIT_LOOK: "look",
    WAIT_SUPPRESS: "suppress", WAIT_HAZMAT: "hazmat", WAIT_TANK: "tank", WAIT_DODGE: "dodge", WAIT_PLACE: "place",
    WAIT_GRENADE: "grenade", WAIT_PLAY_ON: "play-on", SETUP_DOORS: "setup-doors", SETUP_EXPLOSION: "setup-explosion",
    SETUP_HAZMAT: "setup-hazmat", SETUP_POI: "setup-poi", SETUP_DECKS: "setup-decks", SETUP_HOT_SPOT: "setup-hot-spot",
    SETUP_ROLES: "setup-roles", SETUP_PLACES: "setup-places", SETUP_DONE: "setup-done",
    SETUP_CLEAN_UP: "setup-clean-up", START_TURN: "turn-start", SAVE_AP: "save", ADVANCE_PHASE: "phase",
    NEXT_SEAT: "next-seat", REPLENISH: "replenish", ADVANCE: "advance", RESOLVE: "resolve", FLASHOVER: "flashover",
    HOT_SPOT: "hot-spot", HAZMATS: "hazmats", LOSSES: "losses", TANKS: "tanks", KNOCK_DOWNS: "knock-downs",
    KNOCK_DOWN: "knock-down", CLEAN_UP: "clean-up", FIRE_CARD: "fire-card", EVENT_CARD: "event-card",
    CARD_EFFECT: "card-effect", EVENT_EFFECT: "event-effect", ARRIVE: "arrive", DECK_GUN: "deck-gun",
    DECK_GUN_SPLASH: "splash", NOTE_VICINITY: "vicinity", EXTRA_POI: "extra-poi",
}  # fmt: skip
