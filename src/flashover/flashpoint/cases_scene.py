"""Cases of Flash Point: the table as `given` describes it, and what `do` and `then` mean here."""

from __future__ import annotations

import re
from functools import lru_cache

from flashover.core import steps
from flashover.core.case_files import Block, Said
from flashover.core.case_scene import Claim, Scene
from flashover.core.events import Event
from flashover.core.language import BadPosition, Words
from flashover.flashpoint import cases_events, cases_steps, waits
from flashover.flashpoint import state as table
from flashover.flashpoint.cases_boards import drawn_board, edited, is_edit
from flashover.flashpoint.compose import compose, rules_on
from flashover.flashpoint.facts import Fact, Mark, Piece
from flashover.flashpoint.facts_fields import Fields, fields_of, into_state, view_fields
from flashover.flashpoint.facts_read import SPACES, read_facts
from flashover.flashpoint.facts_reader import Reader
from flashover.flashpoint.game import FlashPoint
from flashover.flashpoint.notation_places import Places
from flashover.flashpoint.position import lay_facts
from flashover.flashpoint.ruleset import Rules
from flashover.flashpoint.speech import Speech
from flashover.flashpoint.state import State

SEED = 7
PIECES = {
    "poi": ("poi", int(table.FACE_DOWN)), "victim": ("poi", int(table.ON_BOARD)),
    "hazmat": ("hazmat", int(table.HAZMAT_ON_BOARD)),
}  # fmt: skip


class FlashPointScene(Scene):
    """The table of one case."""

    def __init__(self, game: FlashPoint, language: Speech, state: State) -> None:
        self.game = game
        self.language = language
        self.state: State = state
        self.places = language.places
        self.table = state

    def fields(self, seat: int | None) -> Fields:
        """What there is, or what a seat may see of it."""
        return fields_of(self.table) if seat is None else view_fields(self.table, seat)

    def do(self, words: Words) -> None:
        """Run one step alone."""
        cases_steps.do(self.table, self.places, words)

    def claims(self, words: Words, seat: int | None) -> list[Claim]:
        """A fact, compared."""
        fields = self.fields(seat)
        facts = read_facts(Reader(self.places, asking=True), words)
        return [self.claim(fact, fields, words) for fact in facts]

    def claim(self, fact: Fact, fields: Fields, words: Words) -> Claim:
        """One fact, if the seat has anything to compare it with."""
        field = f"{fact.field}_state" if isinstance(fact, Piece) else fact.field
        if field not in fields:
            words.at = 0
            raise words.fault("no view shows this; leave out 'seen'")
        holds = fact.holds(fields)
        return Claim(holds, "" if holds else fact.instead(fields))

    def one_by_one(self, word: str) -> bool:
        """fire, smoke, clear, hot-spot may list several spaces."""
        return word in SPACES

    def exactly(self, words: Words) -> list[Claim]:
        """`exactly fire 2,3 3,4`; `exactly fire` means none."""
        word, found = self.whereabouts(words)
        reader = Reader(self.places, asking=True)
        wanted = []
        while not words.done():
            wanted.append(reader.cell(words))
        there = " ".join(self.places.names[cell] for cell in sorted(found)) or "none"
        return [Claim(sorted(wanted) == sorted(found), f"there is {word} at {there}")]

    def count(self, words: Words) -> list[Claim]:
        """`count poi 3`, `count damage 2`."""
        if words.take_if("damage"):
            n, word = sum(int(x) for x in self.table.damage), "damage"
        else:
            word, found = self.whereabouts(words)
            n = len(found)
        return [Claim(n == words.number("a number"), f"{word} is there {n} times")]

    def whereabouts(self, words: Words) -> tuple[str, list[int]]:
        """A kind of piece, and every space where one lies."""
        kinds = (*(word for word in SPACES if word != "clear"), *PIECES)
        word = kinds[words.choice("something to be counted", kinds)]
        fields = self.fields(None)
        if word in SPACES:
            field, value = SPACES[word]
            return word, [cell for cell, now in enumerate(fields[field]) if now == value]
        kind, state = PIECES[word]
        slots = [slot for slot, now in enumerate(fields[f"{kind}_state"]) if now == state]
        return word, [fields[f"{kind}_at"][slot] for slot in slots]

    def asked(self) -> str:
        """The name of the question."""
        step = int(steps.top_step(self.table))
        return waits.NAMES[step] if 0 < step <= waits.LAST_WAIT else ""

    def questions(self) -> list[str]:
        """The names of all questions."""
        return [name for step, name in waits.NAMES.items() if step <= waits.LAST_WAIT]

    def event_text(self, event: Event) -> list[str]:
        """What an event says, in words."""
        return cases_events.event_words(self.places, self.table, event)


