"""The kinds of border a board can have, and the words of the drawing."""

from __future__ import annotations

from typing import Final, NamedTuple


class Kind(NamedTuple):
    """What a border is.

    cubes: damage that destroys it (0 takes none, -1 takes any number and stays).
    stops: when it stops fire, shock waves and the hose: "always" (until destroyed), "closed" (while shut), "never".
    walk: "yes", "open" (once opened), "destroyed" (only then), "never".  cost: factor on the AP of a step across.
    """

    name: str
    char: str
    flat: str
    cubes: int
    stops: str
    walk: str
    cost: int


KINDS: Final[dict[str, Kind]] = {
    kind.name: kind
    for kind in (
        Kind("open", " ", "   ", 0, "never", "yes", 1),
        Kind("wall", "|", "---", 2, "always", "destroyed", 1),
        Kind("thin", ":", ":::", 1, "always", "destroyed", 1),
        Kind("reinforced", "=", "===", 3, "always", "destroyed", 1),
        Kind("window", "W", "-W-", 1, "closed", "open", 1),
        Kind("door", "D", "-D-", 0, "closed", "open", 1),
        Kind("fireproof", "F", "-F-", 0, "closed", "open", 1),
        Kind("lockable", "L", "-L-", 0, "closed", "open", 1),
        Kind("doorway", "O", "-O-", 0, "never", "yes", 1),
        Kind("bulkhead", "%", "%%%", 0, "always", "never", 1),
        Kind("hull", "#", "###", -1, "always", "never", 1),
        Kind("foundation", "&", "&&&", 0, "always", "never", 1),
        Kind("machine", "M", "MMM", -1, "always", "never", 1),
        Kind("rough", "~", "~~~", 0, "never", "yes", 2),
        Kind("wing", '"', '"""', 2, "never", "yes", 2),
        Kind("ladder", "H", "HHH", 0, "never", "yes", 2),
        Kind("nowalk", "x", "xxx", 0, "never", "never", 1),
    )
}
BY_CHAR: Final[dict[str, str]] = {kind.char: kind.name for kind in KINDS.values()} | {"-": "wall"}
WALL_FILL: Final = "-#%&=:"  # may stand beside the letter of an opening in a flat border
OPENINGS: Final = ("window", "door", "fireproof", "lockable", "doorway")
SOLID: Final = ("wall", "thin", "reinforced", "bulkhead", "hull", "foundation", "machine")
DOORS: Final = ("door", "fireproof", "lockable")

STEP: Final[dict[str, tuple[int, int]]] = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
OPPOSITE: Final[dict[str, str]] = {"N": "S", "S": "N", "E": "W", "W": "E"}
COMPASS: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
LANGUAGES: Final = ("en", "es", "it")

MARKS: Final[dict[str, str]] = {
    "A": "ambulance spot",
    "E": "engine spot",
    "S": "start",
    "R": "rescue",
    "H": "hazmat disposal",
    "N": "no hazmat disposal",
    "X": "never entered",
    "L": "lift",
    "*": "sprinkler release",
    "^": "stairs to the attic",
    "_": "stairs to the basement",
    ".": "plain floor",
}
EXPLOSION_TABLE: Final = ((3, 3), (3, 4), (3, 5), (3, 6), (4, 6), (4, 5), (4, 4), (4, 3))
