"""What a client of the kit reads and writes. Its own structs, so that it does not see the server with its own eyes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct, field
from msgspec import json as form


class Made(Struct):
    """A new table with the tokens of the own seats."""

    table: str
    owner: str
    seats: dict[str, str] = {}


class Action(Struct):
    """A legal action, as far as a client of the kit cares."""

    text: str


class Options(Struct):
    """What a seat may do."""

    seat: int
    acts: list[Action]


class Happening(Struct):
    """An event: its kind, and the numbers that patch a view."""

    k: str
    a: list[int | None]


class Kind(Struct):
    """Which field of the view a kind of event patches."""

    k: str
    field: str


class Heard(Struct):
    """Any message of the server; what it does not carry keeps its default."""

    t: str
    v: int = -1
    id: str = ""
    seat: int = 0
    act: str = ""
    played: int = 0
    why: str = ""
    key: str = ""
    code: str = ""
    more: bool = False
    undo: str = ""
    fields: dict[str, list[int]] = {}
    kinds: list[Kind] = []
    events: list[Happening] = []
    legal: list[Options] = field(default_factory=list)


MADE: Final = form.Decoder(Made)
HEARD: Final = form.Decoder(Heard)
ENCODER: Final = form.Encoder()


def encode(message: object) -> bytes:
    """A body for HTTP."""
    return ENCODER.encode(message)


def text(message: Mapping[str, object]) -> str:
    """A message for the socket."""
    return ENCODER.encode(message).decode()


def table_wish(seats: list[str], setup: Mapping[str, str]) -> dict[str, object]:
    """The body that asks for a table: `me`, `open`, or a bot's name for each seat."""
    wishes = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
    return {"setup": setup, "seats": wishes}


def join(table: str, tokens: list[str], v: int = -1) -> str:
    """The first message of a connection."""
    return text({"t": "join", "table": table, "seats": tokens, "v": v})


def patch(fields: dict[str, list[int]], patches: Mapping[str, str], events: list[Happening]) -> bool:
    """Play events on a view; False if what was before is not there."""
    well = True
    for event in events:
        name = patches.get(event.k, "")
        if not name:
            continue
        index, before, after = event.a
        assert index is not None and after is not None
        well = well and fields[name][index] == before
        fields[name][index] = after
    return well
