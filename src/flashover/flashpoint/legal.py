"""What may be done: one reason function for each kind of action, asked of what a look around makes thinkable."""

from __future__ import annotations

from flashover.core import steps
from flashover.core.packed import append, i64, vec
from flashover.flashpoint import actions, pieces, points, reasons, waits
from flashover.flashpoint.modules import event_cards, tragic_events
from flashover.flashpoint.rules import (
    ap,
    captain,
    chop,
    deck_gun,
    dog,
    doors,
    experts,
    extinguish,
    hazmat,
    knockdown,
    move,
    prevention,
    setup,
    stranded,
    vehicles,
    veteran,
)
from flashover.flashpoint.ruleset import COMMAND_AP, MOVEMENT_AP, PLAN_AP
from flashover.flashpoint.state import READY, State


def to_act(s: State) -> vec[i64]:
    """The seats that may decide now."""
    if s.depth == 0:
        return vec[i64]([])
    wait: i64 = steps.top_step(s)
    if wait == waits.WAIT_PLACEMENT:
        return not_ready(s)
    if wait == waits.WAIT_PLAY_ON:
        return all_seats(s)
    return vec[i64]([steps.top_number(s, 1)])


def all_seats(s: State) -> vec[i64]:
    """1, 2, …"""
    out = vec[i64]([])
    for seat in range(i64(1), s.r.n_seats + 1):
        out = append(out, seat)
    return out


def not_ready(s: State) -> vec[i64]:
    """Seats that have not agreed to the placement yet."""
    out = vec[i64]([])
    for seat in range(i64(1), s.r.n_seats + 1):
        if not pieces.has_memo(s, seat, READY):
            out = append(out, seat)
    return out


def why_not(s: State, seat: i64, act: i64) -> i64:
    """0, or the reason against an action: place, state, then AP."""
    if seat not in to_act(s):
        return reasons.NOT_NOW
    if actions.pay_of(act) != 0 and not actions.takes_ap(act):
        return reasons.NO_SUCH_PAYMENT
    wait: i64 = steps.top_step(s)
    if wait == waits.WAIT_ACTION:
        return why_not_own(s, seat, act)
    if wait == waits.WAIT_COMMANDED:
        return why_not_commanded(s, seat, act)
    return why_not_answer(s, seat, act, wait)


def why_not_own(s: State, seat: i64, act: i64) -> i64:
    """FP-CORE-14: the actions of one's own turn."""
    kind: i64 = actions.kind_of(act)
    if kind == actions.MOVE:
        return move.why_not_move(s, seat, act)
    if kind == actions.EXTINGUISH:
        return extinguish.why_not_extinguish(s, seat, act)
    if kind == actions.CHOP:
        return chop.why_not_chop(s, seat, act)
    if kind == actions.OPEN_DOOR:
        return doors.why_not_open(s, seat, act)
    if kind == actions.CLOSE_DOOR:
        return doors.why_not_close(s, seat, act)
    if kind == actions.END:
        return stranded.why_not_end(s, seat)
    if kind == actions.DRIVE:
        return vehicles.why_not_drive(s, seat, act)
    if kind == actions.DECK_GUN:
        return deck_gun.why_not_fire(s, seat, act)
    if kind == actions.CREW_CHANGE:
        return vehicles.why_not_crew_change(s, seat, act)
    return why_not_speciality(s, seat, act, kind)


def why_not_speciality(s: State, seat: i64, act: i64, kind: i64) -> i64:
    """FP-SPEC-01: what only one Specialist can do."""
    if kind == actions.COMMAND:
        return captain.why_not_command(s, seat, act)
    if kind == actions.TREAT:
        return experts.why_not_treat(s, seat, act)
    if kind == actions.IDENTIFY:
        return experts.why_not_identify(s, seat, act)
    if kind == actions.DISPOSE:
        return experts.why_not_dispose(s, seat, act)
    if kind == actions.CLEAR_HOT_SPOT:
        return experts.why_not_clear_hot_spot(s, seat, act)
    if kind == actions.CLEAR_FLARE_UP:
        return tragic_events.why_not_clear_flare_up(s, seat, act)
    if kind == actions.REPAIR:
        return experts.why_not_repair(s, seat, act)
    if kind == actions.SQUEEZE:
        return dog.why_not_squeeze(s, seat, act)
    if kind == actions.DRAG:
        return dog.why_not_drag(s, seat, act)
    if kind == actions.REVEAL:
        return dog.why_not_reveal(s, seat, act)
    return why_not_planner(s, seat, act, kind)


