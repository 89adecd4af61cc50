"""From an action to the rule function that carries it out."""

from __future__ import annotations

from flashover.core import events, steps
from flashover.core.packed import i64
from flashover.flashpoint import actions, ev, pieces, waits
from flashover.flashpoint.ids import CORE, END
from flashover.flashpoint.modules import event_cards, tragic_events
from flashover.flashpoint.rules import (
    captain,
    chop,
    deck_gun,
    dog,
    doors,
    ends,
    experts,
    extinguish,
    hazmat,
    knockdown,
    move,
    prevention,
    setup,
    suppression,
    vehicles,
    veteran,
)
from flashover.flashpoint.state import ACTED, SEVEN_RESCUED, WON, State


def do(s: State, seat: i64, act: i64) -> None:
    """Carry out a decision; what follows by itself is left to `turn.run`."""
    if s.last_actor != seat:
        s.news += 1
        s.last_actor = seat
    s.beat += 1
    if s.keep_events:
        events.emit(s, ev.ACTED, 0, seat, act)
    wait: i64 = steps.top_step(s)
    if wait == waits.WAIT_ACTION:
        own_action(s, seat, act)
    elif wait == waits.WAIT_COMMANDED:
        commanded(s, seat, act)
    elif wait == waits.WAIT_PLACEMENT:
        setup.place_move(s, seat, act)
    elif wait == waits.WAIT_ROLE:
        setup.take_role(s, seat, actions.first(act))
    else:
        answer(s, seat, act, wait)


def own_action(s: State, seat: i64, act: i64) -> None:
    """FP-CORE-14: an action of the own turn."""
    kind: i64 = actions.kind_of(act)
    if kind == actions.END:
        steps.pop(s)
        return
    pieces.remember(s, seat, ACTED, CORE + 14)
    if kind == actions.MOVE:
        move.move(s, seat, act)
    elif kind == actions.EXTINGUISH:
        extinguish.extinguish(s, seat, act)
    elif kind == actions.OPEN_DOOR:
        doors.open_door(s, seat, act)
    elif kind == actions.CLOSE_DOOR:
        doors.close_door(s, seat, act)
    elif kind == actions.CHOP:
        chop.chop(s, seat, act)
    elif kind == actions.DRIVE:
        vehicles.drive(s, seat, act)
    elif kind == actions.DECK_GUN:
        deck_gun.fire_deck_gun(s, seat, act)
    elif kind == actions.CREW_CHANGE:
        vehicles.crew_change(s, seat, act)
    else:
        speciality(s, seat, act, kind)


def speciality(s: State, seat: i64, act: i64, kind: i64) -> None:
    """FP-SPEC-01: what only one Specialist can do."""
    if kind == actions.COMMAND:
        captain.command(s, seat, act)
    elif kind == actions.TREAT:
        experts.treat(s, seat, act)
    elif kind == actions.IDENTIFY:
        experts.identify(s, seat, act)
    elif kind == actions.DISPOSE:
        experts.dispose(s, seat, act)
    elif kind == actions.CLEAR_HOT_SPOT:
        experts.clear_hot_spot(s, seat, act)
    elif kind == actions.CLEAR_FLARE_UP:
        tragic_events.clear_flare_up(s, seat, act)
    elif kind == actions.REPAIR:
        experts.repair(s, seat, act)
    elif kind == actions.SQUEEZE:
        dog.squeeze(s, seat, act)
    elif kind == actions.DRAG:
        dog.drag(s, seat, act)
    elif kind == actions.REVEAL:
        dog.reveal(s, act)
    elif kind == actions.DE_SMOKE:
        prevention.de_smoke(s, seat, act)
    elif kind == actions.ESCAPE:
        prevention.escape(s, seat, act)
    elif kind == actions.ESCAPE_DOOR:
        prevention.open_for_poi(s, seat, act)
    elif kind == actions.GIVE:
        experts.give(s, seat, act)
    elif kind == actions.LOOK:
        experts.look(s, seat, act)


def commanded(s: State, seat: i64, act: i64) -> None:
    """FP-SPEC-04: what a commanded Firefighter does with the AP it was given."""
    kind: i64 = actions.kind_of(act)
    if kind == actions.STOP:
        captain.give_back(s)
        return
    if kind == actions.MOVE:
        move.move(s, seat, act)
    elif kind == actions.SQUEEZE:
        dog.squeeze(s, seat, act)
    elif kind == actions.DRAG:
        dog.drag(s, seat, act)
    elif kind == actions.OPEN_DOOR:
        doors.open_door(s, seat, act)
    else:
        doors.close_door(s, seat, act)
    if not ends.is_over(s):
        captain.note_use(s, seat)


def answer(s: State, seat: i64, act: i64, wait: i64) -> None:
    """FP-ACT-29: the questions asked out of turn, and those inside the phase."""
    kind: i64 = actions.kind_of(act)
    value: i64 = actions.first(act)
    if wait == waits.WAIT_OFFER:
        if kind == actions.ACCEPT:
            captain.accept(s)
        else:
            captain.give_back(s)
    elif wait == waits.WAIT_RIDE:
        if kind == actions.RIDE:
            vehicles.ride(s, seat, value)
        else:
            steps.pop(s)
    elif wait == waits.WAIT_REROLL:
        deck_gun.reroll(s, seat, value if kind == actions.REROLL else 0)
    elif wait == waits.WAIT_LOOK:
        experts.put_back(s, act)
    elif wait == waits.WAIT_SUPPRESS:
        suppression.suppress(s, act)
    else:
        answer_in_phase(s, seat, act, wait)


def answer_in_phase(s: State, seat: i64, act: i64, wait: i64) -> None:
    """The questions inside the phase: the order of Explosions, knock-downs, Dodge; and playing on."""
    kind: i64 = actions.kind_of(act)
    value: i64 = actions.first(act)
    if wait == waits.WAIT_DODGE and kind == actions.DODGE:
        veteran.dodge(s, seat, act)
        return
    steps.pop(s)
    if wait == waits.WAIT_DODGE:
        knockdown.fall(s, seat)
    elif wait == waits.WAIT_PLACE:
        knockdown.place(s, seat, value)
    elif wait == waits.WAIT_HAZMAT:
        hazmat.explode(s, value)
    elif wait == waits.WAIT_TANK:
        hazmat.explode_tank(s, value)
    elif wait == waits.WAIT_GRENADE:
        if kind == actions.GRENADE:
            event_cards.throw_grenade(s, value)
    elif kind == actions.CONTINUE:
        ends.play_on(s)
    else:
        ends.finish(s, WON, SEVEN_RESCUED, END + 2)
