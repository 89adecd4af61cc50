"""The terminal as lines: what is said, what is asked. Works the same in a window, through a pipe, in tmux."""

from __future__ import annotations

import shutil
import sys
import textwrap
import time
import unicodedata
from typing import Final, TextIO

STYLES: Final = {
    "head": "1", "rule": "2", "news": "", "fire": "38;5;208", "bad": "31", "good": "32", "ask": "1;36", "number": "1",
    "seat1": "31", "seat2": "34", "seat3": "32", "seat4": "33", "seat5": "35", "seat6": "37",
}  # fmt: skip
LEAST: Final = 40
MOST: Final = 120
SIGNS: Final = {
    "–": "-",
    "—": "-",
    "…": "...",
    "“": '"',
    "”": '"',
    "’": "'",
    "«": '"',
    "»": '"',
    "·": "-",
    "¿": "",
    "¡": "",
}


class Left(Exception):
    """There is nobody left to ask."""


def has_history() -> bool:
    """Arrow keys and history at the prompt, where this Python has them."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return False
    return True


class Screen:
    """Where the table is shown, and where answers come from."""

    def __init__(self, out: TextIO, ascii_only: bool, pace: float | None) -> None:
        self.out = out
        self.ascii_only = ascii_only
        self.live = out.isatty() and sys.stdin.isatty()
        self.color = out.isatty() and not ascii_only
        self.pace = (0.5 if self.live else 0.0) if pace is None else pace
        self.encoding = out.encoding or "utf-8"
        self.edited = self.live and out is sys.stdout and has_history()

    @property
    def width(self) -> int:
        """Characters in a line."""
        return max(LEAST, min(MOST, shutil.get_terminal_size((100, 40)).columns - 1))

    def say(self, *lines: str) -> None:
        """Lines as they are."""
        for line in lines:
            self.out.write(self.fit(line) + "\n")
        self.out.flush()

    def tell(self, text: str, style: str = "", indent: str = "", hang: int = 0) -> None:
        """A sentence, wrapped; its further lines hang a little deeper if wanted."""
        deeper = indent + " " * hang
        for line in textwrap.wrap(text, self.width, initial_indent=indent, subsequent_indent=deeper) or [""]:
            self.say(self.paint(line, style))

    def pause(self) -> None:
        """The time one step of the fire takes."""
        if self.pace > 0:
            time.sleep(self.pace)

    def ask(self, prompt: str) -> str:
        """What is typed behind a prompt."""
        shown = self.fit(prompt)
        if self.edited:
            return self.edit(shown)
        self.out.write(self.paint(shown, "ask"))
        self.out.flush()
        line = sys.stdin.readline()
        if not self.live:
            self.out.write("\n")
        if not line:
            raise Left
        return line.strip()

    def edit(self, prompt: str) -> str:
        """What is typed, with arrow keys and history; the library must know which signs take no room."""
        code = STYLES["ask"] if self.color else ""
        try:
            return input(f"\001\x1b[{code}m\002{prompt}\001\x1b[0m\002" if code else prompt).strip()
        except EOFError:
            raise Left from None

    def paint(self, text: str, style: str) -> str:
        """A text in colour, where there is colour."""
        code = STYLES.get(style, "")
        return f"\x1b[{code}m{text}\x1b[0m" if code and self.color and text else text

    def fit(self, text: str) -> str:
        """A text this terminal can write."""
        if self.ascii_only:
            return to_ascii(text)
        return text.encode(self.encoding, "replace").decode(self.encoding)


def to_ascii(text: str) -> str:
    """A text without accents and long dashes."""
    for sign, plain in SIGNS.items():
        text = text.replace(sign, plain)
    parts = unicodedata.normalize("NFKD", text)
    return "".join(char for char in parts if not unicodedata.combining(char)).encode("ascii", "replace").decode("ascii")
