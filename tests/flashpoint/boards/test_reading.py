"""Board files are read completely, and drawn back character for character."""

import json
from pathlib import Path

import pytest

from flashover.flashpoint.boards import (
    Board,
    BoardError,
    Cell,
    board_ids,
    canonical,
    cells,
    compose,
    draw,
    draw_arrows,
    load,
    load_board,
    loads,
)
from flashover.flashpoint.boards.arrows import direction
from flashover.flashpoint.boards.library import FOLDER

ALL = (*board_ids(), "blank")
HOSTS = ("garage", "laboratory", "villa", "hotel")
ADDED = ((True, False), (False, True), (True, True))


def text_of(name: str) -> str:
    return Path(FOLDER, f"{name}.board").read_text(encoding="utf-8")


def head_of(name: str) -> str:
    return text_of(name).split("=== plan")[0]


def composite(host: str, attic: bool, basement: bool) -> Board:
    extras = [load_board(name) if wanted else None for name, wanted in (("attic", attic), ("basement", basement))]
    return compose(load_board(host), *extras)


@pytest.mark.parametrize("name", ALL)
def test_every_board_is_drawn_back_character_for_character(name: str) -> None:
    assert canonical(text_of(name), name) == text_of(name)


@pytest.mark.parametrize("name", ALL)
def test_drawn_arrows_read_back(name: str) -> None:
    board = load_board(name)
    plan = f"=== plan ===\n{draw(board)}\n=== arrows ===\n{draw_arrows(board)}\n"
    assert loads(head_of(name) + plan).arrows == board.arrows


@pytest.mark.parametrize("name", ALL)
def test_the_file_is_named_after_the_board(name: str) -> None:
    assert load_board(name).id == name


def test_players_see_the_fourteen_boards_of_the_folder_and_not_the_blank_one() -> None:
    files = {path.stem for path in Path(FOLDER).glob("*.board")}
    assert files == {*board_ids(), "blank"}
    assert len(board_ids()) == 14


def test_a_board_nobody_knows() -> None:
    with pytest.raises(BoardError, match="there is no board 'castle'; choose one of base-a"):
        load_board("castle")


def test_the_blank_board_is_a_grid_in_undamaged_walls() -> None:
    board = load_board("blank")
    assert set(board.inner().values()) == {"open"}
    assert set(board.outer().values()) == {"wall"}
    assert len(board.outer()) == 28
    assert all(board.enterable(cell) for cell in board.ring())
    assert not board.object_cells()


@pytest.mark.parametrize("name", ["villa", "hotel", "laboratory"])
def test_floors_side_by_side_or_one_below_another(name: str) -> None:
    board = load_board(name)
    stacked = draw(board, [[group] for group in board.pages[0]])
    again = loads(f"{head_of(name)}=== plan ===\n{stacked}\n")
    assert (again.borders, again.marks, again.stairs) == (board.borders, board.marks, board.stairs)
    assert draw(again) == stacked


def test_a_strip_joins_at_the_seam() -> None:
    board = load_board("submarine")
    fore, aft = Cell("F", 2, 8), Cell("A", 5, 1)
    assert (board.step[fore]["E"], board.step[aft]["W"]) == (aft, fore)
    assert board.border(fore, aft) == "fireproof"


def test_line_ends_and_a_byte_order_mark_of_another_system(tmp_path: Path) -> None:
    file = tmp_path / "house.board"
    file.write_bytes(b"\xef\xbb\xbf" + text_of("base-a").replace("\n", "\r\n").encode())
    board = load(file)
    assert board.borders == load_board("base-a").borders
    assert board.notes == load_board("base-a").notes


