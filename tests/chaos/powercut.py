"""Runs the server's store on a disk whose power fails again and again, and looks what is left.

`python -m tests.chaos.powercut --cuts 2000`. With `--synchronous NORMAL`, or with `--early` (acknowledged before the
commit), the same command must report losses.
"""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import time
from collections import Counter
from contextlib import ExitStack, nullcontext, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import apsw

from flashover.core.fair import line_hash
from flashover.server.store import LineRow, SeatRow, Snapshot, StoreError, TableRow
from flashover.server.store_sqlite import SqliteStore
from tests.chaos import broken
from tests.chaos.disk import Disk, Files
from tests.chaos.figures import command, scratch, show

TABLES: Final = 4
LIVES: Final = 25  # cuts before the trial begins with an empty store again
LONGEST: Final = 150  # writings up to a cut
NAME: Final = "store.sqlite"


@dataclass
class Told:
    """What the store has acknowledged, and all that was ever asked of it, table by table."""

    key: bytes = b""
    asked: dict[str, list[LineRow]] = field(default_factory=dict)
    ends: dict[str, set[int]] = field(default_factory=dict)  # after which lines a writing ended
    acknowledged: dict[str, int] = field(default_factory=dict)  # how many lines

    def copy(self) -> dict[str, int]:
        """What is acknowledged by now."""
        return dict(self.acknowledged)


class Trial:
    """One store through many cuts."""

    def __init__(self, folder: Path, dice: random.Random, files: Files) -> None:
        self.folder = folder
        self.dice = dice
        self.files = files
        self.counts: Counter[str] = Counter()
        self.examples: list[str] = []
        self.lives = 0
        self.told = Told()
        self.at_cut: dict[str, int] = {}

    def say(self, kind: str, text: str) -> None:
        """Something is wrong."""
        self.counts[kind] += 1
        if len(self.examples) < 5:
            self.examples.append(f"cut {self.counts['cuts']}: {text}")

    def place(self) -> Path:
        """A new folder with what the disk holds."""
        self.lives += 1
        folder = self.folder / str(self.lives)
        folder.mkdir()
        for name, content in self.files.disk.remains.items():
            (folder / name).write_bytes(content)
        self.files.disk = Disk(self.dice, self.files.disk.remains)
        shutil.rmtree(self.folder / str(self.lives - 1), ignore_errors=True)
        return folder / NAME

    def begin(self) -> None:
        """An empty disk."""
        self.files.disk = Disk(self.dice)
        self.told = Told()
        self.at_cut = {}

    def arm(self) -> None:
        """Choose the moment of the next cut."""
        disk = self.files.disk
        disk.left = self.dice.randint(1, LONGEST)
        disk.at_cut = self.remember

    def remember(self) -> None:
        """The power fails: this is what was acknowledged."""
        self.at_cut = self.told.copy()

    # ---- one life of the store

    async def live(self) -> None:
        """Open what is there, look at it, work until the power fails."""
        path = self.place()
        early = self.dice.random() < 0.3
        if early:
            self.arm()  # it may fail while the store is being opened and looked at
        disk = self.files.disk
        store = None
        try:
            store = SqliteStore(str(path))
            await self.look(store)
            if not early:
                self.arm()
            await asyncio.gather(*(self.write(store, f"table{n}") for n in range(TABLES)))
        except (StoreError, apsw.Error) as error:
            if not disk.off:
                self.say("unopened", f"{type(error).__name__}: {error}")
        disk.cut()
        self.counts["cuts"] += 1
        if store is not None:
            with suppress(apsw.Error):
                await store.close()

    async def write(self, store: SqliteStore, table: str) -> None:
        """Write until it fails."""
        while not self.files.disk.off:
            try:
                await self.write_once(store, table)
            except StoreError:
                self.counts["refused"] += 1
                return

    async def write_once(self, store: SqliteStore, table: str) -> None:
        """One writing: a new table, or lines for an old one, now and then with a snapshot or something said."""
        rows = self.told.asked.setdefault(table, [])
        new = self.fresh_rows(rows, self.dice.randint(1, 4))
        first = not rows
        rows += new
        self.told.ends.setdefault(table, {0}).add(len(rows))
        if first:
            await store.create(table_row(table), new, [SeatRow(1, "person", "", "", "", 0)])
        else:
            shot = Snapshot(len(rows) - 1, len(rows), self.dice.randbytes(2000)) if self.dice.random() < 0.1 else None
            await store.append(table, new, "", shot)
        if not self.files.disk.off:
            self.told.acknowledged[table] = len(rows)
            self.counts["writings"] += 1

    def fresh_rows(self, before: list[LineRow], many: int) -> list[LineRow]:
        """Lines that go on behind others."""
        out: list[LineRow] = []
        for _ in range(many):
            chain = (before + out)[-1].hash if before or out else ""
            seq = len(before) + len(out)
            line: dict[str, object] = {"act": f"move {seq}", "pad": "x" * self.dice.choice((1, 100, 3000))}
            out.append(LineRow(seq, json.dumps(line), chain, line_hash(chain, line), f"1:{seq}", 0))
        return out

    # ---- looking

    async def look(self, store: SqliteStore) -> None:
        """What is there against what was acknowledged; then go on from what is there."""
        await self.look_at_key(store)
        for table, asked in self.told.asked.items():
            rows = await store.lines(table)
            self.look_at(table, asked, rows)
            self.told.asked[table] = rows
            self.told.ends[table] = {0, len(rows)}
            self.told.acknowledged[table] = self.at_cut[table] = len(rows)

    async def look_at_key(self, store: SqliteStore) -> None:
        """The key that signs links stays what it was."""
        key = await store.key()
        if self.told.key not in (b"", key):
            self.say("lost", "the key that signs links is another one")
        self.told.key = key

    def look_at(self, table: str, asked: list[LineRow], rows: list[LineRow]) -> None:
        """One table."""
        told = self.at_cut.get(table, 0)
        if len(rows) < told:
            self.counts["lost lines"] += told - len(rows)
            self.say("lost", f"{table}: {told} lines were acknowledged, {len(rows)} are there")
        if rows != asked[: len(rows)]:
            self.say("changed", f"{table}: lines are not what was written")
        if len(rows) not in self.told.ends[table]:
            self.say("halved", f"{table}: a writing is there in part, up to line {len(rows)}")
        if not linked(rows):
            self.say("broken", f"{table}: the chain is broken")


