"""What a value of the header may be: each test says yes or no, each shape says in words what is wanted."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, NamedTuple, TypeGuard

from .kinds import LANGUAGES

SETS: Final = (
    "base",
    "2nd-story",
    "extreme-danger",
    "urban-structures",
    "dangerous-waters",
    "honor-and-duty",
    "own",
    "test",
)
MAX_ROW: Final = 12
MAX_COL: Final = 24
RESERVED_MARKS: Final = "AESRHNXL"
EXPLOSION: Final = r"table|dice|flip|(row|column) [1-9][0-9]?|rows [1-9][0-9]?-[1-9][0-9]?"


class Shape(NamedTuple):
    """A test and its words."""

    test: Callable[[object], bool]
    wanted: str


class Field(NamedTuple):
    """A key of a table."""

    shape: Shape
    needed: bool


def is_text(value: object) -> bool:
    """One short printable line."""
    return isinstance(value, str) and 0 < len(value) <= 60 and value.isprintable()


def is_names(value: object) -> bool:
    """Texts by language."""
    return is_table(value) and set(value) == set(LANGUAGES) and all(is_text(text) for text in value.values())


def is_room(value: object) -> bool:
    """Texts by language and, if wished, the look of the floor."""
    return is_table(value) and set(value) <= {*LANGUAGES, "floor"} and all(is_text(text) for text in value.values())


def is_table(value: object) -> TypeGuard[dict[str, object]]:
    """A TOML table."""
    return isinstance(value, dict)


def is_list(value: object) -> TypeGuard[list[object]]:
    """A TOML array."""
    return isinstance(value, list)


def is_bool(value: object) -> bool:
    """A truth value."""
    return isinstance(value, bool)


def whole(low: int, high: int) -> Shape:
    """A whole number between two bounds."""
    return Shape(lambda value: type(value) is int and low <= value <= high, f"a whole number from {low} to {high}")


def word(*words: str) -> Shape:
    """One of some words."""
    return Shape(lambda value: isinstance(value, str) and value in words, "one of " + ", ".join(words))


def matching(pattern: str, wanted: str) -> Shape:
    """A text of a certain form."""
    return Shape(lambda value: isinstance(value, str) and re.fullmatch(pattern, value) is not None, wanted)


def is_pair(value: object, high: int) -> bool:
    """Two whole numbers from 1 to a bound."""
    return is_list(value) and len(value) == 2 and all(type(n) is int and 1 <= n <= high for n in value)


def span(high: int) -> Shape:
    """A first and a last number."""
    return Shape(lambda value: is_pair(value, high) and in_order(value), f"[first, last] between 1 and {high}")


def in_order(value: object) -> bool:
    """Does the first number not exceed the last?"""
    return isinstance(value, list) and value[0] <= value[1]


def is_spaces(value: object) -> bool:
    """A list of [row, column]."""
    return is_list(value) and len(value) <= 48 and all(is_pair(item, MAX_COL) for item in value)


def is_explosions(value: object) -> bool:
    """A list of words for the first explosions."""
    if not is_list(value) or len(value) > 9:
        return False
    return all(isinstance(item, str) and re.fullmatch(EXPLOSION, item) is not None for item in value)


TEXT: Final = Shape(is_text, "a short text in quotes")
NAMES: Final = Shape(is_names, '{ en = "..", es = "..", it = ".." }')
ROOM: Final = Shape(is_room, '{ en = "..", es = "..", it = "..", floor = ".." }')
TABLE: Final = Shape(is_table, "a table")
BOOL: Final = Shape(is_bool, "true or false")
SLUG: Final = matching(r"[a-z0-9][a-z0-9+-]{0,39}", "a name of small letters, digits and hyphens")
EXPLOSIONS: Final = Shape(is_explosions, 'a list of "table", "dice", "flip", "row n", "column n", "rows a-b"')
SPACES: Final = Shape(is_spaces, "a list of [row, column]")

HEAD: Final[dict[str, Field]] = {
    "format": Field(word("fire-board/1"), True),
    "id": Field(SLUG, True),
    "set": Field(word(*SETS), True),
    "origin": Field(word("published", "original"), True),
    "title": Field(NAMES, True),
    "dice": Field(Shape(lambda value: is_pair(value, MAX_COL), "[red, black]: the sides of the two dice"), True),
    "circles": Field(whole(0, 24), True),
    "rules": Field(TABLE, True),
    "family": Field(TABLE, False),
    "attach": Field(TABLE, False),
    "floor": Field(Shape(is_list, "a list of tables [[floor]]"), False),
    "object": Field(Shape(is_list, "a list of tables [[object]]"), False),
    "rooms": Field(TABLE, False),
}
RULES: Final[dict[str, Field]] = {
    "deck_gun": Field(word("quadrants", "halves", "none"), False),
    "drive": Field(word("next", "any", "sides", "none"), False),
    "explosions": Field(EXPLOSIONS, False),
    "platform": Field(BOOL, False),
    "explosion_on_each_floor": Field(BOOL, False),
    "poi_per_floor_max": Field(whole(1, 9), False),
    "third_poi_flips": Field(BOOL, False),
    "reinforced_cubes": Field(whole(1, 9), False),
    "locked": Field(whole(0, 24), False),
    "chop_only": Field(matching(r"[a-z]{0,26}", "room letters"), False),
}
FAMILY: Final[dict[str, Field]] = {"fires": Field(SPACES, True), "poi": Field(SPACES, True)}
ATTACH: Final[dict[str, Field]] = {
    "attic_over": Field(span(MAX_COL), True),
    "basement_under": Field(span(MAX_COL), True),
}
FLOOR: Final[dict[str, Field]] = {
    "id": Field(matching(r"[A-Za-z0-9]{0,8}", "at most 8 letters and digits"), True),
    "cols": Field(span(MAX_COL), True),
    "rows": Field(span(MAX_ROW), False),
    "level": Field(whole(-1, 3), False),
    "outside": Field(word("open", "closed", "below", "none"), False),
    "name": Field(NAMES, False),
}
THING: Final[dict[str, Field]] = {
    "mark": Field(matching(rf"[A-Z](?<![{RESERVED_MARKS}])", f"a capital letter other than {RESERVED_MARKS}"), False),
    "border": Field(word("M"), False),
    "id": Field(SLUG, True),
    "kind": Field(word("explosive", "explosive-or-noxious", "machinery"), True),
    "cubes": Field(whole(1, 24), True),
    "optional": Field(BOOL, False),
    "lose": Field(BOOL, False),
    "name": Field(NAMES, True),
}
