"""What chance can be asked in Flash Point."""

from __future__ import annotations

from typing import Final

D6: Final = 6
D8: Final = 8
D12: Final = 12
D16: Final = 16
DRAW_POI: Final = 20
DRAW_DOOR: Final = 21
DRAW_ROLE: Final = 22
DRAW_SPACE: Final = 23
DRAW_SPOT: Final = 24
SHUFFLE_FIRE: Final = 30
SHUFFLE_EVENT: Final = 31

WORDS: Final = {
    D6: "d6", D8: "d8", D12: "d12", D16: "d16", DRAW_POI: "draw poi", DRAW_DOOR: "draw door", DRAW_ROLE: "draw role",
    DRAW_SPACE: "draw space", DRAW_SPOT: "draw spot", SHUFFLE_FIRE: "shuffle fire", SHUFFLE_EVENT: "shuffle event",
}  # fmt: skip
