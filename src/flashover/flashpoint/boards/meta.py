"""The header of a board as it stands in `Board.meta`, after validation.  Only type checkers import this module."""

from __future__ import annotations

from typing import NotRequired, TypedDict

Names = dict[str, str]


class Rules(TypedDict, total=False):
    """What the board says about its own rules."""

    deck_gun: str
    drive: str
    explosions: list[str]
    platform: bool
    explosion_on_each_floor: bool
    poi_per_floor_max: int
    third_poi_flips: bool
    reinforced_cubes: int
    locked: int
    chop_only: str


class Thing(TypedDict):
    """An object of the board: drawn by a mark in its cells, or by machine borders."""

    id: str
    kind: str
    cubes: int
    name: Names
    mark: NotRequired[str]
    border: NotRequired[str]
    optional: NotRequired[bool]
    lose: NotRequired[bool]


class Family(TypedDict, total=False):
    """Fixed set-up of the family game."""

    fires: list[list[int]]
    poi: list[list[int]]


class Attach(TypedDict):
    """The columns of the host under an attic and over a basement."""

    attic_over: list[int]
    basement_under: list[int]


class FloorHead(TypedDict, total=False):
    """One [[floor]] table."""

    id: str
    cols: list[int]
    rows: list[int]
    level: int
    outside: str
    name: Names


class Meta(TypedDict):
    """The whole header."""

    format: str
    id: str
    set: str
    origin: str
    title: Names
    dice: list[int]
    circles: int
    rules: Rules
    family: NotRequired[Family]
    attach: NotRequired[Attach]
    floor: NotRequired[list[FloorHead]]
    object: NotRequired[list[Thing]]
    rooms: NotRequired[dict[str, Names]]
