"""Facts about what does not lie on the board: supplies, decks, the flow of the game."""

from __future__ import annotations

from typing import Final

from flashover.core.language import Words, plain
from flashover.core.state import FRAME
from flashover.flashpoint import state as table
from flashover.flashpoint import waits
from flashover.flashpoint.compose import card_keys
from flashover.flashpoint.facts import Fact, Mark, Numbers
from flashover.flashpoint.facts_reader import Reader
from flashover.flashpoint.options import FACES

PHASES: Final = ("setup", "actions", "advance", "replenish", "ended")
RESULTS: Final = ("none", "won", "lost")
REASONS: Final = ("", "rescued", "collapse", "lost")
STEPS: Final = {name: number for number, name in waits.NAMES.items()}


def pool(reader: Reader, words: Words) -> list[Fact]:
    """`pool 12 victim 8 false-alarm 4`: how many are left to place, and which."""
    found: list[Fact] = []
    if words.peek().isdigit():
        found.append(Mark("count", int(table.POOL_SIZE), words.number("a number"), "the size of the pool"))
    while not words.done():
        face = words.choice("what is on a PoI", FACES)
        found.append(Mark("pool", face, words.number("a number"), f"{FACES[face]} in the pool"))
    return found


def unseen(reader: Reader, words: Words) -> list[Fact]:
    """`unseen victim 9 false-alarm 4`: what the pool and the PoI face down hold together."""
    faces = [0] * len(FACES)
    while not words.done():
        face = words.choice("what is on a PoI", FACES)
        faces[face] = words.number("a number")
    return [Numbers("unseen", tuple(faces), "the pool with the PoI face down")]


def hidden_locks(reader: Reader, words: Words) -> list[Fact]:
    """`hidden-locks 2`: locked doors nobody has tried."""
    return [Numbers("hidden_locks", (words.number("a number", 99),), "the number of hidden locks")]


def deck(reader: Reader, words: Words) -> list[Fact]:
    """`deck fire fire-rages accelerate`: the top card last; `deck fire nothing`; `pinned:2` is known to seat 2."""
    which = deck_name(words)
    if words.take_if("nothing"):
        return [Numbers(f"{which}_deck", (), f"the {which} deck")]
    cards, known = [], []
    while not words.done():
        card, who = card_word(words, which)
        cards.append(card)
        known.append(who)
    found: list[Fact] = [Numbers(f"{which}_deck", tuple(cards), f"the {which} deck")] if cards else []
    if which == "event" and (any(known) or not reader.asking):
        found.append(Numbers("event_known", tuple(known), "who knows the cards of the event deck"))
    return found


def deck_name(words: Words) -> str:
    """fire or event."""
    return ("fire", "event")[words.choice("fire or event", ("fire", "event"))]


def card_word(words: Words, which: str) -> tuple[int, int]:
    """A card and the bits of the seats that know it."""
    word, _, seats = words.take("a card").lower().partition(":")
    if word == "?":
        return int(table.UNKNOWN), 0
    keys = card_keys(which)
    if word not in keys:
        raise words.fault(f"'{plain(word)}' is no card of the {which} deck; write one of {', '.join(keys)}", back=1)
    who = 0
    for seat in seats.split("+") if seats else []:
        if seat not in "123456" or len(seat) != 1:
            raise words.fault(f"'{plain(seats)}' are no seats; write for example {word}:1+2", back=1)
        who |= 1 << (int(seat) - 1)
    return keys.index(word), who


def cards(reader: Reader, words: Words, field: str) -> list[Fact]:
    """Cards of a pile, `nothing` if there is none."""
    which = deck_name(words)
    name = field.format(which)
    if words.take_if("nothing"):
        return [Numbers(name, (), f"that pile of {which} cards")]
    found = []
    while not words.done():
        found.append(card_word(words, which)[0])
    return [Numbers(name, tuple(found), f"that pile of {which} cards")] if found else []


def used(reader: Reader, words: Words) -> list[Fact]:
    """`used fire accelerate`: the cards used up, the last one last."""
    return cards(reader, words, "{}_used")


def unknown(reader: Reader, words: Words) -> list[Fact]:
    """`cards fire accelerate fire-rages`: which cards the `?` of a deck are."""
    return cards(reader, words, "unseen_{}")


def turn(reader: Reader, words: Words) -> list[Fact]:
    """`turn 12`."""
    return [Mark("flow", int(table.TURN), words.number("a number", 99999), "the turn")]


def active(reader: Reader, words: Words) -> list[Fact]:
    """`active 2`: whose turn it is."""
    return [Mark("flow", int(table.ACTIVE), reader.seat(words), "the active seat")]


def phase(reader: Reader, words: Words) -> list[Fact]:
    """`phase actions`."""
    value = words.choice("a phase", PHASES)
    return [Mark("flow", int(table.PHASE), value, "the phase", PHASES)]


def result(reader: Reader, words: Words) -> list[Fact]:
    """`result none`, `result won`, `result lost collapse`."""
    value = words.choice("none, won or lost", RESULTS)
    found: list[Fact] = [Mark("flow", int(table.RESULT), value, "the result", RESULTS)]
    if not words.done():
        why = words.choice("rescued, collapse or lost", REASONS)
        found.append(Mark("flow", int(table.REASON), why, "the reason", REASONS))
    return found


def step(reader: Reader, words: Words) -> list[Fact]:
    """`step action 1`: a waiting step with its numbers, the next one last."""
    word = words.take("a step").lower()
    if word not in STEPS:
        raise words.fault(f"'{plain(word)}' is no step; write one of {', '.join(STEPS)}", back=1)
    row = [STEPS[word]]
    while not words.done():
        row.append(signed(words))
    if len(row) > FRAME:
        raise words.fault(f"a step has at most {FRAME - 1} numbers", back=1)
    return [Numbers("steps", tuple(row + [0] * (FRAME - len(row))), "the waiting step", more=True)]


def signed(words: Words) -> int:
    """A number that may be negative."""
    word = words.take("a number")
    digits = word.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 10):
        raise words.fault(f"'{plain(word)}' is no number", back=1)
    return int(word)


def news(reader: Reader, words: Words) -> list[Fact]:
    """`news 12`: how many things became known so far."""
    return [Mark("news", 0, words.number("a number", 10**8), "news")]


def last_actor(reader: Reader, words: Words) -> list[Fact]:
    """`last-actor 2`: who decided last."""
    return [Mark("last_actor", 0, reader.seat(words), "the last actor")]


def slots(reader: Reader, words: Words) -> list[Fact]:
    """`slots 14`: how many PoI have ever been laid down."""
    return [Mark("poi_used", 0, words.number("a number", int(table.POI_SLOTS)), "slots")]


def generator(reader: Reader, words: Words) -> list[Fact]:
    """`generator 1 2 3 4`; `generator ?` where nobody may know."""
    if words.take_if("?"):
        return [Numbers("generator", (), "the generator")]
    return [Numbers("generator", tuple(word32(words) for _ in range(4)), "the generator")]


def word32(words: Words) -> int:
    """A number of 32 bits."""
    word = words.take("a number of 32 bits")
    if not (word.isascii() and word.isdigit() and len(word) < 11) or int(word) >= 1 << 32:
        raise words.fault(f"'{plain(word)}' is not a number of 32 bits", back=1)
    return int(word)
