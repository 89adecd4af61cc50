"""The board as text: a person can read the pictures beside this file; a change to them is looked at."""

from pathlib import Path

import pytest

from flashover.flashpoint.boards import (
    Board,
    Overlay,
    board_ids,
    cell_number,
    cells,
    compose,
    edges,
    load_board,
    picture,
    rims,
)

PICTURES = Path(__file__).with_name("pictures")


def edge_between(board: Board, one: str, other: str) -> int:
    pair = {cell_number(board, one), cell_number(board, other)}
    return next(i for i, edge in enumerate(edges(board)) if {edge.a, edge.b} == pair)


def burning_house() -> str:
    """Base A with smoke, fire, every state of a door, and damage."""
    board = load_board("base-a")
    fire, damage = [0] * len(cells(board)), [0] * len(edges(board))
    door = [1 if edge.kind == "door" else 0 for edge in edges(board)]
    for name, amount in (("2,2", 2), ("2,3", 2), ("3,3", 2), ("4,4", 1)):
        fire[cell_number(board, name)] = amount
    for one, other, cubes in (("2,3", "2,4", 2), ("1,3", "0,3", 1), ("4,5", "5,5", 2), ("1,1", "1,0", 1)):
        damage[edge_between(board, one, other)] = cubes
    for one, other, now in (("3,2", "3,3", 2), ("4,4", "5,4", 2), ("1,3", "1,4", 0), ("6,5", "6,6", 3)):
        door[edge_between(board, one, other)] = now
    pieces = {"2,2": "1 2 ?", "0,5": "amb", "0,6": "amb", "3,3": "1 v", "6,8": "too long"}
    glyphs = {cell_number(board, name): text for name, text in pieces.items()}
    return picture(board, state=Overlay(fire, damage, door, glyphs))


def windows_of_the_villa() -> str:
    """Villa: a window open, one broken, a light wall down, one chopped at the corner."""
    board = load_board("villa")
    damage, door = [0] * len(edges(board)), [1] * len(edges(board))
    door[edge_between(board, "2,1", "A1/2,0")] = 2
    damage[edge_between(board, "4,1", "A1/4,0")] = 1
    damage[edge_between(board, "4,3", "4,4")] = 1
    return picture(board, state=Overlay((), damage, door), lang="es")


def hull_of_the_submarine() -> str:
    """Submarine: cubes on the hull are counted and never bring it down."""
    board = load_board("submarine")
    damage = [0] * len(edges(board)) + [0] * len(rims(board))
    damage[len(edges(board))] = 12
    damage[len(edges(board)) + 1] = 3
    return picture(board, state=Overlay(damage=damage))


DRAWN = {
    "base-a-burning": burning_house,
    "villa-windows": windows_of_the_villa,
    "submarine-hull": hull_of_the_submarine,
}


@pytest.mark.parametrize("name", DRAWN)
def test_the_picture_is_the_one_on_file(name: str) -> None:
    assert DRAWN[name]() + "\n" == (PICTURES / f"{name}.txt").read_text(encoding="ascii")


@pytest.mark.parametrize("name", [*board_ids(), "blank"])
def test_every_board_has_a_plain_picture_with_all_its_rooms(name: str) -> None:
    board = load_board(name)
    text = picture(board)
    assert text.isascii()
    assert all(line == line.rstrip() for line in text.split("\n"))
    rooms = [board.room(cell) or "." for cell in board.cells()]
    assert all(text.count(room) >= rooms.count(room) for room in set(rooms))


def test_colours_change_nothing_but_colours() -> None:
    board = load_board("villa")
    state = Overlay([1] * 30 + [2] * 66, [1] * 165, [2] * 165, {20: "1 v"})
    coloured = picture(board, color=True, state=state)
    bare = coloured
    for code in ("[0m", "[1;31m", "[1;90m", "[31m", "[33m", "[32m", "[1;36m", "[2m"):
        bare = bare.replace("\x1b" + code, "")
    assert bare == picture(board, state=state)
    assert "\x1b[1;31m**\x1b[0m" in coloured


def test_floors_that_do_not_fit_go_below() -> None:
    board = compose(load_board("villa"), load_board("attic"), load_board("basement"))
    wide, narrow = picture(board), picture(board, width=80)
    assert max(map(len, wide.split("\n"))) > 120
    assert max(map(len, narrow.split("\n"))) <= 80
    assert narrow.count("Attic") == wide.count("Attic") == 1
    assert max(map(len, picture(load_board("villa"), width=80).split("\n"))) > 60


def test_pieces_that_are_no_ascii_are_replaced() -> None:
    board = load_board("blank")
    text = picture(board, state=Overlay(glyphs={cell_number(board, "3,3"): "\u00e9\n"}))
    assert "??" in text


def test_a_reinforced_wall_falls_when_the_board_says_so() -> None:
    board = load_board("high-rise")
    assert (board.cubes("reinforced"), board.cubes("wall"), board.cubes("hull")) == (3, 2, -1)
    damage = [0] * len(edges(board))
    for name, cubes in (("1,1", 2), ("1,3", 3)):
        damage[edge_between(board, name, "0" + name[1:])] = cubes
    assert "+==2==+-----+  3  +=====+" in picture(board, state=Overlay(damage=damage))
