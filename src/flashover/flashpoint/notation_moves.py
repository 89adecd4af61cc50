"""Moves as text: one table for writing and reading."""

from __future__ import annotations

from typing import Final

from flashover.core.language import BadMove, plain
from flashover.flashpoint import actions
from flashover.flashpoint.notation_places import Places, tidy
from flashover.flashpoint.options import FACES, ROLES

DICE: Final = ("", "red", "black", "both")

# kind: its word, and what follows it
MOVES: Final[dict[int, tuple[str, str]]] = {
    actions.END: ("end", ""), actions.MOVE: ("move", "cell loads"), actions.OPEN_DOOR: ("open", "edge"),
    actions.CLOSE_DOOR: ("close", "edge"), actions.EXTINGUISH: ("extinguish", "cell"), actions.CHOP: ("chop", "edge"),
    actions.CREW_CHANGE: ("crew-change", "role"), actions.DRIVE: ("drive", "spot"),
    actions.DECK_GUN: ("deck-gun", ""), actions.TREAT: ("treat", "load"), actions.IDENTIFY: ("identify", "cell"),
    actions.DISPOSE: ("dispose", "load"), actions.CLEAR_HOT_SPOT: ("clear-hot-spot", ""),
    actions.CLEAR_FLARE_UP: ("clear-flare-up", ""), actions.REPAIR: ("repair", "edge"),
    actions.COMMAND: ("command", "seat ap"), actions.SQUEEZE: ("squeeze", "cell"),
    actions.DRAG: ("drag", "cell load"), actions.REVEAL: ("reveal", "cell"),
    actions.DE_SMOKE: ("de-smoke", "cell to"), actions.ESCAPE: ("escape", "cell to"),
    actions.ESCAPE_DOOR: ("escape-open", "edge"), actions.GIVE: ("give", "seat"), actions.LOOK: ("look", ""),
    actions.PASS: ("pass", ""), actions.ACCEPT: ("accept", ""), actions.STOP: ("stop", ""),
    actions.RIDE: ("ride", "cell"), actions.STAY: ("stay", ""), actions.REROLL: ("reroll", "dice"),
    actions.TOP: ("top", ""), actions.BOTTOM: ("bottom", ""), actions.DODGE: ("dodge", "cell"),
    actions.SUPPRESS: ("suppress", "dice"), actions.PLACE: ("place", "cell"), actions.EXPLODE: ("explode", "cell"),
    actions.GRENADE: ("grenade", "cell"), actions.CONTINUE: ("continue", ""), actions.FINISH: ("finish", ""),
    actions.ROLE: ("role", "dealt"), actions.START: ("start", "cell"), actions.PARK: ("park", "spot"),
    actions.FIRST: ("first", "seat"), actions.READY: ("ready", ""),
}  # fmt: skip
BY_WORD: Final = {word: kind for kind, (word, _) in MOVES.items()}


def load_words() -> dict[str, int]:
    """The names of what can be carried, led or treated."""
    words = {"hazmat": int(actions.HAZMAT)}
    for face, word in enumerate(FACES):
        if face > 0:
            words[word] = face
            words["treated" if word == "victim" else f"treated-{word}"] = face + actions.TREATED_LOAD
    return words


LOADS: Final = load_words()
LOAD_NAMES: Final = {kind: word for word, kind in LOADS.items()}


# ---- writing
def move_text(places: Places, act: int, cost: int) -> str:
    """The text of an action."""
    kind = int(actions.kind_of(act))
    if kind not in MOVES:
        raise BadMove(f"{act} is not the number of a move")
    word, form = MOVES[kind]
    parts = [word]
    for part in form.split():
        parts += part_text(places, act, part)
    if actions.pay_of(act) > 0:
        normal = int(actions.pay_of(act)) - actions.PAY_NORMAL
        parts.append(f"pay {normal}+{cost - normal}" if cost >= normal else f"pay {normal}")
    return " ".join(parts)


def part_text(places: Places, act: int, part: str) -> list[str]:
    """One part of an action as words."""
    value = int(actions.first(act))
    if part == "cell":
        return [named(places.names, value)]
    if part == "to":
        return [named(places.names, int(actions.second(act)))]
    if part == "edge":
        return [named(places.edges, value)]
    if part == "spot":
        return [places.spot_name(value)] if value < len(places.spots) else [named([], value)]
    if part == "load":
        return [load_name(int(actions.load_of(act)))]
    if part == "loads":
        return loads_text(act)
    return small_text(act, part, value)


def small_text(act: int, part: str, value: int) -> list[str]:
    """A role, dice, a seat, AP."""
    if part == "role":
        return [named(ROLES, value)]
    if part == "dealt":
        return ["random" if value == 0 else named(ROLES, value)]
    if part == "dice":
        return [named(DICE, value)]
    return [str(int(actions.second(act)) if part == "ap" else value)]


def named(names: list[str] | tuple[str, ...], value: int) -> str:
    """A name by its number."""
    if value >= len(names):
        raise BadMove(f"{value} is not the number of anything on this board")
    return names[value]


