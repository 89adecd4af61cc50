"""A board as arrays: what lies next to what, which border does what, where the dice point, where vehicles stand."""

from __future__ import annotations

from collections import deque

from flashover.flashpoint.boards import KINDS, Board, Cell
from flashover.flashpoint.boards.geometry import Edge, cells, edges, rims
from flashover.flashpoint.options import BadSetup
from flashover.flashpoint.ruleset import ANY_SPOT, NEVER, NEXT_SPOT, SIDES, UNTIL_DESTROYED, WHILE_SHUT, Rules, ints

STOPS = {"never": NEVER, "always": UNTIL_DESTROYED, "closed": WHILE_SHUT}
OPPOSITE = (2, 3, 0, 1, 5, 4)
CHOPPED = ("wall", "thin", "reinforced", "window", "wing")
REPAIRED = ("wall", "thin", "reinforced")
DOORS = ("door", "fireproof", "lockable")
PLAYED = ("open", "wall", "door", "doorway")
PLAYED_MARKS = set("AEN.")


def lay_board(rules: Rules, board: Board) -> None:
    """Fill the board's part of a ruleset."""
    number = {cell: i for i, cell in enumerate(cells(board))}
    lines = edges(board)
    rules.n_cells = len(number)
    lay_cells(rules, board, list(number))
    lay_edges(rules, board, lines)
    lay_dice(rules, board, number)
    lay_spots(rules, board, number)
    lay_ways_out(rules, lines)
    rules.arrow = ints(number[board.arrows[cell]] if cell in board.arrows else -1 for cell in number)


def refuse_unknown(board: Board) -> None:
    """Boards whose own rules are not part of the game yet are refused, and it is said why."""
    if len(board.floors) > 1:
        raise BadSetup(f"board {board.id}: the rules for several floors are not there yet; try base-a or base-b")
    for edge in edges(board):
        if edge.kind not in PLAYED:
            raise BadSetup(f"board {board.id}: the rules for a border of kind '{edge.kind}' are not there yet")
    for cell, marks in board.marks.items():
        for mark in marks:
            if not mark.islower() and mark not in PLAYED_MARKS:
                raise BadSetup(
                    f"board {board.id}: the rules for mark '{mark}' at {cell.row},{cell.col} are not there yet"
                )
    if board.meta["rules"].get("drive") not in ("next", "any"):
        raise BadSetup(f'board {board.id}: only drive = "next" or "any" can be played yet')
    if set(board.meta["rules"]["explosions"]) - {"table", "dice", "flip"}:
        raise BadSetup(f"board {board.id}: only explosions by table, dice and flip can be played yet")


def lay_cells(rules: Rules, board: Board, places: list[Cell]) -> None:
    """FP-SETUP-24, FP-DW-02: facts of each space; one starts on a start location, else anywhere outside."""
    letters = sorted({board.room(cell) for cell in places})
    rules.inside = ints(1 if board.inside(cell) else 0 for cell in places)
    rules.enter = ints(1 if board.enterable(cell) else 0 for cell in places)
    rules.room = ints(letters.index(board.room(cell)) for cell in places)
    rules.row = ints(cell.row for cell in places)
    rules.col = ints(cell.col for cell in places)
    rules.level = ints(board.floors[cell.floor].level for cell in places)
    rules.disposal = ints(1 if not board.inside(cell) and not board.has(cell, "N") else 0 for cell in places)
    outside = [i for i, cell in enumerate(places) if not board.inside(cell) and board.enterable(cell)]
    marked = [i for i, cell in enumerate(places) if board.has(cell, "S")]
    rules.starts = ints(marked or outside)


def lay_edges(rules: Rules, board: Board, lines: list[Edge]) -> None:
    """Facts of each border, and what lies on each side of each space."""
    outer = rims(board)
    kinds = [edge.kind for edge in lines] + [rim.kind for rim in outer]
    rules.n_edges = len(kinds)
    rules.edge_a = ints([edge.a for edge in lines] + [rim.a for rim in outer])
    rules.edge_b = ints([edge.b for edge in lines] + [rim.a for rim in outer])
    next_cell = [-1] * (int(rules.n_cells) * SIDES)
    edge_at = [-1] * (int(rules.n_cells) * SIDES)
    for i, edge in enumerate(lines):
        next_cell[edge.a * SIDES + edge.side] = edge.b
        edge_at[edge.a * SIDES + edge.side] = i
        next_cell[edge.b * SIDES + OPPOSITE[edge.side]] = edge.a
        edge_at[edge.b * SIDES + OPPOSITE[edge.side]] = i
    for i, rim in enumerate(outer):
        edge_at[rim.a * SIDES + rim.side] = len(lines) + i
    rules.next_cell = ints(next_cell)
    rules.edge_at = ints(edge_at)
    lay_kinds(rules, board, kinds)


