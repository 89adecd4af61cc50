"""What the server asks of a place to keep its tables. One interface; SQLite answers it in `store_sqlite.py`."""

from __future__ import annotations

from typing import NamedTuple, Protocol


class StoreError(Exception):
    """The store cannot be used; the text says what to do."""


class StoreFull(StoreError):
    """It could not be written (disk full, read-only …). Nothing changed."""


class StoreConflict(StoreError):
    """Somebody else wrote there first."""


class TableRow(NamedTuple):
    """A table, without its lines."""

    id: str
    game: str
    rules: str
    setup: str
    title: str
    public: bool
    dice: str
    secret: bytes
    deal: bytes
    parent: str
    created: int
    changed: int
    result: str


class LineRow(NamedTuple):
    """A line of a record with its links of the chain, the command it came by, and the time it took (ms)."""

    seq: int
    line: str
    before: str
    hash: str
    command: str
    spent: int


class SeatRow(NamedTuple):
    """A seat: open, person or bot. Links made with an older `epoch` are void."""

    seat: int
    kind: str
    name: str
    bot: str
    nonce: str
    epoch: int


class ChatRow(NamedTuple):
    """Something somebody said."""

    n: int
    seat: int
    name: str
    text: str
    phrase: str
    at: int


class Snapshot(NamedTuple):
    """The state before line `seq`, so that a table need not be replayed from its beginning."""

    seq: int
    v: int
    state: bytes


class Loaded(NamedTuple):
    """A table as it is loaded: the lines from just before the snapshot on, and the last ones wherever they lie."""

    table: TableRow
    seats: list[SeatRow]
    lines: list[LineRow]
    snapshot: Snapshot | None
    chat: list[ChatRow]
    spent: dict[int, int]
    last: list[LineRow]


class Listed(NamedTuple):
    """A row of the list of open tables."""

    id: str
    game: str
    setup: str
    title: str
    created: int
    changed: int
    seats: int
    open: int
    lines: int


class Store(Protocol):
    """Every writing answers when it is durable."""

    async def key(self) -> bytes:
        """The key that signs seat links, made once."""

    async def create(self, table: TableRow, lines: list[LineRow], seats: list[SeatRow]) -> None:
        """A new table with its first lines."""

    async def append(
        self, table: str, lines: list[LineRow], result: str = "", snapshot: Snapshot | None = None
    ) -> None:
        """More lines; StoreConflict if one of them is there already."""

    async def pin(self, table: str, rules: str, line: LineRow, chat: ChatRow) -> None:
        """From this line on a table is played by other rules; its snapshots are void, and everybody is told."""

    async def put_seats(self, table: str, seats: list[SeatRow]) -> None:
        """Seats as they are now."""

    async def say(self, table: str, chat: ChatRow) -> None:
        """Something was said."""

    async def load(self, table: str, whole: bool = False) -> Loaded | None:
        """A table (from its last snapshot on; `whole`: from its beginning), or None."""

    async def lines(self, table: str) -> list[LineRow]:
        """All lines of a table."""

    async def listed(self, most: int) -> list[Listed]:
        """Public tables that still run and have an open seat, the newest first."""

    async def begun_by_others(self, rules: str) -> list[str]:
        """Running tables that are pinned to another version of the rules."""

    async def check(self) -> None:
        """Look at the whole store; StoreError if it is damaged."""

    async def count(self) -> int:
        """How many tables there are."""

    async def close(self) -> None:
        """Write what waits, and end."""
