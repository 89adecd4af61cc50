"""Boards: listed, drawn, checked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flashover.cli.about import language
from flashover.cli.output import answer, columns
from flashover.cli.refusal import WRONG, Refused

if TYPE_CHECKING:
    from flashover.flashpoint.boards import Board


def is_file(word: str) -> bool:
    """Is a drawing meant, and not a board of the program?"""
    return word.endswith(".board") or "/" in word or "\\" in word


def find(word: str, parts: list[str]) -> Board:
    """A board, with what is attached to it."""
    from flashover.flashpoint import boards

    if is_file(word):
        board = boards.load(word)
    elif word in boards.board_ids() or word == "blank":
        board = boards.load_board(word)
    else:
        known = ", ".join(boards.board_ids())
        raise Refused(
            f"there is no board '{word[:40]}'; the boards are {known}; a drawing is a file that ends in .board"
        )
    if not parts:
        return board
    attic, basement = (boards.load_board(part) if part in parts else None for part in ("attic", "basement"))
    return boards.compose(board, attic, basement)


def show_boards(word: str, parts: list[str], lang: str, as_json: bool) -> int:
    """The list, or one board drawn."""
    from flashover.flashpoint import boards

    spoken = language(lang)
    if not word and not parts:
        return list_boards(spoken, as_json)
    board = find(word or "base-a", parts)
    picture = boards.picture(board, lang=spoken)
    name = name_of(board, spoken)
    answer({"board": word, "with": parts, "name": name, "picture": picture}, [name, "", *picture.splitlines()], as_json)
    return 0


def name_of(board: Board, lang: str) -> str:
    """The name of a board."""
    names = board.meta["title"]
    return names.get(lang) or names.get("en") or board.id


def list_boards(lang: str, as_json: bool) -> int:
    """Every board: id, name, spaces."""
    from flashover.flashpoint import boards

    found = {name: boards.load_board(name) for name in boards.board_ids()}
    facts = {name: {"name": name_of(board, lang), "spaces": len(boards.cells(board))} for name, board in found.items()}
    rows = [(name, str(row["spaces"]), str(row["name"])) for name, row in facts.items()]
    answer({"boards": facts}, columns(rows), as_json)
    return 0


def check_boards(word: str, parts: list[str], as_json: bool) -> int:
    """Which boards are fit for play; all of them if none is named. A file that cannot be read is no wrong board."""
    from flashover.flashpoint import boards

    if word:
        find(word, [])
    report = boards.report([word] if word else (), "attic" in parts, "basement" in parts)
    bad = [error for verdict in report["boards"].values() for error in verdict["errors"]]
    told = f"{len(report['boards'])} boards, {len(bad)} errors"
    answer(report, [*bad, told], as_json)
    return WRONG if bad else 0
