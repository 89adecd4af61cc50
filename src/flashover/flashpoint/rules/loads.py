"""Chapter actions: what is carried or led, who is revealed, and where loads are brought."""

from __future__ import annotations

from flashover.core import events
from flashover.core.packed import append, i64, vec
from flashover.flashpoint import actions, ev, pieces, points, reasons
from flashover.flashpoint.ids import ACT, VIC
from flashover.flashpoint.rules import ap, victims
from flashover.flashpoint.ruleset import DOG_LEADS_NOT
from flashover.flashpoint.state import (
    CRITICAL,
    DISPOSED,
    HAZMAT_DISPOSED,
    HAZMAT_LOAD,
    HAZMAT_ON_BOARD,
    HEAVY,
    LIGHT,
    N_DISPOSED,
    ON_BOARD,
    OXYGEN,
    State,
)


def load_kind(s: State, slot: i64) -> i64:
    """How an action names a Victim: its face, and whether it is treated."""
    return s.poi_face[slot] + (actions.TREATED_LOAD if s.treated[slot] == 1 else 0)


def face_of(kind: i64) -> i64:
    """The face in the name of a load."""
    return kind & (actions.TREATED_LOAD - 1)


def is_treated(kind: i64) -> bool:
    """Is the Victim with this name treated?"""
    return kind >= actions.TREATED_LOAD


def can_be_led(kind: i64) -> bool:
    """FP-VIC-02, FP-VIC-03, FP-VIC-04: treated Victims and lightly wounded ones; a critical one never."""
    face: i64 = face_of(kind)
    if face == LIGHT:
        return True
    return is_treated(kind) and face != CRITICAL


def can_be_carried(kind: i64) -> bool:
    """FP-VIC-04: all but a Critically Wounded Victim that is not treated yet."""
    return kind != CRITICAL


def doubling(kind: i64) -> i64:
    """FP-VIC-05, FP-VIC-06: a Heavy Victim or one with an Oxygen Tank doubles the cost."""
    if kind == actions.HAZMAT:
        return 1
    face: i64 = face_of(kind)
    return 2 if face == HEAVY or face == OXYGEN else 1


def find_victim(s: State, seat: i64, cell: i64, kind: i64, but: i64) -> i64:
    """The slot of a Victim with this name in a space, the one already in hand first; -1 if none."""
    found: i64 = -1
    for slot in range(s.poi_used):
        if s.poi_at[slot] != cell or s.poi_state[slot] != ON_BOARD or slot == but or load_kind(s, slot) != kind:
            continue
        if s.carry[seat - 1] == slot + 1 or s.lead[seat - 1] == slot + 1:
            return slot
        if found < 0:
            found = slot
    return found


def find_load(s: State, seat: i64, cell: i64, kind: i64) -> i64:
    """FP-ACT-08: what `carry` will hold (1 + slot, HAZMAT_LOAD + slot) if the piece is in this space; else 0."""
    if kind == actions.HAZMAT:
        own: i64 = s.carry[seat - 1]
        if own >= HAZMAT_LOAD and s.hazmat_at[own - HAZMAT_LOAD] == cell:
            return own
        slot: i64 = pieces.hazmat_at(s, cell)
        return HAZMAT_LOAD + slot if slot >= 0 else 0
    return 1 + find_victim(s, seat, cell, kind, -1)


def why_not_load(s: State, seat: i64, act: i64) -> i64:
    """FP-ACT-08, FP-ACT-09, FP-ACT-10: may this be carried, and that be led, from the own space?"""
    cell: i64 = s.at[seat - 1]
    kind: i64 = actions.load_of(act)
    led: i64 = actions.lead_of(act)
    why: i64 = why_not_dog(s, seat, kind)
    if why != 0:
        return why
    load: i64 = 0
    if kind != 0:
        load = find_load(s, seat, cell, kind)
        if load == 0:
            return reasons.NOT_HERE
        if not can_be_carried(kind):
            return reasons.CRITICAL_STAYS
    if led == 0:
        return reasons.ALLOWED
    if find_victim(s, seat, cell, led, load - 1) < 0:
        return reasons.NOT_HERE
    return reasons.ALLOWED if can_be_led(led) else reasons.ONLY_TREATED_LED


def why_not_dog(s: State, seat: i64, kind: i64) -> i64:
    """FP-SPEC-28, FP-SPEC-30: the dog carries nothing; it leads somebody only if the option says so."""
    if not ap.is_dog(s, seat):
        return reasons.ALLOWED
    if kind != 0:
        return reasons.DOG_MAY_NOT
    return reasons.DOG_LEADS_NOBODY if s.r.dog_lead == DOG_LEADS_NOT else reasons.ALLOWED


