"""Names of spaces, borders and parking spots, and back to their numbers."""

from __future__ import annotations

import re
from typing import Final

from flashover.core.language import BadMove, plain
from flashover.flashpoint.boards import Board, cell_name, cells, edges, rims
from flashover.flashpoint.ruleset import SIDES as N_SIDES
from flashover.flashpoint.ruleset import Rules

SIDES: Final = ("n", "e", "s", "w", "u", "d")
VEHICLES: Final = ("ambulance", "engine")
PLACE: Final = re.compile(r"(?:[a-z0-9]+/)?-?[0-9]{1,4},-?[0-9]{1,4}")


class Places:
    """The names of one board."""

    def __init__(self, board: Board, rules: Rules) -> None:
        self.board = board
        self.rules = rules
        self.names = [cell_name(board, cell) for cell in cells(board)]
        self.cells = {name.lower(): i for i, name in enumerate(self.names)}
        for i, cell in enumerate(cells(board)):
            self.cells.setdefault(f"{cell.floor}/{cell.row},{cell.col}".lower(), i)
        self.edge_at = [int(edge) for edge in rules.edge_at]
        lines = [(edge.a, edge.side) for edge in edges(board)] + [(rim.a, rim.side) for rim in rims(board)]
        self.edges = [f"{self.names[cell]} {SIDES[side].upper()}" for cell, side in lines]
        self.spots = [(int(vehicle), int(cell)) for vehicle, cell in zip(rules.spot_vehicle, rules.spot_a, strict=True)]
        self.seats = int(rules.n_seats)

    def cell(self, word: str) -> int:
        """The number of a space."""
        found = self.cells.get(word.lower())
        if found is not None:
            return found
        if PLACE.fullmatch(word.lower()) is None:
            raise BadMove(f"'{plain(word)}' is no space; write row,column, for example 3,4")
        raise BadMove(f"there is no space {plain(word)} on this board; the last one is {self.names[-1]}")

    def edge(self, cell: int, side: str) -> int:
        """The number of a border, named from either of its spaces."""
        if side.lower() not in SIDES:
            raise BadMove(f"'{plain(side)}' is no side; write N, E, S or W (U, D on stairs)")
        found = self.edge_at[cell * N_SIDES + SIDES.index(side.lower())]
        if found < 0:
            raise BadMove(f"{self.names[cell]} has no border on side {side.upper()}")
        return found

    def spot_name(self, spot: int) -> str:
        """A parking spot: the vehicle and its first space, clockwise."""
        vehicle, cell = self.spots[spot]
        return f"{VEHICLES[vehicle]} {self.names[cell]}"

    def spot(self, vehicle: str, word: str) -> int:
        """The number of a parking spot."""
        if vehicle.lower() not in VEHICLES:
            raise BadMove(f"'{plain(vehicle)}' is no vehicle; write ambulance or engine")
        wanted = (VEHICLES.index(vehicle.lower()), self.cell(word))
        if wanted in self.spots:
            return self.spots.index(wanted)
        known = [self.names[cell] for which, cell in self.spots if which == wanted[0]]
        there = f"its spots begin at {', '.join(known)}" if known else "the board has no spot for it"
        raise BadMove(f"no parking spot of the {vehicle.lower()} begins at {plain(word)}; {there}")


def is_place(word: str) -> bool:
    """Does a word look like a space?"""
    return PLACE.fullmatch(word.lower()) is not None


def tidy(text: str) -> str:
    """One blank between words, none round commas and plus signs."""
    return re.sub(r"\s*([,+/])\s*", r"\1", " ".join(text.split()))
