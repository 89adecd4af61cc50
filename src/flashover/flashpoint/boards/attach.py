"""Attaching an attic or a basement to a host, by the marker cells of the stairs."""

from __future__ import annotations

import copy

from .errors import BoardError
from .model import Board, Cell, Floor


def compose(host: Board, attic: Board | None = None, basement: Board | None = None) -> Board:
    """The host with an attic, a basement or both; its columns come after those of the host."""
    if "attach" not in host.meta:
        raise BoardError(f"{host.path}:1:1: {host.id} takes no attic or basement; choose a board with a table [attach]")
    board = copy_of(host)
    for extra, mark in ((attic, "^"), (basement, "_")):
        if extra is not None:
            add_floor(board, extra, mark)
    return board


def copy_of(host: Board) -> Board:
    """A board of its own, with nothing shared that could be changed."""
    board = Board(copy.deepcopy(host.meta), dict(host.floors), host.path)
    board.notes = host.notes
    board.extras = host.extras
    board.marks = dict(host.marks)
    board.borders = dict(host.borders)
    board.step = {cell: dict(sides) for cell, sides in host.step.items()}
    board.stairs = list(host.stairs)
    board.arrows = dict(host.arrows)
    board.pages = [[list(group) for group in page] for page in host.pages]
    board.where = dict(host.where)
    return board


def add_floor(board: Board, extra: Board, mark: str) -> None:
    """Put one floor over (^) or under (_) a board."""
    floor = only_floor(board, extra)
    start = max(other.cols[1] for other in board.floors.values()) + 1
    shift = start - floor.cols[0]
    level = max(other.level for other in board.floors.values()) + 1 if mark == "^" else -1
    board.floors[floor.id] = floor._replace(cols=(start, floor.cols[1] + shift), level=level)
    here, there = marker(board, board.marked(mark), mark), marker(extra, extra.marked(mark), mark)
    copy_cells(board, extra, shift)
    there = moved(there, shift)
    board.stairs.append((here, there) if mark == "^" else (there, here))
    board.pages[0].append([floor.id])
    board.extras += 1
    merge_header(board, extra, floor.id)


def only_floor(board: Board, extra: Board) -> Floor:
    """The floor to attach."""
    if len(extra.floors) != 1:
        raise BoardError(f"{extra.path}:1:1: {extra.id} has several floors; attach a board that has one")
    floor = next(iter(extra.floors.values()))
    if floor.id in board.floors:
        raise BoardError(f"{extra.path}:1:1: {board.id} has a floor '{floor.id}' too; give it another id")
    return floor


def marker(board: Board, cells: list[Cell], mark: str) -> Cell:
    """The one cell with the stair marker."""
    if len(cells) != 1:
        words = f"{board.id} draws the stair marker '{mark}' {len(cells)} times"
        raise BoardError(f"{board.path}:1:1: {words}; draw it once")
    return cells[0]


def moved(cell: Cell, shift: int) -> Cell:
    """The cell some columns further right."""
    return Cell(cell.floor, cell.row, cell.col + shift)


def copy_cells(board: Board, extra: Board, shift: int) -> None:
    """Take over what is drawn."""
    board.marks |= {moved(cell, shift): marks for cell, marks in extra.marks.items()}
    board.where |= {moved(cell, shift): place for cell, place in extra.where.items()}
    board.arrows |= {moved(cell, shift): moved(to, shift) for cell, to in extra.arrows.items()}
    board.borders |= {(moved(a, shift), moved(b, shift)): kind for (a, b), kind in extra.borders.items()}
    for cell, sides in extra.step.items():
        board.step[moved(cell, shift)] = {side: moved(near, shift) for side, near in sides.items()}


def merge_header(board: Board, extra: Board, floor: str) -> None:
    """The id names all parts; rooms keep apart by their floor; hot-spot circles add up; the black die grows."""
    meta = board.meta
    meta["id"] = f"{meta['id']}+{extra.id}"
    meta["circles"] += extra.meta["circles"]
    meta["dice"] = [meta["dice"][0], max(other.cols[1] for other in board.floors.values())]
    rooms = dict(meta.get("rooms", {}))
    rooms |= {f"{floor}.{letter}": names for letter, names in extra.meta.get("rooms", {}).items()}
    meta["rooms"] = rooms
    board.path = meta["id"]
