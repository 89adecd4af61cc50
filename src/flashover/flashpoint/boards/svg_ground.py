"""Floors, ground, lines between spaces, numbers and names along the rim."""

from __future__ import annotations

from typing import Final

from .svg_layout import Box, U
from .svg_scene import Scene, frames, lines, num, path, rect, text

FLOORS: Final = frozenset("wood tile carpet stone concrete asphalt metal lab pit office train track grass".split())
NUMBER: Final = 28
CAPTION: Final = 40


def ground(scene: Scene) -> list[str]:
    """The board without what is printed on its spaces."""
    return [*cards(scene), *floors(scene), *grid(scene), area_lines(scene)]


def cards(scene: Scene) -> list[str]:
    """The card each group of floors lies on, with its shadow."""
    out = []
    for box in scene.layout.groups:
        right = 52 if sum(floor.group == box.group for floor in scene.layout.floors) > 1 else 18
        out.append(rect("board-shadow", box.x - 46, box.y - 42, box.w + 52 + right, box.h + 66, ' rx="24"'))
        out.append(rect("board-card", box.x - 52, box.y - 52, box.w + 52 + right, box.h + 70, ' rx="22"'))
    return out


def floors(scene: Scene) -> list[str]:
    """Each space with its pattern, which begins at the corner of the floor."""
    return [floor(scene, box) for box in scene.layout.floors]


def floor(scene: Scene, box: Box) -> str:
    """The spaces of a floor, those of one pattern as one shape."""
    by_pattern: dict[str, list[tuple[float, float]]] = {}
    for number, (x, y) in enumerate(scene.layout.corners):
        if scene.facts["cells"][number]["floor"] == box.floor:
            by_pattern.setdefault(pattern(scene, number), []).append((x - box.x, y - box.y))
    shapes = [f'<path fill="url(#fp-{name})" d="{frames(here)}"/>' for name, here in by_pattern.items()]
    return f'<g transform="translate({num(box.x)} {num(box.y)})">{"".join(shapes)}</g>'


def pattern(scene: Scene, number: int) -> str:
    """What a space is made of."""
    cell = scene.facts["cells"][number]
    if not cell["inside"]:
        return outside(scene, number)
    wanted = scene.facts["rooms"].get(cell["room"], {}).get("floor", "")
    return wanted if wanted in FLOORS else "concrete"


def outside(scene: Scene, number: int) -> str:
    """The ground outside the walls."""
    cell = scene.facts["cells"][number]
    at, marks = scene.facts["floors"][cell["floor"]], cell["marks"]
    if "N" in marks or "X" in marks:
        return "metal" if "N" in marks else "roof"
    if at["level"] > 0 or at["outside"] == "below":
        return "sky" if at["level"] > 0 else "asphalt"
    if at["outside"] != "closed":
        return "grass"
    if set(marks) & set("AESRH*"):
        return "concrete"
    return "sea" if any(edge["kind"] == "hull" for edge in scene.facts["edges"]) else "earth"


def grid(scene: Scene) -> list[str]:
    """The lines between spaces."""
    kinds: dict[str, list[tuple[float, float]]] = {"out": [], "air": [], "in": []}
    for cell, corner in zip(scene.facts["cells"], scene.layout.corners, strict=True):
        aloft = scene.facts["floors"][cell["floor"]]["level"] > 0
        kinds["in" if cell["inside"] else "air" if aloft else "out"].append(corner)
    return [path(f"grid-{kind}", frames(corners)) for kind, corners in kinds.items()]


def area_lines(scene: Scene) -> str:
    """The lines between the areas of the Deck Gun."""
    owner = {cell: name for name, members in scene.facts["areas"].items() for cell in members}
    split = [s for s in scene.layout.segments if s.a in owner and s.b in owner and owner[s.a] != owner[s.b]]
    return path("area", lines((s.x, s.y, s.upright) for s in split))


def rims(scene: Scene) -> list[str]:
    """Numbers of columns and rows as the dice show them, and the names of floors."""
    out = []
    for box in scene.layout.floors:
        out += columns(scene, box) + rows(scene, box)
        name = scene.named(scene.facts["floors"][box.floor]["name"])
        if name and len(scene.layout.floors) > 1:
            out.append(text(name, box.x + box.w / 2, box.y - 64, CAPTION, "caption"))
    return out


def ring_of(scene: Scene, box: Box) -> int:
    """Does a floor have outside spaces?"""
    return 0 if scene.facts["floors"][box.floor]["outside"] == "none" else 1


def columns(scene: Scene, box: Box) -> list[str]:
    """Numbers of columns, on black dice."""
    first, last = scene.facts["floors"][box.floor]["cols"]
    out, y = [], box.y - 26
    for number in range(first, last + 1):
        x = box.x + (number - first + ring_of(scene, box) + 0.5) * U
        out.append(path("black-die", f"M{num(x)} {num(y - 24)}L{num(x + 23)} {num(y + 17)}H{num(x - 23)}Z"))
        out.append(text(str(number), x, y + 13, NUMBER * (0.72 if number > 9 else 0.9), "number"))
    return out


def rows(scene: Scene, box: Box) -> list[str]:
    """Numbers of rows, on red dice; the second floor of a strip has its own on the right."""
    first, last = scene.facts["floors"][box.floor]["rows"]
    right = any(other.group == box.group and other.x < box.x for other in scene.layout.floors)
    out, x = [], box.x + box.w + 26 if right else box.x - 26
    for number in range(first, last + 1):
        y = box.y + (number - first + ring_of(scene, box) + 0.5) * U
        out.append(rect("red-die", x - 20, y - 20, 40, 40, ' rx="8"'))
        out.append(text(str(number), x, y + NUMBER * 0.36, NUMBER, "number"))
    return out
