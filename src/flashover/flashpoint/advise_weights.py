"""The rule of thumb, what it cares about: the worth of things, a Victim lost being about 10,000."""

from __future__ import annotations

from typing import Final

from flashover.flashpoint.ruleset import ints

RESCUE: Final = 0  # a Victim rescued
LOSS: Final = 1  # a Victim lost
LOSS_MORE: Final = 2  # how much more each further one
TIME: Final = 3  # a Victim waiting for one Advance longer
HAZARD: Final = 4  # how likely any space burns within one Advance, in 48ths of a hundredth
FALSE: Final = 5  # a False Alarm found out
CUBE: Final = 6  # a Damage cube
CUBE_MORE: Final = 7  # times the square of those that miss to LOW
LOW: Final = 8
BURN: Final = 9  # a space on Fire
SMOKE: Final = 10  # a space with Smoke
SPREAD: Final = 11  # a roll that sets a space on Fire
BLAST: Final = 12  # how many Advances an Explosion's cubes are feared ahead
FALL: Final = 13  # a roll that knocks a Firefighter down
AWAY: Final = 14  # an AP between an idle Firefighter and the Fire
SAVED: Final = 15  # a saved AP
HAZMAT_LOSS: Final = 16  # a Hazmat that explodes
HAZMAT_TIME: Final = 17  # a Hazmat waiting for one Advance longer
HALF_OUT: Final = 18  # Smoke that Flashover will set on Fire again, less than the Fire it was
IDENTIFY: Final = 19  # knowing what a PoI is
HOT: Final = 20  # a Hot Spot
POST: Final = 21  # an AP between a specialist and the work only he can do
RETURN: Final = 22  # tenths of an AP between one rescue and the next by the same Firefighter
GUN: Final = 23  # a space on Fire beside the Engine, for one who stands on it
LEFT: Final = 24  # an AP not spent yet, while lines of actions are compared
WIDTH: Final = 25  # how many lines are followed

CHANGE: Final = 26  # an AP between the Engine and one whose role another would do better

IN_FAMILY: Final = ints([
    13453, 9000, 1500, 126, 20, 573, 300, 60, 9, 1008, 240, 120, 20, 10,
    120, 20, 3000, 20, 74, 268, 300, 20, 60, 0, 200, 4, 0,
])  # fmt: skip
IN_EXPERIENCED: Final = ints([
    13453, 9000, 1500, 126, 20, 573, 300, 60, 9, 1008, 240, 120, 20, 10,
    120, 20, 3000, 20, 74, 268, 300, 150, 60, 60, 200, 4, 150,
])  # fmt: skip

# none, paramedic, captain, imaging, cafs, hazmat technician, generalist, rescue, driver, engineer, veteran, dog,
# prevention, strategist, suppression
ROLE_WORTH: Final = ints([0, 2000, 4000, 4000, 5000, 2000, 4500, 2000, 4000, 0, 4000, 3000, 1000, 4000, 6000])
