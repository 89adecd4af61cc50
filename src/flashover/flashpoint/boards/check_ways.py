"""Checks of the ways: rooms, stairs, the outside, lifts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from .check_header import has_ground
from .finding import Finding, names, note, wrong
from .kinds import DOORS, KINDS, MARKS, SOLID
from .model import Board, Cell
from .walking import Tools, entries, exits, rooms_floor, spread

RING_MARKS = "AESRHNX*"


def check_rooms_joined(board: Board) -> Iterator[Finding]:
    """A room in separate parts is usually a misplaced wall."""
    rooms: dict[tuple[str, str], set[Cell]] = {}
    for cell in board.cells():
        rooms.setdefault((cell.floor, board.room(cell)), set()).add(cell)
    chopped = board.meta["rules"].get("chop_only", "")
    for (_, letter), cells in sorted(rooms.items()):
        rest = cells - part_of(board, cells)
        if letter and letter not in chopped and rest:
            yield note(min(rest), f"room '{letter}' is in separate parts: {names(rest)}")


def part_of(board: Board, cells: set[Cell]) -> set[Cell]:
    """The cells joined to the first of them without a wall or door."""
    seen = {min(cells)}
    todo = list(seen)
    while todo:
        for near, kind in board.sides(todo.pop()).values():
            if near in cells and near not in seen and KINDS[kind].stops == "never":
                seen.add(near)
                todo.append(near)
    return seen


def check_reach(board: Board) -> Iterator[Finding]:
    """Every floor cell can be reached; rooms without a door through their light walls."""
    if not has_ground(board) or board.meta["set"] == "test":
        return
    by_door = spread(board, entries(board), Tools(windows=False))
    by_window = spread(board, entries(board), Tools())
    by_axe = spread(board, entries(board), Tools(chop=("thin",)))
    rest = [cell for cell in rooms_floor(board) if cell not in by_door]
    walled = [cell for cell in rest if is_chopped(board, cell)]
    shut = [cell for cell in rest if cell not in walled and cell not in by_window]
    if shut:
        yield wrong(shut[0], f"cannot be reached: {names(shut)}; draw a door or a doorway")
    for cell in walled:
        if cell not in by_axe:
            yield wrong(cell, f"{cell} is not even reached through light walls; draw a light wall or a door")
    for cell in rest:
        if cell in by_window and cell not in walled:
            yield note(cell, f"{cell} is reached only through a window")


def is_chopped(board: Board, cell: Cell) -> bool:
    """Is it in a room without doors?"""
    room = board.room(cell)
    return room != "" and room in board.meta["rules"].get("chop_only", "")


def check_objects_reached(board: Board) -> Iterator[Finding]:
    """Somebody can stand beside every object."""
    if not has_ground(board):
        return
    near_exit = spread(board, exits(board), Tools(windows=False))
    for cell in sorted(board.object_cells()):
        beside = [near for near in board.step[cell].values() if near in board.marks]
        if not any(near in near_exit or is_chopped(board, near) for near in beside):
            yield wrong(cell, f"the object on {cell} touches no cell in reach; move it or open a way")


def check_stairs(board: Board) -> Iterator[Finding]:
    """A stair cell is plain floor with three walls and one free side."""
    stairs = {cell for pair in board.stairs for cell in pair} | set(board.marked("^")) | set(board.marked("_"))
    objects = board.object_cells()
    for cell in sorted(stairs):
        kinds = [kind for _, kind in board.sides(cell).values()]
        walled = [kind for kind in kinds if kind in SOLID]
        free = [kind for kind in kinds if KINDS[kind].walk == "yes"]
        if len(walled) != 3 or len(free) != 1:
            yield wrong(cell, f"stair cell {cell} needs walls on three sides and one free side; redraw its borders")
        if set(board.marks[cell]) & set("SRXL*") or cell in objects:
            yield wrong(cell, f"stair cell {cell} is not plain floor; take the other mark out")
    for lower, upper in board.stairs:
        if board.floors[lower.floor].level + 1 != board.floors[upper.floor].level:
            yield wrong(lower, f"stairs {lower} - {upper} do not join neighbouring floors; correct the levels")


def check_marks(board: Board) -> Iterator[Finding]:
    """Marks of the ring stand in the ring and marks of the building inside."""
    for cell, marks in board.marks.items():
        inside = board.inside(cell)
        for char in marks:
            if not inside and char not in RING_MARKS:
                yield wrong(cell, f"mark '{char}' cannot stand in the ring ({cell}); move it inside")
            elif inside and char in "AEN":
                yield wrong(cell, f"mark '{char}' ({MARKS[char]}) cannot stand inside ({cell}); move it to the ring")


def check_outside(board: Board) -> Iterator[Finding]:
    """Outer borders fit their height and what lies behind them."""
    for (cell, side), kind in board.outer().items():
        near = board.step[cell][side]
        level = board.floors[cell.floor].level
        passes = KINDS[kind].walk == "yes"
        if kind in DOORS:
            yield wrong(cell, f"{cell} has a closed door to the outside; outer doors are doorways (O)")
        if passes and near in board.marks and not board.enterable(near):
            yield wrong(cell, f"{cell} opens {side} into {near}, which nobody can enter; draw a wall")
        if passes and near not in board.marks:
            yield wrong(cell, f"{cell} opens {side} into nothing; draw a wall")
        if passes and level > 0:
            yield wrong(cell, f"{cell} has an open outer border on an upper floor; draw a wall or a window")
        if (kind == "foundation") != (level < 0):
            where = "a basement has no" if level < 0 else "no floor above ground has a"
            yield wrong(cell, f"{cell}: outer border '{kind}', but {where} other outer wall than its own kind")


def check_lifts(board: Board) -> Iterator[Finding]:
    """A lift has exactly one door."""
    for cell in board.marked("L"):
        kinds = Counter(kind for _, kind in board.sides(cell).values())
        if kinds["door"] != 1 or sum(kinds[kind] for kind in SOLID) != 3:
            yield wrong(cell, f"lift {cell} needs one door and three walls; redraw its borders")