def take_along(s: State, seat: i64, to: i64, act: i64) -> None:
    """FP-ACT-06, FP-ACT-08, FP-ACT-10: loads go with the Firefighter; what is not taken along stays."""
    cell: i64 = s.at[seat - 1]
    load: i64 = 0
    led: i64 = 0
    if actions.load_of(act) != 0:
        load = find_load(s, seat, cell, actions.load_of(act))
    if actions.lead_of(act) != 0:
        led = 1 + find_victim(s, seat, cell, actions.lead_of(act), load - 1)
    hold(s, seat, load, led, ACT + 8)
    move_load(s, load, to, ACT + 6)
    move_load(s, led, to, ACT + 10)


def hold(s: State, seat: i64, load: i64, led: i64, rule: i64) -> None:
    """Take up a load and a hand; nobody else holds them any more."""
    if load != 0 and s.carry[seat - 1] != load:
        pieces.drop_load(s, load, rule)
    if led != 0 and s.lead[seat - 1] != led:
        pieces.drop_load(s, led, rule)
    pieces.set_carry(s, seat, load, rule)
    pieces.set_lead(s, seat, led, rule)


def move_load(s: State, load: i64, to: i64, rule: i64) -> None:
    """Move a carried or led piece."""
    if load == 0:
        return
    if load >= HAZMAT_LOAD:
        pieces.set_hazmat_at(s, load - HAZMAT_LOAD, to, rule)
    else:
        pieces.set_poi_at(s, load - 1, to, rule)


def enter(s: State, seat: i64, cell: i64) -> None:
    """FP-ACT-11: whoever comes into a space reveals its PoI. FP-ACT-12, FP-ACT-13: loads may have arrived."""
    while True:
        slot: i64 = pieces.face_down_at(s, cell)
        if slot < 0:
            break
        victims.reveal(s, slot, ACT + 11)
    deliver(s, s.carry[seat - 1], cell)
    deliver(s, s.lead[seat - 1], cell)


def deliver(s: State, load: i64, cell: i64) -> None:
    """FP-ACT-12, FP-ACT-13, FP-VIC-07: a Victim brought to a rescue space, a Hazmat brought outside."""
    if load == 0:
        return
    if load >= HAZMAT_LOAD:
        if points.is_disposal_space(s, cell):
            dispose_hazmat(s, load - HAZMAT_LOAD, ACT + 13)
        return
    slot: i64 = load - 1
    if victims.is_hazmat_victim(s, slot):
        if points.is_disposal_space(s, cell):
            dispose_victim(s, slot, VIC + 7)
    elif points.is_rescue_space(s, cell):
        victims.rescue(s, slot, ACT + 12)


def dispose_hazmat(s: State, slot: i64, rule: i64) -> None:
    """FP-ACT-13: a Disposed Hazmat leaves the board and is counted apart."""
    if s.keep_events:
        events.emit(s, ev.HAZMAT_DISPOSED, rule, slot, s.hazmat_at[slot])
    pieces.take_hazmat_off(s, slot, HAZMAT_DISPOSED, rule)
    pieces.add_count(s, N_DISPOSED, 1, rule)


def dispose_victim(s: State, slot: i64, rule: i64) -> None:
    """FP-VIC-07: a Hazmat Victim brought out is Disposed, not rescued."""
    pieces.take_off(s, slot, DISPOSED, rule)
    pieces.add_count(s, N_DISPOSED, 1, rule)


def victims_here(s: State, cell: i64) -> vec[i64]:
    """The names of the Victims of a space, each once."""
    out = vec[i64]([])
    for slot in range(s.poi_used):
        if s.poi_at[slot] != cell or s.poi_state[slot] != ON_BOARD:
            continue
        kind: i64 = load_kind(s, slot)
        if kind not in out:
            out = append(out, kind)
    return out


def loads_here(s: State, cell: i64) -> vec[i64]:
    """The names of everything in a space that can be carried, each once."""
    out = vec[i64]([])
    for kind in victims_here(s, cell):
        if can_be_carried(kind):
            out = append(out, kind)
    for slot in range(i64(len(s.hazmat_at))):
        if s.hazmat_at[slot] == cell and s.hazmat_state[slot] == HAZMAT_ON_BOARD:
            return append(out, actions.HAZMAT)
    return out
