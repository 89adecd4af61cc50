"""What is sent to and got from the HTTP interface."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from flashover.server.protocol import Asked, Kind, SeatInfo, WireEvent

Name = Annotated[str, Meta(max_length=60)]
Nonce = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]*$")]
Token = Annotated[str, Meta(max_length=120)]
SeatNumber = Annotated[int, Meta(ge=0, le=16)]
Value = Annotated[str, Meta(max_length=200)] | bool | Annotated[int, Meta(ge=0, le=1000)]


class Body(Struct, forbid_unknown_fields=True):
    """What is sent."""


class SeatWish(Body):
    """Who is to sit on a seat: `me`, `open` (for others), or `bot`."""

    kind: Literal["me", "open", "bot"] = "open"
    name: Name = ""
    bot: Annotated[str, Meta(max_length=40)] = "greedy"


class NewTable(Body):
    """A new table. `dice`: fair (committed before, verified after) or typed (real dice)."""

    setup: dict[Annotated[str, Meta(max_length=40)], Value] = {}
    game: Annotated[str, Meta(max_length=40)] = "flashpoint"
    seats: Annotated[list[SeatWish], Meta(max_length=16)] = []
    title: Annotated[str, Meta(max_length=80)] = ""
    public: bool = False
    dice: Literal["fair", "typed"] = "fair"
    nonce: Nonce = ""


class Sit(Body):
    """Take an open seat (0: any). `nonce` is mixed into the dice."""

    seat: SeatNumber = 0
    name: Name = ""
    nonce: Nonce = ""


class Stand(Body):
    """Leave a seat: it is open again, and its link void."""

    token: Token


class Relink(Body):
    """A new link for a seat; the old one is void. Its holder may do so, and who made the table."""

    token: Token
    seat: SeatNumber


class Fork(Body):
    """A new table that goes on from a decision. `tokens`: own seats, which one keeps."""

    at: Annotated[int, Meta(ge=0, le=100_000)]
    tokens: Annotated[list[Token], Meta(max_length=8)] = []


class Rematch(Body):
    """The same once more; `same`: with the same setup dealt (its hidden things were seen by those who played it)."""

    same: bool = False
    tokens: Annotated[list[Token], Meta(max_length=8)] = []


class Import(Body):
    """A record of a finished game, as its lines."""

    record: Annotated[str, Meta(max_length=2_000_000)]
    title: Annotated[str, Meta(max_length=80)] = ""


class Made(Struct):
    """A new table: its id, the token of who made it, the tokens of the own seats."""

    table: str
    owner: str
    seats: dict[int, str]


class SeatLink(Struct):
    """The token of a seat."""

    seat: int
    token: str


class Info(Struct):
    """A table."""

    table: str
    game: str
    board: str
    setup: dict[str, str]
    title: str
    public: bool
    dice: dict[str, str | int]
    seats: list[SeatInfo]
    v: int
    asked: Asked
    result: dict[str, str | int] | None
    parent: str


class Open(Struct):
    """A row of the list of open tables."""

    table: str
    game: str
    board: str
    setup: dict[str, str]
    title: str
    created: int
    seats: int
    open: int


class Tables(Struct):
    """Public tables with an open seat."""

    tables: list[Open]


class Board(Struct):
    """A board. `playable` is false while its rules are not there."""

    id: str
    title: dict[str, str]
    set: str
    playable: bool


class Boards(Struct):
    """All boards of a game."""

    boards: list[Board]


class Option(Struct):
    """A word of the setup: its values, its default, the rule it comes from, and with which modules it has a meaning."""

    name: str
    values: list[str]
    default: str
    rule: str
    needs: list[str]


class GameInfo(Struct):
    """A game: what can be set up."""

    game: str
    options: list[Option]
    presets: dict[str, dict[str, str]]


class Games(Struct):
    """All games, and the bots one may ask for."""

    games: list[GameInfo]
    bots: list[str]


class Rule(Struct):
    """A rule: its number, its title, its text."""

    id: str
    title: str
    text: str


class Rules(Struct):
    """Rules found."""

    rules: list[Rule]


class WrongRoll(Struct):
    """A line of the record whose rolls are not what they should be."""

    line: int
    expected: str
    found: str


class Verified(Struct):
    """Every roll worked out again: how many, and those that differ."""

    rolls: int
    wrong: list[WrongRoll]
    kind: str
    unchecked: int


class ReplayStep(Struct):
    """A decision of a replay: its events, and who is asked next. An undo has `undo` set to the decisions left."""

    n: int
    seat: int
    act: str
    events: list[WireEvent]
    asked: Asked
    undo: int | None = None


class Replay(Struct):
    """A game to step through, as the asker may know it: the first view and what each decision brought about."""

    table: str
    game: str
    board: str
    fields: dict[str, list[int]]
    kinds: list[Kind]
    asked: Asked
    steps: list[ReplayStep]


class Health(Struct):
    """Is the server well?"""

    status: str
    version: str
    rules: str
    build: str
    tables: int
    live: int


class Problem(Struct):
    """Why something was not done."""

    code: str
    text: str
    retry: float = 0.0
