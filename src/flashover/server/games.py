"""The games the server can hold. Everything else here asks a game only through `core`."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from flashover.core.game import Game
from flashover.core.language import Language
from flashover.core.record import Line
from flashover.core.state import State
from flashover.server.http_shapes import Option


class Room(NamedTuple):
    """What the server needs of a game beside its contract."""

    name: str
    table: Callable[[dict[str, object]], tuple[Game, Language, dict[str, str]]]
    rule_name: Callable[[int], str]
    boards: Callable[[], tuple[str, ...]]
    geometry: Callable[[str], dict[str, object]]
    options: Callable[[], list[Option]]
    presets: Callable[[], dict[str, dict[str, str]]]
    likely: Callable[[State, int], dict[str, list[int]]]
    rank: Callable[[int], int]


class BadTable(ValueError):
    """A table that cannot be made; the text says why."""


def flashpoint() -> Room:
    """Flash Point: Fire Rescue."""
    from flashover.flashpoint import boards, ids, matches, options
    from flashover.server import hints_flashpoint

    def geometry(name: str) -> dict[str, object]:
        return dict(boards.geometry(boards.load_board(name)))

    def listed() -> list[Option]:
        return [Option(o.name, list(o.values), o.default, o.rule, list(o.needs)) for o in options.SETUP]

    return Room(
        "flashpoint",
        matches.table,
        ids.rule_name,
        boards.board_ids,
        geometry,
        listed,
        lambda: options.PRESETS,
        hints_flashpoint.likely,
        hints_flashpoint.rank,
    )


ROOMS: dict[str, Callable[[], Room]] = {"flashpoint": flashpoint}
OPENED: dict[str, Room] = {}


def room(name: str) -> Room:
    """A game by its name."""
    if name not in ROOMS:
        raise BadTable(f"there is no game '{name[:40]}'; choose one of {', '.join(ROOMS)}")
    if name not in OPENED:
        OPENED[name] = ROOMS[name]()
    return OPENED[name]


def own_board(game: str, setup: dict[str, object]) -> dict[str, object]:
    """The setup, if it names a board of the program: strangers may not name files."""
    board = setup.get("board")
    if board is not None and board not in room(game).boards():
        raise BadTable(f"board: there is no '{str(board)[:40]}'; choose one of {', '.join(room(game).boards())}")
    return setup


def table(game: str, setup: dict[str, object]) -> tuple[Game, Language, dict[str, str]]:
    """Game, language and whole setup of a table."""
    return room(game).table(own_board(game, setup))


def of_record(lines: list[Line]) -> tuple[Game, Language, dict[str, str]]:
    """Game and language of a record."""
    setup = lines[0].get("setup")
    if not isinstance(setup, dict):
        raise BadTable("the record has no setup")
    return table(str(lines[0].get("game")), dict(setup))
