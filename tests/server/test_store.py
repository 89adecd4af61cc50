"""The store keeps what it acknowledged, refuses what it does not understand, and gives a table back as it was."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from flashover.server import play
from flashover.server.bots import Bots
from flashover.server.hub import Hub, Wish
from flashover.server.loading import Unplayable, load_play
from flashover.server.moves import take_back, work_out
from flashover.server.play import Play
from flashover.server.store import ChatRow, LineRow, SeatRow, Store, StoreConflict, StoreError, StoreFull
from flashover.server.store_sqlite import SqliteStore
from flashover.server.table import Table

SEATS = [SeatRow(n, "person", f"p{n}", "", f"n{n}", 0) for n in (1, 2)]
SETUP: dict[str, object] = {"board": "base-a", "mode": "family", "seats": "2", "quick": "on"}


def with_table(file: Path, work: Callable[[Hub, Table], Awaitable[None]]) -> None:
    """A store with one table."""

    async def run() -> None:
        hub = Hub(SqliteStore(str(file)), Bots(1), b"k" * 32)
        table = await hub.create(Wish("flashpoint", SETUP, SEATS))
        await work(hub, table)
        await hub.close()

    asyncio.run(run())


async def play_on(table: Table, many: int, dice: random.Random) -> None:
    """Decisions, and now and then an undo."""
    for n in range(many):
        if not table.play.to_act:
            return
        if dice.random() < 0.15 and table.play.past:
            await take_back(table, None, (1, 2), f"1:u{n}")
            continue
        seat = table.play.to_act[0]
        legal = table.play.ask().legal(seat)
        acts = [a.text for a in legal if a.kind in ("move", "open", "close")] or [a.text for a in legal]
        steps, _, _ = work_out(table, seat, [dice.choice(acts)])
        await table.store_steps(steps, f"{seat}:m{n}")


def numbers(game: Play) -> list[int]:
    """The whole state."""
    return [int(x) for x in game.game.numbers(game.state)]


async def loaded(store: Store, table: str, whole: bool) -> Play:
    """The table as the store has it."""
    found = await store.load(table, whole)
    assert found is not None
    return load_play(found)


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
        ("UPDATE tables SET rules = '0'", "rules version 0"),
    ],
)
def test_what_was_changed_is_not_played(tmp_path: Path, sql: str, why: str) -> None:
    """A broken chain is said, and the table stays closed."""
    file = tmp_path / "store.sqlite"
    ids: list[str] = []

    async def work(hub: Hub, table: Table) -> None:
        ids.append(table.id)
        await play_on(table, 8, random.Random(9))

    with_table(file, work)
    with sqlite3.connect(file) as db:
        db.execute(sql)
    db.close()

    async def again() -> None:
        store = SqliteStore(str(file))
        with pytest.raises(Unplayable, match=why):
            await loaded(store, ids[0], False)
        await store.close()

    asyncio.run(again())


def test_files_that_are_no_store(tmp_path: Path) -> None:
    """Each gets a sentence that says what to do."""
    (tmp_path / "text").write_text("hello " * 1000)
    with pytest.raises(StoreError, match="is no store of Flashover"):
        SqliteStore(str(tmp_path / "text"))
    with pytest.raises(StoreError, match="cannot be opened"):
        SqliteStore(str(tmp_path / "no" / "folder"))
    for name, pragma, told in (("new", "user_version=99", "newer"), ("other", "application_id=7", "another program")):
        with sqlite3.connect(tmp_path / name) as db:
            db.execute(f"PRAGMA {pragma}")
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
    asyncio.run(store.close())


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
