"""A disk that refuses: full, failing, or one that may only be read. SQLite itself tells the store."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import apsw


class Moody(apsw.VFSFile):
    """An open file on such a disk."""

    def __init__(self, name: str | apsw.URIFilename | None, flags: list[int], disk: Faults) -> None:
        super().__init__("unix", name, flags)
        self.disk = disk

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802 - SQLite's word
        """Bytes."""
        if self.disk.mood is not None:
            raise self.disk.mood
        super().xWrite(data, offset)

    def excepthook(self, etype: object, evalue: object, etraceback: object) -> bool:
        """An error SQLite itself does not want to hear of."""
        return True


class Faults(apsw.VFS):
    """The file system every connection uses while this exists; `mood` is what writing is answered with."""

    def __init__(self, read_only: bool = False) -> None:
        self.mood: apsw.Error | None = None
        self.read_only = read_only
        super().__init__("faults", "unix", makedefault=True)

    def xOpen(self, name: str | apsw.URIFilename | None, flags: list[int]) -> Moody:  # noqa: N802
        """A file."""
        if self.read_only:
            flags[0] = flags[0] & ~(apsw.SQLITE_OPEN_READWRITE | apsw.SQLITE_OPEN_CREATE) | apsw.SQLITE_OPEN_READONLY
        return Moody(name, flags, self)

    def excepthook(self, etype: object, evalue: object, etraceback: object) -> bool:
        """An error SQLite itself does not want to hear of."""
        return True


@contextmanager
def faulty(read_only: bool = False) -> Iterator[Faults]:
    """A while with such a disk."""
    disk = Faults(read_only)
    try:
        yield disk
    finally:
        disk.unregister()
