"""A store that cannot be used or written: a sentence that helps, and tables that stay as they were."""

from __future__ import annotations

import random
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import apsw
import pytest

from flashover.server import store_file
from flashover.server.hub import Hub
from flashover.server.moves import work_out
from flashover.server.serve import CannotServe, store_path
from flashover.server.store import StoreError, StoreFull
from flashover.server.store_sqlite import SqliteStore
from flashover.server.table import Table
from tests.chaos.faults import faulty
from tests.server.kit import Server
from tests.server.tables import loaded, numbers, play_on, with_hub, with_table

MOODS = {
    "full": (apsw.FullError("no room"), "the disk is full; make room there"),
    "failing": (apsw.IOError("it is broken"), "its disk fails"),
    "read-only": (apsw.ReadOnlyError("not here"), "may only be read; give this user the right to write"),
}


async def refused(table: Table, why: str) -> None:
    """A move that cannot be stored did not happen, and says why."""
    before = numbers(table.play), table.play.seq, table.play.v, table.play.chain
    steps, _, _ = work_out(table, table.play.to_act[0], ["end"])
    with pytest.raises(StoreFull, match=why):
        await table.store_steps(steps, "1:refused")
    assert (numbers(table.play), table.play.seq, table.play.v, table.play.chain) == before
    assert "1:refused" not in table.answers


async def goes_on(hub: Hub, table: Table) -> None:
    """Once it can be written again everything is as it was, and the game goes on."""
    await play_on(table, 5, random.Random(2))
    whole = await loaded(hub.store, table.id, True)
    assert (numbers(whole), whole.chain) == (numbers(table.play), table.play.chain)


@pytest.mark.parametrize("mood", MOODS)
def test_a_disk_that_refuses(tmp_path: Path, mood: str) -> None:
    """Full, failing, read-only: in the middle of a game."""
    error, why = MOODS[mood]
    with faulty() as disk:

        async def work(hub: Hub, table: Table) -> None:
            await play_on(table, 5, random.Random(1))
            disk.mood = error
            await refused(table, why)
            with pytest.raises(StoreError):
                await hub.store.put_seats(table.id, [table.seats[1]._replace(name="else")])
            disk.mood = None
            await goes_on(hub, table)

        with_table(tmp_path / "store.sqlite", work)


def test_a_disk_that_refuses_at_the_start(tmp_path: Path) -> None:
    """One that may only be read, and a full one."""
    file = tmp_path / "store.sqlite"
    with_table(file, goes_on)
    with faulty(read_only=True), pytest.raises(StoreError, match=r"may only be read|cannot be opened"):
        SqliteStore(str(file))
    with faulty() as disk:
        disk.mood = apsw.FullError("no room")
        with pytest.raises(StoreError, match="the disk is full"):
            SqliteStore(str(tmp_path / "another.sqlite"))


def test_another_program_holds_it(tmp_path: Path) -> None:
    """A moment is waited for; then it is said, and the table stays as it was."""
    file = tmp_path / "store.sqlite"

    async def work(hub: Hub, table: Table) -> None:
        with closing(apsw.Connection(str(file))) as other:
            other.execute("BEGIN IMMEDIATE")
            await refused(table, "in use by another program")
            other.execute("ROLLBACK")
        await goes_on(hub, table)

    with_table(file, work)


def test_one_server_alone_uses_a_store(tmp_path: Path) -> None:
    """The second is told so, and may begin when the first has ended."""
    file = tmp_path / "store.sqlite"
    first = Server(file)
    with pytest.raises(StoreError, match="in use by another server; end that one first"):
        SqliteStore(str(file))
    first.end()
    store_file.Hold(str(file)).release()


def test_what_cannot_be_written_at_all(tmp_path: Path) -> None:
    """Only who wanted it hears of it: the writing thread goes on for the others."""

    async def work(hub: Hub, table: Table) -> None:
        with pytest.raises(StoreError, match="cannot be stored"):
            await hub.store.put_seats(table.id, [table.seats[1]._replace(epoch=2**70)])
        assert "store-write" in {thread.name for thread in threading.enumerate()}
        await goes_on(hub, table)

    with_table(tmp_path / "store.sqlite", work)


def test_a_large_store_is_checked_while_it_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its short tables at once, the rest beside; if that is damaged the server gives up and says why."""
    file = tmp_path / "store.sqlite"
    monkeypatch.setattr(store_file, "CHECKED_AT_ONCE", 0)

    async def work(hub: Hub, table: Table) -> None:
        await play_on(table, 60, random.Random(1))
        await hub.look_at_store()
        assert hub.damage == ""

    with_table(file, work)
    spoil_lines(file)

    async def again(hub: Hub) -> None:
        gave_up = threading.Event()
        hub.give_up = gave_up.set
        await hub.look_at_store()
        assert "restore a backup" in hub.damage
        assert gave_up.is_set()

    with_hub(file, again)


def spoil_lines(file: Path) -> None:
    """Overwrite the middle of the last page that holds lines."""
    with sqlite3.connect(file) as db:
        (page,) = db.execute("SELECT max(pageno) FROM dbstat WHERE name = 'lines' AND pagetype = 'leaf'").fetchone()
        (size,) = db.execute("PRAGMA page_size").fetchone()
    db.close()
    data = bytearray(file.read_bytes())
    data[(page - 1) * size : (page - 1) * size + 16] = b"\xee" * 16
    file.write_bytes(data)


def test_words_for_stores() -> None:
    """A path, or a sentence."""
    assert store_path("sqlite:/a/b.sqlite") == "/a/b.sqlite"
    with pytest.raises(CannotServe, match="not there yet; use sqlite:PATH"):
        store_path("postgresql://somebody@somewhere/flashover")
    with pytest.raises(CannotServe, match="write sqlite:PATH"):
        store_path("flashover.sqlite")
