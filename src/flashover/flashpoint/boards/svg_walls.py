"""Walls, doors, windows and what else stands between two spaces; damage."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .kinds import DOORS, OPENINGS, SOLID
from .svg_layout import Segment
from .svg_scene import Scene, lines, path, place, rect, text, use

SHUT, OPEN = 1, 2
PAINTED: Final = ("rough", "wing", "ladder", "nowalk")
SAWED: Final = "q8 -11 15.3 0" + "t15.3 0" * 5
JAMBS: Final = path("wall-out", "M-50 0H-40M40 0H50") + path("wall-in", "M-50 0H-41M41 0H50")
RUBBLE: Final = "M-34 -6l9 -5 5 8 -8 6zM-16 6l7 -4 6 6 -7 4zM12 -9l8 2 -2 8 -8 -1zM24 6l9 -4 3 8 -8 4zM2 10l5 -3 3 4z"
SHARDS: Final = "M-36 -5l12 3 -11 4zM36 -5l-15 4 14 5zM-8 6l5 -9 4 9zM12 5l6 -6 3 7z"
SPLINTERS: Final = "M-41 -8l12 5 -12 8zM41 -7l-14 4 14 9zM-12 7l14 -3 -3 6zM8 -6l12 2 -9 4z"
GLINT: Final = "M-30 4L-22 -4M-22 4L-14 -4M10 4L18 -4M18 4L26 -4"

# Each lies from (-50, 0) to (50, 0); whoever uses one turns it upright.
PLAIN: Final = {
    "doorway": JAMBS + rect("mat", -38, -8, 76, 16, ' rx="2"') + path("post", "M-40 -10V10M40 -10V10"),
    "reinforced": path("strong-out", "M-53 0H53") + path("strong-in", "M-50 0H50") + path("strong-bars", "M-50 0H50"),
    "bulkhead": path("strong-out", "M-53 0H53")
    + path("bulkhead-in", "M-54 0H54")
    + path("rivets", "M-40 0h.1M-20 0h.1M0 0h.1M20 0h.1M40 0h.1"),
    "hull": rect("hull", -59, -10, 118, 20),
    "foundation": rect("foundation", -58, -9, 116, 18),
    "machine": rect("machine", -50, -18, 100, 36, ' rx="4"')
    + "".join(
        f'<circle class="fp-piston" cx="{x}" r="11"/><circle class="fp-piston-in" cx="{x}" r="4"/>'
        for x in (-30, 0, 30)
    ),
    "rough": path("rough-under", f"M-46 0{SAWED}") + path("rough", f"M-46 0{SAWED}"),
    "wing": path("wing", "M-50 -5H50M-50 5H50") + path("wing-in", "M-50 0H50"),
    "ladder": path("ladder-under", "M-14 -26V26M14 -26V26")
    + path("ladder", "M-14 -28V28M14 -28V28M-14 -20H14M-14 -7H14M-14 7H14M-14 20H14"),
    "nowalk": path("rail", "M-48 0H48") + path("rail-posts", "M-40 -6V6M-14 -6V6M14 -6V6M40 -6V6"),
}
WINDOWS: Final = {
    SHUT: rect("window", -39, -8, 78, 16, ' rx="2"') + path("glint", GLINT) + path("mullion", "M0 -8V8"),
    OPEN: path("frame", "M-38 -7V7M38 -7V7")
    + path("sash", "M-38 0L-26 -30M38 0L26 -30")
    + path("pane", "M-38 0L-26 -30M38 0L26 -30"),
}
BROKEN_WINDOW: Final = path("frame", "M-38 -6V6M38 -6V6") + path("shard", SHARDS)
BROKEN_WING: Final = path("wing", "M-50 -5H-30M30 -5H50M-50 5H-26M26 5H50") + path("wing-in", "M-50 0H-34M34 0H50")


def walls(scene: Scene) -> list[str]:
    """Shadows first, then what is painted on the floor, walls, and what stands in them; damage on top."""
    drawn = [s for s in scene.layout.segments if s.kind != "open"]
    standing = [s for s in drawn if not fallen(scene, s)]
    apart = [s for s in drawn if s.kind not in ("wall", "thin") or fallen(scene, s)]
    thin, wall = run(standing, "thin"), run(standing, "wall")
    shadow = run(standing, *SOLID, "window")
    return [
        f'<path class="fp-wall-shadow" d="{shadow}" transform="translate(5 6)"/>',
        *(turned(s, border(scene, s)) for s in apart if s.kind in PAINTED),
        *(path(name, thin) for name in ("thin-out", "thin-in")),
        *(path(name, wall) for name in ("wall-out", "wall-in")),
        *(turned(s, border(scene, s)) for s in sorted(apart, key=depth) if s.kind not in PAINTED),
        *(cubes(scene, s) for s in drawn if scene.at("damage", s.edge)),
    ]


def run(segments: Iterable[Segment], *kinds: str) -> str:
    """All borders of some kinds as one line, so that no joints show."""
    return lines((s.x, s.y, s.upright) for s in segments if s.kind in kinds)


def depth(segment: Segment) -> int:
    """Thin walls below others, openings above all."""
    return 2 if segment.kind in OPENINGS else 0 if segment.kind == "thin" else 1


def turned(segment: Segment, drawing: str) -> str:
    """A border in its place."""
    return f"<g {place(segment.x, segment.y, ' rotate(90)' if segment.upright else '')}>{drawing}</g>"


def fallen(scene: Scene, segment: Segment) -> bool:
    """Has damage destroyed it?"""
    limit = scene.board.cubes(segment.kind)
    return 0 < limit <= scene.at("damage", segment.edge)


def border(scene: Scene, segment: Segment) -> str:
    """One border as it looks now."""
    kind, door = segment.kind, scene.at("door", segment.edge)
    if kind == "window":
        shown = BROKEN_WINDOW if fallen(scene, segment) else WINDOWS.get(door, WINDOWS[SHUT])
        return path("wall-out", "M-50 0H-38M38 0H50") + shown
    if kind in DOORS:
        locked = scene.at("locked", segment.edge) > 0 and door == SHUT
        return JAMBS + door_leaf(kind, door) + (use("lock", -26, -20, 40) if locked else "")
    if not fallen(scene, segment):
        return PLAIN[kind]
    return BROKEN_WING if kind == "wing" else rubble(kind)


def rubble(kind: str) -> str:
    """What is left of a wall."""
    stubs = path(f"stub {kind}", "M-50 0H-38M38 0H50") + path(f"stub-in {kind}", "M-50 0H-39M39 0H50")
    return stubs + path("rubble", RUBBLE)


def door_leaf(kind: str, door: int) -> str:
    """A door shut, open or destroyed."""
    sill = path("sill", "M-40 0H40")
    if door == SHUT:
        leaf = f'<rect class="fp-leaf fp-{kind}" x="-41" y="-11" width="82" height="22" rx="3"/>'
        return leaf + path("panel", "M-33 -5H-4V5H-33ZM4 -5H24V5H4Z") + '<circle class="fp-knob" cx="32" r="4"/>'
    if door != OPEN:
        return sill + path(f"splinter {kind}", SPLINTERS)
    leaf = f'<rect class="fp-leaf fp-{kind}" y="-8" width="74" height="16" rx="3"/>'
    knob = '<circle class="fp-knob" cx="65" r="3.5"/>'
    ajar = f'<g transform="translate(-40 0) rotate(-72)">{leaf}{knob}</g>'
    return sill + path("swing", "M38 0A78 78 0 0 0 -14 -73") + ajar


def cubes(scene: Scene, segment: Segment) -> str:
    """The damage of a border: up to three cubes, more as a number."""
    many = scene.at("damage", segment.edge)
    shown = min(many, 3)
    out = []
    for i in range(shown):
        off = (i - (shown - 1) / 2) * 29
        out.append(use("cube", (0 if segment.upright else off) - 19, (off if segment.upright else 0) - 19, 38))
    if many > 3:
        out.append(text(str(many), 18, -12, classes="many"))
    return f"<g {place(segment.x, segment.y)}>{''.join(out)}</g>"
