"""What clients were told, held against what is stored: nothing lost, doubled or reordered, every link in place."""

from __future__ import annotations

import asyncio
import json
from collections import Counter, defaultdict
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import apsw

from flashover.core.fair import line_hash
from flashover.core.record import BadRecord, Line
from flashover.core.verify import verify
from flashover.server.loading import load_play
from flashover.server.store_sqlite import SqliteStore
from tests.chaos.crowd import Client, Entry


class Kept(NamedTuple):
    """A stored decision or undo: the version it made, its move, the seat's command."""

    v: int
    move: str
    name: str


@dataclass
class Verdict:
    """What was found; `well` when nothing is amiss."""

    acknowledged: int = 0
    stored: int = 0
    tables: int = 0
    lost: int = 0
    doubled: int = 0
    reordered: int = 0
    broken: int = 0
    unequal: int = 0
    views: int = 0
    examples: list[str] = field(default_factory=list)

    @property
    def well(self) -> bool:
        """Nothing is amiss."""
        return not (self.lost or self.doubled or self.reordered or self.broken or self.unequal)

    def say(self, text: str) -> None:
        """Keep a few examples."""
        if len(self.examples) < 5:
            self.examples.append(text)

    def figures(self) -> dict[str, object]:
        """As an object."""
        return dict(vars(self))


def lines_of(store: Path) -> dict[str, list[tuple[Line, str, str, str]]]:
    """All lines of all tables in order: the line, the hash before, its own, its command."""
    found: dict[str, list[tuple[Line, str, str, str]]] = defaultdict(list)
    with closing(apsw.Connection(str(store))) as db:
        sql = "SELECT table_id, line, before, hash, command FROM lines ORDER BY table_id, seq"
        for table, line, before, own, name in db.execute(sql):
            found[table].append((json.loads(line), before, own, name))
    return found


def chain_holds(lines: Iterable[tuple[Line, str, str, str]]) -> bool:
    """Is each line what it was when it was written, behind the one it was written behind?"""
    chain = ""
    for line, before, own, _ in lines:
        if before != chain or line_hash(chain, line) != own:
            return False
        chain = own
    return True


def decisions(lines: Iterable[tuple[Line, str, str, str]]) -> list[Kept]:
    """The decisions and undos with their versions."""
    found: list[Kept] = []
    for line, _, _, command in lines:
        if "act" in line or "undo" in line:
            move = str(line["act"]) if "act" in line else "undo"
            found.append(Kept(len(found) + 1, move, command.partition(":")[2]))
    return found


def intent(name: str) -> str:
    """The decision a command stands for: who sends it again under another name adds a third part."""
    return "-".join(name.split("-")[:2])


def compare(store: Path, journal: list[Entry]) -> Verdict:
    """Journals against the store. The file must not be in use by a writer."""
    found = Verdict(acknowledged=len(journal))
    told: dict[str, list[Entry]] = defaultdict(list)
    for entry in journal:
        told[entry.table].append(entry)
    stored = lines_of(store)
    found.tables = len(stored)
    for table in stored.keys() | told.keys():
        lines = stored.get(table, [])
        if not chain_holds(lines):
            found.broken += 1
            found.say(f"{table}: the chain is broken")
        compare_table(found, table, decisions(lines), told[table])
    return found


def compare_table(found: Verdict, table: str, kept: list[Kept], told: list[Entry]) -> None:
    """One table."""
    found.stored += len(kept)
    times = Counter(intent(one.name) for one in kept if one.name)
    for name, many in times.items():
        if many > 1:
            found.doubled += 1
            found.say(f"{table}: {name} was applied {many} times")
    at = {one.name: one for one in kept}
    for entry in told:
        one = at.get(entry.name)
        if one is None:
            found.lost += 1
            found.say(f"{table}: {entry} is not stored")
        elif (one.v, one.move) != (entry.v, entry.move):
            found.reordered += 1
            found.say(f"{table}: {entry} is stored as {one}")


def seen(found: Verdict, store: Path, clients: list[Client]) -> None:
    """The last views of clients against the store, loaded from its snapshot and once more from its beginning."""
    asyncio.run(compare_views(found, store, clients))


async def compare_views(found: Verdict, store: Path, clients: list[Client]) -> None:
    """The same."""
    opened = SqliteStore(str(store))
    try:
        for client in clients:
            for whole in (False, True):
                await compare_view(found, opened, client, whole)
    finally:
        await opened.close()


async def compare_view(found: Verdict, store: SqliteStore, client: Client, whole: bool) -> None:
    """One of them."""
    loaded = await store.load(client.table, whole)
    if loaded is None or not client.fields:
        return
    game = load_play(loaded)
    found.views += 1
    fields = game.language.view(game.game, game.state, client.own[0])["fields"]
    if (game.v, fields) != (client.v, client.fields):
        found.unequal += 1
        found.say(f"{client.table}: seat {client.own[0]} saw another game at {client.v} than is stored at {game.v}")


def verified(store: Path) -> dict[str, object]:
    """Every roll of every finished table, worked out again."""
    tables = rolls = 0
    wrong: list[str] = []
    for table, rows in lines_of(store).items():
        lines = [row[0] for row in rows]
        if "result" not in lines[-1]:
            continue
        tables += 1
        try:
            verdict = verify(lines)
        except BadRecord as error:
            wrong.append(f"{table}: {error}")
            continue
        rolls += verdict["rolls"]
        wrong += [f"{table}: {one}" for one in verdict["wrong"]]
    return {"tables": tables, "rolls": rolls, "wrong": len(wrong), "examples": wrong[:5]}
