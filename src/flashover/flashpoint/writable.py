"""Every action one could write for a board, legal or not: what the legal list is tested against."""

from __future__ import annotations

from flashover.core.packed import append, i64, vec
from flashover.flashpoint import actions
from flashover.flashpoint.ruleset import SIDES
from flashover.flashpoint.state import ROLES, State


def whole_table(s: State, seat: i64) -> vec[i64]:
    """Every action one could write down for this board: what the legal list is tested against."""
    out = vec[i64]([])
    for kind in range(i64(1), 64):
        if not actions.is_kind(kind):
            continue
        if kind == actions.MOVE or kind == actions.DRAG:
            out = load_table(s, seat, kind, out)
        elif kind == actions.DE_SMOKE or kind == actions.ESCAPE:
            out = way_table(s, kind, out)
        elif kind == actions.COMMAND:
            for other in range(i64(1), s.r.n_seats + 1):
                for n in range(i64(1), 20):
                    out = paid(append(out, actions.action(kind, other, n)), actions.action(kind, other, n))
        elif kind == actions.TREAT or kind == actions.DISPOSE:
            for load in range(i64(1), 32):
                if not actions.is_load(load):
                    continue
                out = paid(append(out, actions.action(kind, 0, 0, load)), actions.action(kind, 0, 0, load))
        else:
            out = simple_table(s, kind, out)
    return out


def paid(out: vec[i64], act: i64) -> vec[i64]:
    """The same action in every payment."""
    for normal in range(i64(0), 9):
        out = append(out, actions.with_pay(act, normal))
    return out


def simple_table(s: State, kind: i64, out: vec[i64]) -> vec[i64]:
    """An action with no number, or with any number that could be meant."""
    least: i64 = 1 if takes_little(kind) and kind != actions.ROLE else 0
    for a in range(least, limit_of(s, kind)):
        act: i64 = actions.action(kind, a)
        out = append(out, act)
        if actions.takes_ap(act):
            out = paid(out, act)
    return out


def limit_of(s: State, kind: i64) -> i64:
    """The number behind the largest that can be meant."""
    if takes_nothing(kind):
        return 1
    if kind == actions.GIVE or kind == actions.FIRST:
        return s.r.n_seats + 1
    if kind == actions.REROLL or kind == actions.SUPPRESS:
        return actions.BOTH + 1
    if takes_little(kind):
        return ROLES
    if kind == actions.DRIVE or kind == actions.PARK:
        return i64(len(s.r.spot_vehicle))
    return s.r.n_edges if takes_edge(kind) else s.r.n_cells


def takes_edge(kind: i64) -> bool:
    """Kinds with a border."""
    if kind == actions.OPEN_DOOR or kind == actions.CLOSE_DOOR or kind == actions.ESCAPE_DOOR:
        return True
    return kind == actions.CHOP or kind == actions.REPAIR


def takes_nothing(kind: i64) -> bool:
    """Kinds without a number."""
    if kind == actions.END or kind == actions.DECK_GUN or kind == actions.CLEAR_HOT_SPOT or kind == actions.LOOK:
        return True
    if kind == actions.CLEAR_FLARE_UP or kind == actions.PASS or kind == actions.ACCEPT or kind == actions.STOP:
        return True
    if kind == actions.STAY or kind == actions.TOP or kind == actions.BOTTOM or kind == actions.READY:
        return True
    return kind == actions.CONTINUE or kind == actions.FINISH


def takes_little(kind: i64) -> bool:
    """Kinds with a seat, a role or dice."""
    if kind == actions.CREW_CHANGE or kind == actions.GIVE or kind == actions.REROLL or kind == actions.SUPPRESS:
        return True
    return kind == actions.ROLE or kind == actions.FIRST


def load_table(s: State, seat: i64, kind: i64, out: vec[i64]) -> vec[i64]:
    """Moves to every neighbouring space with every load."""
    cell: i64 = s.at[seat - 1]
    for side in range(i64(SIDES)):
        to: i64 = s.r.next_cell[cell * SIDES + side] if cell >= 0 else -1
        if to < 0:
            continue
        for load in range(i64(0), 32):
            if not actions.is_load(load) and (load > 0 or kind == actions.DRAG):
                continue
            for led in range(i64(0), 32 if kind == actions.MOVE else 1):
                if led > 0 and (led == actions.HAZMAT or not actions.is_load(led)):
                    continue
                act: i64 = actions.action(kind, to, 0, load, led)
                out = append(out, act)
                if load < 2 and led == 0:
                    out = paid(out, act)
    return out


def way_table(s: State, kind: i64, out: vec[i64]) -> vec[i64]:
    """A step from every space."""
    for cell in range(s.r.n_cells):
        for side in range(i64(SIDES)):
            to: i64 = s.r.next_cell[cell * SIDES + side]
            if to >= 0:
                out = append(out, actions.action(kind, cell, to))
    return out
