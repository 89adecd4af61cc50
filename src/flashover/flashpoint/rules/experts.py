"""Chapter specialists: Paramedic, Imaging and Hazmat Technicians, Structural Engineer, Strategist."""

from __future__ import annotations

from typing import Final

from flashover.core import events, steps
from flashover.core.packed import append, i64, vec
from flashover.flashpoint import actions, ev, pieces, reasons, waits
from flashover.flashpoint.ids import SPEC
from flashover.flashpoint.rules import ap, doors, loads, space, stranded, victims
from flashover.flashpoint.ruleset import PLAN_AP
from flashover.flashpoint.state import (
    CUBES,
    ENGINEER,
    HAZMAT_LOAD,
    HAZMAT_TECHNICIAN,
    HAZMAT_VICTIM,
    HEAVY,
    HOT_RESERVE,
    IMAGING,
    LIGHT,
    LOOKED,
    PARAMEDIC,
    STRATEGIST,
    State,
)

PRICE_OF_DISPOSAL: Final = 2
PRICE_OF_REPAIR: Final = 2


def price_of_treat(kind: i64) -> i64:
    """FP-SPEC-02, FP-VIC-05: 1 AP, 2 for a Heavy Victim; an Oxygen Tank does not double it (FP-VIC-06)."""
    return 2 if loads.face_of(kind) == HEAVY else 1


def why_not_treat(s: State, seat: i64, act: i64) -> i64:
    """FP-SPEC-02, FP-VIC-03, FP-VIC-04: the Paramedic, a Victim in the own space, once."""
    kind: i64 = actions.load_of(act)
    if s.role[seat - 1] != PARAMEDIC:
        return reasons.NOT_PARAMEDIC
    if kind == actions.HAZMAT or kind == HAZMAT_VICTIM or loads.find_load(s, seat, s.at[seat - 1], kind) == 0:
        return reasons.NOT_HERE
    if loads.is_treated(kind) or kind == LIGHT:
        return reasons.ALREADY_TREATED
    cost: i64 = price_of_treat(kind)
    why: i64 = ap.why_not_pay(s, seat, cost, ap.OTHER, act)
    return why if why != 0 else stranded.why_not_spend(s, seat, cost, ap.OTHER, act)


def treat(s: State, seat: i64, act: i64) -> None:
    """FP-SPEC-02, FP-VIC-01: a Heal marker; a critical Victim then acts as a standard one."""
    kind: i64 = actions.load_of(act)
    ap.pay(s, seat, price_of_treat(kind), ap.OTHER, act, SPEC + 2)
    pieces.set_treated(s, loads.find_load(s, seat, s.at[seat - 1], kind) - 1, 1, SPEC + 2)


def why_not_identify(s: State, seat: i64, act: i64) -> i64:
    """FP-SPEC-06: the Imaging Technician, a PoI anywhere."""
    if s.role[seat - 1] != IMAGING:
        return reasons.NOT_IMAGING
    if pieces.face_down_at(s, actions.first(act)) < 0:
        return reasons.NO_POI_THERE
    why: i64 = ap.why_not_pay(s, seat, 1, ap.OTHER, act)
    return why if why != 0 else stranded.why_not_spend(s, seat, 1, ap.OTHER, act)


def identify(s: State, seat: i64, act: i64) -> None:
    """FP-SPEC-06: the PoI is turned up for all to see."""
    ap.pay(s, seat, 1, ap.OTHER, act, SPEC + 6)
    victims.reveal(s, pieces.face_down_at(s, actions.first(act)), SPEC + 6)


def why_not_dispose(s: State, seat: i64, act: i64) -> i64:
    """FP-SPEC-08: the Hazmat Technician, a Hazmat (or Hazmat Victim) in the own space."""
    kind: i64 = actions.load_of(act)
    if s.role[seat - 1] != HAZMAT_TECHNICIAN:
        return reasons.NOT_HAZMAT_TECHNICIAN
    if kind != actions.HAZMAT and kind != HAZMAT_VICTIM:
        return reasons.NO_HAZMAT_HERE
    if loads.find_load(s, seat, s.at[seat - 1], kind) == 0:
        return reasons.NO_HAZMAT_HERE
    why: i64 = ap.why_not_pay(s, seat, PRICE_OF_DISPOSAL, ap.OTHER, act)
    return why if why != 0 else stranded.why_not_spend(s, seat, PRICE_OF_DISPOSAL, ap.OTHER, act)


def dispose(s: State, seat: i64, act: i64) -> None:
    """FP-SPEC-08: it is off the board, wherever it was."""
    load: i64 = loads.find_load(s, seat, s.at[seat - 1], actions.load_of(act))
    ap.pay(s, seat, PRICE_OF_DISPOSAL, ap.OTHER, act, SPEC + 8)
    if load >= HAZMAT_LOAD:
        loads.dispose_hazmat(s, load - HAZMAT_LOAD, SPEC + 8)
    else:
        loads.dispose_victim(s, load - 1, SPEC + 8)