def load_name(kind: int) -> str:
    """The name of a load."""
    if kind not in LOAD_NAMES:
        raise BadMove(f"{kind} is not the number of a load")
    return LOAD_NAMES[kind]


def loads_text(act: int) -> list[str]:
    """What a move takes along."""
    parts = []
    if actions.load_of(act) != 0:
        parts.append(f"carry {load_name(int(actions.load_of(act)))}")
    if actions.lead_of(act) != 0:
        parts.append(f"lead {load_name(int(actions.lead_of(act)))}")
    return parts


# ---- reading
class MoveReader:
    """The words of one move, read one after another."""

    def __init__(self, places: Places, text: str) -> None:
        self.places = places
        self.words = tidy(text).lower().split()
        self.at = 0
        self.numbers = {"first": 0, "second": 0, "load": 0, "lead": 0, "pay": 0}
        self.paid = -1

    def peek(self) -> str:
        """The next word."""
        return self.words[self.at] if self.at < len(self.words) else ""

    def take(self, what: str) -> str:
        """Read the next word."""
        if self.at >= len(self.words):
            raise BadMove(f"{what} is missing behind '{plain(' '.join(self.words))}'")
        self.at += 1
        return self.words[self.at - 1]

    def one_of(self, what: str, names: tuple[str, ...]) -> int:
        """Read one of several names."""
        word = self.take(what)
        if word == "" or word not in names:
            raise BadMove(f"'{plain(word)}' is not {what}; write one of {', '.join(name for name in names if name)}")
        return names.index(word)

    def number(self, what: str, most: int) -> int:
        """Read a small number."""
        word = self.take(what)
        if not (word.isascii() and word.isdigit() and len(word) < 4) or not 1 <= int(word) <= most:
            raise BadMove(f"'{plain(word)}' is not {what}; write a number from 1 to {most}")
        return int(word)

    def read(self) -> int:
        """The number of the whole move."""
        word = self.take("a move") if self.words else ""
        if word not in BY_WORD:
            raise BadMove(f"'{plain(word)}' is not a move; moves begin with {', '.join(BY_WORD)}")
        kind = BY_WORD[word]
        for part in MOVES[kind][1].split():
            self.read_part(part)
        self.read_pay()
        if self.peek():
            raise BadMove(f"'{plain(self.peek())}' is not understood behind '{plain(' '.join(self.words[: self.at]))}'")
        n = self.numbers
        return int(actions.action(kind, n["first"], n["second"], n["load"], n["lead"], n["pay"]))

    def read_part(self, part: str) -> None:
        """One part of a move."""
        if part == "cell":
            self.numbers["first"] = self.places.cell(self.take("a space"))
        elif part == "to":
            self.numbers["second"] = self.places.cell(self.take("a second space"))
        elif part == "edge":
            cell = self.places.cell(self.take("a space"))
            self.numbers["first"] = self.places.edge(cell, self.take("a side (N, E, S or W)"))
        elif part == "spot":
            vehicle = self.take("ambulance or engine")
            self.numbers["first"] = self.places.spot(vehicle, self.take("the first space of a parking spot"))
        elif part == "load":
            self.numbers["load"] = self.load()
        elif part == "loads":
            self.read_loads()
        else:
            self.read_small(part)

    def read_small(self, part: str) -> None:
        """A role, dice, a seat, AP."""
        if part == "role":
            self.numbers["first"] = self.one_of("a role", ("", *ROLES[1:]))
        elif part == "dealt":
            self.numbers["first"] = self.one_of("a role or random", ("random", *ROLES[1:]))
        elif part == "dice":
            self.numbers["first"] = self.one_of("red, black or both", DICE)
        elif part == "ap":
            self.numbers["second"] = self.number("a number of AP", 40)
        else:
            self.numbers["first"] = self.number("a seat", self.places.seats)

    def load(self) -> int:
        """Something that can be carried or led."""
        word = self.take("a load")
        if word not in LOADS:
            raise BadMove(f"'{plain(word)}' is not a load; write one of {', '.join(LOADS)}")
        return LOADS[word]

    def read_loads(self) -> None:
        """What a move takes along; `carry` alone is a standard Victim."""
        while self.peek() in ("carry", "lead"):
            word = self.take("carry or lead")
            key = "load" if word == "carry" else "lead"
            if self.numbers[key] != 0:
                raise BadMove(f"'{word}' stands twice; a Firefighter carries one and leads one")
            bare = word == "carry" and self.peek() in ("", "lead", "pay")
            self.numbers[key] = LOADS["victim"] if bare else self.load()

    def read_pay(self) -> None:
        """`pay 1+0`: normal AP, then special ones."""
        if self.peek() != "pay":
            return
        self.take("pay")
        word = self.take("a payment such as 1+0")
        normal, plus, special = word.partition("+")
        sound = all(part.isascii() and part.isdigit() and len(part) < 3 for part in (normal, special or "0"))
        if not sound or (plus and not special) or int(normal) > 40:
            raise BadMove(f"'{plain(word)}' is not a payment; write normal and special AP, for example 1+0")
        self.numbers["pay"] = int(normal) + actions.PAY_NORMAL
        if plus:
            self.paid = int(normal) + int(special)
