"""The shape of what `geometry` returns.  Only type checkers import this module."""

from __future__ import annotations

from typing import TypedDict

from .meta import Names, Rules


class FloorFacts(TypedDict):
    """One floor."""

    id: str
    name: Names
    level: int
    rows: list[int]
    cols: list[int]
    outside: str


class CellFacts(TypedDict):
    """One cell; index = cell number."""

    name: str
    floor: int
    row: int
    col: int
    inside: bool
    room: str
    marks: str


class EdgeFacts(TypedDict):
    """One edge; index = edge number."""

    a: int
    b: int
    side: str
    kind: str


class RimFacts(TypedDict):
    """One rim; index + number of edges = edge number."""

    a: int
    side: str
    kind: str


class SpotFacts(TypedDict):
    """One parking spot; index = spot number."""

    vehicle: str
    side: str
    cells: list[int]
    areas: list[str]


class ThingFacts(TypedDict):
    """One object; border objects touch the cells on both sides of their borders and fill none."""

    id: str
    kind: str
    cells: list[int]
    edges: list[int]
    cubes: int
    optional: bool
    lose: bool
    name: Names


class Geometry(TypedDict):
    """All a page needs to draw a board."""

    id: str
    set: str
    origin: str
    title: Names
    dice: list[int]
    circles: int
    rules: Rules
    floors: list[FloorFacts]
    cells: list[CellFacts]
    edges: list[EdgeFacts]
    rims: list[RimFacts]
    stairs: list[list[int]]
    rooms: dict[str, Names]
    spots: list[SpotFacts]
    areas: dict[str, list[int]]
    objects: list[ThingFacts]
    arrows: list[int]
