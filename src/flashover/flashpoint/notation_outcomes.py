"""What chance gave, as text and back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from flashover.core.language import BadMove, plain
from flashover.flashpoint import outcomes
from flashover.flashpoint.compose import card_keys
from flashover.flashpoint.notation_places import Places, tidy
from flashover.flashpoint.options import FACES, ROLES

DIES: Final = {
    "d6": int(outcomes.D6), "d8": int(outcomes.D8), "d12": int(outcomes.D12), "d16": int(outcomes.D16),
}  # fmt: skip
DIE_WORDS: Final = {what: word for word, what in DIES.items()}
DRAWS: Final = {
    "poi": int(outcomes.DRAW_POI), "door": int(outcomes.DRAW_DOOR), "role": int(outcomes.DRAW_ROLE),
    "space": int(outcomes.DRAW_SPACE), "spot": int(outcomes.DRAW_SPOT),
}  # fmt: skip
SHUFFLES: Final = {"fire": int(outcomes.SHUFFLE_FIRE), "event": int(outcomes.SHUFFLE_EVENT)}
FIRST_WORDS: Final = ("dice", *DIES, "draw", "shuffle")
EXAMPLES: Final = (
    "dice 3,4 | d6 4 | draw poi victim | draw door 3,4 E | draw role cafs | draw space 0,3 | draw spot engine 0,7 | "
    "shuffle fire accelerate fire-rages | shuffle event pinned jam"
)


# ---- writing
def outcome_lines(places: Places, black: int, pairs: Sequence[int]) -> list[str]:
    """Outcomes as lines: two dice that follow each other on one, a whole shuffle on one."""
    out: list[str] = []
    at = 0
    while at < len(pairs):
        what, value = int(pairs[at]), int(pairs[at + 1])
        at += 2
        if what == outcomes.D6 and at < len(pairs) and int(pairs[at]) == black:
            out.append(f"dice {value},{int(pairs[at + 1])}")
            at += 2
        elif what in SHUFFLES.values():
            cards = [value]
            while at < len(pairs) and int(pairs[at]) == what:
                cards.append(int(pairs[at + 1]))
                at += 2
            out.append(shuffle_text(what, cards))
        else:
            out.append(one_text(places, what, value))
    return out


def shuffle_text(what: int, cards: list[int]) -> str:
    """A deck after it was shuffled, its top card last."""
    deck = deck_word(what)
    keys = card_keys(deck)
    return f"shuffle {deck} " + " ".join(keys[card] for card in cards)


def deck_word(what: int) -> str:
    """The deck a shuffle is about."""
    return next(word for word, number in SHUFFLES.items() if number == what)


def one_text(places: Places, what: int, value: int) -> str:
    """A die or a draw."""
    if what in DIE_WORDS:
        return f"{DIE_WORDS[what]} {value}"
    if what == outcomes.DRAW_POI:
        return f"draw poi {FACES[value]}"
    if what == outcomes.DRAW_DOOR:
        return f"draw door {places.edges[value]}"
    if what == outcomes.DRAW_ROLE:
        return f"draw role {ROLES[value]}"
    if what == outcomes.DRAW_SPACE:
        return f"draw space {places.names[value]}"
    if what == outcomes.DRAW_SPOT:
        return f"draw spot {places.spot_name(value)}"
    raise BadMove(f"{what} is not the number of anything chance is asked")


def question(places: Places, what: int, choices: Sequence[int]) -> str:
    """What chance is asked, with its answers as far as they are given."""
    if not choices:
        return next(word for word, number in {**DIES, **named_draws()}.items() if number == what)
    if what in DIE_WORDS:
        return f"{DIE_WORDS[what]} (1 to {len(choices)})"
    if what in SHUFFLES.values():
        keys = card_keys(deck_word(what))
        return f"shuffle {deck_word(what)} (next one of {', '.join(sorted({keys[card] for card in choices}))})"
    answers = [one_text(places, what, value).split(" ", 2) for value in choices]
    kind = next(word for word, number in DRAWS.items() if number == what)
    return f"draw {kind} ({', '.join(answer[2] for answer in answers)})"


def named_draws() -> dict[str, int]:
    """Draws and shuffles by their words."""
    draws = {f"draw {word}": number for word, number in DRAWS.items()}
    return draws | {f"shuffle {word}": number for word, number in SHUFFLES.items()}


# ---- reading
def read_outcomes(places: Places, black: int, texts: Iterable[str]) -> list[int]:
    """The numbers of several lines."""
    return [number for text in texts for number in read_outcome(places, black, tidy(text).lower().split())]


def read_outcome(places: Places, black: int, words: list[str]) -> list[int]:
    """The numbers of one line."""
    first = words[0] if words else ""
    if first == "dice" and len(words) == 2:
        red, comma, second = words[1].partition(",")
        if not comma:
            raise BadMove(f"'{plain(words[1])}' is no roll of two dice; write red,black, for example 3,4")
        return [int(outcomes.D6), die(red, 6), black, die(second, black)]
    if first in DIES and len(words) == 2:
        return [DIES[first], die(words[1], DIES[first])]
    if first == "draw" and len(words) > 2 and words[1] in DRAWS:
        return [DRAWS[words[1]], drawn(places, words[1], words[2:])]
    if first == "shuffle" and len(words) > 2 and words[1] in SHUFFLES:
        return [number for word in words[2:] for number in (SHUFFLES[words[1]], card(words[1], word))]
    raise BadMove(f"'{plain(' '.join(words))}' is no outcome; write {EXAMPLES}")


def die(word: str, sides: int) -> int:
    """What a die shows."""
    if not (word.isascii() and word.isdigit() and len(word) < 3) or not 1 <= int(word) <= sides:
        raise BadMove(f"'{plain(word)}' is not on this die; it shows 1 to {sides}")
    return int(word)


def drawn(places: Places, kind: str, words: list[str]) -> int:
    """What was drawn."""
    if kind == "poi":
        return named(FACES, "a PoI", words)
    if kind == "role":
        return named(ROLES, "a role", words)
    if kind == "space" and len(words) == 1:
        return places.cell(words[0])
    if kind == "door" and len(words) == 2:
        return places.edge(places.cell(words[0]), words[1])
    if kind == "spot" and len(words) == 2:
        return places.spot(words[0], words[1])
    raise BadMove(f"'{plain(' '.join(words))}' cannot be drawn as a {kind}")


def named(names: Sequence[str], what: str, words: list[str]) -> int:
    """One of several names."""
    if len(words) != 1 or words[0] not in names:
        raise BadMove(f"'{plain(' '.join(words))}' is not {what}; write one of {', '.join(names)}")
    return names.index(words[0])


def card(deck: str, word: str) -> int:
    """The number of a card."""
    keys = card_keys(deck)
    if word not in keys:
        raise BadMove(f"'{plain(word)}' is no card of the {deck} deck; its cards are {', '.join(keys)}")
    return keys.index(word)