def why_not_planner(s: State, seat: i64, act: i64, kind: i64) -> i64:
    """FP-SPEC-33 to FP-SPEC-36: Fire Prevention and Strategist."""
    if kind == actions.DE_SMOKE:
        return prevention.why_not_de_smoke(s, seat, act)
    if kind == actions.ESCAPE:
        return prevention.why_not_escape(s, seat, act)
    if kind == actions.ESCAPE_DOOR:
        return prevention.why_not_open(s, seat, act)
    if kind == actions.GIVE:
        return experts.why_not_give(s, seat, act)
    if kind == actions.LOOK:
        return experts.why_not_look(s, seat, act)
    return reasons.NOT_NOW


def why_not_commanded(s: State, seat: i64, act: i64) -> i64:
    """FP-SPEC-04: moves, doors and windows; nothing else."""
    kind: i64 = actions.kind_of(act)
    if kind == actions.MOVE:
        return move.why_not_move(s, seat, act)
    if kind == actions.OPEN_DOOR:
        return doors.why_not_open(s, seat, act)
    if kind == actions.CLOSE_DOOR:
        return doors.why_not_close(s, seat, act)
    if kind == actions.SQUEEZE:
        return dog.why_not_squeeze(s, seat, act)
    if kind == actions.DRAG:
        return dog.why_not_drag(s, seat, act)
    return captain.why_not_stop(s, seat) if kind == actions.STOP else reasons.COMMAND_ONLY_MOVES


def why_not_answer(s: State, seat: i64, act: i64, wait: i64) -> i64:
    """FP-ACT-29: each question has its own answers."""
    kind: i64 = actions.kind_of(act)
    value: i64 = actions.first(act)
    if wait == waits.WAIT_OFFER:
        if kind == actions.PASS:
            return captain.why_not_decline(s, seat)
        return reasons.ALLOWED if kind == actions.ACCEPT else reasons.NOT_NOW
    if wait == waits.WAIT_RIDE:
        if kind == actions.RIDE:
            return vehicles.why_not_ride(s, value)
        return reasons.ALLOWED if kind == actions.STAY else reasons.NOT_NOW
    if wait == waits.WAIT_REROLL:
        if kind == actions.REROLL and value >= 1 and value <= actions.BOTH:
            return deck_gun.why_not_reroll(s, value)
        return reasons.ALLOWED if kind == actions.PASS else reasons.NOT_NOW
    if wait == waits.WAIT_LOOK:
        return reasons.ALLOWED if kind == actions.TOP or kind == actions.BOTTOM else reasons.NOT_NOW
    return why_not_in_phase(s, seat, kind, value, wait)


def why_not_in_phase(s: State, seat: i64, kind: i64, value: i64, wait: i64) -> i64:
    """FP-SPEC-38, FP-SPEC-20, FP-KD-02: the questions of the Advance Fire phase; then those of the setup."""
    if wait == waits.WAIT_SUPPRESS:
        if kind == actions.SUPPRESS and value >= 1 and value <= actions.BOTH:
            return reasons.ALLOWED
        return reasons.ALLOWED if kind == actions.PASS else reasons.NOT_NOW
    if wait == waits.WAIT_DODGE:
        if kind == actions.DODGE:
            return veteran.why_not_dodge(s, seat, value)
        return reasons.ALLOWED if kind == actions.PASS else reasons.NOT_NOW
    if wait == waits.WAIT_PLACE:
        return knockdown.why_not_place(s, seat, value) if kind == actions.PLACE else reasons.NOT_NOW
    if wait == waits.WAIT_HAZMAT or wait == waits.WAIT_TANK:
        if kind != actions.EXPLODE:
            return reasons.NOT_NOW
        if value in due(s, wait):
            return reasons.ALLOWED
        return reasons.NOT_A_TARGET if wait == waits.WAIT_HAZMAT else reasons.NOT_A_TANK
    if wait == waits.WAIT_GRENADE:
        if kind == actions.GRENADE:
            return reasons.ALLOWED if value in event_cards.grenade_spaces(s) else reasons.NOT_A_TARGET
        return reasons.ALLOWED if kind == actions.PASS else reasons.NOT_NOW
    return why_not_group(s, seat, kind, value, wait)


