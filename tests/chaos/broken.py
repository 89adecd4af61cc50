"""The server with a promise broken on purpose: what the kit must be able to find."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

import apsw

from flashover.server import store_file
from flashover.server.store import LineRow, Snapshot
from flashover.server.store_sqlite import Job, SqliteStore

LAZY = 0.05  # seconds between the acknowledgement and the commit


def settle(done: asyncio.Task[None], behind: set[asyncio.Task[None]]) -> None:
    """Nobody waits for it any more, whatever came of it."""
    behind.discard(done)
    if not done.cancelled():
        done.exception()


@contextmanager
def acknowledge_early(lazy: float = LAZY) -> Iterator[None]:
    """Answer each move as soon as it waits in the queue, a moment before it is committed."""
    append, commit = SqliteStore.append, SqliteStore.write_group
    behind: set[asyncio.Task[None]] = set()

    async def early(
        self: SqliteStore, table: str, lines: list[LineRow], result: str = "", snapshot: Snapshot | None = None
    ) -> None:
        task = asyncio.get_running_loop().create_task(append(self, table, lines, result, snapshot))
        behind.add(task)
        task.add_done_callback(lambda done: settle(done, behind))

    def late(self: SqliteStore, jobs: list[Job]) -> None:
        time.sleep(lazy)
        commit(self, jobs)

    with patch.object(SqliteStore, "append", early), patch.object(SqliteStore, "write_group", late):
        yield


@contextmanager
def opened_with(*pragmas: str) -> Iterator[None]:
    """Open every store with other settings than its own."""
    honest = store_file.connect

    def connect(path: str) -> apsw.Connection:
        db = honest(path)
        for pragma in pragmas:
            db.execute(f"PRAGMA {pragma}")
        return db

    with patch.object(store_file, "connect", connect):
        yield
