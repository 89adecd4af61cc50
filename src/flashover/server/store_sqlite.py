"""The store in one SQLite file: WAL, full synchronisation, one writing thread that commits what came together."""

from __future__ import annotations

import asyncio
import queue
import secrets
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Final, NamedTuple, TypeVar

import apsw

from flashover.server import metrics, store_file
from flashover.server.store import (
    ChatRow,
    LineRow,
    Listed,
    Loaded,
    SeatRow,
    Snapshot,
    StoreConflict,
    StoreError,
    StoreFull,
    TableRow,
)

MOST_AT_ONCE: Final = 500
CHAT_SHOWN: Final = 50
LAST: Final = 150  # lines whose commands are remembered
T = TypeVar("T")
Work = Callable[[apsw.Connection], None]


class Job(NamedTuple):
    """Something to write, and who waits for it."""

    work: Work | None
    loop: asyncio.AbstractEventLoop | None
    done: asyncio.Future[None] | None


class SqliteStore:
    """See `Store`."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.hold = store_file.Hold(path)
        try:
            self.writing = store_file.connect(path)
            store_file.migrate(self.writing, path)
            self.reading = store_file.connect(path)
        except StoreError:
            self.hold.release()
            raise
        self.readers = ThreadPoolExecutor(1, "store-read")
        self.jobs: queue.SimpleQueue[Job] = queue.SimpleQueue()
        self.writer = threading.Thread(target=self.write_all, name="store-write", daemon=True)
        self.writer.start()

    # ---- the writing thread

    def write_all(self) -> None:
        """Take what waits, write it in one transaction, tell those who wait; until the end is asked for."""
        while True:
            jobs = [self.jobs.get()]
            while len(jobs) < MOST_AT_ONCE and not self.jobs.empty():
                jobs.append(self.jobs.get())
            self.write_group([job for job in jobs if job.work is not None])
            if any(job.work is None for job in jobs):
                return

    def write_group(self, jobs: list[Job]) -> None:
        """One transaction for all; who fails alone does not spoil it for the others."""
        if not jobs:
            return
        began = time.perf_counter()
        try:
            self.writing.execute("BEGIN IMMEDIATE")
            failed = [self.write_one(job) for job in jobs]
            self.writing.execute("COMMIT")
        except apsw.Error as error:
            if self.writing.in_transaction:
                self.writing.execute("ROLLBACK")
            refused = StoreFull(str(store_file.refusal(self.path, error)))
            failed = [refused] * len(jobs)
        metrics.COMMIT.observe(time.perf_counter() - began)
        metrics.GROUP.observe(len(jobs))
        for job, error_of_job in zip(jobs, failed, strict=True):
            tell(job, error_of_job)

    def write_one(self, job: Job) -> StoreError | None:
        """One job in a savepoint of its own."""
        assert job.work is not None
        try:
            with self.writing:
                job.work(self.writing)
        except apsw.ConstraintError as error:
            return StoreConflict(str(error))
        except (TypeError, ValueError, OverflowError) as error:  # what SQLite cannot hold
            return StoreError(f"this cannot be stored ({error})")
        return None

    async def write(self, work: Work) -> None:
        """Do some writing; returns when it is durable."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self.jobs.put(Job(work, loop, done))
        await done

    async def read(self, work: Callable[[apsw.Connection], T]) -> T:
        """Ask something."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self.readers, work, self.reading)
        except apsw.Error as error:
            raise store_file.refusal(self.path, error) from error

    # ---- the interface

    async def key(self) -> bytes:
        """The key that signs seat links."""
        fresh = secrets.token_bytes(32)

        def work(db: apsw.Connection) -> None:
            db.execute("INSERT OR IGNORE INTO meta VALUES ('key', ?)", (fresh,))

        await self.write(work)
        return await self.read(stored_key)

    async def create(self, table: TableRow, lines: list[LineRow], seats: list[SeatRow]) -> None:
        """A new table."""

        def work(db: apsw.Connection) -> None:
            db.execute("INSERT INTO tables VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?)", table)
            put_lines(db, table.id, lines)
            put_seats(db, table.id, seats)

        await self.write(work)

    async def append(
        self, table: str, lines: list[LineRow], result: str = "", snapshot: Snapshot | None = None
    ) -> None:
        """More lines."""
        now = int(time.time() * 1000)

        def work(db: apsw.Connection) -> None:
            put_lines(db, table, lines)
            if result:
                db.execute("UPDATE tables SET changed = ?, result = ? WHERE id = ?", (now, result, table))
            elif snapshot is not None:
                db.execute("UPDATE tables SET changed = ? WHERE id = ?", (now, table))
            if snapshot is not None:
                db.execute("INSERT OR REPLACE INTO snapshots VALUES (?,?,?,?)", (table, *snapshot))

        await self.write(work)

    async def pin(self, table: str, rules: str, line: LineRow, chat: ChatRow) -> None:
        """A table goes on by other rules."""

        def work(db: apsw.Connection) -> None:
            put_lines(db, table, [line])
            put_chat(db, table, chat)
            db.execute("UPDATE tables SET rules = ? WHERE id = ?", (rules, table))
            db.execute("DELETE FROM snapshots WHERE table_id = ?", (table,))

        await self.write(work)

    async def put_seats(self, table: str, seats: list[SeatRow]) -> None:
        """Seats as they are now."""
        await self.write(lambda db: put_seats(db, table, seats))

    async def say(self, table: str, chat: ChatRow) -> None:
        """Something was said."""
        await self.write(lambda db: put_chat(db, table, chat))

    async def load(self, table: str, whole: bool = False) -> Loaded | None:
        """A table, or None."""
        return await self.read(lambda db: load(db, table, whole))

    async def lines(self, table: str) -> list[LineRow]:
        """All lines of a table."""
        return await self.read(lambda db: lines_from(db, table, 0))

    async def listed(self, most: int) -> list[Listed]:
        """Public tables with an open seat."""
        return await self.read(lambda db: [Listed(*row) for row in db.execute(LIST, (most,))])

    async def begun_by_others(self, rules: str) -> list[str]:
        """Running tables pinned to another version."""
        sql = "SELECT id FROM tables WHERE result = '' AND rules <> ?"
        return await self.read(lambda db: [str(row[0]) for row in db.execute(sql, (rules,))])

    async def check(self) -> None:
        """The whole file, with a connection and a thread of its own."""
        await asyncio.to_thread(self.check_file)

    def check_file(self) -> None:
        """The same."""
        if not store_file.is_large(self.path):
            return  # it was looked at when it was opened
        with closing(store_file.connect_to_read(self.path)) as db:
            store_file.check_whole(db, self.path)

    async def count(self) -> int:
        """How many tables there are."""
        return await self.read(how_many)

    async def close(self) -> None:
        """Write what waits, and end."""
        self.jobs.put(Job(None, None, None))
        await asyncio.get_running_loop().run_in_executor(None, self.writer.join)
        self.readers.shutdown()
        try:
            self.reading.close()
            self.writing.close()
        finally:
            self.hold.release()


SPENT: Final = """
SELECT json_extract(line, '$.seat') AS seat, sum(spent) FROM lines
WHERE table_id = ? AND seat IS NOT NULL GROUP BY seat
"""
LIST: Final = """
SELECT id, game, setup, title, created, changed, (SELECT count(*) FROM seats s WHERE s.table_id = id),
(SELECT count(*) FROM seats s WHERE s.table_id = id AND s.kind = 'open') AS free,
(SELECT max(seq) + 1 FROM lines l WHERE l.table_id = id)
FROM tables WHERE public = 1 AND result = '' AND free > 0 ORDER BY created DESC LIMIT ?
"""


def tell(job: Job, error: StoreError | None) -> None:
    """Wake who waits for a job, in its own loop."""
    assert job.loop is not None and job.done is not None
    try:
        job.loop.call_soon_threadsafe(settle, job.done, error)
    except RuntimeError:
        return  # its loop has ended: nobody waits any more


def settle(done: asyncio.Future[None], error: StoreError | None) -> None:
    """Give a result to a future that may have been given up."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def stored_key(db: apsw.Connection) -> bytes:
    """The key that signs seat links."""
    key = one(db, "SELECT value FROM meta WHERE key = 'key'", ())[0]
    assert isinstance(key, bytes)
    return key


