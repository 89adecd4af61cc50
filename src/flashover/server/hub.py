"""All tables: making them, finding them, keeping those in memory that are in use."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from typing import Final, NamedTuple

import structlog

from flashover.core import record
from flashover.core.fair import FairSource
from flashover.core.record import Line
from flashover.server import metrics, play, seats, updating, watch
from flashover.server.bots import Bots
from flashover.server.loading import Unplayable, is_of_before, load_gently, needs_all
from flashover.server.play import Play, Secrets, Step
from flashover.server.protocol import Ack, Bye
from flashover.server.store import LineRow, Loaded, SeatRow, Store, StoreError, TableRow
from flashover.server.table import Pending, Table, text_of
from flashover.server.typed import AskDice

LOG = structlog.get_logger()
IDLE: Final = 60.0  # seconds before a table that nobody uses leaves the memory
SWEEP: Final = 10.0
FAREWELL: Final = 0.2  # seconds for the last words to leave


class Wish(NamedTuple):
    """A table somebody wants."""

    game: str
    setup: dict[str, object]
    sitting: list[SeatRow]
    title: str = ""
    public: bool = False
    dice: str = "fair"
    parent: str = ""
    deal: bytes = b""
    position: str = ""


class Hub:
    """The tables of one server."""

    def __init__(self, store: Store, bots: Bots, key: bytes) -> None:
        self.store = store
        self.bots = bots
        self.key = key
        self.tables: dict[str, Table] = {}
        self.opening: dict[str, asyncio.Task[Table | None]] = {}
        self.vote_time = 0.0
        self.closing = False
        self.chores: list[asyncio.Task[None]] = []
        self.damage = ""
        self.give_up: Callable[[], None] = lambda: None

    def start(self) -> None:
        """Begin to look after the tables."""
        work = (self.sweep(), updating.carry_over_all(self.store), self.look_at_store())
        self.chores = [asyncio.get_running_loop().create_task(one) for one in work]

    # ---- making

    async def create(self, wish: Wish) -> Table:
        """A new table, durable when this returns."""
        game = Play(wish.game, wish.setup)
        keys = play.draw_secrets()
        keys = Secrets(keys.secret, wish.deal or keys.deal)
        game.secret, game.typed = keys.secret, wish.dice == "typed"
        table_id = seats.new_id()
        head = play.head_line(game, table_id, keys, wish.dice, bool(wish.deal))
        first, pending = self.first_step(game, wish, keys)
        rows = first_rows(game, head, first)
        now = int(time.time() * 1000)
        dice = json.dumps(head["dice"])
        row = TableRow(
            table_id, wish.game, record.RULES, json.dumps(game.setup), wish.title, wish.public, dice, keys.secret,
            keys.deal, wish.parent, now, now, "",
        )  # fmt: skip
        owner = SeatRow(seats.OWNER, "owner", "", "", "", 0)
        sitting = [owner, *wish.sitting]
        await self.store.create(row, rows, sitting)
        game.fresh = {seat.seat: seat.nonce for seat in wish.sitting if seat.nonce}
        table = Table(row, sitting, game, self.store, self.key)
        table.pending = pending
        self.open(table)
        return table

    def first_step(self, game: Play, wish: Wish, keys: Secrets) -> tuple[Step | None, Pending | None]:
        """The setup; where it needs real dice, what is asked."""
        if wish.position:
            return play.begin_at(game, wish.position), None
        if not game.typed:
            return play.begin(game, FairSource(keys.deal, [], "", "setup")), None
        try:
            return play.begin_typed(game, []), None
        except AskDice as error:
            return None, Pending(0, "", "", error.question)

    def open(self, table: Table) -> None:
        """A table is in memory now."""
        table.wake = self.bots.wake
        table.bot_names = self.bots.names
        table.vote_time = self.vote_time
        self.tables[table.id] = table
        metrics.TABLES.set(len(self.tables))
        table.start()

    # ---- finding

    async def get(self, table_id: str) -> Table | None:
        """A table, from memory or from the store; Unplayable where its lines do not hold."""
        found = self.tables.get(table_id)
        if found is not None:
            return found
        task = self.opening.get(table_id)
        if task is None:
            task = asyncio.get_running_loop().create_task(self.load(table_id))
            self.opening[table_id] = task
            task.add_done_callback(lambda _: self.opening.pop(table_id, None))
        return await asyncio.shield(task)

    async def load(self, table_id: str) -> Table | None:
        """A table from the store."""
        try:
            loaded = await self.found(table_id)
            if loaded is None or self.closing:
                return None
            game = await load_gently(loaded)
        except Unplayable as error:
            LOG.error("a table cannot be opened", table=table_id, why=str(error))
            raise
        table = Table(loaded.table, loaded.seats, game, self.store, self.key)
        table.spent = loaded.spent
        table.chat = loaded.chat
        remember(table, loaded.last)
        if game.seq == 1:
            _, table.pending = self.first_step(game, Wish(loaded.table.game, {}, []), table.keys)
        self.open(table)
        return table

    async def found(self, table_id: str) -> Loaded | None:
        """What there is to load: from the last snapshot on, where that is enough."""
        loaded = await self.store.load(table_id)
        if loaded is not None and is_of_before(loaded.table):
            return await updating.carry_over(self.store, loaded)
        if loaded is not None and needs_all(loaded):
            return await self.store.load(table_id, whole=True)
        return loaded

    # ---- looking after them

    async def look_at_store(self) -> None:
        """A store too large to be checked before it is used is checked now; if it is damaged, the server ends."""
        try:
            await self.store.check()
        except StoreError as error:
            LOG.critical("the store is damaged", why=str(error))
            self.damage = str(error)
            self.give_up()

    async def sweep(self) -> None:
        """Now and then let go of tables nobody uses."""
        while True:
            await asyncio.sleep(SWEEP)
            for table in list(self.tables.values()):
                if table.idle and time.monotonic() - table.used > IDLE:
                    await self.let_go(table)
            await watch.look_at_one(list(self.tables.values()))

    async def let_go(self, table: Table) -> None:
        """A table leaves the memory; what it knows is stored."""
        self.tables.pop(table.id, None)
        metrics.TABLES.set(len(self.tables))
        await table.stop()

    async def say_goodbye(self) -> None:
        """Nothing new begins; everybody is told."""
        self.closing = True
        for table in self.tables.values():
            table.tell(Bye(2.0))
        await asyncio.sleep(FAREWELL)

    async def close(self) -> None:
        """Finish what waits, end."""
        self.closing = True
        for chore in self.chores:
            chore.cancel()
        await self.bots.close()
        await asyncio.gather(*(table.stop() for table in self.tables.values()))
        await self.store.close()


def first_rows(game: Play, head: Line, first: Step | None) -> list[LineRow]:
    """The lines a table begins with; the game goes on behind them."""
    lines = [head, *(first.lines if first else [])]
    links = game.hashes(lines)
    rows = [LineRow(i, text_of(line), *links[i], "", 0) for i, line in enumerate(lines)]
    game.link(head)
    if first is not None:
        game.take(first)
    return rows


def remember(table: Table, last: list[LineRow]) -> None:
    """Answers of commands that were stored: who sends one again gets its first answer."""
    v = table.play.v
    found: dict[str, Ack] = {}
    for row in reversed([row for row in last if is_move(row)]):
        if row.command:
            behind = found.get(row.command, Ack(row.command.partition(":")[2], v, 0, "all"))
            found[row.command] = Ack(behind.id, behind.v, behind.played + 1, "all")
        v -= 1
    if last and last[0].seq:
        found.pop(last[0].command, None)  # it may have begun before
    table.answers.update(list(reversed(found.items())))


def is_move(row: LineRow) -> bool:
    """Is this line a decision or an undo?"""
    return '"act":' in row.line or '"undo":' in row.line
