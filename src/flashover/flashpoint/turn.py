"""A game, step by step: the table of contents. Each step names the rule function that carries it out."""

from __future__ import annotations

from typing import Final

from flashover.core import events, steps
from flashover.core.packed import i64
from flashover.flashpoint import ev, pieces, points, waits
from flashover.flashpoint.ids import CORE, TRAG
from flashover.flashpoint.modules import event_cards, tragic_events
from flashover.flashpoint.rules import (
    ap,
    deck_gun,
    ends,
    fire,
    hazmat,
    knockdown,
    replenish,
    setup,
    vehicles,
    veteran,
)
from flashover.flashpoint.state import (
    ACTED,
    ACTIVE,
    CAFS_COMMANDED,
    COMMANDED,
    EXPERIENCED,
    IN_ITS_FACE,
    LOOKED,
    PINNED,
    STARTED_ON_ENGINE,
    TAKING_ACTIONS,
    TURN,
    WILL_BE_PINNED,
    State,
)

OF_ONE_TURN: Final = STARTED_ON_ENGINE | ACTED | COMMANDED | CAFS_COMMANDED | EXPERIENCED | LOOKED | PINNED


def run(s: State) -> None:
    """Carry out steps until one waits for a decision or the game is over."""
    while s.depth > 0:
        step: i64 = steps.top_step(s)
        if ends.is_over(s):
            steps.clear(s)
        elif ends.asks_to_play_on(s):
            steps.push(s, waits.WAIT_PLAY_ON)
        elif step <= waits.LAST_WAIT:
            if step == waits.WAIT_ACTION:
                veteran.experience(s, steps.top_number(s, 1))
            return
        else:
            a: i64 = steps.top_number(s, 1)
            b: i64 = steps.top_number(s, 2)
            c: i64 = steps.top_number(s, 3)
            d: i64 = steps.top_number(s, 4)
            steps.pop(s)
            if step >= waits.START_TURN:
                turn_step(s, step, a, b, c)
            else:
                setup_step(s, step, a, b, c, d)


def turn_step(s: State, step: i64, a: i64, b: i64, c: i64) -> None:
    """FP-CORE-13: the steps of a turn."""
    if step == waits.START_TURN:
        start_turn(s, a)
    elif step == waits.SAVE_AP:
        end_actions(s, a)
    elif step == waits.ADVANCE_PHASE:
        fire.advance_phase(s)
    elif step == waits.NOTE_VICINITY:
        veteran.note_vicinity(s)
    elif step == waits.ADVANCE:
        fire.advance(s, a)
    elif step == waits.RESOLVE:
        fire.resolve(s, a, b)
    elif step == waits.FLASHOVER:
        fire.flashover(s)
    elif step == waits.HOT_SPOT:
        fire.hot_spot(s, a, b, c)
    elif step == waits.HAZMATS:
        hazmat.hazmats(s)
    elif step == waits.LOSSES:
        hazmat.losses(s)
    elif step == waits.KNOCK_DOWNS:
        knockdown.knock_downs(s)
    elif step == waits.CLEAN_UP:
        fire.clean_up(s)
    elif step == waits.REPLENISH:
        replenish.replenish(s)
    elif step == waits.NEXT_SEAT:
        next_seat(s)
    else:
        rare_step(s, step, a, b)


def rare_step(s: State, step: i64, a: i64, b: i64) -> None:
    """Steps that not every turn has."""
    if step == waits.TANKS:
        hazmat.tanks(s)
    elif step == waits.KNOCK_DOWN:
        knockdown.knock_down(s, a)
    elif step == waits.FIRE_CARD:
        tragic_events.draw_fire_card(s)
    elif step == waits.CARD_EFFECT:
        tragic_events.card_effect(s, a)
    elif step == waits.EVENT_CARD:
        tragic_events.draw_event(s)
    elif step == waits.EVENT_EFFECT:
        tragic_events.event_effect(s, a, b)
    elif step == waits.EXTRA_POI:
        event_cards.extra_poi(s)
    elif step == waits.ARRIVE:
        vehicles.arrive(s, a)
    elif step == waits.DECK_GUN:
        deck_gun.roll(s, a)
    elif step == waits.DECK_GUN_SPLASH:
        deck_gun.splash(s, a, b)


def setup_step(s: State, step: i64, a: i64, b: i64, c: i64, d: i64) -> None:
    """FP-SETUP-01: the steps of the setup."""
    if step == waits.SETUP_DOORS:
        setup.lock_doors(s)
    elif step == waits.SETUP_EXPLOSION:
        setup.setup_explosion(s, a, b, c, d)
    elif step == waits.SETUP_CLEAN_UP:
        fire.clean_up(s)
    elif step == waits.SETUP_HAZMAT:
        setup.setup_hazmat(s, a)
    elif step == waits.SETUP_POI:
        setup.setup_poi(s, a)
    elif step == waits.SETUP_DECKS:
        setup.setup_decks(s)
    elif step == waits.SETUP_HOT_SPOT:
        setup.setup_hot_spot(s, a)
    elif step == waits.SETUP_ROLES:
        setup.setup_roles(s, a)
    elif step == waits.SETUP_PLACES:
        setup.setup_places(s)
    elif step == waits.SETUP_DONE:
        setup.setup_done(s)


def start_turn(s: State, seat: i64) -> None:
    """FP-CORE-13, FP-FAM-15: Take Actions, Advance Fire, Replenish PoI, next player; AP are received."""
    pieces.set_flow(s, ACTIVE, seat, CORE + 13)
    pieces.set_flow(s, TURN, s.flow[TURN] + 1, CORE + 13)
    pieces.set_phase(s, TAKING_ACTIONS, CORE + 13)
    if s.keep_events:
        s.beat += 1
        events.emit(s, ev.TURN_STARTED, CORE + 13, s.flow[TURN], seat)
    begin_memos(s, seat)
    ap.start_ap(s, seat)
    steps.push(s, waits.NEXT_SEAT)
    steps.push(s, waits.REPLENISH)
    steps.push(s, waits.ADVANCE_PHASE)
    steps.push(s, waits.SAVE_AP, seat)
    steps.push(s, waits.WAIT_ACTION, seat)


def begin_memos(s: State, seat: i64) -> None:
    """What lasted for a turn is over for all; the active one notes where it starts."""
    for other in range(i64(1), s.r.n_seats + 1):
        pieces.forget(s, other, OF_ONE_TURN, CORE + 13)
    if s.r.vehicles and points.may_start_crew_change(s, s.at[seat - 1]):
        pieces.remember(s, seat, STARTED_ON_ENGINE, CORE + 13)
    if pieces.has_memo(s, seat, WILL_BE_PINNED):
        pieces.forget(s, seat, WILL_BE_PINNED, TRAG + 6)
        pieces.remember(s, seat, PINNED, TRAG + 6)


def end_actions(s: State, seat: i64) -> None:
    """FP-ACT-01: what is left is saved within the limit."""
    ap.save_ap(s, seat)
    pieces.forget(s, seat, IN_ITS_FACE | PINNED, TRAG + 6)


def next_seat(s: State) -> None:
    """FP-CORE-13: the next player clockwise takes a turn."""
    knockdown.forget_dodges(s)
    steps.push(s, waits.START_TURN, s.flow[ACTIVE] % s.r.n_seats + 1)