def lay_kinds(rules: Rules, board: Board, kinds: list[str]) -> None:
    """FP-CORE-07, FP-CORE-10, FP-SETUP-02: what each kind of border stops and takes; inner doors are shut."""
    kinds = ["open" if kind == "stairs" else kind for kind in kinds]  # the two sections lie side by side
    rows = [KINDS[kind] for kind in kinds]
    rules.takes = ints(board.cubes(kind) if board.cubes(kind) >= 0 else 99 for kind in kinds)
    rules.stops = ints(STOPS[row.stops] for row in rows)
    rules.walkable = ints(0 if row.walk == "never" else 1 for row in rows)
    rules.factor = ints(row.cost for row in rows)
    rules.is_door = ints(1 if kind in DOORS else 0 for kind in kinds)
    rules.is_window = ints(1 if kind == "window" else 0 for kind in kinds)
    lockable = "lockable" if "lockable" in kinds else "door"
    rules.may_lock = ints(1 if kind == lockable else 0 for kind in kinds)
    rules.can_chop = ints(1 if kind in CHOPPED else 0 for kind in kinds)
    rules.repairable = ints(1 if kind in REPAIRED else 0 for kind in kinds)
    rules.doors_at_start = ints(1 if kind in DOORS else 0 for kind in kinds)
    rules.open_at_start = ints(1 if row.stops == "never" else 0 for row in rows)


def lay_dice(rules: Rules, board: Board, number: dict[Cell, int]) -> None:
    """FP-CORE-04, FP-CORE-05: the space each pair of dice names; FP-SETUP-08: the table of the first Explosion."""
    red, black = board.meta["dice"]
    rules.red, rules.black = red, black
    rules.gun_black = gun_die(board)
    at_dice = [-1] * ((red + 1) * 17)
    for cell, i in number.items():
        if board.inside(cell) and 1 <= cell.row <= red and 1 <= cell.col <= black:
            at_dice[cell.row * 17 + cell.col] = i
    rules.at_dice = ints(at_dice)
    table = [(3, 3), (3, 4), (3, 5), (3, 6), (4, 6), (4, 5), (4, 4), (4, 3)]
    found = [at_dice[r * 17 + c] if r <= red else -1 for r, c in table]
    if "table" in board.meta["rules"]["explosions"] and -1 in found:
        raise BadSetup(f"board {board.id}: explosions = table needs spaces 3,3 to 4,6; use dice instead")
    rules.explosion_table = ints(found)


def gun_die(board: Board) -> int:
    """FP-CORE-05: the Deck Gun has the black die of the board without its Attic and Basement.

    It reaches an Attic on two floors, with the same d12; never a Basement.
    """
    if board.extras == 0:
        return board.meta["dice"][1]
    floors = list(board.floors.values())
    up = [floor for floor in floors if floor.level >= 0]
    reached = up if len(up) > 2 else floors[: -board.extras]
    return max(floor.cols[1] for floor in reached)


def lay_spots(rules: Rules, board: Board, number: dict[Cell, int]) -> None:
    """FP-VEH-01, FP-VEH-07: parking spots clockwise, and the area each Engine spot serves."""
    spots = board.spots()
    areas = board.areas()
    bits = {name: 1 << i for i, name in enumerate(areas)}
    rules.spot_vehicle = ints(0 if spot.vehicle == "ambulance" else 1 for spot in spots)
    rules.spot_a = ints(number[spot.cells[0]] for spot in spots)
    rules.spot_b = ints(number[spot.cells[1]] for spot in spots)
    rules.spot_area = ints(
        sum(bits[name] for name in board.area_of_spot(spot)) if spot.vehicle == "engine" else 0 for spot in spots
    )
    rules.area = ints(sum(bits[name] for name in areas if cell in areas[name]) for cell in number)
    rules.drive = ANY_SPOT if board.meta["rules"]["drive"] == "any" else NEXT_SPOT
    rules.vehicles = bool(spots)


def lay_ways_out(rules: Rules, lines: list[Edge]) -> None:
    """FP-SPEC-33, FP-SPEC-34: steps from each inside space to the nearest exterior door, by doors alone."""
    far = [-1] * int(rules.n_cells)
    by_door = [edge for edge in lines if edge.kind in (*DOORS, "stairs") or KINDS[edge.kind].stops == "never"]
    steps: dict[int, list[int]] = {}
    queue: deque[int] = deque()
    exits = []
    for edge in by_door:
        steps.setdefault(edge.a, []).append(edge.b)
        steps.setdefault(edge.b, []).append(edge.a)
        for cell, other in ((edge.a, edge.b), (edge.b, edge.a)):
            if rules.inside[cell] == 1 and rules.inside[other] == 0:
                far[cell] = 1
                queue.append(cell)
                exits.append(other)
    while queue:
        cell = queue.popleft()
        for other in steps.get(cell, []):
            if rules.inside[other] == 1 and far[other] < 0:
                far[other] = far[cell] + 1
                queue.append(other)
    rules.way_out = ints(far)
    first = [cell for cell in exits if cell in rules.starts]
    rules.quick_starts = ints(first) if first else rules.starts
