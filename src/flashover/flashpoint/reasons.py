"""Why an action is not allowed: each reason is its rule's number times ten, plus a number of its own.

The sentence a player reads is `reason-<rule>-<number>` in the words of each language.
"""

from __future__ import annotations

from typing import Final

from flashover.flashpoint.ids import ACT, CORE, FIRE, KD, SETUP, SPEC, TRAG, VEH, VIC, rule_name

ALLOWED: Final = 0

OBSTRUCTED: Final = (CORE + 7) * 10
NOT_ADJACENT: Final = (CORE + 6) * 10
NO_AP: Final = (CORE + 14) * 10
NO_SUCH_PAYMENT: Final = (CORE + 17) * 10
OUTSIDE_CLOSED: Final = (CORE + 19) * 10
TOO_MANY_CUBES: Final = (CORE + 12) * 10
NO_SUCH_DOOR: Final = (ACT + 18) * 10
DOOR_IS_OPEN: Final = (ACT + 18) * 10 + 1
DOOR_IS_SHUT: Final = (ACT + 18) * 10 + 2
DOOR_IS_LOCKED: Final = (ACT + 20) * 10
STANDS_IN_FIRE: Final = (ACT + 2) * 10
STRANDED: Final = (ACT + 2) * 10 + 1
COMMANDED_IN_FIRE: Final = (ACT + 2) * 10 + 2
CARRY_INTO_FIRE: Final = (ACT + 7) * 10
NOT_HERE: Final = (ACT + 8) * 10
LOAD_LIMIT: Final = (ACT + 9) * 10
NOTHING_TO_EXTINGUISH: Final = (ACT + 21) * 10
OUT_OF_REACH: Final = (ACT + 22) * 10
NOT_CHOPPABLE: Final = (ACT + 23) * 10
ALREADY_DESTROYED: Final = (ACT + 23) * 10 + 1
DOOR_NOT_LOCKED: Final = (ACT + 24) * 10
NOT_FIRST_ACTION: Final = (ACT + 27) * 10
NOT_FROM_ENGINE: Final = (ACT + 27) * 10 + 1
ROLE_IN_PLAY: Final = (ACT + 27) * 10 + 2
NOT_NOW: Final = (ACT + 29) * 10
PINNED_DOWN: Final = (TRAG + 6) * 10
NOT_ON_ENGINE: Final = (VEH + 2) * 10
NOT_NEXT_SPOT: Final = (VEH + 2) * 10 + 1
WRONG_SPOT: Final = (VEH + 1) * 10
GUN_NOT_ON_ENGINE: Final = (VEH + 7) * 10
GUN_FIREFIGHTER_THERE: Final = (VEH + 7) * 10 + 1
NO_VEHICLES: Final = (VEH + 11) * 10
RIDE_ELSEWHERE: Final = (VEH + 4) * 10
ONLY_TREATED_LED: Final = (VIC + 1) * 10
CRITICAL_STAYS: Final = (VIC + 4) * 10
NOT_PARAMEDIC: Final = (SPEC + 2) * 10
ALREADY_TREATED: Final = (SPEC + 2) * 10 + 1
NOT_CAPTAIN: Final = (SPEC + 4) * 10
COMMAND_OTHERS: Final = (SPEC + 4) * 10 + 1
COMMAND_ONLY_MOVES: Final = (SPEC + 4) * 10 + 2
CAFS_LIMIT: Final = (SPEC + 5) * 10
NOT_IMAGING: Final = (SPEC + 6) * 10
NO_POI_THERE: Final = (SPEC + 6) * 10 + 1
NOT_HAZMAT_TECHNICIAN: Final = (SPEC + 8) * 10
NO_HAZMAT_HERE: Final = (SPEC + 8) * 10 + 1
REROLLED_ALREADY: Final = (SPEC + 12) * 10
ENGINEER_EXTINGUISHES_NOT: Final = (SPEC + 15) * 10
NOT_ENGINEER: Final = (SPEC + 16) * 10
FIRE_NEAR: Final = (SPEC + 16) * 10 + 1
NO_HOT_SPOT_HERE: Final = (SPEC + 16) * 10 + 2
NO_FLARE_UP: Final = (SPEC + 17) * 10
NOT_DAMAGED: Final = (SPEC + 18) * 10
BEYOND_REPAIR: Final = (SPEC + 18) * 10 + 1
DODGE_ONE_AP: Final = (SPEC + 20) * 10
DOG_NOT_INTO_FIRE: Final = (SPEC + 25) * 10
NOT_DOG: Final = (SPEC + 26) * 10
NO_GAP: Final = (SPEC + 26) * 10 + 1
DOG_REVEALS_ADJACENT: Final = (SPEC + 27) * 10
DOG_MAY_NOT: Final = (SPEC + 28) * 10
DOG_LEADS_NOBODY: Final = (SPEC + 30) * 10
PREVENTION_EXTINGUISHES_NOT: Final = (SPEC + 33) * 10
NOT_PREVENTION: Final = (SPEC + 33) * 10 + 1
NO_SMOKE_THERE: Final = (SPEC + 33) * 10 + 2
NOT_SHORTEST: Final = (SPEC + 33) * 10 + 3
SMOKE_ON_FIRE: Final = (SPEC + 33) * 10 + 4
POI_NOT_INTO_FIRE: Final = (SPEC + 34) * 10
DOOR_IN_THE_WAY: Final = (SPEC + 34) * 10 + 1
NO_POI_NEXT_TO_DOOR: Final = (SPEC + 34) * 10 + 2
NOT_STRATEGIST: Final = (SPEC + 35) * 10
SAVED_FULL: Final = (SPEC + 35) * 10 + 1
GIVE_OTHERS: Final = (SPEC + 35) * 10 + 2
LOOKED_ALREADY: Final = (SPEC + 36) * 10
NO_EVENT_LEFT: Final = (SPEC + 36) * 10 + 1
NO_EVENT_DECK: Final = (TRAG + 9) * 10
NO_HOT_SPOTS: Final = (TRAG + 8) * 10
NO_PLACE_AFTER: Final = (KD + 2) * 10
NOT_A_TANK: Final = (VIC + 6) * 10
NOT_NEXT_AMBULANCE_SPOT: Final = (VEH + 3) * 10
NOT_A_TARGET: Final = (FIRE + 22) * 10
START_OUTSIDE: Final = (SETUP + 24) * 10
WRONG_PARKING: Final = (SETUP + 25) * 10
NOT_ALL_PLACED: Final = (SETUP + 25) * 10 + 1
ROLE_TAKEN: Final = (SETUP + 18) * 10


def reason_rule(reason: int) -> str:
    """The ledger id a reason cites: 31811 is FP-ACT-18…; 0 is no reason."""
    return rule_name(reason // 10)


def reason_key(reason: int) -> str:
    """The message that says a reason in words."""
    return f"reason-{reason_rule(reason)}-{reason % 10}"
