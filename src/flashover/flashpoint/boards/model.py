"""A board in memory: cells, borders, the step in each direction, stairs, parking spots, arrows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from .errors import BoardError
from .kinds import KINDS, OPPOSITE

if TYPE_CHECKING:
    from .meta import Meta, Names, Thing


class Cell(NamedTuple):
    """One space.  Ring cells have row 0 or last+1, or the column before the first or after the last."""

    floor: str
    row: int
    col: int

    def __str__(self) -> str:
        return f"{self.floor}({self.row},{self.col})"


class Place(NamedTuple):
    """Where a cell is drawn."""

    path: str
    line: int
    column: int


class Floor(NamedTuple):
    """One floor of the building.  outside: "open", "closed", "below" or "none" (no ring drawn)."""

    id: str
    cols: tuple[int, int]
    rows: tuple[int, int] = (1, 6)
    level: int = 0
    outside: str = "open"
    name: Names = {}  # noqa: RUF012 - a field of a tuple; the dict is never changed

    @property
    def ring(self) -> bool:
        """Is there a ring of outside cells?"""
        return self.outside != "none"

    def grid(self) -> list[Cell]:
        """The inside cells, row by row."""
        return [
            Cell(self.id, row, col)
            for row in range(self.rows[0], self.rows[1] + 1)
            for col in range(self.cols[0], self.cols[1] + 1)
        ]

    def inside(self, row: int, col: int) -> bool:
        """Does the floor have this inside cell?"""
        return self.rows[0] <= row <= self.rows[1] and self.cols[0] <= col <= self.cols[1]

    def all_rows(self) -> range:
        """Rows, those of the ring included."""
        return range(self.rows[0] - self.ring, self.rows[1] + self.ring + 1)

    def all_cols(self) -> range:
        """Columns, those of the ring included."""
        return range(self.cols[0] - self.ring, self.cols[1] + self.ring + 1)

    def streets(self) -> dict[str, list[Cell]]:
        """The ring cells beside each side, clockwise."""
        (top, bottom), (left, right) = self.rows, self.cols
        return {
            "N": [Cell(self.id, top - 1, col) for col in range(left, right + 1)],
            "E": [Cell(self.id, row, right + 1) for row in range(top, bottom + 1)],
            "S": [Cell(self.id, bottom + 1, col) for col in range(right, left - 1, -1)],
            "W": [Cell(self.id, row, left - 1) for row in range(bottom, top - 1, -1)],
        }


class Spot(NamedTuple):
    """A parking spot: "ambulance" or "engine", the side of its street, its two cells clockwise."""

    vehicle: str
    side: str
    cells: tuple[Cell, Cell]


class Board:
    """A drawn board.  `borders` has each pair once, smaller cell first; `step` may lead to a cell that is no space
    (beyond a floor without a ring), which then has no marks.
    """

    def __init__(self, meta: Meta, floors: dict[str, Floor], path: str = "") -> None:
        self.meta = meta
        self.floors = floors
        self.path = path
        self.notes = ""
        self.extras = 0  # attics and basements that were attached
        self.marks: dict[Cell, str] = {}
        self.borders: dict[tuple[Cell, Cell], str] = {}
        self.step: dict[Cell, dict[str, Cell]] = {}
        self.stairs: list[tuple[Cell, Cell]] = []  # (lower, upper)
        self.arrows: dict[Cell, Cell] = {}
        self.pages: list[list[list[str]]] = []  # drawings: groups of floors side by side, touching within a group
        self.where: dict[Cell, Place] = {}

    @property
    def id(self) -> str:
        """The short name of the board."""
        return self.meta["id"]

    # ---- cells
    def cells(self) -> list[Cell]:
        """All inside cells."""
        return [cell for floor in self.floors.values() for cell in floor.grid()]

    def ring(self, floor: str | None = None) -> list[Cell]:
        """The outside cells of one floor or of all."""
        return [cell for cell in self.marks if not self.inside(cell) and floor in (None, cell.floor)]

    def inside(self, cell: Cell) -> bool:
        """Is it a cell of the building?"""
        return self.floors[cell.floor].inside(cell.row, cell.col)

    def has(self, cell: Cell, mark: str) -> bool:
        """Is this mark drawn in the cell?"""
        return mark in self.marks.get(cell, "")

    def room(self, cell: Cell) -> str:
        """The room letter of a cell, or ""."""
        return next((char for char in self.marks[cell] if char.islower()), "")

    def marked(self, mark: str) -> list[Cell]:
        """All cells with a mark."""
        return [cell for cell, marks in self.marks.items() if mark in marks]

    def at(self, row: int, col: int) -> Cell:
        """The inside cell a roll names."""
        for floor in self.floors.values():
            if floor.inside(row, col):
                return Cell(floor.id, row, col)
        raise BoardError(f"{self.id}: no space {row},{col} inside this board; name one the dice can name")

    def objects(self) -> list[tuple[Thing, list[Cell]]]:
        """The objects that are drawn by a mark, with their cells."""
        things = [thing for thing in self.meta.get("object", []) if "mark" in thing]
        return [(thing, [cell for cell in self.cells() if self.has(cell, thing["mark"])]) for thing in things]

    def object_cells(self, optional: bool = True) -> set[Cell]:
        """Cells filled by an object; with or without those that may be left off the board."""
        return {cell for thing, cells in self.objects() for cell in cells if optional or not thing.get("optional")}

    def enterable(self, cell: Cell) -> bool:
        """May a firefighter ever stand here (vertical access left aside)?"""
        if self.has(cell, "X"):
            return False
        if self.inside(cell) or self.floors[cell.floor].outside in ("open", "below"):
            return True
        return any(char in "AESRH*" for char in self.marks[cell])

    # ---- borders
    def border(self, one: Cell, other: Cell) -> str:
        """The kind of the border between two neighbours."""
        return self.borders[(one, other) if one < other else (other, one)]

    def sides(self, cell: Cell) -> dict[str, tuple[Cell, str]]:
        """For each direction the neighbour and the kind of the border."""
        return {side: (near, self.border(cell, near)) for side, near in self.step[cell].items()}

    def cubes(self, kind: str) -> int:
        """How much damage destroys a border here: 0 takes none, -1 any number."""
        return self.meta["rules"].get("reinforced_cubes", 3) if kind == "reinforced" else KINDS[kind].cubes

    def outer(self) -> dict[tuple[Cell, str], str]:
        """The kinds of the borders between the building and the outside, by inside cell and direction."""
        return {
            (cell, side): kind
            for cell in self.cells()
            for side, (near, kind) in self.sides(cell).items()
            if not self.inside(near)
        }

    def inner(self) -> dict[tuple[Cell, Cell], str]:
        """The kinds of the borders between inside cells."""
        return {pair: kind for pair, kind in self.borders.items() if self.inside(pair[0]) and self.inside(pair[1])}

    # ---- vehicles
    def spots(self) -> list[Spot]:
        """Parking spots, clockwise from the top-left corner of the ground floor."""
        out: list[Spot] = []
        for floor in self.floors.values():
            for side, street in floor.streets().items():
                out += self._spots_of_street(side, street)
        return out

    def _spots_of_street(self, side: str, street: list[Cell]) -> list[Spot]:
        found: list[tuple[int, Spot]] = []
        for mark, vehicle in (("A", "ambulance"), ("E", "engine")):
            for start, cells in runs(street, [self.has(cell, mark) for cell in street]):
                if len(cells) % 2:
                    raise self.odd_spot(cells[-1], vehicle)
                pairs = range(0, len(cells), 2)
                found += [(start + i, Spot(vehicle, side, (cells[i], cells[i + 1]))) for i in pairs]
        return [spot for _, spot in sorted(found, key=_first)]

    def odd_spot(self, cell: Cell, vehicle: str) -> BoardError:
        """The error of a parking spot that has one cell only."""
        place = self.where.get(cell, Place(self.path, 1, 1))
        return BoardError(
            f"{place.path}:{place.line}:{place.column}: the {vehicle} spot at {cell} has no second cell; "
            "mark two neighbouring cells of one side for each spot"
        )

    def areas(self) -> dict[str, set[Cell]]:
        """Deck-gun (or sprinkler) areas by name."""
        how = self.meta["rules"].get("deck_gun", "none")
        grid = [cell for cell in self.cells() if self.floors[cell.floor].level >= 0]
        if how == "quadrants":
            return self._quadrants(grid)
        if how == "halves":
            return {"N": {cell for cell in grid if cell.row <= 3}, "S": {cell for cell in grid if cell.row >= 4}}
        return {}

    def _quadrants(self, grid: list[Cell]) -> dict[str, set[Cell]]:
        out: dict[str, set[Cell]] = {"NW": set(), "NE": set(), "SW": set(), "SE": set()}
        for cell in grid:
            out[("N" if cell.row <= 3 else "S") + ("W" if self._ground_col(cell) <= 4 else "E")].add(cell)
        return out

    def _ground_col(self, cell: Cell) -> int:
        floor = self.floors[cell.floor]
        attach = self.meta.get("attach")
        over = attach["attic_over"][0] if attach else 1
        return cell.col if floor.level == 0 else cell.col - floor.cols[0] + over

    def area_of_spot(self, spot: Spot) -> set[str]:
        """The areas a spot borders; a sound engine spot has exactly one."""
        back = OPPOSITE[spot.side]
        faced = {self.step[cell][back] for cell in spot.cells}
        return {name for name, cells in self.areas().items() if cells & faced}


def _first(item: tuple[int, Spot]) -> int:
    return item[0]


def runs(street: list[Cell], flags: Iterable[bool]) -> list[tuple[int, list[Cell]]]:
    """Unbroken stretches of flagged cells, each with the position it begins at."""
    out: list[tuple[int, list[Cell]]] = []
    last = -2
    for i, flag in enumerate(flags):
        if not flag:
            continue
        if i == last + 1:
            out[-1][1].append(street[i])
        else:
            out.append((i, [street[i]]))
        last = i
    return out
