"""The one error a reader of board files can raise."""

from __future__ import annotations


class BoardError(ValueError):
    """A board that cannot be used; the message is one line: file, line, column, what is wrong and what to do."""


def plain(text: str, limit: int = 40) -> str:
    """The text of a file in a form fit for one line of a message."""
    shown = text if len(text) <= limit else text[:limit] + "..."
    return shown.encode("unicode_escape").decode("ascii")


def fault(path: str, line: int, column: int, problem: str, remedy: str) -> BoardError:
    """An error at a place of a file; lines and columns count from 1."""
    return BoardError(f"{plain(path, 200)}:{line}:{column}: {problem}; {remedy}")
