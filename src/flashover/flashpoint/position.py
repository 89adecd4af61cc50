"""Positions: a whole state as text, for the referee or for one seat, and back."""

from __future__ import annotations

from flashover.core.language import BadPosition, Words, plain
from flashover.flashpoint.facts import Fact, Mark, Piece
from flashover.flashpoint.facts_fields import Fields, fields_for, fields_of, into_state, pool_size
from flashover.flashpoint.facts_read import read_facts
from flashover.flashpoint.facts_reader import Reader
from flashover.flashpoint.facts_write import lines
from flashover.flashpoint.notation_places import Places
from flashover.flashpoint.options import BY_NAME, BadSetup, changed, check_value
from flashover.flashpoint.ruleset import Rules
from flashover.flashpoint.state import POOL_SIZE, State

GAME = "flashpoint"
MOST = 100_000  # characters


def write(places: Places, setup: dict[str, str], state: State, seat: int | None) -> str:
    """The position: complete (None), or as a seat (0: a spectator) may know it."""
    fields = fields_of(state) if seat is None else fields_for(state, seat)
    head = " ".join(f"{name}={value}" for name, value in changed(setup).items())
    return "\n".join([f"game {GAME} {head}", *lines(places, fields)]) + "\n"


def said(text: str) -> list[Words]:
    """The lines that say something; comments are left out."""
    if len(text) > MOST:
        raise BadPosition(1, 1, f"the text is longer than {MOST} characters; no position is")
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        bare = line.split(" #  ")[0] if " #  " in line else line
        if bare.strip() and not bare.lstrip().startswith("#"):
            found.append(Words(bare, number))
    return found


def setup_of(text: str) -> dict[str, str]:
    """The words of the setup in the first line of a position."""
    found = said(text)
    if not found:
        raise BadPosition(1, 1, "the text is empty; a position begins with 'game flashpoint board=…'")
    return read_header(found[0])


def read_header(words: Words) -> dict[str, str]:
    """`game flashpoint board=base-a mode=family`."""
    if not words.take_if("game"):
        raise words.fault("a position begins with 'game flashpoint board=…'")
    if not words.take_if(GAME):
        raise words.fault(f"'{plain(words.peek())}' is not the game; write {GAME}")
    setup: dict[str, str] = {}
    while not words.done():
        name, value = setup_word(words)
        if name in setup:
            raise words.fault(f"'{name}' stands twice", back=1)
        setup[name] = value
    return setup


def setup_word(words: Words) -> tuple[str, str]:
    """`mode=family`."""
    name, sign, value = words.take("a word of the setup").partition("=")
    if not sign:
        raise words.fault(f"'{plain(name)}' is no word of the setup; write for example mode=family", back=1)
    if name not in BY_NAME:
        raise words.fault(f"'{plain(name)}' is no word of the setup; it knows {', '.join(BY_NAME)}", back=1)
    try:
        return name, check_value(BY_NAME[name], value)
    except BadSetup as error:
        raise words.fault(str(error), back=1) from None


def read(places: Places, rules: Rules, setup: dict[str, str], text: str, seed: int) -> State:
    """The state of a position; the header, if it has one, must be that of the setup."""
    found = said(text)
    if found and found[0].peek().lower() == "game":
        given = read_header(found.pop(0))
        for name, value in given.items():
            if setup[name] != value:
                raise BadPosition(1, 1, f"this is a position with {name}={value}, but here {name} is {setup[name]}")
    fields = fields_of(State(rules, True))
    lay_facts(fields, places, rules, found)
    return into_state(fields, rules, seed)


def lay_facts(fields: Fields, places: Places, rules: Rules, found: list[Words]) -> list[Fact]:
    """Put the facts of several lines into fields; loads last."""
    reader = Reader(places, asking=False)
    facts = [(words, fact) for words in found for fact in read_facts(reader, words)]
    for late in (False, True):
        for words, fact in facts:
            if fact.late == late:
                put(fields, words, fact)
    said_size = any(isinstance(fact, Mark) and (fact.field, fact.index) == ("count", POOL_SIZE) for _, fact in facts)
    if not said_size:
        fields["count"][POOL_SIZE] = pool_size(fields, rules)
    return [fact for _, fact in facts]


def put(fields: Fields, words: Words, fact: Fact) -> None:
    """Put one fact, if there is room for it."""
    words.at = 0
    if isinstance(fact, Piece) and not fact.has_room(fields):
        raise words.fault("there are too many pieces of this kind")
    try:
        fact.put(fields)
    except (ValueError, IndexError):
        raise words.fault("there are too many pieces of this kind") from None
