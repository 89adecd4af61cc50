"""The store keeps what it acknowledged, refuses what it does not understand, and gives a table back as it was."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from pathlib import Path

import pytest

from flashover.server import play
from flashover.server.hub import Hub
from flashover.server.loading import Unplayable
from flashover.server.moves import work_out
from flashover.server.play import Play
from flashover.server.store import ChatRow, LineRow, StoreConflict, StoreError, StoreFull
from flashover.server.store_sqlite import SqliteStore
from flashover.server.table import Table
from tests.server.loops import finished
from tests.server.tables import SETUP, loaded, numbers, play_on, played, with_table


@pytest.mark.parametrize("seed", range(4))
def test_loading_gives_the_same_table(tmp_path: Path, seed: int) -> None:
    """From a snapshot, from the beginning, and in memory: state, version, chain and nonces are equal."""

    async def work(hub: Hub, table: Table) -> None:
        await play_on(table, 130, random.Random(seed))
        whole = await loaded(hub.store, table.id, True)
        assert whole.nonces == table.play.nonces
        for game in (whole, await reopened(hub, table)):
            assert numbers(game) == numbers(table.play)
            assert (game.v, game.seq, game.chain) == (table.play.v, table.play.seq, table.play.chain)

    with_table(tmp_path / "store.sqlite", work)


async def reopened(hub: Hub, table: Table) -> Play:
    """The table as the hub opens it when somebody comes back."""
    await hub.let_go(table)
    again = await hub.get(table.id)
    assert again is not None and again is not table
    assert set(again.answers) <= {row.command for row in await hub.store.lines(table.id)}
    return again.play


def test_a_line_is_written_once(tmp_path: Path) -> None:
    """The second writer of a place is refused, and nothing of it stays."""

    async def work(hub: Hub, table: Table) -> None:
        row = LineRow(2, '{"seat":1,"act":"end"}', "x", "y", "", 0)
        await hub.store.append(table.id, [row])
        with pytest.raises(StoreConflict):
            await hub.store.append(table.id, [row._replace(seq=3), row])
        assert [line.seq for line in await hub.store.lines(table.id)] == [0, 1, 2]

    with_table(tmp_path / "store.sqlite", work)


def test_many_writers_share_commits(tmp_path: Path) -> None:
    """All are told, in one group or several; who fails does not spoil it for the others."""

    async def work(hub: Hub, table: Table) -> None:
        rows = [ChatRow(n, 1, "p1", f"word {n}", "", n) for n in range(200)]
        bad = hub.store.append(table.id, [LineRow(0, "{}", "", "", "", 0)])
        found = await asyncio.gather(bad, *(hub.store.say(table.id, row) for row in rows), return_exceptions=True)
        assert isinstance(found[0], StoreConflict)
        assert found[1:] == [None] * 200
        again = await hub.store.load(table.id)
        assert again is not None
        assert [row.n for row in again.chat] == list(range(150, 200))

    with_table(tmp_path / "store.sqlite", work)


def test_a_move_that_cannot_be_stored_did_not_happen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Disk full: the table stays as it was."""

    async def full(*_: object, **__: object) -> None:
        raise StoreFull("disk full")

    async def work(hub: Hub, table: Table) -> None:
        before = numbers(table.play)
        steps, _, _ = work_out(table, 1, ["end"])
        monkeypatch.setattr(hub.store, "append", full)
        with pytest.raises(StoreFull):
            await table.store_steps(steps, "1:a")
        assert numbers(table.play) == before
        assert (table.play.seq, table.play.v, table.answers) == (2, 0, {})

    with_table(tmp_path / "store.sqlite", work)


@pytest.mark.parametrize(
    ("sql", "why"),
    [
        ("UPDATE lines SET line = json_set(line, '$.act', 'fly 0,0', '$.seat', 1) WHERE seq = 5", "line 6: .*fly"),
        ("UPDATE lines SET line = json_insert(line, '$.note', 1) WHERE seq = 5", "line 6: it was changed"),
        ("UPDATE lines SET hash = 'x' WHERE seq = 4", "line 5"),
        ("DELETE FROM lines WHERE seq = 3", "chain is broken"),
    ],
)
def test_what_was_changed_is_not_played(tmp_path: Path, sql: str, why: str) -> None:
    """A broken chain is said, and the table stays closed."""
    file = tmp_path / "store.sqlite"
    table = played(file, 8, 9)
    with sqlite3.connect(file) as db:
        db.execute(sql)
    db.close()

    async def again() -> None:
        store = SqliteStore(str(file))
        with pytest.raises(Unplayable, match=why):
            await loaded(store, table, False)
        await store.close()

    finished(again())


def test_files_that_are_no_store(tmp_path: Path) -> None:
    """Each gets a sentence that says what to do."""
    (tmp_path / "text").write_text("hello " * 1000)
    with pytest.raises(StoreError, match="is no store of Flashover"):
        SqliteStore(str(tmp_path / "text"))
    with pytest.raises(StoreError, match="cannot be opened"):
        SqliteStore(str(tmp_path / "no" / "folder"))
    foreign = (
        ("new", "PRAGMA user_version=99; PRAGMA application_id=1181503318", "newer"),
        ("other", "PRAGMA application_id=7", "another program"),
        ("tables", "CREATE TABLE lines (a)", "another program"),
    )
    for name, sql, told in foreign:
        with sqlite3.connect(tmp_path / name) as db:
            db.executescript(sql)
        db.close()
        with pytest.raises(StoreError, match=told):
            SqliteStore(str(tmp_path / name))


def test_damage_is_told_at_the_start(tmp_path: Path) -> None:
    """A page of the file is overwritten."""
    file = tmp_path / "store.sqlite"

    async def work(hub: Hub, table: Table) -> None:
        await play_on(table, 60, random.Random(1))

    with_table(file, work)
    data = bytearray(file.read_bytes())
    data[4096:8192] = b"\x55" * 4096
    file.write_bytes(data)
    with pytest.raises(StoreError, match="damaged"):
        SqliteStore(str(file))


def test_full_synchronisation(tmp_path: Path) -> None:
    """What is acknowledged is on the disk: WAL and FULL."""
    store = SqliteStore(str(tmp_path / "store.sqlite"))
    assert store.writing.pragma("journal_mode") == "wal"
    assert store.writing.pragma("synchronous") == 2
    finished(store.close())


def test_walking_to_a_decision(tmp_path: Path) -> None:
    """A fork begins where it should."""

    async def work(hub: Hub, table: Table) -> None:
        await play_on(table, 6, random.Random(2))
        whole = await loaded(hub.store, table.id, True)
        lines = [json.loads(row.line) for row in await hub.store.lines(table.id)]
        many = len(whole.past)
        end = play.walk(Play("flashpoint", SETUP), lines, many)
        assert end is not None
        assert [int(x) for x in whole.game.numbers(end)] == numbers(whole)
        assert play.walk(Play("flashpoint", SETUP), lines, many + 1) is None

    with_table(tmp_path / "store.sqlite", work)
