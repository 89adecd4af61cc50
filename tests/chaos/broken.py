"""The server with a promise broken on purpose: what the kit must be able to find."""

from __future__ import annotations

import asyncio
import time

from flashover.server.store import LineRow, Snapshot
from flashover.server.store_sqlite import Job, SqliteStore

LAZY = 0.05  # seconds between the acknowledgement and the commit


def acknowledge_early() -> None:
    """Answer each move as soon as it waits in the queue, a moment before it is committed."""
    append, commit = SqliteStore.append, SqliteStore.write_group
    behind: set[asyncio.Task[None]] = set()

    async def early(
        self: SqliteStore, table: str, lines: list[LineRow], result: str = "", snapshot: Snapshot | None = None
    ) -> None:
        task = asyncio.get_running_loop().create_task(append(self, table, lines, result, snapshot))
        behind.add(task)
        task.add_done_callback(behind.discard)

    def lazy(self: SqliteStore, jobs: list[Job]) -> None:
        time.sleep(LAZY)
        commit(self, jobs)

    SqliteStore.append = early  # type: ignore[method-assign]
    SqliteStore.write_group = lazy  # type: ignore[method-assign]
