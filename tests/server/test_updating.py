"""Tables of other rules are replayed before they are opened; live tables are replayed while the server runs."""

from __future__ import annotations

import json
import random
import sqlite3
from pathlib import Path

import msgspec
import pytest

from flashover.core import record
from flashover.core.verify import verify
from flashover.server import updating, watch
from flashover.server.hub import Hub
from flashover.server.loading import Unplayable
from flashover.server.store import LineRow
from flashover.server.table import Table
from tests.server.tables import numbers, play_on, played, with_hub, with_table


def change(file: Path, *sql: str) -> None:
    """As if another program had written it."""
    with sqlite3.connect(file) as db:
        for one in sql:
            db.execute(one)
    db.close()


def test_a_table_is_carried_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is the same game by the new rules: it goes on, pinned to them; record, chat and seats say so."""
    file = tmp_path / "store.sqlite"
    table = played(file, 70, 3)
    monkeypatch.setattr(record, "RULES", "2")

    async def work(hub: Hub) -> None:
        assert await hub.store.begun_by_others("2") == [table]
        live = await hub.get(table)
        assert live is not None and live.row.rules == "2"
        assert live.chat[-1].phrase == updating.TOLD
        lines = [json.loads(row.line) for row in await hub.store.lines(table)]
        assert lines[-1] == {"rules": "2"} and lines[0]["rules"] == "1"
        assert record.pinned(lines) == "2"
        await play_on(live, 60, random.Random(4))
        before = numbers(live.play)
        await hub.let_go(live)
        again = await hub.get(table)
        assert again is not None and numbers(again.play) == before
        assert await hub.store.begun_by_others("2") == []

    with_hub(file, work)


def test_a_table_that_would_be_another_game_stays_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move is not legal any more, or the position is another one: nothing is written, and it is said."""
    file = tmp_path / "store.sqlite"
    table = played(file, 70, 3)
    change(file, "UPDATE tables SET rules = '0'")
    other_position(file)
    with_hub(file, lambda hub: stays_closed(hub, table, "the position is another one than it was"))
    change(file, "DELETE FROM snapshots", "UPDATE tables SET setup = replace(setup, 'family', 'experienced')")
    with_hub(file, lambda hub: stays_closed(hub, table, "another game"))


def other_position(file: Path) -> None:
    """As if the rules of before had come to another state."""
    with sqlite3.connect(file) as db:
        ((state,),) = db.execute("SELECT state FROM snapshots").fetchall()
        numbers, nonces = msgspec.msgpack.decode(state)
        numbers[5] += 1
        db.execute("UPDATE snapshots SET state = ?", (msgspec.msgpack.encode((numbers, nonces)),))
    db.close()


def test_a_spoilt_snapshot_is_not_needed(tmp_path: Path) -> None:
    """The lines alone tell the game."""
    file = tmp_path / "store.sqlite"
    table = played(file, 70, 3)
    change(file, "UPDATE snapshots SET state = zeroblob(10)")

    async def work(hub: Hub) -> None:
        live = await hub.get(table)
        assert live is not None and await watch.look_at(live)

    with_hub(file, work)


async def stays_closed(hub: Hub, table: str, why: str) -> None:
    """Asked for by somebody, and by the server itself when it starts."""
    before = await hub.store.lines(table)
    with pytest.raises(Unplayable, match=why):
        await hub.get(table)
    await updating.carry_over_all(hub.store)
    assert await hub.store.lines(table) == before
    assert await hub.store.begun_by_others(record.RULES) == [table]


def test_all_tables_are_carried_over_at_the_start(tmp_path: Path) -> None:
    """Those that run; nothing twice."""
    file = tmp_path / "store.sqlite"
    tables = [played(file, many, many) for many in (3, 60, 20)]
    change(file, "UPDATE tables SET rules = '0'")

    async def work(hub: Hub) -> None:
        await updating.carry_over_all(hub.store)
        await updating.carry_over_all(hub.store)
        for table in tables:
            lines: list[LineRow] = await hub.store.lines(table)
            assert [row.line for row in lines].count('{"rules":"1"}') == 1
            assert await hub.get(table) is not None

    with_hub(file, work)


def test_live_tables_are_compared(tmp_path: Path) -> None:
    """Equal ones stay; one that is not what its lines say is loaded again."""

    async def work(hub: Hub, table: Table) -> None:
        await play_on(table, 60, random.Random(6))
        right = numbers(table.play)
        assert await watch.look_at(table)
        table.play.state = table.play.game.clone(table.play.state)
        table.play.state.news += 7
        assert numbers(table.play) != right
        assert not await watch.look_at(table)
        await table.call(lambda: watch.believe_the_lines(table))
        assert numbers(table.play) == right
        assert await watch.look_at(table)

    with_table(tmp_path / "store.sqlite", work)


def test_a_finished_table_of_other_rules_can_be_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is written behind its result, and its dice can still be verified."""
    file = tmp_path / "store.sqlite"
    ids: list[str] = []

    async def finish(_: Hub, table: Table) -> None:
        ids.append(table.id)
        dice = random.Random(8)
        while not table.play.over:
            await play_on(table, 50, dice)

    with_table(file, finish)
    monkeypatch.setattr(record, "RULES", "2")

    async def look(hub: Hub) -> None:
        table = await hub.get(ids[0])
        assert table is not None and table.play.over and table.row.rules == "1"
        lines = [json.loads(row.line) for row in await hub.store.lines(ids[0])]
        assert "result" in lines[-1]
        assert not verify(lines)["wrong"]

    with_hub(file, look)