def why_not_clear_hot_spot(s: State, seat: i64, act: i64) -> i64:
    """FP-SPEC-16, FP-TRAG-08: 1 AP, a Hot Spot in the own space, no Fire there or next to it; in games with them."""
    if s.role[seat - 1] != ENGINEER:
        return reasons.NOT_ENGINEER
    if not s.r.hotspots:
        return reasons.NO_HOT_SPOTS
    cell: i64 = s.at[seat - 1]
    if s.hot[cell] == 0:
        return reasons.NO_HOT_SPOT_HERE
    return reasons.FIRE_NEAR if space.fire_near(s, cell) else ap.why_not_pay(s, seat, 1, ap.OTHER, act)


def clear_hot_spot(s: State, seat: i64, act: i64) -> None:
    """FP-SPEC-16: back to the reserve, from where it can come again."""
    ap.pay(s, seat, 1, ap.OTHER, act, SPEC + 16)
    pieces.set_hot(s, s.at[seat - 1], 0, SPEC + 16)
    pieces.add_count(s, HOT_RESERVE, 1, SPEC + 16)


def why_not_repair(s: State, seat: i64, act: i64) -> i64:
    """FP-SPEC-18: a damaged wall of the own space that still stands, no Fire there or next to it."""
    edge: i64 = actions.first(act)
    if s.role[seat - 1] != ENGINEER:
        return reasons.NOT_ENGINEER
    if not doors.is_beside(s, seat, edge):
        return reasons.NOT_ADJACENT
    if s.r.repairable[edge] == 0 or s.damage[edge] == 0:
        return reasons.NOT_DAMAGED
    if space.is_destroyed(s, edge):
        return reasons.BEYOND_REPAIR
    if space.fire_near(s, s.at[seat - 1]):
        return reasons.FIRE_NEAR
    return ap.why_not_pay(s, seat, PRICE_OF_REPAIR, ap.OTHER, act)


def repair(s: State, seat: i64, act: i64) -> None:
    """FP-SPEC-18: one Damage cube goes back to the supply."""
    edge: i64 = actions.first(act)
    ap.pay(s, seat, PRICE_OF_REPAIR, ap.OTHER, act, SPEC + 18)
    pieces.set_damage(s, edge, s.damage[edge] - 1, SPEC + 18)
    pieces.add_count(s, CUBES, 1, SPEC + 18)


def why_not_give(s: State, seat: i64, act: i64) -> i64:
    """FP-SPEC-35: a saved AP to another player who is below the limit."""
    other: i64 = actions.first(act)
    if s.role[seat - 1] != STRATEGIST:
        return reasons.NOT_STRATEGIST
    if other == seat or other < 1 or other > s.r.n_seats:
        return reasons.GIVE_OTHERS
    if s.saved[other - 1] >= ap.save_limit(s, other):
        return reasons.SAVED_FULL
    why: i64 = ap.why_not_pay(s, seat, 1, PLAN_AP, act)
    return why if why != 0 else stranded.why_not_spend(s, seat, 1, PLAN_AP, act)


def give(s: State, seat: i64, act: i64) -> None:
    """FP-SPEC-35: one Saved Action marker."""
    other: i64 = actions.first(act)
    ap.pay(s, seat, 1, PLAN_AP, act, SPEC + 35)
    pieces.set_saved(s, other, s.saved[other - 1] + 1, SPEC + 35)


def why_not_look(s: State, seat: i64, act: i64) -> i64:
    """FP-SPEC-36, FP-TRAG-09: once a turn, with Tragic Events, while the Event Deck has cards."""
    if s.role[seat - 1] != STRATEGIST:
        return reasons.NOT_STRATEGIST
    if not s.r.tragic:
        return reasons.NO_EVENT_DECK
    if pieces.has_memo(s, seat, LOOKED):
        return reasons.LOOKED_ALREADY
    if len(s.event_deck) == 0:
        return reasons.NO_EVENT_LEFT
    why: i64 = ap.why_not_pay(s, seat, 1, PLAN_AP, act)
    return why if why != 0 else stranded.why_not_spend(s, seat, 1, PLAN_AP, act)


def look(s: State, seat: i64, act: i64) -> None:
    """FP-SPEC-36: only the Strategist's player sees the next Event."""
    ap.pay(s, seat, 1, PLAN_AP, act, SPEC + 36)
    pieces.remember(s, seat, LOOKED, SPEC + 36)
    top: i64 = len(s.event_deck) - 1
    s.news += 1
    s.event_known[top] = s.event_known[top] | (1 << (seat - 1))
    if s.keep_events:
        events.tell(s, ev.EVENT_SEEN, SPEC + 36, 1 << (seat - 1), seat, s.event_deck[top], 0, 0)
    steps.push(s, waits.WAIT_LOOK, seat)


def put_back(s: State, act: i64) -> None:
    """FP-SPEC-36: the card stays on top or goes to the bottom of the Event Deck."""
    steps.pop(s)
    if actions.kind_of(act) == actions.TOP:
        return
    top: i64 = len(s.event_deck) - 1
    s.event_deck = to_bottom(s.event_deck, top)
    s.event_known = to_bottom(s.event_known, top)


def to_bottom(items: vec[i64], top: i64) -> vec[i64]:
    """The last item comes first."""
    out = vec[i64]([items[top]])
    for i in range(top):
        out = append(out, items[i])
    return out
