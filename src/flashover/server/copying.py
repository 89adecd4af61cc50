"""Copies of a store: made while the server runs, and put back after every link of every chain was looked at."""

from __future__ import annotations

import json
import os
from contextlib import closing, suppress
from pathlib import Path
from typing import Final, TypedDict

import apsw

from flashover.core.fair import line_hash
from flashover.server import store_file
from flashover.server.store import StoreError

MOST_TOLD: Final = 5
LINES: Final = "SELECT table_id, seq, line, before, hash FROM lines ORDER BY table_id, seq"
BARE: Final = "SELECT id FROM tables WHERE id NOT IN (SELECT table_id FROM lines WHERE seq = 0)"


class Copied(TypedDict):
    """What a copy holds."""

    file: str
    tables: int
    lines: int
    bytes: int


def backup(path: str, target: Path) -> Copied:
    """Copy a store, whether or not a server uses it, and check the copy before it gets its name."""
    need(path)
    if target.exists() and target.samefile(path):
        raise StoreError(f"{target} is the store itself; name another file for the backup")
    with writing(target) as part, closing(store_file.connect_to_read(path)) as db:
        try:
            db.execute("VACUUM INTO ?", (str(part.place),))
        except apsw.Error as error:
            raise StoreError(f"the backup {target} cannot be written ({error}); is there room on its disk?") from None
        found = checked(part.place)
        part.keep()
    return Copied(file=str(target), tables=found.tables, lines=found.lines, bytes=target.stat().st_size)


def restore(source: Path, path: str) -> Copied:
    """Put a backup in a store's place; the store of before stays beside it."""
    need(str(source))
    hold = store_file.Hold(path)
    try:
        with writing(Path(path)) as part:
            copy(source, part.place)
            found = checked(part.place)
            put_aside(Path(path))
            part.keep()
    finally:
        hold.release()
    return Copied(file=path, tables=found.tables, lines=found.lines, bytes=Path(path).stat().st_size)


def need(path: str) -> None:
    """Something is to be there."""
    if not Path(path).is_file():
        raise StoreError(f"there is no store {path}; name the file of one")


def copy(source: Path, target: Path) -> None:
    """The pages of a backup, also of one whose last changes lie beside it."""
    with closing(store_file.connect_to_read(str(source))) as db:
        try:
            db.execute("VACUUM INTO ?", (str(target),))
        except apsw.Error as error:
            raise store_file.refusal(str(source), error) from None


# ---- putting a file in its place


class writing:  # noqa: N801 – read as a word: with writing(target)
    """A file that is written beside its place, and gets its name when it is whole and on the disk."""

    def __init__(self, target: Path) -> None:
        self.target = target
        self.place = target.with_name(f"{target.name}.part")

    def __enter__(self) -> writing:
        self.place.unlink(missing_ok=True)
        return self

    def __exit__(self, *_: object) -> None:
        for end in ("", "-journal", "-wal", "-shm"):
            with suppress(OSError):
                self.place.with_name(self.place.name + end).unlink(missing_ok=True)

    def keep(self) -> None:
        """It is whole: on the disk, and under its name."""
        sync(self.place)
        self.place.replace(self.target)
        sync(self.target.parent)


def sync(place: Path) -> None:
    """Wait until a file, or what a folder lists, is on the disk."""
    handle = os.open(place, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def put_aside(store: Path) -> None:
    """Keep the store of before, with what belongs to it, under a free name."""
    if not store.exists():
        return
    number = 1
    while store.with_name(f"{store.name}.before-{number}").exists():
        number += 1
    for end in ("", "-wal", "-shm"):
        part = store.with_name(store.name + end)
        if part.exists():
            part.replace(store.with_name(f"{store.name}.before-{number}{end}"))


# ---- looking at every link


class Chains:
    """All chains of a store, line after line."""

    def __init__(self) -> None:
        self.tables = 0
        self.lines = 0
        self.wrong: list[str] = []
        self.table = ""
        self.seq = 0
        self.chain = ""

    def take(self, table: str, seq: int, line: str, before: str, own: str) -> None:
        """One line."""
        if table != self.table:
            self.table, self.seq, self.chain = table, 0, ""
            self.tables += 1
        self.lines += 1
        if seq != self.seq or before != self.chain:
            self.wrong.append(f"table {table}, line {seq + 1}: the chain is broken")
        elif line_hash(before, json.loads(line)) != own:
            self.wrong.append(f"table {table}, line {seq + 1}: it was changed after it was written")
        self.seq, self.chain = seq + 1, own


def checked(file: Path) -> Chains:
    """A store whose pages and chains are all in order."""
    found = Chains()
    try:
        with closing(store_file.connect_to_read(str(file))) as db:
            store_file.check_whole(db, str(file))
            for table, seq, line, before, own in db.execute(LINES):
                found.take(str(table), int(seq), str(line), str(before), str(own))
            found.wrong += [f"table {row[0]}: it has no beginning" for row in db.execute(BARE)]
    except apsw.Error as error:
        raise store_file.refusal(str(file), error) from None
    if found.wrong:
        told = "; ".join(found.wrong[:MOST_TOLD])
        more = f" and {len(found.wrong) - MOST_TOLD} more" if len(found.wrong) > MOST_TOLD else ""
        raise StoreError(f"{file} is not sound ({told}{more}); nothing was changed, use another backup")
    return found