# ---- the printed boards
@pytest.mark.parametrize("name", ["base-a", "base-b"])
def test_the_base_boards_equal_the_printed_ones(name: str) -> None:
    facts = json.loads(Path(__file__).with_name("base_layouts.json").read_text(encoding="utf-8"))
    board, want = load_board(name), facts[name]
    assert kinds_of(board) == {edge: kind for kind in ("wall", "door", "doorway") for edge in want[kind].split()}
    assert [spot_text(board, i) for i in range(8)] == want["spots"]
    assert rooms_of(board) == {frozenset(cells.split()) for cells in want["rooms"]}
    assert board.meta["circles"] == want["circles"]
    family = board.meta.get("family", {})
    assert " ".join(f"{r},{c}" for r, c in family.get("fires", [])) == want["fires"]
    assert " ".join(f"{r},{c}" for r, c in family.get("poi", [])) == want["poi"]
    points = [direction(board, cell) for cell in board.cells()]
    assert [" ".join(points[i : i + 8]) for i in range(0, 48, 8)] == facts["arrows"]


def kinds_of(board: Board) -> dict[str, str]:
    pairs = board.borders.items()
    return {f"{a.row},{a.col}|{b.row},{b.col}": kind for (a, b), kind in pairs if kind != "open"}


def spot_text(board: Board, i: int) -> str:
    spot = board.spots()[i]
    area = " ".join(board.area_of_spot(spot)) if spot.vehicle == "engine" else "-"
    return f"{spot.vehicle} " + " ".join(f"{cell.row},{cell.col}" for cell in spot.cells) + f" {area}"


def rooms_of(board: Board) -> set[frozenset[str]]:
    rooms: dict[str, set[str]] = {}
    for cell in board.cells():
        rooms.setdefault(board.room(cell), set()).add(f"{cell.row},{cell.col}")
    return {frozenset(cells) for cells in rooms.values()}


# ---- attic and basement
@pytest.mark.parametrize("host", HOSTS)
@pytest.mark.parametrize(("attic", "basement"), ADDED)
def test_composites_use_every_roll_once(host: str, attic: bool, basement: bool) -> None:
    board = composite(host, attic, basement)
    rolls = [(cell.row, cell.col) for cell in board.cells()]
    red, black = board.meta["dice"]
    assert sorted(rolls) == [(row, col) for row in range(1, red + 1) for col in range(1, black + 1)]
    assert black == (16 if attic and basement else 12)
    assert board.meta["circles"] == 12 + 3 * (attic + basement)


@pytest.mark.parametrize("host", HOSTS)
def test_composites_link_their_stairs(host: str) -> None:
    board = composite(host, True, True)
    top = max(floor.level for floor in load_board(host).floors.values())
    levels = {tuple(board.floors[cell.floor].level for cell in pair) for pair in board.stairs}
    assert {(top, top + 1), (-1, 0)} <= levels


def test_composing_leaves_its_parts_alone() -> None:
    before = (draw(load_board("villa")), dict(load_board("villa").meta), len(load_board("villa").floors))
    composite("villa", True, True)
    assert (draw(load_board("villa")), load_board("villa").meta, len(load_board("villa").floors)) == before
    assert load_board("attic").floors["T"].cols == (9, 12)


def test_a_composite_is_drawn_and_read_by_its_rooms() -> None:
    board = composite("hotel", True, False)
    assert "T.o" in board.meta["rooms"]
    assert board.id == "hotel+attic"
    assert len(cells(board)) == 96 + 48


@pytest.mark.parametrize("host", [name for name in board_ids() if name not in HOSTS])
def test_other_boards_take_no_attic(host: str) -> None:
    with pytest.raises(BoardError, match="takes no attic or basement; choose a board with a table"):
        composite(host, True, False)


def test_a_board_cannot_be_its_own_attic() -> None:
    with pytest.raises(BoardError, match="has several floors"):
        compose(load_board("villa"), load_board("hotel"))
    with pytest.raises(BoardError, match="has a floor 'G' too"):
        compose(load_board("garage"), load_board("garage"))
    with pytest.raises(BoardError, match="stair marker '_' 0 times"):
        compose(load_board("villa"), None, load_board("attic"))
