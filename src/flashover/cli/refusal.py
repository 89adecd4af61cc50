"""How a command refuses: one line, and an exit status."""

from __future__ import annotations

from typing import Final

WRONG: Final = 1
UNREADABLE: Final = 2
INTERRUPTED: Final = 130


class Refused(Exception):
    """The command cannot do what was asked; the text says what, where, and what would do."""

    def __init__(self, message: str, status: int = UNREADABLE) -> None:
        super().__init__(message)
        self.status = status
