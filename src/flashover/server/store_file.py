"""The file of a store: opened so that what was acknowledged is kept, held alone, checked, brought up to date."""

from __future__ import annotations

import fcntl
import os
from importlib import resources
from pathlib import Path
from typing import Final

import apsw

from flashover.server.store import StoreError

APPLICATION: Final = 0x466C4F56  # this is a store of Flashover
CHECKED_AT_ONCE: Final = 64_000_000  # bytes; in a larger file the lines are checked while it is in use already
SMALL: Final = ("meta", "tables", "seats")
DAMAGED: Final = "is damaged; restore a backup (flashover restore), or name another file by --store"
WHY: Final[dict[type[Exception], str]] = {
    apsw.NotADBError: "is no store of Flashover, or is damaged; restore a backup, or name another file by --store",
    apsw.CorruptError: DAMAGED,
    apsw.CantOpenError: "cannot be opened; does its folder exist, and may this user write there?",
    apsw.ReadOnlyError: "may only be read; give this user the right to write, or name another file by --store",
    apsw.BusyError: "is in use by another program; end that one first",
    apsw.LockedError: "is in use by another program; end that one first",
    apsw.FullError: "cannot be written: the disk is full; make room there",
    apsw.IOError: "cannot be used: its disk fails, or is full; look at the disk, or move the store to another",
}


def refusal(path: str, error: Exception) -> StoreError:
    """Why a store cannot be used, and what to do."""
    sentence = next((text for kind, text in WHY.items() if isinstance(error, kind)), f"cannot be used ({error})")
    return StoreError(f"the store {path} {sentence}")


# ---- opening


def connect(path: str) -> apsw.Connection:
    """An open file with the settings that keep what was acknowledged."""
    try:
        db = apsw.Connection(path)
        db.set_busy_timeout(2000)
        db.execute("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON")
    except apsw.Error as error:
        raise refusal(path, error) from None
    return db


def connect_to_read(path: str) -> apsw.Connection:
    """The same file for one who changes nothing."""
    try:
        db = apsw.Connection(path, flags=apsw.SQLITE_OPEN_READONLY)
        db.set_busy_timeout(2000)
        version_of(db, path)
    except apsw.Error as error:
        raise refusal(path, error) from None
    return db


class Hold:
    """One server alone uses a store: the system lets go of it, however the server ends."""

    def __init__(self, path: str) -> None:
        self.file = -1
        try:
            self.file = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self.release()
            raise StoreError(
                f"the store {path} is in use by another server; end that one first, or name another file by --store"
            ) from None
        except OSError as error:
            raise StoreError(
                f"the store {path} cannot be opened ({error.strerror}); may this user write in its folder?"
            ) from None

    def release(self) -> None:
        """Somebody else may use it."""
        if self.file >= 0:
            os.close(self.file)
        self.file = -1


# ---- its form


def migrations() -> list[tuple[int, str]]:
    """The numbered steps from an empty file to the present form."""
    folder = resources.files("flashover.server").joinpath("migrations")
    found = [
        (int(file.name[:4]), file.read_text(encoding="utf-8"))
        for file in folder.iterdir()
        if file.name.endswith(".sql")
    ]
    return sorted(found)


def version_of(db: apsw.Connection, path: str) -> int:
    """The form of a file; refused where it is foreign or newer."""
    version = int(db.pragma("user_version") or 0)
    if int(db.pragma("application_id") or 0) != APPLICATION and not is_empty(db):
        raise StoreError(f"the store {path} belongs to another program; name another file by --store")
    if version > migrations()[-1][0]:
        raise StoreError(f"the store {path} was written by a newer Flashover (form {version}); update the program")
    return version


def is_empty(db: apsw.Connection) -> bool:
    """Is this a file without anything in it, and without an owner?"""
    return not db.pragma("application_id") and not db.execute("SELECT count(*) FROM sqlite_master").get


def migrate(db: apsw.Connection, path: str) -> None:
    """Bring a file to the present form; refuse what is foreign, damaged or newer."""
    try:
        version = version_of(db, path)
        check_pages(db, path, version)
        for number, sql in migrations():
            if number > version:
                marks = f"PRAGMA user_version={number}; PRAGMA application_id={APPLICATION}"
                db.execute(f"BEGIN IMMEDIATE; {sql}; {marks}; COMMIT")
    except apsw.Error as error:
        raise refusal(path, error) from None


# ---- its soundness


def is_large(path: str) -> bool:
    """Would it take too long to look at all of it before it is used?"""
    file = Path(path)
    return file.exists() and file.stat().st_size > CHECKED_AT_ONCE


def check_pages(db: apsw.Connection, path: str, version: int) -> None:
    """Are the pages of a file in order? Of a large one only the short tables: `check_whole` looks at the rest."""
    if not is_large(path):
        check_whole(db, path)
        return
    for name in SMALL if version else ():
        said(path, db.pragma("quick_check", name))


def check_whole(db: apsw.Connection, path: str) -> None:
    """Are all pages of a file in order?"""
    try:
        said(path, db.pragma("quick_check"))
    except apsw.Error as error:
        raise refusal(path, error) from None


def said(path: str, answer: object) -> None:
    """What SQLite found."""
    if answer != "ok":
        raise StoreError(f"the store {path} {DAMAGED}")
