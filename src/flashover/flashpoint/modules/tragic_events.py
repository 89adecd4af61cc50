"""Chapter tragic-events: the Fire Deck, its cards, and the Event Deck. What a card does is data (decks.toml)."""

from __future__ import annotations

from typing import Final

from flashover.core import chance, events, steps
from flashover.core.packed import append, i64, vec
from flashover.core.state import FRAME
from flashover.flashpoint import actions, ev, outcomes, pieces, reasons, waits
from flashover.flashpoint.ids import SPEC, TRAG
from flashover.flashpoint.modules import event_cards
from flashover.flashpoint.rules import ap, space
from flashover.flashpoint.ruleset import (
    OP_ADD_FLARE_UP,
    OP_ADVANCE,
    OP_DRAW,
    OP_EVENT,
    OP_EXTRA_POI,
    OP_LEAVE_GAME,
    OP_NO_ADVANCE,
    OP_RESHUFFLE,
    OP_WIDTH,
    OPS_A_CARD,
)
from flashover.flashpoint.state import (
    ENGINEER,
    EVENT_DECK,
    EVENT_USED,
    FIRE_DECK,
    FIRE_USED,
    FLARE_SUPPLY,
    State,
    zeros,
)

PRICE_OF_CLEAR: Final = 2
QUIET: Final = 1
CARD_STEPS: Final = (waits.FIRE_CARD, waits.EVENT_CARD, waits.CARD_EFFECT, waits.EVENT_EFFECT)


def without_last(items: vec[i64]) -> vec[i64]:
    """All but the last item."""
    return items[: len(items) - 1]


def count_decks(s: State) -> None:
    """Tell how many cards lie where."""
    pieces.set_count(s, FIRE_DECK, i64(len(s.fire_deck)), TRAG + 1)
    pieces.set_count(s, FIRE_USED, i64(len(s.fire_used)), TRAG + 1)
    pieces.set_count(s, EVENT_DECK, i64(len(s.event_deck)), TRAG + 6)
    pieces.set_count(s, EVENT_USED, i64(len(s.event_used)), TRAG + 6)


def shuffle_fire_deck(s: State, cards: vec[i64]) -> None:
    """Shuffle cards into the Fire Deck."""
    s.fire_deck = chance.shuffle(s, outcomes.SHUFFLE_FIRE, cards)
    if s.keep_events:
        events.emit(s, ev.DECK_SHUFFLED, TRAG + 5, 0)


def shuffle_event_deck(s: State, cards: vec[i64]) -> None:
    """FP-SETUP-21: shuffle the Event Deck; nobody knows a card of it."""
    s.event_deck = chance.shuffle(s, outcomes.SHUFFLE_EVENT, cards)
    s.event_known = zeros(i64(len(cards)))
    if s.keep_events:
        events.emit(s, ev.DECK_SHUFFLED, TRAG + 6, 1)


def draw_fire_card(s: State) -> None:
    """FP-TRAG-01, FP-TRAG-05: turn up the next card and do what it says; an empty deck is made anew first."""
    if len(s.fire_deck) == 0:
        used = s.fire_used
        s.fire_used = vec[i64]([])
        shuffle_fire_deck(s, used)
    if len(s.fire_deck) == 0:
        advance(s)
        return
    card: i64 = s.fire_deck[len(s.fire_deck) - 1]
    s.fire_deck = without_last(s.fire_deck)
    s.news += 1
    if s.keep_events:
        s.beat += 1
        events.emit(s, ev.CARD_DRAWN, TRAG + 1, card)
    if not has_op(s.r.fire_ops, card, OP_LEAVE_GAME):
        s.fire_used = append(s.fire_used, card)
    count_decks(s)
    push_effects(s, s.r.fire_ops, card, waits.CARD_EFFECT)


def has_op(table: vec[i64], card: i64, op: i64) -> bool:
    """Is this effect written on a card?"""
    return any(table[(card * OPS_A_CARD + k) * OP_WIDTH] == op for k in range(i64(OPS_A_CARD)))


def push_effects(s: State, table: vec[i64], card: i64, step: i64) -> None:
    """FP-TRAG-10: the effects of a card in their order, so the last is pushed first.

    A card of either deck may say what is otherwise found on the other: then it is done as there.
    """
    for k in range(i64(OPS_A_CARD)):
        at: i64 = (card * OPS_A_CARD + OPS_A_CARD - 1 - k) * OP_WIDTH
        op: i64 = table[at]
        if op != 0:
            steps.push(s, step if is_of_fire(op) else waits.EVENT_EFFECT, op, table[at + 1], card)


def is_of_fire(op: i64) -> bool:
    """Effects that Fire cards have: Advances and the deck itself."""
    return op < OP_EXTRA_POI or op == OP_NO_ADVANCE


def card_effect(s: State, op: i64) -> None:
    """FP-TRAG-02, FP-TRAG-03, FP-TRAG-04: Advance Fire, draw again, resolve an Event, add a Flare Up, reshuffle."""
    if op == OP_ADVANCE:
        advance(s)
    elif op == OP_DRAW:
        steps.push(s, waits.FIRE_CARD)
    elif op == OP_EVENT:
        steps.push(s, waits.EVENT_CARD)
    elif op == OP_ADD_FLARE_UP:
        add_flare_up(s)
    elif op == OP_RESHUFFLE:
        reshuffle(s)
    elif op == OP_NO_ADVANCE:
        no_advance(s)


