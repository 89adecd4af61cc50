"""The store in one SQLite file: WAL, full synchronisation, one writing thread that commits what came together."""

from __future__ import annotations

import asyncio
import queue
import secrets
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib import resources
from typing import Final, NamedTuple, TypeVar

import apsw

from flashover.server import metrics
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

APPLICATION: Final = 0x466C4F56  # this is a store of Flashover
MOST_AT_ONCE: Final = 500
CHAT_SHOWN: Final = 50
T = TypeVar("T")
Work = Callable[[apsw.Connection], None]


class Job(NamedTuple):
    """Something to write, and who waits for it."""

    work: Work | None
    loop: asyncio.AbstractEventLoop | None
    done: asyncio.Future[None] | None


def migrations() -> list[tuple[int, str]]:
    """The numbered steps from an empty file to the present form."""
    folder = resources.files("flashover.server").joinpath("migrations")
    found = [
        (int(file.name[:4]), file.read_text(encoding="utf-8"))
        for file in folder.iterdir()
        if file.name.endswith(".sql")
    ]
    return sorted(found)


def connect(path: str) -> apsw.Connection:
    """An open file with the settings that keep what was acknowledged."""
    try:
        db = apsw.Connection(path)
        db.set_busy_timeout(2000)
        db.execute("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON")
    except apsw.Error as error:
        raise refusal(path, error) from None
    return db


def refusal(path: str, error: Exception) -> StoreError:
    """Why a store cannot be opened, and what to do."""
    told = {
        apsw.NotADBError: "is no store of Flashover, or is damaged; restore a backup, or name another file by --store",
        apsw.CorruptError: "is damaged; restore a backup (flashover restore), or name another file by --store",
        apsw.CantOpenError: "cannot be opened; does its folder exist, and may this user write there?",
        apsw.ReadOnlyError: "may only be read; give this user the right to write, or name another file by --store",
        apsw.BusyError: "is in use by another program; end that one first",
        apsw.FullError: "cannot be written: the disk is full",
    }
    sentence = next((text for kind, text in told.items() if isinstance(error, kind)), f"cannot be used ({error})")
    return StoreError(f"the store {path} {sentence}")


def migrate(db: apsw.Connection, path: str) -> None:
    """Bring a file to the present form; refuse what is foreign, damaged or newer."""
    try:
        version = int(db.pragma("user_version") or 0)
        steps = migrations()
        if int(db.pragma("application_id") or 0) not in (0, APPLICATION):
            raise StoreError(f"the store {path} belongs to another program; name another file by --store")
        if version > steps[-1][0]:
            raise StoreError(f"the store {path} was written by a newer Flashover (form {version}); update the program")
        if str(db.pragma("quick_check")) != "ok":
            raise apsw.CorruptError("quick_check")
        for number, sql in steps:
            if number > version:
                db.execute(f"BEGIN IMMEDIATE; {sql}; PRAGMA user_version={number}; COMMIT")
        db.execute(f"PRAGMA application_id={APPLICATION}")
    except apsw.Error as error:
        raise refusal(path, error) from None


class SqliteStore:
    """See `Store`."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.writing = connect(path)
        migrate(self.writing, path)
        self.reading = connect(path)
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
            failed = [StoreFull(f"nothing could be stored ({error})")] * len(jobs)
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
        return None

    async def write(self, work: Work) -> None:
        """Do some writing; returns when it is durable."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self.jobs.put(Job(work, loop, done))
        await done

    async def read(self, work: Callable[[apsw.Connection], T]) -> T:
        """Ask something."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, work, self.reading)

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

    async def put_seats(self, table: str, seats: list[SeatRow]) -> None:
        """Seats as they are now."""
        await self.write(lambda db: put_seats(db, table, seats))

    async def say(self, table: str, chat: ChatRow) -> None:
        """Something was said."""
        await self.write(
            lambda db: void(db.execute("INSERT OR IGNORE INTO chat VALUES (?,?,?,?,?,?,?)", (table, *chat)))
        )

    async def load(self, table: str, whole: bool = False) -> Loaded | None:
        """A table, or None."""
        return await self.read(lambda db: load(db, table, whole))

    async def lines(self, table: str) -> list[LineRow]:
        """All lines of a table."""
        return await self.read(lambda db: lines_from(db, table, 0))

    async def listed(self, most: int) -> list[Listed]:
        """Public tables with an open seat."""
        return await self.read(lambda db: [Listed(*row) for row in db.execute(LIST, (most,))])

    async def count(self) -> int:
        """How many tables there are."""
        return await self.read(how_many)

    async def close(self) -> None:
        """Write what waits, and end."""
        self.jobs.put(Job(None, None, None))
        await asyncio.get_running_loop().run_in_executor(None, self.writer.join)
        self.readers.shutdown()
        self.reading.close()
        self.writing.close()


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


def void(_: object) -> None:
    """Nothing."""


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
    head = lines[0] if snapshot is None else lines_at(db, table, 0)
    return Loaded(table_row(row), found, head, lines, snapshot, chat_of(db, table), spent_of(db, table))


def table_row(row: tuple[object, ...]) -> TableRow:
    """A row as a table."""
    found = TableRow._make(row)
    return found._replace(public=bool(found.public))


def lines_at(db: apsw.Connection, table: str, seq: int) -> LineRow:
    """One line."""
    sql = "SELECT seq, line, before, hash, command, spent FROM lines WHERE table_id = ? AND seq = ?"
    return LineRow._make(one(db, sql, (table, seq)))


def chat_of(db: apsw.Connection, table: str) -> list[ChatRow]:
    """What was said last."""
    sql = "SELECT n, seat, name, text, phrase, at FROM chat WHERE table_id = ? ORDER BY n DESC LIMIT ?"
    return [ChatRow(*row) for row in db.execute(sql, (table, CHAT_SHOWN))][::-1]


def spent_of(db: apsw.Connection, table: str) -> dict[int, int]:
    """How long each seat has thought."""
    return {int(seat): int(ms) for seat, ms in db.execute(SPENT, (table,))}
