"""Which actions of Flash Point one may have in mind: of a kind without a legal one, their reasons are shown."""

from __future__ import annotations

from typing import Final

from flashover.core.packed import i64, vec
from flashover.core.state import State as CoreState
from flashover.flashpoint import actions, reasons
from flashover.flashpoint.game import own
from flashover.flashpoint.notation_moves import MOVES
from flashover.flashpoint.ruleset import SIDES
from flashover.flashpoint.state import State

KINDS: Final = [kind for kind in MOVES if kind <= actions.LOOK and kind != actions.END]
FAR: Final = (int(reasons.NOT_ADJACENT), int(reasons.OUT_OF_REACH), int(reasons.NOT_HERE))
SILENT: Final = (int(reasons.NOT_NOW),)
PRICE: Final = (int(reasons.NO_AP), int(reasons.NO_SUCH_PAYMENT))


def likely(state: CoreState, seat: int) -> dict[str, list[int]]:
    """For each kind of action the numbers of those around the seat's own space."""
    s = own(state)
    at = int(s.at[seat - 1])
    if at < 0:
        return {}
    return {MOVES[kind][0]: of_kind(s, kind, seat, at) for kind in KINDS}


def of_kind(s: State, kind: int, seat: int, at: int) -> list[int]:
    """The actions of one kind at hand."""
    form = MOVES[kind][1].split()[:1]
    if form == ["edge"]:
        return [act(kind, edge) for edge in around(s.r.edge_at, at)]
    if form == ["cell"]:
        return from_cell(s, kind, at)
    if form == ["load"]:
        return [act(kind, 0, load=load) for load in (1, int(actions.HAZMAT))]
    if form == ["seat"]:
        return [act(kind, other, 1) for other in range(1, int(s.r.n_seats) + 1) if other != seat]
    if form == ["spot"]:
        return [act(kind, spot) for spot in range(len(s.r.spot_vehicle))]
    return [act(kind, 1 if form else 0)]


def from_cell(s: State, kind: int, at: int) -> list[int]:
    """Actions upon the own space or one beside it."""
    near = around(s.r.next_cell, at)
    if kind in (actions.DE_SMOKE, actions.ESCAPE):
        return [act(kind, at, cell) for cell in near]
    load = 1 if kind == actions.DRAG else 0
    own_too = [] if kind in (actions.MOVE, actions.DRAG) else [at]
    return [act(kind, cell, load=load) for cell in own_too + near]


def around(table: vec[i64], at: int) -> list[int]:
    """What lies at the sides of a space."""
    found = [int(table[at * SIDES + side]) for side in range(SIDES)]
    return [x for x in found if x >= 0]


def act(kind: int, a: int, b: int = 0, load: int = 0) -> int:
    """An action's number."""
    return int(actions.action(kind, a, b, load))


def rank(reason: int) -> int:
    """Which of several reasons tells most: the nearer to being allowed, the higher; below 0 none of them."""
    if reason in SILENT:
        return -1
    return 3 if reason in PRICE else 1 if reason in FAR else 2