def advance(s: State) -> None:
    """FP-TRAG-10: a roll and an Advance of its own, unless a card has forbidden more of them in this turn."""
    if not is_quiet(s):
        steps.push(s, waits.ADVANCE)


def is_quiet(s: State) -> bool:
    """FP-TRAG-07: has a card said that the fire does not advance any more?"""
    for at in range(i64(0), s.depth, FRAME):
        if s.stack[at] == waits.CARD_EFFECT and s.stack[at + 1] == OP_NO_ADVANCE and s.stack[at + 4] == QUIET:
            return True
    return False


def no_advance(s: State) -> None:
    """FP-TRAG-07: what the cards of this turn have still to do is done without an Advance.

    The word of it lies below all that waits for the cards, and is gone with the last of them.
    """
    if is_quiet(s):
        return
    rows = steps.frames(s)
    at = len(rows)
    while at > 0 and rows[at - 1][0] in CARD_STEPS:
        at -= 1
    if at < len(rows):
        rows.insert(at, [waits.CARD_EFFECT, OP_NO_ADVANCE, 0, 0, QUIET])
        steps.set_frames(s, rows)


def add_flare_up(s: State) -> None:
    """FP-TRAG-04: one Flare Up from the supply, if it has one, to the used cards that are about to be shuffled."""
    if s.count[FLARE_SUPPLY] == 0:
        return
    pieces.add_count(s, FLARE_SUPPLY, -1, TRAG + 4)
    s.fire_used = append(s.fire_used, s.r.flare_up)
    count_decks(s)


def reshuffle(s: State) -> None:
    """FP-TRAG-04: all undrawn and all used cards make the new Fire Deck."""
    cards = s.fire_deck[:]
    for card in s.fire_used:
        cards = append(cards, card)
    s.fire_used = vec[i64]([])
    shuffle_fire_deck(s, cards)
    count_decks(s)


def draw_event(s: State) -> None:
    """FP-TRAG-06, FP-TRAG-13: the next Event, resolved at once; used ones are shuffled when the deck is empty."""
    if len(s.event_deck) == 0:
        used = s.event_used
        s.event_used = vec[i64]([])
        shuffle_event_deck(s, used)
    if len(s.event_deck) == 0:
        return
    card: i64 = s.event_deck[len(s.event_deck) - 1]
    s.event_deck = without_last(s.event_deck)
    s.event_known = without_last(s.event_known)
    if not has_op(s.r.event_ops, card, OP_LEAVE_GAME):
        s.event_used = append(s.event_used, card)
    s.news += 1
    if s.keep_events:
        events.emit(s, ev.EVENT_DRAWN, TRAG + 6, card)
    count_decks(s)
    push_effects(s, s.r.event_ops, card, waits.EVENT_EFFECT)


def event_effect(s: State, op: i64, number: i64) -> None:
    """FP-TRAG-06: one effect of an Event."""
    if is_of_fire(op):
        card_effect(s, op)
    else:
        event_cards.effect(s, op, number)


def flare_ups(s: State) -> i64:
    """FP-TRAG-12: Flare Ups in the Fire Deck and among its used cards."""
    n: i64 = 0
    for card in s.fire_deck:
        if card == s.r.flare_up:
            n += 1
    for card in s.fire_used:
        if card == s.r.flare_up:
            n += 1
    return n


def why_not_clear_flare_up(s: State, seat: i64, act: i64) -> i64:
    """FP-SPEC-17, FP-TRAG-12: 2 AP for the Engineer with no Fire near, while a Flare Up is in the deck."""
    if s.role[seat - 1] != ENGINEER:
        return reasons.NOT_ENGINEER
    if not s.r.tragic or flare_ups(s) == 0:
        return reasons.NO_FLARE_UP
    if space.fire_near(s, s.at[seat - 1]):
        return reasons.FIRE_NEAR
    return ap.why_not_pay(s, seat, PRICE_OF_CLEAR, ap.OTHER, act)


def clear_flare_up(s: State, seat: i64, act: i64) -> None:
    """FP-SPEC-17: one Flare Up from the deck (else from the used cards) to the supply; the deck is shuffled."""
    assert actions.kind_of(act) == actions.CLEAR_FLARE_UP
    ap.pay(s, seat, PRICE_OF_CLEAR, ap.OTHER, act, SPEC + 17)
    if s.r.flare_up in s.fire_deck:
        s.fire_deck = without_one(s.fire_deck, s.r.flare_up)
    else:
        s.fire_used = without_one(s.fire_used, s.r.flare_up)
    pieces.add_count(s, FLARE_SUPPLY, 1, SPEC + 17)
    shuffle_fire_deck(s, s.fire_deck)
    count_decks(s)


def without_one(cards: vec[i64], gone: i64) -> vec[i64]:
    """The cards but for one of a kind."""
    out = vec[i64]([])
    found = False
    for card in cards:
        if card == gone and not found:
            found = True
        else:
            out = append(out, card)
    return out
