"""Numbers of cells and edges, and how spaces are written."""

import json

import pytest

from flashover.flashpoint.boards import (
    SIDES,
    BoardError,
    Cell,
    board_ids,
    cell_name,
    cell_number,
    cells,
    compose,
    edges,
    geometry,
    load_board,
    rims,
)

ALL = (*board_ids(), "blank")


@pytest.mark.parametrize("name", ALL)
def test_a_space_is_found_by_its_name(name: str) -> None:
    board = load_board(name)
    assert [cell_number(board, cell_name(board, cell)) for cell in cells(board)] == list(range(len(cells(board))))


@pytest.mark.parametrize("name", ALL)
def test_each_border_has_one_number(name: str) -> None:
    board = load_board(name)
    order = cells(board)
    flat = [edge for edge in edges(board) if edge.kind != "stairs"]
    pairs = {frozenset((order[edge.a], order[edge.b])) for edge in flat}
    assert len(pairs) == len(flat)
    assert len(pairs) + len(rims(board)) == len(board.borders)
    assert pairs <= {frozenset(pair) for pair in board.borders}


@pytest.mark.parametrize("name", ALL)
def test_edges_are_sorted_and_seen_from_the_smaller_cell(name: str) -> None:
    board = load_board(name)
    order = cells(board)
    flat = [edge for edge in edges(board) if edge.kind != "stairs"]
    assert flat == sorted(flat, key=lambda edge: (edge.a, edge.side))
    for edge in flat:
        side = SIDES[edge.side]
        assert edge.a < edge.b
        assert side in "ES"
        assert board.step[order[edge.a]][side] == order[edge.b]
        assert board.border(order[edge.a], order[edge.b]) == edge.kind


def test_stairs_come_last_and_lead_up_from_the_lower_cell() -> None:
    board = compose(load_board("villa"), load_board("attic"), load_board("basement"))
    order = cells(board)
    found = edges(board)[-3:]
    assert [edge.kind for edge in found] == ["stairs"] * 3
    assert {SIDES[edge.side] for edge in found} == {"U"}
    assert [(order[edge.a], order[edge.b]) for edge in found] == board.stairs
    assert (Cell("B", 6, 13), Cell("A1", 6, 1)) in board.stairs


def test_the_hull_round_the_submarine_is_made_of_rims() -> None:
    board = load_board("submarine")
    assert {rim.kind for rim in rims(board)} == {"hull"}
    assert len(rims(board)) == 2 * 16 + 2 * 3
    assert rims(load_board("base-a")) == []


def test_names_of_spaces() -> None:
    base, villa = load_board("base-a"), load_board("villa")
    assert cell_name(base, Cell("", 0, 3)) == "0,3"
    assert cell_name(villa, Cell("A2", 3, 8)) == "3,8"
    assert cell_name(villa, Cell("A2", 3, 4)) == "A2/3,4"
    assert cells(villa)[cell_number(villa, "A1/1,5")] == Cell("A1", 1, 5)
    assert cells(villa)[cell_number(villa, "1,5")] == Cell("A2", 1, 5)


@pytest.mark.parametrize(
    "text", ["", "3", "3;4", "9,9", "A1/99,99", "A9/1,1", "-1,2", "3,4 ", "\u0663,4", "0,3", "1" * 5000]
)
def test_nonsense_is_no_space(text: str) -> None:
    with pytest.raises(BoardError) as caught:
        cell_number(load_board("villa"), text)
    assert "\n" not in str(caught.value)
    assert ";" in str(caught.value)


@pytest.mark.parametrize("name", ALL)
def test_the_facts_are_ready_for_json_and_point_into_each_other(name: str) -> None:
    board = load_board(name)
    facts = geometry(board)
    assert json.loads(json.dumps(facts)) == facts
    assert [cell["name"] for cell in facts["cells"]] == [cell_name(board, cell) for cell in cells(board)]
    assert [len(spot["cells"]) for spot in facts["spots"]] == [2] * len(board.spots())
    assert {cell["room"] for cell in facts["cells"]} - {""} == set(facts["rooms"])
    assert all(facts["cells"][to]["inside"] for to in facts["arrows"] if to >= 0)
    assert sum(to >= 0 for to in facts["arrows"]) == len(board.cells())


def test_facts_of_special_boards() -> None:
    composite = geometry(compose(load_board("hotel"), load_board("attic")))
    attic = [cell for cell in composite["cells"] if composite["floors"][cell["floor"]]["id"] == "T" and cell["inside"]]
    assert {cell["room"] for cell in attic} == {"T.t", "T.o", "T.k", "T.b"}
    ship = geometry(load_board("merchant-ship"))
    assert [len(thing["edges"]) for thing in ship["objects"]] == [4]
    assert geometry(load_board("garage"))["objects"][0]["cells"] == [
        cell_number(load_board("garage"), name) for name in ("3,7", "4,7")
    ]
    areas = geometry(load_board("base-a"))["areas"]
    assert {name: len(area) for name, area in areas.items()} == {"NW": 12, "NE": 12, "SW": 12, "SE": 12}
    assert [spot["areas"] for spot in geometry(load_board("blank"))["spots"] if spot["vehicle"] == "engine"] == [
        ["NW"],
        ["NE"],
        ["SE"],
        ["SW"],
    ]
