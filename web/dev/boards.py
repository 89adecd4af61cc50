"""Writes the geometry of every board for the development page: `PYTHONPATH=src python web/dev/boards.py`."""

from __future__ import annotations

import json
from pathlib import Path

from flashover.flashpoint import boards

HOSTS = ("villa", "hotel", "laboratory", "garage")
FOLDER = Path(__file__).parent / "boards"


def every_board() -> list[boards.Board]:
    """The boards of the boxes, and the hosts with attic, basement and both."""
    load = boards.load_board
    attic, basement = load("attic"), load("basement")
    pairs = ((attic, None), (None, basement), (attic, basement))
    joined = [boards.compose(load(host), up, down) for host in HOSTS for up, down in pairs]
    return [load(name) for name in boards.board_ids()] + joined


def main() -> None:
    """One file for each board."""
    FOLDER.mkdir(exist_ok=True)
    for board in every_board():
        text = json.dumps(boards.geometry(board), ensure_ascii=False, separators=(",", ":"))
        (FOLDER / f"{board.id}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
