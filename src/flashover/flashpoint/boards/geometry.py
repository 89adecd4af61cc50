"""A board as numbers: cells, edges, stairs, spots.  Rules and page share these numbers.

The number of a cell is its index in `cells`, of an edge its index in `edges`, of a parking spot its index in
`spots`.  The outer borders of a floor without a ring have no cell behind them: they are not edges but `rims`, numbered
on from the last edge.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from .errors import BoardError, plain
from .model import Board, Cell

if TYPE_CHECKING:
    from .facts import CellFacts, FloorFacts, Geometry, SpotFacts, ThingFacts

SIDES: Final = ("N", "E", "S", "W", "U", "D")
NOTATION: Final = r"(?:([A-Za-z0-9]+)/)?([0-9]{1,3}),([0-9]{1,3})"


class Edge(NamedTuple):
    """A border of two cells, a < b, or a flight of stairs up from a to b; side: the side of a, an index of SIDES."""

    a: int
    b: int
    side: int
    kind: str


class Rim(NamedTuple):
    """An outer border with nothing behind it."""

    a: int
    side: int
    kind: str


# ---- numbers
def cells(board: Board) -> list[Cell]:
    """All spaces: floor by floor, row by row, ring included."""
    return [
        Cell(floor.id, row, col)
        for floor in board.floors.values()
        for row in floor.all_rows()
        for col in floor.all_cols()
        if Cell(floor.id, row, col) in board.marks
    ]


def numbers(board: Board) -> dict[Cell, int]:
    """The number of each cell."""
    return {cell: i for i, cell in enumerate(cells(board))}


def edges(board: Board) -> list[Edge]:
    """All borders between two cells, sorted by cell and side, then the stairs."""
    number = numbers(board)
    flat = [edge for cell in number for edge in edges_of(board, number, cell)]
    stairs = [Edge(number[lower], number[upper], SIDES.index("U"), "stairs") for lower, upper in board.stairs]
    return sorted(flat, key=cell_and_side) + stairs


def cell_and_side(edge: Edge) -> tuple[int, int]:
    """The order of edges."""
    return edge.a, edge.side


def edges_of(board: Board, number: dict[Cell, int], cell: Cell) -> list[Edge]:
    """The borders between a cell and those numbered after it."""
    here = number[cell]
    return [
        Edge(here, number[near], SIDES.index(side), kind)
        for side, (near, kind) in board.sides(cell).items()
        if number.get(near, -1) > here
    ]


def rims(board: Board) -> list[Rim]:
    """The outer borders of floors without a ring, sorted by cell and side."""
    number = numbers(board)
    found = [
        Rim(number[cell], SIDES.index(side), kind)
        for cell in number
        for side, (near, kind) in board.sides(cell).items()
        if near not in number
    ]
    return sorted(found)


# ---- names
def cell_name(board: Board, cell: Cell) -> str:
    """A cell as it is written in notation: "3,4", or "A1/1,5" outside a board of several floors."""
    bare = f"{cell.row},{cell.col}"
    return bare if len(board.floors) == 1 or board.inside(cell) else f"{cell.floor}/{bare}"


def cell_number(board: Board, name: str) -> int:
    """The number of the cell a text names."""
    found = re.fullmatch(NOTATION, name)
    if found is None:
        raise BoardError(f"{board.id}: '{plain(name)}' is no space; write row,column, for example 3,4")
    row, col = int(found[2]), int(found[3])
    for i, cell in enumerate(cells(board)):
        if (cell.row, cell.col) == (row, col) and fits(board, cell, found[1]):
            return i
    raise BoardError(f"{board.id}: there is no space {plain(name)}; {example(board)}")


def fits(board: Board, cell: Cell, floor: str | None) -> bool:
    """May this cell be written with this floor (or without one)?"""
    if floor is not None:
        return cell.floor == floor
    return len(board.floors) == 1 or board.inside(cell)


def example(board: Board) -> str:
    """How spaces of this board are written."""
    if len(board.floors) == 1:
        return "write row,column of a space of this board"
    floors = ", ".join(board.floors)
    return f"inside spaces are row,column, outside ones floor/row,column with a floor of {floors}"


# ---- ready for JSON
def geometry(board: Board) -> Geometry:
    """The whole board as plain lists and dicts."""
    number = numbers(board)
    meta = board.meta
    return {
        "id": board.id,
        "set": meta["set"],
        "origin": meta["origin"],
        "title": meta["title"],
        "dice": meta["dice"],
        "circles": meta["circles"],
        "rules": meta["rules"],
        "floors": floor_facts(board),
        "cells": [cell_facts(board, cell) for cell in number],
        "edges": [{"a": e.a, "b": e.b, "side": SIDES[e.side], "kind": e.kind} for e in edges(board)],
        "rims": [{"a": rim.a, "side": SIDES[rim.side], "kind": rim.kind} for rim in rims(board)],
        "stairs": [[number[lower], number[upper]] for lower, upper in board.stairs],
        "rooms": meta.get("rooms", {}),
        "spots": spot_facts(board, number),
        "areas": {name: sorted(number[cell] for cell in area) for name, area in board.areas().items()},
        "objects": thing_facts(board, number),
        "arrows": [number[board.arrows[cell]] if cell in board.arrows else -1 for cell in number],
    }


def floor_facts(board: Board) -> list[FloorFacts]:
    """The floors in order."""
    return [
        {
            "id": floor.id,
            "name": floor.name,
            "level": floor.level,
            "rows": list(floor.rows),
            "cols": list(floor.cols),
            "outside": floor.outside,
        }
        for floor in board.floors.values()
    ]


def cell_facts(board: Board, cell: Cell) -> CellFacts:
    """One cell; marks without the room letter."""
    return {
        "name": cell_name(board, cell),
        "floor": list(board.floors).index(cell.floor),
        "row": cell.row,
        "col": cell.col,
        "inside": board.inside(cell),
        "room": room_key(board, cell),
        "marks": "".join(char for char in board.marks[cell] if not char.islower()),
    }


def room_key(board: Board, cell: Cell) -> str:
    """The key of the cell's room in the table of rooms; an attached floor has keys of its own."""
    letter = board.room(cell)
    own = f"{cell.floor}.{letter}"
    return own if own in board.meta.get("rooms", {}) else letter


def spot_facts(board: Board, number: dict[Cell, int]) -> list[SpotFacts]:
    """The parking spots, clockwise."""
    return [
        {
            "vehicle": spot.vehicle,
            "side": spot.side,
            "cells": [number[cell] for cell in spot.cells],
            "areas": sorted(board.area_of_spot(spot)),
        }
        for spot in board.spots()
    ]


def thing_facts(board: Board, number: dict[Cell, int]) -> list[ThingFacts]:
    """The objects in the order of the header."""
    drawn = {thing["id"]: [number[cell] for cell in cells] for thing, cells in board.objects()}
    machine = [i for i, edge in enumerate(edges(board)) if edge.kind == "machine"]
    return [
        {
            "id": thing["id"],
            "kind": thing["kind"],
            "cells": drawn.get(thing["id"], []),
            "edges": machine if "border" in thing else [],
            "cubes": thing["cubes"],
            "optional": thing.get("optional", False),
            "lose": thing.get("lose", False),
            "name": thing["name"],
        }
        for thing in board.meta.get("object", [])
    ]
