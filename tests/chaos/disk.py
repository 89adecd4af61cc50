"""A disk whose power can fail: writes that were not synchronised may be dropped, torn, or kept without earlier ones.

The real file plays the operating system's memory: what is written can be read at once. Beside it is noted what the
disk itself holds. Only the locks and the shared memory of SQLite's own file system are used as they are.
"""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

import apsw

SECTOR: Final = 512
NEVER: Final = 1 << 60
JOURNALS: Final = apsw.SQLITE_OPEN_MAIN_JOURNAL | apsw.SQLITE_OPEN_WAL


class Change(NamedTuple):
    """Something not yet synchronised: bytes at an offset, a new size (`data` None), or the end of the file (-1)."""

    offset: int
    data: bytes | None


class Kept:
    """One file: what the disk holds for certain (None: no file), and what waits."""

    def __init__(self, content: bytes | None) -> None:
        self.content = None if content is None else bytearray(content)
        self.waiting: list[Change] = []

    def sync(self) -> None:
        """All that waits is on the disk now."""
        for change in self.waiting:
            self.content = changed(self.content, change)
        self.waiting = []

    def forget(self) -> None:
        """The folder is on the disk now: what was deleted does not come back."""
        ends = [i for i, change in enumerate(self.waiting) if change.data is None and change.offset < 0]
        if ends:
            self.content = None
            self.waiting = self.waiting[ends[-1] + 1 :]

    def after_cut(self, dice: random.Random) -> bytes | None:
        """What is found when the power is back: a file deleted and made anew is either the old or the new one."""
        ends = [i for i, change in enumerate(self.waiting) if change.data is None and change.offset < 0]
        marks = [0, *(i + 1 for i in ends)]
        which = dice.randrange(len(marks))
        content = bytearray(self.content) if which == 0 and self.content is not None else None
        until = ends[which] if which < len(ends) else len(self.waiting)
        for change in survivors(self.waiting[marks[which] : until], dice):
            content = changed(content, change)
        return None if content is None else bytes(content)


def changed(content: bytearray | None, change: Change) -> bytearray | None:
    """A file after a change; it is changed in place."""
    if change.data is None and change.offset < 0:
        return None
    whole = bytearray() if content is None else content
    if len(whole) < change.offset:
        whole.extend(bytes(change.offset - len(whole)))
    if change.data is None:
        del whole[change.offset :]
    else:
        whole[change.offset : change.offset + len(change.data)] = change.data
    return whole


def survivors(waiting: list[Change], dice: random.Random) -> list[Change]:
    """What of it reached the disk: nothing, all up to some moment, or anything, torn at sectors."""
    way = dice.randrange(3)
    if way == 0:
        return []
    if way == 1:
        return waiting[: dice.randint(0, len(waiting))]
    share = dice.random()
    return [piece for change in waiting for piece in torn(change, dice) if dice.random() < share]


def torn(change: Change, dice: random.Random) -> list[Change]:
    """A change, or the sectors it is made of."""
    if change.data is None or dice.random() < 0.5:
        return [change]
    out = []
    at = 0
    while at < len(change.data):
        size = SECTOR - (change.offset + at) % SECTOR
        out.append(Change(change.offset + at, change.data[at : at + size]))
        at += size
    return out


class Disk:
    """All files of one machine, up to the moment its power fails."""

    def __init__(self, dice: random.Random, found: dict[str, bytes] | None = None) -> None:
        self.dice = dice
        self.files = {name: Kept(content) for name, content in (found or {}).items()}
        self.left = NEVER  # writings until the power fails
        self.off = False
        self.remains: dict[str, bytes] = {}
        self.at_cut: Callable[[], None] = lambda: None
        self.lock = threading.RLock()

    def note(self, name: str, change: Change) -> None:
        """Something is written."""
        with self.lock:
            self.go_on()
            self.files.setdefault(name, Kept(None)).waiting.append(change)
            self.spend()

    def sync(self, name: str, folder: bool) -> None:
        """A file is made durable; with `folder` also what was deleted before."""
        with self.lock:
            self.go_on()
            self.spend()
            self.files.setdefault(name, Kept(None)).sync()
            for kept in self.files.values() if folder else ():
                kept.forget()

    def is_new(self, name: str) -> bool:
        """Is this file about to be made?"""
        kept = self.files.get(name)
        if kept is None:
            return True
        ended = any(change.data is None and change.offset < 0 for change in kept.waiting)
        return ended or (kept.content is None and not kept.waiting)

    def go_on(self) -> None:
        """Nothing works without power."""
        if self.off:
            raise apsw.IOError("the power is off")

    def spend(self) -> None:
        """One step nearer to the cut."""
        self.left -= 1
        if self.left <= 0:
            self.cut()
            raise apsw.IOError("the power is off")

    def cut(self) -> None:
        """The power fails now."""
        with self.lock:
            if self.off:
                return
            self.off = True
            self.at_cut()
            found = {name: kept.after_cut(self.dice) for name, kept in self.files.items()}
            self.remains = {name: content for name, content in found.items() if content is not None}


class File(apsw.VFSFile):
    """An open file; the disk of its time goes with it."""

    def __init__(self, name: str | apsw.URIFilename | None, flags: list[int], disk: Disk) -> None:
        super().__init__("unix", name, flags)
        path = name.filename() if isinstance(name, apsw.URIFilename) else name
        self.name = Path(path).name if path else ""
        self.disk = disk
        # SQLite's own file system makes the folder durable with the first xSync of a new journal or log.
        self.new = bool(flags[0] & JOURNALS) and disk.is_new(self.name)

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802 - SQLite's word
        """Bytes."""
        if self.name:
            self.disk.note(self.name, Change(offset, bytes(data)))
        super().xWrite(data, offset)

    def xTruncate(self, newsize: int) -> None:  # noqa: N802
        """A new size."""
        if self.name:
            self.disk.note(self.name, Change(newsize, None))
        super().xTruncate(newsize)

    def xSync(self, flags: int) -> None:  # noqa: N802
        """What was written is to last."""
        if self.name:
            self.disk.sync(self.name, self.new)
            self.new = False

    def excepthook(self, etype: object, evalue: object, etraceback: object) -> bool:
        """An error SQLite itself does not want to hear of, such as one while closing."""
        return True


class Files(apsw.VFS):
    """The file system every connection uses while this exists."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        super().__init__("powercut", "unix", makedefault=True)

    def xOpen(self, name: str | apsw.URIFilename | None, flags: list[int]) -> File:  # noqa: N802
        """A file."""
        return File(name, flags, self.disk)

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: N802
        """A file's end."""
        name = Path(filename).name
        self.disk.note(name, Change(-1, None))
        super().xDelete(filename, syncdir)
        if syncdir:
            self.disk.sync(name, True)

    def excepthook(self, etype: object, evalue: object, etraceback: object) -> bool:
        """An error SQLite itself does not want to hear of."""
        return True
