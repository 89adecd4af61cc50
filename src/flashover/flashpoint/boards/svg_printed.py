"""What is printed on the spaces: parking spots, stairs, lifts, objects, signs, names of rooms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .svg_layout import Point, U
from .svg_scene import Scene, path, place, rect, text, use

if TYPE_CHECKING:
    from .facts import ThingFacts

SIGNS: Final = {"S": "start", "R": "rescue", "*": "valve", "H": "dispose"}
Space = tuple[float, float, float, float]


def printed(scene: Scene) -> list[str]:
    """Everything printed, except the names of rooms."""
    cells = range(len(scene.facts["cells"]))
    return [
        *spots(scene),
        *(stair(scene, one, two) for low, high in scene.facts["stairs"] for one, two in ((low, high), (high, low))),
        *(lift(scene.layout.corners[cell]) for cell in cells if inside_mark(scene, cell, "L")),
        nacelle(scene),
        *(thing(scene, one) for one in scene.facts["objects"] if one["cells"]),
        *(sign for cell in cells for sign in signs(scene, cell)),
    ]


def space(scene: Scene, cells: list[int]) -> Space:
    """The box round some cells: x, y, width, height."""
    corners = [scene.layout.corners[cell] for cell in cells]
    x, y = min(x for x, _ in corners), min(y for _, y in corners)
    return x, y, max(x for x, _ in corners) - x + U, max(y for _, y in corners) - y + U


def inside_mark(scene: Scene, cell: int, mark: str) -> bool:
    """Is this mark in this inside space?"""
    facts = scene.facts["cells"][cell]
    return facts["inside"] and mark in facts["marks"]


def spots(scene: Scene) -> list[str]:
    """Where vehicles may park, with a shade of the vehicle."""
    out = []
    for spot in scene.facts["spots"]:
        x, y, w, h = space(scene, spot["cells"])
        turn = "" if spot["side"] in "NS" else " rotate(-90)"
        pad = rect("pad", x + 7, y + 7, w - 14, h - 14, ' rx="14"')
        ghost = f'<g class="fp-ghost" {place(x + w / 2, y + h / 2, turn)}>{use(spot["vehicle"], -84, -42, 168, 84)}</g>'
        out.append(f'<g class="fp-spot fp-{spot["vehicle"]}">{pad}{ghost}</g>')
    return out


def stair(scene: Scene, cell: int, to: int) -> str:
    """A flight of stairs and where it leads."""
    there = scene.facts["cells"][to]
    way = "▲" if [cell, to] in scene.facts["stairs"] else "▼"
    well = rect("well", 12, 12, 76, 76, ' rx="6"') + path("treads", "M14 26H86M14 40H86M14 54H86M14 68H86")
    plate = rect("plate", 16, 33, 68, 34, ' rx="6"') + text(f"{way} {there['row']},{there['col']}", 50, 58, 23, "way")
    return f"<g {place(*scene.layout.corners[cell])}>{well}{plate}</g>"


def lift(corner: Point) -> str:
    """A lift."""
    cab = rect("cab", 10, 10, 80, 80, ' rx="6"') + path("cab-door", "M50 10V90")
    return f"<g {place(*corner)}>{cab}{path('cab-way', 'M33 42L42 28L51 42ZM49 58L58 72L67 58Z')}</g>"


def nacelle(scene: Scene) -> str:
    """The engine of an aeroplane: inside spaces nobody enters."""
    cells = [cell for cell in range(len(scene.facts["cells"])) if inside_mark(scene, cell, "X")]
    if not cells:
        return ""
    x, y, w, _ = space(scene, cells)
    body = path("nacelle", f"M26 14H{w * 0.7:g}L{w - 12:g} 34V66L{w * 0.7:g} 86H26C6 74 6 26 26 14Z")
    intake = '<ellipse class="fp-intake" cx="26" cy="50" rx="13" ry="32"/>'
    return f"<g {place(x, y)}>{body}{intake}{path('blades', 'M26 20V80M16 30L36 70M36 30L16 70')}</g>"


def thing(scene: Scene, facts: ThingFacts) -> str:
    """An object with its name."""
    x, y, w, h = box = space(scene, facts["cells"])
    if facts["id"] == "car":
        return use("car", x + 6, y + 6, w - 12, h - 12) + thing_name(scene.named(facts["name"]), box)
    bolts = "".join(
        f'<circle class="fp-bolt" cx="{left:g}" cy="{top:g}" r="3.5"/>'
        for left in (x + 15.5, x + w - 15.5)
        for top in (y + 15.5, y + h - 15.5)
    )
    shade = rect("thing-shade", x + 13, y + 15, w - 22, h - 22, ' rx="12"')
    body = rect("thing-body", x + 9, y + 9, w - 18, h - 18, ' rx="12"')
    lid = rect("thing-lid", x + 17, y + 17, w - 34, h - 34, ' rx="7"')
    name = thing_name(scene.named(facts["name"]), box)
    return f'<g class="fp-thing fp-{facts["kind"]}">{shade}{body}{lid}{bolts}</g>{name}'


def thing_name(name: str, box: Space) -> str:
    """The name of an object in as many lines as it needs."""
    x, y, w, h = box
    lines = wrapped(name, int(w / 14))
    size = min(22.0, (w - 26) / (max(map(len, lines)) * 0.6))
    rows = [text(line, 0, size * (0.35 + i - (len(lines) - 1) / 2)) for i, line in enumerate(lines)]
    return f'<g class="fp-thing-name" font-size="{size:.1f}" {place(x + w / 2, y + h / 2)}>{"".join(rows)}</g>'


def wrapped(name: str, per_line: int) -> list[str]:
    """A name in lines, none longer than its longest word or `per_line`.

    >>> wrapped("Very big tank", 8)
    ['Very big', 'tank']
    """
    words = name.split()
    most = max([per_line, *map(len, words)])
    lines = [""]
    for word in words:
        longer = f"{lines[-1]} {word}".strip()
        if len(longer) <= most:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def signs(scene: Scene, cell: int) -> list[str]:
    """The signs of a space."""
    here = [name for mark, name in SIGNS.items() if mark in scene.facts["cells"][cell]["marks"]]
    x, y = scene.layout.corners[cell]
    return [use(name, x + 7 + i % 2 * 46, y + (53 if i < 2 else 7), 40) for i, name in enumerate(here)]
