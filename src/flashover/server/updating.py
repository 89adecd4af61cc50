"""Tables begun by other rules: replayed before they are opened, and carried over if that gives the same game."""

from __future__ import annotations

import json
import time
from typing import Final

import structlog

from flashover.core import record
from flashover.core.record import Line
from flashover.server.loading import Unplayable, can_be_read, load_gently
from flashover.server.play import Play
from flashover.server.store import ChatRow, LineRow, Loaded, Store, StoreConflict, StoreError
from flashover.server.table import text_of

LOG = structlog.get_logger()
SPEAKER: Final = "Flashover"
TOLD: Final = "said-rules-updated"


async def carry_over(store: Store, loaded: Loaded) -> Loaded:
    """The whole table, pinned to the rules of this program; Unplayable if they make another game of it."""
    row, seen = loaded.table, loaded.snapshot
    try:
        whole = await reload(store, row.id)
        game = await load_gently(whole, seen=seen if seen is not None and can_be_read(seen) else None)
        check_end(whole, game)
    except Unplayable as error:
        raise Unplayable(
            f"it is pinned to rules version {row.rules}; this program plays version {record.RULES}, by which it is"
            f" another game ({error}); the program of before opens it"
        ) from None
    if row.result:
        return whole
    try:
        await pin(store, whole, game)
    except StoreConflict:
        LOG.info("a table was carried over by somebody else", table=row.id)
    return await reload(store, row.id)


async def reload(store: Store, table: str) -> Loaded:
    """A table that is there, whole."""
    whole = await store.load(table, whole=True)
    assert whole is not None
    return whole


def check_end(whole: Loaded, game: Play) -> None:
    """A finished game ends as it ended."""
    last: Line = json.loads(whole.lines[-1].line)
    if "result" in last and last["result"] != json.loads(json.dumps(game.language.result(game.state))):
        raise Unplayable(f"line {len(whole.lines)}: it ends otherwise")


async def pin(store: Store, whole: Loaded, game: Play) -> None:
    """Say in the record, in the log and to the players by which rules the table goes on."""
    row = whole.table
    line: Line = {"rules": record.RULES}
    link = LineRow(game.seq, text_of(line), *game.hashes([line])[0], "", 0)
    n = whole.chat[-1].n + 1 if whole.chat else 1
    chat = ChatRow(n, 0, SPEAKER, "", TOLD, int(time.time() * 1000))
    await store.pin(row.id, record.RULES, link, chat)
    LOG.info("a table was replayed and goes on", table=row.id, before=row.rules, now=record.RULES)


async def carry_over_all(store: Store) -> None:
    """After an update: every running table, before anybody asks for it; what came of it is in the log."""
    tables = await store.begun_by_others(record.RULES)
    closed = []
    for table in tables:
        try:
            loaded = await store.load(table)
            if loaded is not None and loaded.table.rules != record.RULES:
                await carry_over(store, loaded)
        except (Unplayable, StoreError) as error:
            closed.append(table)
            LOG.warning("a table stays closed", table=table, why=str(error))
    if tables:
        LOG.info("tables of other rules were replayed", go_on=len(tables) - len(closed), stay_closed=len(closed))
