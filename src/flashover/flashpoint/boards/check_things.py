"""Checks of parking spots, sprinklers, arrows and objects."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING

from .finding import Finding, note, wrong
from .model import Board, Cell, Spot

if TYPE_CHECKING:
    from .meta import Thing


def check_parking(board: Board) -> Iterator[Finding]:
    """Spots fit the way vehicles drive here, and stand where vehicles can."""
    spots = board.spots()
    drive = board.meta["rules"].get("drive", "none")
    if drive == "none":
        if spots:
            yield wrong(spots[0].cells[0], 'parking spots on a board without vehicles; take them out or set "drive"')
        return
    yield from check_spot_count(board, spots, drive)
    for spot in spots:
        for cell in spot.cells:
            if board.floors[cell.floor].level:
                yield wrong(cell, f"parking off the ground at {cell}; move it to the ground floor")
            if board.has(cell, "X") or board.has(cell, "N"):
                yield wrong(cell, f"parking where nothing can stand at {cell}; take one mark out")


def check_spot_count(board: Board, spots: list[Spot], drive: str) -> Iterator[Finding]:
    """How many spots there are, by vehicle and side."""
    count = Counter(spot.vehicle for spot in spots)
    if board.marked("L"):
        sides = {spot.side for spot in spots if spot.vehicle == "engine"}
        if count["ambulance"] or sides != set("NESW"):
            yield wrong(None, "a board with lifts has one engine spot on each side and no ambulance; redraw the spots")
        return
    if drive != "sides" and (count["engine"], count["ambulance"]) != (4, 4):
        words = f"{count['engine']} engine and {count['ambulance']} ambulance spots instead of 4 and 4"
        yield wrong(None, words + "; draw four of each")
    by_side = Counter((spot.side, spot.vehicle) for spot in spots)
    for side in "NESW" if drive != "sides" else "":
        if by_side[side, "engine"] != 1 or by_side[side, "ambulance"] != 1:
            yield note(None, f"side {side} does not have one spot of each vehicle")


def check_areas(board: Board) -> Iterator[Finding]:
    """Each engine spot serves one deck-gun area, and each area has a spot."""
    rules = board.meta["rules"]
    engines = [spot for spot in board.spots() if spot.vehicle == "engine"]
    if not engines or rules.get("deck_gun", "none") == "none":
        return
    served: set[str] = set()
    for spot in engines:
        areas = board.area_of_spot(spot)
        served |= areas
        if len(areas) != 1:
            words = f"engine spot {spot.cells[0]} {spot.cells[1]} lies beside {len(areas)} deck-gun areas"
            yield wrong(spot.cells[0], words + "; move it beside one")
    for name in sorted(set(board.areas()) - served):
        yield wrong(None, f"no engine spot for area {name}; draw one beside it")


def check_platform(board: Board) -> Iterator[Finding]:
    """With the platform each engine's street has an upper wall to reach."""
    if not board.meta["rules"].get("platform"):
        return
    faces = {
        side
        for (cell, side), kind in board.outer().items()
        if board.floors[cell.floor].level > 0 and kind in ("window", "wall", "thin")
    }
    for spot in board.spots():
        if spot.vehicle == "engine" and spot.side not in faces:
            yield wrong(spot.cells[0], f"no upper wall on the street side {spot.side} for the platform; move the spot")


def check_sprinklers(board: Board) -> Iterator[Finding]:
    """A sprinkler release stands outside, beside the one area it serves."""
    served: Counter[str] = Counter()
    areas = board.areas()
    releases = board.marked("*")
    for cell in releases:
        near = {name for name, cells in areas.items() if cells & set(board.step[cell].values())}
        if board.inside(cell):
            yield wrong(cell, f"sprinkler release {cell} stands in its own area; draw it in the ring")
        elif len(near) != 1:
            yield wrong(cell, f"sprinkler release {cell} is beside {len(near)} areas; move it beside one")
        served.update(near)
    if releases and dict(served) != dict.fromkeys(areas, 1):
        yield wrong(None, "the sprinklers do not serve each area once; draw one release beside each")


def check_arrows(board: Board) -> Iterator[Finding]:
    """Arrows stay on their floor, leave every object, and end in a loop with room."""
    cells = set(board.cells())
    lost = [cell for cell in sorted(cells) if board.arrows.get(cell) not in cells]
    if lost:
        yield wrong(lost[0], f"{lost[0]} has no arrow into the board; draw it in a section '=== arrows ==='")
        return
    used = board.object_cells() | set(board.marked("L")) | set(board.marked("X"))
    heights = {floor.level for floor in board.floors.values()}
    for cell in sorted(cells):
        chain, loop = chain_from(board, cell)
        if cell in used and set(chain) <= used:
            yield wrong(cell, f"arrows from the blocked cell {cell} never leave blocked cells; turn one of them")
        if len(set(loop) - used) < 4:
            yield wrong(cell, f"the arrow loop reached from {cell} has fewer than four usable cells; widen it")
        if len(heights) > 1 and any(other.floor != cell.floor for other in chain):
            yield wrong(cell, f"arrows lead from {cell} to another floor; keep them on one")


def chain_from(board: Board, cell: Cell) -> tuple[list[Cell], list[Cell]]:
    """The cells met by following the arrows, and the loop at the end."""
    seen: dict[Cell, int] = {}
    while cell not in seen:
        seen[cell] = len(seen)
        cell = board.arrows[cell]
    chain = list(seen)
    return chain, chain[seen[cell] :]


def check_objects(board: Board) -> Iterator[Finding]:
    """Objects are drawn, in one piece, without borders running through them."""
    for thing, cells in board.objects():
        if not cells:
            yield wrong(None, f"object '{thing['id']}' is not drawn; mark its cells with {thing['mark']}")
        else:
            yield from check_piece(board, thing, cells)
    machines = any("border" in thing for thing in board.meta.get("object", []))
    drawn = "machine" in board.borders.values()
    if machines and not drawn:
        yield wrong(None, "the object with machine borders is not drawn; draw M borders")
    if drawn and not machines:
        yield wrong(None, 'machine borders without an object; add [[object]] with border = "M"')


def check_piece(board: Board, thing: Thing, cells: list[Cell]) -> Iterator[Finding]:
    """The cells of one object."""
    inside = [pair for pair in combinations(sorted(cells), 2) if pair in board.borders]
    joined = {cells[0]}
    for _ in cells:
        joined |= {cell for pair in inside if joined & set(pair) for cell in pair}
    if joined != set(cells):
        yield wrong(cells[-1], f"the cells of '{thing['id']}' do not touch; draw them side by side")
    for pair in inside:
        if board.borders[pair] != "open":
            yield wrong(pair[0], f"a border runs through '{thing['id']}'; take it out")