# ---- opening
def open_scene(header: Said, setup: dict[str, str], given: Block | None) -> Scene:
    """The table of a case before its first `when`."""
    lines = given.lines if given is not None else []
    words = dict(setup)
    words.setdefault("seats", str(seats_named(lines)))
    try:
        rules, language = rules_of(words, given)
        state = lay(rules, language.places, lines)
    except ValueError as error:
        if isinstance(error, BadPosition):
            raise
        said = next((said for said in lines if f"'{said.text.split()[0].lower()}'" in str(error)), header)
        raise BadPosition(said.number, said.column, str(error)) from None
    return FlashPointScene(FlashPoint(rules), language, state)


def seats_named(lines: list[Said]) -> int:
    """The highest seat `given` speaks of."""
    found = [int(m[1]) for said in lines if (m := re.match(r"(?:firefighter|active) ([1-6])\b", said.text, re.I))]
    return max(found, default=1)


def rules_of(words: dict[str, str], given: Block | None) -> tuple[Rules, Speech]:
    """The ruleset of a case; those of a board as it is drawn are kept."""
    edits = [said for said in given.lines if is_edit(said)] if given is not None else []
    if given is None or not (edits or given.drawing):
        return shared_rules(tuple(sorted(words.items())))
    _, board, setup = compose(dict(words))
    board = edited(drawn_board(given) if given.drawing else board, edits)
    rules = rules_on(board, setup)
    return rules, Speech(rules, board, setup)


@lru_cache(maxsize=200)
def shared_rules(words: tuple[tuple[str, str], ...]) -> tuple[Rules, Speech]:
    """The ruleset of a setup, composed once."""
    rules, board, setup = compose(dict(words))
    return rules, Speech(rules, board, setup)


def lay(rules: Rules, places: Places, lines: list[Said]) -> State:
    """The state `given` describes: whatever it does not name is as at the start of an ordinary turn."""
    fields = fields_of(State(rules, True))
    fields["count"][table.CUBES] = 24
    fields["flow"][table.TURN] = 1
    fields["flow"][table.ACTIVE] = 1
    fields["flow"][table.PHASE] = int(table.TAKING_ACTIONS)
    fields["at"] = [int(rules.starts[0])] * int(rules.n_seats)
    facts = lay_facts(fields, places, rules, [said.words() for said in lines if is_fact(said)])
    active = fields["flow"][table.ACTIVE]
    if not any(isinstance(fact, Mark) and (fact.field, fact.index) == ("ap", active - 1) for fact in facts):
        fields["ap"][active - 1] = 4
    faces_or_fault(fields, rules, lines)
    if not fields["steps"]:
        fields["steps"] = cases_steps.turn_steps(active)
    return into_state(fields, rules, SEED)


def is_fact(said: Said) -> bool:
    """Lines of `given` that do not only change the board: a door may be given open."""
    parts = said.text.lower().split()
    if parts[0] in ("door", "window") and len(parts) > 3:
        return True
    return not is_edit(said) and parts != ["board"]


def faces_or_fault(fields: Fields, rules: Rules, lines: list[Said]) -> None:
    """A PoI whose face nobody can draw needs one."""
    hidden = table.UNKNOWN in [
        face for face, state in zip(fields["poi_face"], fields["poi_state"], strict=True) if state == table.FACE_DOWN
    ]
    if hidden and not rules.poi_bag and not any(fields["unseen"]):
        said = next(said for said in lines if said.text.lower().startswith("poi"))
        raise BadPosition(said.number, said.column, "say what is on each PoI, for example: poi 5,1 victim")
