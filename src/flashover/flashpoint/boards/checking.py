"""Checking a board as a whole."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Final, TypedDict

from . import check_header, check_things, check_ways
from .attach import compose
from .errors import BoardError
from .finding import Check, Finding, line_of
from .library import board_ids, load_board
from .model import Board
from .reader import load, loads

CHECKS: Final[tuple[Check, ...]] = (
    check_header.check_rooms,
    check_header.check_size,
    check_header.check_dice,
    check_header.check_explosions,
    check_header.check_family,
    check_header.check_attach,
    check_header.check_over,
    check_header.check_markers,
    check_ways.check_rooms_joined,
    check_ways.check_reach,
    check_ways.check_objects_reached,
    check_ways.check_stairs,
    check_ways.check_marks,
    check_ways.check_outside,
    check_ways.check_lifts,
    check_things.check_parking,
    check_things.check_areas,
    check_things.check_platform,
    check_things.check_sprinklers,
    check_things.check_arrows,
    check_things.check_objects,
)


class Verdict(TypedDict):
    """What is wrong with one board."""

    errors: list[str]


class Report(TypedDict):
    """What is wrong with some boards, by id or file."""

    boards: dict[str, Verdict]


def findings(board: Board) -> list[Finding]:
    """All that the checks have to say."""
    return [finding for check in CHECKS for finding in check(board)]


def check(board: Board) -> list[str]:
    """What makes a board unfit for play, one line each with file, line, column; empty for a sound board."""
    return [line_of(board, finding) for finding in findings(board) if finding.error]


def remarks(board: Board) -> list[str]:
    """What a person who draws a board may want to look at."""
    return [line_of(board, finding) for finding in findings(board) if not finding.error]


def load_sound(path: str | os.PathLike[str]) -> Board:
    """Read a board file that can be played; the first error of the checks is raised."""
    return sound(load(path))


def loads_sound(text: str, path: str) -> Board:
    """The same for a board given as text; `path` is only used in messages."""
    return sound(loads(text, path))


def sound(board: Board) -> Board:
    """The board, if the checks find no error in it."""
    errors = check(board)
    if errors:
        more = f" (and {len(errors) - 1} more)" if len(errors) > 1 else ""
        raise BoardError(errors[0] + more)
    return board


def open_board(name: str) -> Board:
    """A board by its id, or else by its file."""
    return load_board(name) if name in (*board_ids(), "blank") else load(name)


def report(names: Iterable[str] = (), attic: bool = False, basement: bool = False) -> Report:
    """Check boards given by id or file (none: all), also with what is attached where a board takes it."""
    boards: dict[str, Verdict] = {}
    for name in list(names) or board_ids():
        try:
            board = open_board(name)
            key, errors = name, check(board)
            if (attic or basement) and "attach" in board.meta:
                board = attached(board, attic, basement)
                key, errors = board.id, check(board)
        except BoardError as error:
            key, errors = name, [str(error)]
        boards[key] = {"errors": errors}
    return {"boards": boards}


def attached(board: Board, attic: bool, basement: bool) -> Board:
    """The host with the attic and the basement of the program."""
    return compose(board, load_board("attic") if attic else None, load_board("basement") if basement else None)
