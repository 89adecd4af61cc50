"""Tables in a store, without a server around them."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from pathlib import Path

from flashover.server.bots import Bots
from flashover.server.hub import Hub, Wish
from flashover.server.loading import load_play
from flashover.server.moves import take_back, work_out
from flashover.server.play import Play
from flashover.server.store import SeatRow, Store
from flashover.server.store_sqlite import SqliteStore
from flashover.server.table import Table
from tests.server.loops import finished

SEATS = [SeatRow(n, "person", f"p{n}", "", f"n{n}", 0) for n in (1, 2)]
SETUP: dict[str, object] = {"board": "base-a", "mode": "family", "seats": "2", "quick": "on"}


def with_hub(file: Path, work: Callable[[Hub], Awaitable[None]]) -> None:
    """A store with nothing in it yet, or what was left in it."""

    async def run() -> None:
        hub = Hub(SqliteStore(str(file)), Bots(1), b"k" * 32)
        try:
            await work(hub)
        finally:
            await hub.close()

    finished(run())


def with_table(file: Path, work: Callable[[Hub, Table], Awaitable[None]]) -> None:
    """A store with one table."""

    async def begin(hub: Hub) -> None:
        await work(hub, await hub.create(Wish("flashpoint", SETUP, SEATS)))

    with_hub(file, begin)


def played(file: Path, many: int, seed: int) -> str:
    """A store with a table at which so much was played; its name."""
    ids: list[str] = []

    async def work(_: Hub, table: Table) -> None:
        ids.append(table.id)
        await play_on(table, many, random.Random(seed))

    with_table(file, work)
    return ids[0]


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