def linked(rows: list[LineRow]) -> bool:
    """Is every link in place?"""
    chain = ""
    for row in rows:
        if row.before != chain or line_hash(chain, json.loads(row.line)) != row.hash:
            return False
        chain = row.hash
    return True


def table_row(table: str) -> TableRow:
    """A table as any."""
    return TableRow(table, "flashpoint", "1", "{}", "", False, "{}", b"s", b"d", "", 0, 0, "")


async def run(trial: Trial, cuts: int, until: float) -> None:
    """Cut after cut; a store whose table is gone or damaged begins anew."""
    while trial.counts["cuts"] < cuts and time.monotonic() < until:
        bad = sum(trial.counts[kind] for kind in ("lost", "changed", "halved", "broken", "unopened"))
        await trial.live()
        after = sum(trial.counts[kind] for kind in ("lost", "changed", "halved", "broken", "unopened"))
        if after > bad or trial.lives % LIVES == 0:
            trial.begin()


def try_out(
    cuts: int, seed: int, synchronous: str = "FULL", early: bool = False, most: float = 3600
) -> dict[str, object]:
    """The whole trial."""
    dice = random.Random(seed)
    pragmas = [f"synchronous={synchronous}", f"wal_autocheckpoint={dice.choice((10, 40, 1000))}"]
    began = time.monotonic()
    with scratch() as folder, ExitStack() as stack:
        files = Files(Disk(dice))
        stack.callback(files.unregister)
        stack.enter_context(broken.opened_with(*pragmas))
        stack.enter_context(broken.acknowledge_early(0.002) if early else nullcontext())
        trial = Trial(folder, dice, files)
        asyncio.run(run(trial, cuts, began + most))
    counts = trial.counts
    wrong = {kind: counts[kind] for kind in ("lost", "changed", "halved", "broken", "unopened")}
    return {
        "well": not any(wrong.values()) and counts["cuts"] == cuts,
        "synchronous": synchronous,
        "acknowledged_early": early,
        "cuts": counts["cuts"],
        "writings": counts["writings"],
        **wrong,
        "lost_lines": counts["lost lines"],
        "examples": trial.examples,
        "seconds": round(time.monotonic() - began, 1),
    }


def main() -> None:
    """Run from the command line."""
    parser = command(__doc__)
    parser.add_argument("--cuts", type=int, default=100)
    parser.add_argument("--synchronous", choices=("FULL", "NORMAL", "OFF"), default="FULL")
    parser.add_argument("--early", action="store_true", help="acknowledge before the commit")
    asked = parser.parse_args()
    figures = try_out(asked.cuts, asked.seed, asked.synchronous, asked.early)
    show("powercut", figures, bool(figures["well"]))


if __name__ == "__main__":
    main()