def how_many(db: apsw.Connection) -> int:
    """How many tables there are."""
    many = one(db, "SELECT count(*) FROM tables", ())[0]
    assert isinstance(many, int)
    return many


def one(db: apsw.Connection, sql: str, values: tuple[object, ...]) -> tuple[object, ...]:
    """The only row of a question."""
    row = db.execute(sql, values).fetchone()
    assert isinstance(row, tuple)
    return row


def put_lines(db: apsw.Connection, table: str, lines: list[LineRow]) -> None:
    """Lines, each at its place: the primary key is the fence."""
    db.executemany("INSERT INTO lines VALUES (?,?,?,?,?,?,?)", [(table, *line) for line in lines])


def put_seats(db: apsw.Connection, table: str, seats: list[SeatRow]) -> None:
    """Seats as they are now."""
    db.executemany("INSERT OR REPLACE INTO seats VALUES (?,?,?,?,?,?,?)", [(table, *seat) for seat in seats])


def put_chat(db: apsw.Connection, table: str, chat: ChatRow) -> None:
    """Something that was said."""
    db.execute("INSERT OR IGNORE INTO chat VALUES (?,?,?,?,?,?,?)", (table, *chat))


def lines_from(db: apsw.Connection, table: str, seq: int) -> list[LineRow]:
    """Lines from a place on."""
    sql = "SELECT seq, line, before, hash, command, spent FROM lines WHERE table_id = ? AND seq >= ? ORDER BY seq"
    return [LineRow(*row) for row in db.execute(sql, (table, seq))]


