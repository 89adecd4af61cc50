"""Where everything of a board lies in its picture; a space is U wide, as on the page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from .facts import FloorFacts, Geometry

U: Final = 100
LEFT, RIGHT, TOP, BOTTOM, CAPTION, GAP = 56, 26, 56, 26, 48, 22
ASPECT: Final = 1.6  # of the room floors are laid out for
MIDDLE: Final = {"N": (U / 2, 0.0), "E": (float(U), U / 2), "S": (U / 2, float(U)), "W": (0.0, U / 2)}

Point = tuple[float, float]


class Box(NamedTuple):
    """A part of the picture: a floor, or a group of floors that touch."""

    x: float
    y: float
    w: float
    h: float
    floor: int
    group: int


class Segment(NamedTuple):
    """A border: the middle of its line, and how it lies; b is -1 where nothing is behind it."""

    edge: int
    kind: str
    x: float
    y: float
    upright: bool
    a: int
    b: int


class Layout(NamedTuple):
    """The whole picture."""

    width: float
    height: float
    corners: list[Point]  # by cell: its upper left corner
    segments: list[Segment]
    floors: list[Box]
    groups: list[Box]


def lay_out(facts: Geometry) -> Layout:
    """Places every floor; several side by side, in as many rows as leave the spaces largest."""
    groups = groups_of(facts)
    sizes = [group_size(facts, group) for group in groups]
    tries = [in_rows(sizes, across) for across in range(1, len(sizes) + 1)]
    width, height, places = max(tries, key=lambda found: min(ASPECT / found[0], 1 / found[1]))
    floors = [box for i, group in enumerate(groups) for box in place_floors(facts, group, i, places[i])]
    corners = [corner(facts, floors, i) for i in range(len(facts["cells"]))]
    around = [bounds([box for box in floors if box.group == i]) for i in range(len(groups))]
    return Layout(width, height, corners, segments(facts, corners), floors, around)


def groups_of(facts: Geometry) -> list[list[int]]:
    """Floors that touch form one group."""
    cells = facts["cells"]
    flat = [edge for edge in facts["edges"] if edge["side"] not in "UD"]
    pairs = {(cells[edge["a"]]["floor"], cells[edge["b"]]["floor"]) for edge in flat}
    groups: list[list[int]] = []
    for floor in range(len(facts["floors"])):
        near = next((group for group in groups if any((one, floor) in pairs for one in group)), None)
        if near is None:
            groups.append([floor])
        else:
            near.append(floor)
    return groups


def ring(floor: FloorFacts) -> int:
    """How many outside spaces lie on each side of a floor."""
    return 0 if floor["outside"] == "none" else 1


def floor_size(floor: FloorFacts) -> Point:
    """Width and height of a floor with its ring."""
    wide = floor["cols"][1] - floor["cols"][0] + 1 + 2 * ring(floor)
    high = floor["rows"][1] - floor["rows"][0] + 1 + 2 * ring(floor)
    return wide * U, high * U


def caption(facts: Geometry) -> int:
    """The room for the name of a floor, where there are several."""
    return CAPTION if len(facts["floors"]) > 1 else 0


def group_size(facts: Geometry, group: list[int]) -> Point:
    """The size of a group with the numbers along its rim and its caption."""
    sizes = [floor_size(facts["floors"][floor]) for floor in group]
    right = LEFT if len(group) > 1 else RIGHT
    return sum(w for w, _ in sizes) + LEFT + right, max(h for _, h in sizes) + TOP + BOTTOM + caption(facts)


def in_rows(sizes: list[Point], across: int) -> tuple[float, float, list[Point]]:
    """Rows of so many groups: width, height, and where each group lies."""
    places: list[Point] = []
    width = y = 0.0
    for i in range(0, len(sizes), across):
        row = sizes[i : i + across]
        x = 0.0
        for w, _ in row:
            places.append((x, y))
            x += w + GAP
        width = max(width, x - GAP)
        y += max(h for _, h in row) + GAP
    return width, y - GAP, places


def place_floors(facts: Geometry, group: list[int], index: int, origin: Point) -> list[Box]:
    """The floors of a group, one beside the other."""
    x, y = origin[0] + LEFT, origin[1] + TOP + caption(facts)
    boxes = []
    for floor in group:
        w, h = floor_size(facts["floors"][floor])
        boxes.append(Box(x, y, w, h, floor, index))
        x += w
    return boxes


def bounds(boxes: list[Box]) -> Box:
    """The box round some boxes."""
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.x + box.w for box in boxes), max(box.y + box.h for box in boxes)
    return Box(x, y, right - x, bottom - y, -1, boxes[0].group)


def corner(facts: Geometry, floors: list[Box], number: int) -> Point:
    """The upper left corner of a cell."""
    cell = facts["cells"][number]
    floor = facts["floors"][cell["floor"]]
    box = next(box for box in floors if box.floor == cell["floor"])
    x = box.x + (cell["col"] - floor["cols"][0] + ring(floor)) * U
    return x, box.y + (cell["row"] - floor["rows"][0] + ring(floor)) * U


def segments(facts: Geometry, corners: list[Point]) -> list[Segment]:
    """The lines of all borders, outer ones last."""
    flat = [(i, edge["a"], edge["b"], edge["side"], edge["kind"]) for i, edge in enumerate(facts["edges"])]
    rims = [(len(flat) + i, rim["a"], -1, rim["side"], rim["kind"]) for i, rim in enumerate(facts["rims"])]
    return [segment(corners[a], i, a, b, side, kind) for i, a, b, side, kind in flat + rims if side not in "UD"]


def segment(at: Point, edge: int, a: int, b: int, side: str, kind: str) -> Segment:
    """The line of one border."""
    dx, dy = MIDDLE[side]
    return Segment(edge, kind, at[0] + dx, at[1] + dy, side in "EW", a, b)