def why_not_group(s: State, seat: i64, kind: i64, value: i64, wait: i64) -> i64:
    """What is agreed on before the game, and whether it goes on after seven are rescued."""
    if wait == waits.WAIT_PLAY_ON:
        return reasons.ALLOWED if kind == actions.CONTINUE or kind == actions.FINISH else reasons.NOT_NOW
    if wait == waits.WAIT_ROLE:
        return setup.why_not_role(s, value) if kind == actions.ROLE else reasons.NOT_NOW
    if kind == actions.START:
        return setup.why_not_start(s, seat, value)
    if kind == actions.PARK:
        return setup.why_not_park(s, value)
    if kind == actions.FIRST:
        return setup.why_not_first(s, value)
    return setup.why_not_ready(s, seat) if kind == actions.READY else reasons.NOT_NOW


def due(s: State, wait: i64) -> vec[i64]:
    """The spaces whose Explosion is asked about."""
    return hazmat.burning_hazmats(s) if wait == waits.WAIT_HAZMAT else hazmat.lost_tanks(s)


def cost(s: State, seat: i64, act: i64) -> i64:
    """AP an action takes (saved AP for a Dodge or a Suppress)."""
    kind: i64 = actions.kind_of(act)
    if kind == actions.MOVE:
        to: i64 = actions.first(act)
        return move.price_of_move(s, seat, move.edge_to(s, seat, to), to, act)
    if kind == actions.EXTINGUISH:
        return extinguish.price_of_extinguish(s, seat, actions.first(act))
    if kind == actions.OPEN_DOOR or kind == actions.CLOSE_DOOR:
        return 1
    if kind == actions.CHOP:
        return chop.price_of_chop(s, seat)
    if kind == actions.COMMAND:
        return actions.second(act)
    return rare_cost(s, seat, act, kind)


def rare_cost(s: State, seat: i64, act: i64, kind: i64) -> i64:
    """AP of the other actions."""
    if kind == actions.DRIVE:
        return points.price_of_drive(s, actions.first(act))
    if kind == actions.DECK_GUN:
        return points.price_of_deck_gun(s, seat)
    if kind == actions.CREW_CHANGE:
        return vehicles.PRICE_OF_CREW_CHANGE
    if kind == actions.TREAT:
        return experts.price_of_treat(actions.load_of(act))
    if kind == actions.DRAG:
        return dog.price_of_drag(s, seat, act)
    if kind == actions.DODGE:
        return steps.top_number(s, 2)
    return fixed_cost(kind)


def fixed_cost(kind: i64) -> i64:
    """AP that never vary."""
    if kind == actions.DISPOSE or kind == actions.REPAIR or kind == actions.CLEAR_FLARE_UP or kind == actions.SQUEEZE:
        return 2
    if kind == actions.ESCAPE or kind == actions.ESCAPE_DOOR:
        return 2
    if kind == actions.IDENTIFY or kind == actions.CLEAR_HOT_SPOT or kind == actions.DE_SMOKE:
        return 1
    if kind == actions.GIVE or kind == actions.LOOK or kind == actions.SUPPRESS:
        return 1
    return 0


def purpose_of(s: State, kind: i64) -> i64:
    """Which special AP may pay for an action."""
    if kind == actions.MOVE or kind == actions.SQUEEZE or kind == actions.DRAG:
        return MOVEMENT_AP
    if kind == actions.OPEN_DOOR or kind == actions.CLOSE_DOOR:
        return ap.door_purpose(s)
    if kind == actions.EXTINGUISH:
        return ap.extinguish_purpose()
    if kind == actions.COMMAND:
        return COMMAND_AP
    if kind == actions.GIVE or kind == actions.LOOK:
        return PLAN_AP
    return ap.OTHER
