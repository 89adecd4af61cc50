"""The names of rooms, written along their longest straight run of free spaces."""

from __future__ import annotations

from html import escape
from typing import Final, NamedTuple

from .svg_layout import U
from .svg_scene import Scene, num

WIDE: Final = 0.66  # of a letter against its height
SIZE: Final = 17


class Label(NamedTuple):
    """A name: its middle, the room it has, and whether it is written upwards."""

    name: str
    x: float
    y: float
    length: int
    upright: bool


def room_names(scene: Scene) -> list[str]:
    """Every room of the board by name; a room in two parts twice."""
    busy = busy_cells(scene)
    labels = [label(scene, [cell for cell in part if cell not in busy] or part) for part in room_parts(scene)]
    return [written(one) for one in labels if one.name]


def room_parts(scene: Scene) -> list[list[int]]:
    """Cells of one room and floor that touch."""
    cells = scene.facts["cells"]
    near: dict[int, list[int]] = {i: [] for i, cell in enumerate(cells) if cell["inside"] and cell["room"]}
    for edge in scene.facts["edges"]:
        a, b = edge["a"], edge["b"]
        same = (cells[a]["room"], cells[a]["floor"]) == (cells[b]["room"], cells[b]["floor"])
        if a in near and b in near and same and edge["side"] not in "UD":
            near[a].append(b)
            near[b].append(a)
    return flooded(near)


def flooded(near: dict[int, list[int]]) -> list[list[int]]:
    """The parts of a graph."""
    seen: set[int] = set()
    parts = []
    for start in near:
        if start in seen:
            continue
        part = [start]
        seen.add(start)
        for cell in part:  # grows while it is walked
            new = [other for other in near[cell] if other not in seen]
            seen.update(new)
            part += new
        parts.append(part)
    return parts


def busy_cells(scene: Scene) -> set[int]:
    """Spaces with something printed, where a name would be hard to read."""
    stairs = {cell for pair in scene.facts["stairs"] for cell in pair}
    things = {cell for thing in scene.facts["objects"] for cell in thing["cells"]}
    marked = {i for i, cell in enumerate(scene.facts["cells"]) if set(cell["marks"]) & set("LSRX")}
    return stairs | things | marked


def label(scene: Scene, cells: list[int]) -> Label:
    """Where the name of a room goes."""
    flat, tall = longest_run(scene, cells, (0, 1)), longest_run(scene, cells, (1, 0))
    upright = len(flat) == 1 and len(tall) > 1
    found = tall if upright else flat
    (x, y), (right, bottom) = scene.layout.corners[found[0]], scene.layout.corners[found[-1]]
    room = scene.facts["rooms"].get(scene.facts["cells"][found[0]]["room"], {})
    length = len(found) * U
    if upright:
        return Label(scene.named(room), x + 20, (y + bottom + U) / 2, length, True)
    return Label(scene.named(room), (x + right + U) / 2, y + 20, length, False)


def longest_run(scene: Scene, cells: list[int], step: tuple[int, int]) -> list[int]:
    """The longest straight line of cells in a direction."""
    by_place = {(scene.facts["cells"][cell]["row"], scene.facts["cells"][cell]["col"]): cell for cell in sorted(cells)}
    best: list[int] = []
    for row, col in by_place:
        found = []
        while (row, col) in by_place:
            found.append(by_place[row, col])
            row, col = row + step[0], col + step[1]  # noqa: PLW2901 - the walk begins where the loop stands
        best = max(best, found, key=len)
    return best


def written(one: Label) -> str:
    """A name in one or two lines that fit."""
    room = one.length - 16
    rows = broken(one.name.upper(), int(room / (SIZE * WIDE)))
    size = min(SIZE, room / (max(map(len, rows)) * WIDE))
    off = max(0.0, size - 15) * 0.5
    at = f"translate({num(one.x + (off if one.upright else 0))} {num(one.y + (0 if one.upright else off))})"
    turn = " rotate(-90)" if one.upright else ""
    drawn = "".join(f'<text y="{num(size * (0.35 + i * 1.02))}">{escape(row)}</text>' for i, row in enumerate(rows))
    return f'<g class="fp-room" font-size="{num(size)}" transform="{at}{turn}">{drawn}</g>'


def broken(name: str, per_line: int) -> list[str]:
    """A name in one line if it fits, else in the two most even ones.

    >>> broken("LIVING ROOM", 8)
    ['LIVING', 'ROOM']
    """
    words = name.split()
    if len(name) <= per_line or len(words) < 2:
        return [name]
    pairs = [[" ".join(words[:i]), " ".join(words[i:])] for i in range(1, len(words))]
    return min(pairs, key=lambda pair: max(map(len, pair)))
