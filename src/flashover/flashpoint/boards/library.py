"""The boards that come with the program."""

from __future__ import annotations

import os
from functools import cache
from typing import Final

from .errors import BoardError, plain
from .model import Board
from .reader import loads, read_text

FOLDER: Final = os.path.join(os.path.dirname(os.path.dirname(__file__)), "data", "boards")
BOARDS: Final = (
    "base-a",
    "base-b",
    "villa",
    "hotel",
    "garage",
    "laboratory",
    "attic",
    "basement",
    "brownstone",
    "high-rise",
    "merchant-ship",
    "submarine",
    "subway",
    "airfield",
)
HIDDEN: Final = ("blank",)  # for cases of the rules, not offered to players


def board_ids() -> tuple[str, ...]:
    """The boards players see, in the order of the boxes."""
    return BOARDS


@cache
def load_board(name: str) -> Board:
    """A board of the program; everybody shares it, so it must not be changed."""
    if name not in BOARDS and name not in HIDDEN:
        raise BoardError(f"there is no board '{plain(name)}'; choose one of {', '.join(BOARDS)}")
    return loads(read_text(os.path.join(FOLDER, f"{name}.board")), f"{name}.board")