def load(db: apsw.Connection, table: str, whole: bool) -> Loaded | None:
    """All that is needed to open a table."""
    db.execute("BEGIN")
    try:
        return found_table(db, table, whole)
    finally:
        db.execute("COMMIT")


def found_table(db: apsw.Connection, table: str, whole: bool) -> Loaded | None:
    """The same, at one moment of the store."""
    row = db.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        return None
    seats = db.execute(
        "SELECT seat, kind, name, bot, nonce, epoch FROM seats WHERE table_id = ? ORDER BY seat", (table,)
    )
    found = [SeatRow(*seat) for seat in seats]
    shot = None if whole else db.execute("SELECT seq, v, state FROM snapshots WHERE table_id = ?", (table,)).fetchone()
    snapshot = Snapshot(*shot) if shot else None
    lines = lines_from(db, table, snapshot.seq - 1 if snapshot else 0)
    if not lines:
        raise StoreError(f"table {table} has no lines; restore a backup")
    last = lines_from(db, table, lines[-1].seq - LAST + 1)
    return Loaded(table_row(row), found, lines, snapshot, chat_of(db, table), spent_of(db, table), last)


def table_row(row: tuple[object, ...]) -> TableRow:
    """A row as a table."""
    found = TableRow._make(row)
    return found._replace(public=bool(found.public))


def chat_of(db: apsw.Connection, table: str) -> list[ChatRow]:
    """What was said last."""
    sql = "SELECT n, seat, name, text, phrase, at FROM chat WHERE table_id = ? ORDER BY n DESC LIMIT ?"
    return [ChatRow(*row) for row in db.execute(sql, (table, CHAT_SHOWN))][::-1]


def spent_of(db: apsw.Connection, table: str) -> dict[int, int]:
    """How long each seat has thought."""
    return {int(seat): int(ms) for seat, ms in db.execute(SPENT, (table,))}
