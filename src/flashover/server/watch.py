"""While the server runs: now and then a live table is replayed from its lines and compared with what is in memory."""

from __future__ import annotations

import random

import structlog

from flashover.server import metrics
from flashover.server.loading import Unplayable, load_gently, load_play
from flashover.server.play import Play
from flashover.server.store import StoreError
from flashover.server.table import Table

LOG = structlog.get_logger()


async def look_at_one(tables: list[Table]) -> None:
    """One of them."""
    if tables:
        await look_at(random.choice(tables))


async def look_at(table: Table) -> bool:
    """Is a table what its lines say? If not, that is an error in the log, and the lines are believed."""
    shown = table.play.copy()
    try:
        loaded = await table.store.load(table.id, whole=True)
        same = loaded is not None and equal(await load_gently(loaded, shown.seq), shown)
    except (Unplayable, StoreError) as error:
        LOG.error("a live table cannot be replayed", table=table.id, why=str(error))
        return False
    metrics.REPLAYED.labels(equal=str(same).lower()).inc()
    if not same:
        LOG.error("a live table is not what its lines say; it is loaded again", table=table.id, line=shown.seq)
        table.put(lambda: believe_the_lines(table))
    return same


def equal(replayed: Play, shown: Play) -> bool:
    """Are these the same game?"""
    numbers = [[int(x) for x in game.game.numbers(game.state)] for game in (replayed, shown)]
    same = (replayed.seq, replayed.v, replayed.chain) == (shown.seq, shown.v, shown.chain)
    return same and numbers[0] == numbers[1]


async def believe_the_lines(table: Table) -> None:
    """In the table's own task: its game from the store, shown to everybody."""
    loaded = await table.store.load(table.id, whole=True)
    if loaded is not None:
        table.play = load_play(loaded)
        table.show_views()
        table.nudge()
