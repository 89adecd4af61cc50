"""Reading and judging the TOML header of a board file."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, cast

from . import shapes
from .errors import BoardError, fault, plain
from .model import Floor
from .shapes import Field, Shape

if TYPE_CHECKING:
    from .meta import FloorHead, Meta

MAX_FLOORS: Final = 6
MAX_THINGS: Final = 12
MAX_LINE: Final = 1000


class Header:
    """The text of a header and its path, to tell where a fault lies."""

    def __init__(self, text: str, path: str) -> None:
        self.text = text
        self.path = path

    def fault(self, keys: tuple[str, ...], problem: str, remedy: str, nth: int = 0) -> BoardError:
        """An error at the line where the last of the keys stands; nth: in which table of a list."""
        line, column = self.place(keys, nth)
        return fault(self.path, line, column, problem, remedy)

    def place(self, keys: tuple[str, ...], nth: int) -> tuple[int, int]:
        """Line and column of the innermost key that begins a line, looked for below the outer ones."""
        at = 0
        for key in keys:
            found = re.compile(rf"^[ \t]*\[*(?=[\"']?{re.escape(key)}\b)", re.M)
            starts = [match.end() for match in found.finditer(self.text, at)]
            at = starts[min(nth, len(starts) - 1)] if starts else at
            nth = 0
        return self.text.count("\n", 0, at) + 1, at - self.text.rfind("\n", 0, at)


def read_header(text: str, path: str) -> Meta:
    """The header as a dict in which every value has the right shape."""
    head = Header(text, path)
    raw = parse(head)
    if raw.get("format") != "fire-board/1":
        raise head.fault(("format",), "this is no board of the known format", 'begin with format = "fire-board/1"')
    judge(head, raw, shapes.HEAD, ())
    judge_tables(head, raw)
    return cast("Meta", raw)


def parse(head: Header) -> dict[str, object]:
    """The TOML as it stands."""
    import tomllib

    judge_lines(head)
    try:
        return tomllib.loads(head.text)
    except (ValueError, RecursionError) as error:
        raise toml_fault(head, error) from None


def judge_lines(head: Header) -> None:
    """No line so long that the TOML reader could choke on it."""
    for number, line in enumerate(head.text.split("\n"), 1):
        if len(line) > MAX_LINE:
            raise fault(head.path, number, MAX_LINE, "this line of the header is too long", "shorten or break it")


def toml_fault(head: Header, error: Exception) -> BoardError:
    """The words of the TOML reader, with its place moved to the front."""
    words = "too deeply nested" if isinstance(error, RecursionError) else str(error)
    found = re.search(r" \(at line ([0-9]+), column ([0-9]+)\)", words)
    line, column = (int(found[1]), int(found[2])) if found else (max(1, head.text.count("\n")), 1)
    problem = plain(words[: found.start()] if found else words, 120)
    return fault(head.path, line, column, f"the header is no TOML: {problem}", "correct this line")


def judge(
    head: Header, table: dict[str, object], fields: dict[str, Field], keys: tuple[str, ...], nth: int = 0
) -> None:
    """Every key known, every needed key there, every value of its shape."""
    for key, value in table.items():
        if key not in fields:
            words = f"unknown key '{plain(key)}'"
            raise head.fault((*keys, key), words, "known here: " + ", ".join(fields), nth)
        judge_value(head, value, fields[key].shape, (*keys, key), nth)
    for key, field in fields.items():
        if field.needed and key not in table:
            where = f"[{keys[-1]}]" if keys else "the header"
            raise head.fault(keys, f"{where} lacks '{key}'", f"add {key} = {field.shape.wanted}", nth)


def judge_value(head: Header, value: object, shape: Shape, keys: tuple[str, ...], nth: int = 0) -> None:
    """A value of the shape wanted."""
    if not shape.test(value):
        raise head.fault(keys, f"'{plain(keys[-1])}' has a wrong value", f"write {shape.wanted}", nth)


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
    for nth, item in enumerate(value):
        if not shapes.is_table(item):
            raise head.fault((key,), f"'{key}' has a wrong value", f"write tables [[{key}]]", nth)
        judge(head, item, fields, (key,), nth)
        if item["id"] in seen:
            words = f"two tables [[{key}]] have the id '{item['id']}'"
            raise head.fault((key, "id"), words, "give each its own", nth)
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
    for nth, thing in enumerate(things if shapes.is_list(things) else []):
        if not shapes.is_table(thing) or ("mark" in thing) == ("border" in thing):
            remedy = 'write mark = "Q" or border = "M"'
            raise head.fault(("object",), "an object needs a mark or a border", remedy, nth)
        drawn = thing.get("mark", "M of the borders")
        if drawn in marks:
            raise head.fault(("object",), f"two objects are drawn by {drawn}", "give each a mark of its own", nth)
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
