"""Reading and judging the TOML header of a board file."""

from __future__ import annotations

import re
from typing import Final, cast

from . import shapes
from .errors import BoardError, fault, plain
from .meta import FloorHead, Meta
from .model import Floor
from .shapes import Field, Shape

MAX_FLOORS: Final = 6
MAX_THINGS: Final = 12


class Header:
    """The text of a header and its path, to tell where a fault lies."""

    def __init__(self, text: str, path: str) -> None:
        self.text = text
        self.path = path

    def fault(self, keys: tuple[str, ...], problem: str, remedy: str) -> BoardError:
        """An error at the line where the last of the keys stands."""
        line, column = self.place(keys)
        return fault(self.path, line, column, problem, remedy)

    def place(self, keys: tuple[str, ...]) -> tuple[int, int]:
        """Line and column of the first line that begins with the innermost key found."""
        for key in reversed(keys):
            found = re.search(rf"^[ \t]*\[*(?=[\"']?{re.escape(key)}\b)", self.text, re.M)
            if found:
                return self.text.count("\n", 0, found.end()) + 1, found.end() - found.start() + 1
        return 1, 1


def read_header(text: str, path: str) -> Meta:
    """The header as a dict in which every value has the right shape."""
    head = Header(text, path)
    raw = parse(head)
    if raw.get("format") != "fire-board/1":
        raise head.fault(("format",), "this is no board of the known format", 'begin with format = "fire-board/1"')
    judge(head, raw, shapes.HEAD, ())
    judge_tables(head, raw)
    return cast(Meta, raw)


def parse(head: Header) -> dict[str, object]:
    """The TOML as it stands."""
    import tomllib

    try:
        return tomllib.loads(head.text)
    except (ValueError, RecursionError, OverflowError) as error:
        raise toml_fault(head, error) from None


def toml_fault(head: Header, error: Exception) -> BoardError:
    """The words of the TOML reader, with its place moved to the front."""
    words = str(error) or "too deeply nested"
    found = re.search(r" \(at line ([0-9]+), column ([0-9]+)\)", words)
    line, column = (int(found[1]), int(found[2])) if found else (max(1, head.text.count("\n")), 1)
    problem = plain(words[: found.start()] if found else words, 120)
    return fault(head.path, line, column, f"the header is no TOML: {problem}", "correct this line")


def judge(head: Header, table: dict[str, object], fields: dict[str, Field], keys: tuple[str, ...]) -> None:
    """Every key known, every needed key there, every value of its shape."""
    for key, value in table.items():
        if key not in fields:
            raise head.fault((*keys, key), f"unknown key '{plain(key)}'", "known here: " + ", ".join(fields))
        judge_value(head, value, fields[key].shape, (*keys, key))
    for key, field in fields.items():
        if field.needed and key not in table:
            where = f"[{keys[-1]}]" if keys else "the header"
            raise head.fault(keys, f"{where} lacks '{key}'", f"add {key} = {field.shape.wanted}")


def judge_value(head: Header, value: object, shape: Shape, keys: tuple[str, ...]) -> None:
    """A value of the shape wanted."""
    if not shape.test(value):
        raise head.fault(keys, f"'{plain(keys[-1])}' has a wrong value", f"write {shape.wanted}")


def judge_tables(head: Header, raw: dict[str, object]) -> None:
    """The tables inside the header."""
    for key, fields in (("rules", shapes.RULES), ("family", shapes.FAMILY), ("attach", shapes.ATTACH)):
        judge_table(head, raw.get(key, None if key != "rules" else {}), fields, key)
    judge_list(head, raw.get("floor"), shapes.FLOOR, "floor", MAX_FLOORS)
    judge_list(head, raw.get("object"), shapes.THING, "object", MAX_THINGS)
    judge_rooms(head, raw.get("rooms", {}))
    judge_things(head, raw.get("object"))


def judge_table(head: Header, value: object, fields: dict[str, Field], key: str) -> None:
    """One table, if it is there."""
    if shapes.is_table(value):
        judge(head, value, fields, (key,))


def judge_list(head: Header, value: object, fields: dict[str, Field], key: str, limit: int) -> None:
    """A list of tables, each with an id of its own."""
    if not shapes.is_list(value):
        return
    if not 0 < len(value) <= limit:
        raise head.fault((key,), f"{len(value)} tables [[{key}]]", f"write 1 to {limit}, or none at all")
    seen: set[object] = set()
    for item in value:
        if not shapes.is_table(item):
            raise head.fault((key,), f"'{key}' has a wrong value", f"write tables [[{key}]]")
        judge(head, item, fields, (key,))
        if item["id"] in seen:
            raise head.fault((key,), f"two tables [[{key}]] have the id '{item['id']}'", "give each its own")
        seen.add(item["id"])


def judge_rooms(head: Header, rooms: object) -> None:
    """Rooms are named by letters."""
    if not shapes.is_table(rooms):
        return
    for letter, names in rooms.items():
        if re.fullmatch("[a-z]", letter) is None:
            raise head.fault(("rooms", letter), f"'{plain(letter)}' is no room letter", "use one letter from a to z")
        judge_value(head, names, shapes.ROOM, ("rooms", letter))


def judge_things(head: Header, things: object) -> None:
    """An object is drawn by a mark of its own or by machine borders, not by both."""
    marks: set[object] = set()
    for thing in things if shapes.is_list(things) else []:
        if not shapes.is_table(thing) or ("mark" in thing) == ("border" in thing):
            raise head.fault(("object",), "an object needs a mark or a border", 'write mark = "Q" or border = "M"')
        drawn = thing.get("mark", "M of the borders")
        if drawn in marks:
            raise head.fault(("object",), f"two objects are drawn by {drawn}", "give each a mark of its own")
        marks.add(drawn)


def floors_of(meta: Meta) -> dict[str, Floor]:
    """The floors the header names; without any, one of 6 x 8 in an open ring."""
    whole: FloorHead = {"id": "", "cols": [1, 8]}
    heads = meta.get("floor", [whole])
    return {head["id"]: floor_of(head) for head in heads}


def floor_of(head: FloorHead) -> Floor:
    """One floor of the header."""
    rows = head.get("rows", [1, 6])
    return Floor(
        head["id"],
        (head["cols"][0], head["cols"][1]),
        (rows[0], rows[1]),
        head.get("level", 0),
        head.get("outside", "open"),
        head.get("name", {}),
    )
