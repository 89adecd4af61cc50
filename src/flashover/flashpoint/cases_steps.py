"""`do STEP` of a case: one step of a game, run alone."""

from __future__ import annotations

from typing import Final

from flashover.core import steps
from flashover.core.language import Words
from flashover.core.state import FRAME
from flashover.flashpoint import pieces, turn, waits
from flashover.flashpoint.compose import card_keys
from flashover.flashpoint.facts_reader import Reader
from flashover.flashpoint.modules import tragic_events
from flashover.flashpoint.notation_places import Places
from flashover.flashpoint.rules import explosion, setup
from flashover.flashpoint.state import ACTIVE, IN_SETUP, State

PLAIN: Final = {
    "flashover": int(waits.FLASHOVER), "hazmats": int(waits.HAZMATS), "losses": int(waits.LOSSES),
    "tanks": int(waits.TANKS), "knock-downs": int(waits.KNOCK_DOWNS), "clean-up": int(waits.CLEAN_UP),
    "replenish": int(waits.REPLENISH), "phase": int(waits.ADVANCE_PHASE), "next-seat": int(waits.NEXT_SEAT),
    "vicinity": int(waits.NOTE_VICINITY), "extra-poi": int(waits.EXTRA_POI),
}  # fmt: skip
OF_A_SEAT: Final = {
    "turn-start": int(waits.START_TURN), "save": int(waits.SAVE_AP), "knock-down": int(waits.KNOCK_DOWN),
}  # fmt: skip
OTHERS: Final = ("advance", "explosion", "setup", "fire-card", "event")
WORDS: Final = (*PLAIN, *OF_A_SEAT, *OTHERS)


def turn_steps(seat: int) -> list[int]:
    """The steps that wait in the middle of a turn, as `turn.start_turn` leaves them."""
    names = ((waits.NEXT_SEAT, 0), (waits.REPLENISH, 0), (waits.ADVANCE_PHASE, 0))
    rows = [*names, (waits.SAVE_AP, seat), (waits.WAIT_ACTION, seat)]
    return [number for step, seat in rows for number in (int(step), seat, *[0] * (FRAME - 2))]


def do(s: State, places: Places, words: Words) -> None:
    """Run one step; below it waits what waited before."""
    word = WORDS[words.choice("a step", WORDS)]
    reader = Reader(places, asking=False)
    if word in PLAIN:
        steps.push(s, PLAIN[word])
    elif word in OF_A_SEAT:
        seat = int(s.flow[ACTIVE]) if words.done() else reader.seat(words)
        steps.push(s, OF_A_SEAT[word], seat)
    elif word == "setup":
        steps.clear(s)
        pieces.set_phase(s, IN_SETUP, 0)
        setup.begin(s)
    elif word in ("advance", "explosion"):
        target(s, reader, words, word)
    else:
        card(s, words, word)
    words.finish()
    turn.run(s)


def target(s: State, reader: Reader, words: Words, word: str) -> None:
    """`advance 3,3` (as if the dice had named it; `advance` alone rolls them), `explosion 3,3`."""
    if word == "advance" and words.done():
        steps.push(s, waits.ADVANCE)
        return
    cell = reader.cell(words)
    if word == "advance":
        steps.push(s, waits.RESOLVE, cell)
    else:
        explosion.explosion(s, cell)


def card(s: State, words: Words, word: str) -> None:
    """`fire-card`, `event`: the next card of the deck, or the one named."""
    which, step = ("fire", waits.FIRE_CARD) if word == "fire-card" else ("event", waits.EVENT_CARD)
    if words.done():
        steps.push(s, step)
        return
    keys = tuple(card_keys(which))
    number = words.choice(f"a card of the {which} deck", keys)
    if which == "fire":
        tragic_events.push_effects(s, s.r.fire_ops, number, waits.CARD_EFFECT)
    else:
        tragic_events.push_effects(s, s.r.event_ops, number, waits.EVENT_EFFECT)
