"""Every kind of slip in a drawing is noticed: some stop the reader, some are found by the checks."""

from pathlib import Path

import pytest

from flashover.flashpoint.boards import BoardError, check, load_sound, loads
from flashover.flashpoint.boards.library import FOLDER


def spoilt(name: str, *changes: tuple[str, str]) -> str:
    text = Path(FOLDER, f"{name}.board").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


UNREADABLE = {
    "shifted row": ("base-a", 37, "unknown mark 'O'", [(" 3     A O l   l D", " 3      A O l   l D")]),
    "shifted wall line": (
        "base-a",
        36,
        "no border",
        [("         +       +---+---+---+---+---+-D-+", "        +       +---+---+---+---+---+-D-+")],
    ),
    "unknown border": ("base-a", 33, "'?' is no border between", [("l   l D b   b", "l   l ? b   b")]),
    "wall drawn the wrong way": ("base-a", 33, "'-' is no border between", [("l   l D b   b", "l   l - b   b")]),
    "blank cell": ("base-a", 35, "(2,2) is blank", [("| l   l   l | b", "| l       l | b")]),
    "two rooms in a cell": ("base-a", 35, "two rooms in one cell", [("| l   l   l | b", "| l  lb   l | b")]),
    "a room and plain floor": ("base-a", 35, "two rooms in one cell", [("| l   l   l | b", "| l  .l   l | b")]),
    "a mark twice": ("base-a", 35, "written twice", [(" 2     E |", " 2    EE |")]),
    "stray character": (
        "base-a",
        31,
        "belongs to no cell",
        [("A   A   E   E\n", "A   A   E   E         x\n")],
    ),
    "character on the border of the street": (
        "base-a",
        34,
        "no border between",
        [("\n         +           +", "\n       x +           +")],
    ),
    "stray character among the row numbers": (
        "base-a",
        34,
        "row number",
        [("\n         +           +", "\n  x      +           +")],
    ),
    "letter on a corner": (
        "base-a",
        32,
        "stands on a corner",
        [("+---+---+---+---+---+-O-+", "+---D---+---+---+---+-O-+")],
    ),
    "half an opening": (
        "base-a",
        32,
        "' O-' is no border",
        [("+---+---+---+---+---+-O-+", "+---+---+---+---+---+ O-+")],
    ),
    "wall on the street": ("base-a", 31, "'|' between the outside cells", [("A   A   E   E\n", "A | A   E   E\n")]),
    "unknown mark": ("base-a", 35, "unknown mark 'Z'", [("| l   l   l | b", "| l  lZ   l | b")]),
    "row number missing": ("base-a", 30, "rows 1 to 6 of floor ''", [(" 4     A | l   l |", "       A | l   l |")]),
    "columns not in the header": (
        "villa",
        47,
        "no floor of the header has the columns 5-8",
        [("cols = [5, 8]", "cols = [5, 9]")],
    ),
    "floors too close": ("villa", 47, "", [("   1   2   3   4               5", "   1   2   3   4       5")]),
    "stairs with one end": ("villa", 52, "stairs 1 have one end only", [("|n>1  n", "| n   n")]),
    "stairs with two upper ends": ("villa", 52, "a second stair cell >1", [("| b   b D", "| b  b>1D")]),
    "single parking cell": (
        "base-a",
        35,
        "engine spot at (2,0) has no second cell",
        [(" 1     E | l", " 1       | l")],
    ),
    "arrow out of the board": (
        "submarine",
        78,
        "'NE' of F(1,1) leads to no cell",
        [(" 1        SE   S", " 1        NE   S")],
    ),
    "arrow of no direction": (
        "submarine",
        78,
        "'SX' of F(1,1) leads to no cell",
        [(" 1        SE   S", " 1        SX   S")],
    ),
    "something between the arrows": ("submarine", 79, "belongs to no cell", [("4\n\n 2 ", "4\n             N\n 2 ")]),
    "a drawing without its ruler": (
        "base-a",
        30,
        "a drawing without a ruler",
        [("           1   2   3   4   5   6   7   8\n", "")],
    ),
    "a drawing without its title": ("base-a", 28, "the header is no TOML", [("=== plan ===", "plan")]),
    "two plans": ("base-a", 47, "a second section 'plan'", [("=== notes ===", "=== plan ===")]),
    "a section nobody reads": ("base-a", 47, "an unknown section 'remarks'", [("=== notes ===", "=== remarks ===")]),
    "another format": ("base-a", 1, "no board of the known format", [("fire-board/1", "fire-board/9")]),
    "no TOML": ("base-a", 3, "the header is no TOML", [('set     = "base"', "set     = base")]),
    "unknown key": ("base-a", 7, "unknown key 'cirlces'", [("circles =", "cirlces =")]),
    "unknown rule": ("base-a", 10, "unknown key 'deckgun'", [("deck_gun  ", "deckgun   ")]),
    "unknown word": ("base-a", 11, "'drive' has a wrong value", [('"next"', '"soon"')]),
    "a number for a list": ("base-a", 6, "'dice' has a wrong value", [("= [6, 8]", "= 8")]),
    "dice of no size": ("base-a", 6, "'dice' has a wrong value", [("= [6, 8]", "= [6, 0]")]),
    "a huge number": ("base-a", 7, "'circles' has a wrong value", [("circles = 12", "circles = 99999999999999999999")]),
    "a number too long to read": (
        "base-a",
        7,
        "this line of the header is too long",
        [("circles = 12", "circles = " + "9" * 5000)],
    ),
    "too deeply nested": ("base-a", 5026, "too deeply nested", [("= [6, 8]", "= [" + "\n[" * 5000)]),
    "true for a number": ("base-a", 7, "'circles' has a wrong value", [("circles = 12", "circles = true")]),
    "title in one language": ("base-a", 5, "'title' has a wrong value", [(', it = "Casa, lato A"', "")]),
    "a rule for first explosions nobody knows": (
        "base-a",
        12,
        "'explosions' has a wrong value",
        [('"flip"', '"rows 2"')],
    ),
    "missing key": ("base-a", 1, "the header lacks 'dice'", [("dice    = [6, 8]", "")]),
    "an object without a mark": ("garage", 23, "an object needs a mark or a border", [('mark = "C"\n', "")]),
    "an object that takes a mark of the game": (
        "garage",
        24,
        "'mark' has a wrong value",
        [('mark = "C"', 'mark = "S"')],
    ),
    "two objects of one mark": ("laboratory", 41, "two objects are drawn by Q", [('mark = "K"', 'mark = "Q"')]),
    "two floors of one id": ("villa", 28, "two tables [[floor]] have the id 'A1'", [('id = "A2"', 'id = "A1"')]),
    "a room that is no letter": ("base-a", 19, "'kk' is no room letter", [("\nl = {", "\nkk = {")]),
    "a floor that is not drawn": (
        "base-a",
        1,
        "floor 'Z' is not drawn",
        [("[family]", '[[floor]]\nid = ""\ncols = [1, 8]\n[[floor]]\nid = "Z"\ncols = [9, 12]\n[family]')],
    ),
}


@pytest.mark.parametrize("slip", UNREADABLE)
def test_unreadable(slip: str) -> None:
    name, line, words, changes = UNREADABLE[slip]
    with pytest.raises(BoardError) as caught:
        loads(spoilt(name, *changes), "my.board")
    place, _, text = str(caught.value).partition(": ")
    assert (place.split(":")[0], int(place.split(":")[1])) == ("my.board", line), str(caught.value)
    assert words in text
    assert "; " in text
    assert "\n" not in text


def test_a_header_without_a_drawing() -> None:
    with pytest.raises(BoardError, match=r"^my\.board:28:1: no drawing; add a line '=== plan ==='"):
        loads(spoilt("base-a").split("=== plan")[0], "my.board")


UNFIT = {
    "room without a name": ("base-a", "has no name", [("| l   l   l D", "| l   z   l D")]),
    "room that is not drawn": (
        "base-a",
        "named but not drawn",
        [("[rooms]\n", '[rooms]\nz = { en = "a", es = "b", it = "c" }\n')],
    ),
    "room in one language": ("base-a", "lacks a language", [('es = "Salón",', "")]),
    "walled-up room": ("base-a", "cannot be reached: (5,8) (6,8)", [("s   s D w |", "s   s | w |")]),
    "no way in": ("base-b", "cannot be reached", [(" 3     A O l", " 3     A | l"), ("+-O-+", "+---+")]),
    "attic nobody reaches": ("attic", "stair cell", [("o |o>^|", "o |o>^ ")]),
    "open stairwell": ("villa", "stair cell", [("W k |h<1  h |", "W k  h<1  h |")]),
    "stair marker on open floor": (
        "villa",
        "stair cell",
        [("\n         +---+       +   +           +", "\n         +           +   +           +")],
    ),
    "stair marker missing": ("villa", "must draw '^'", [(" n^|", " n |")]),
    "stairs over two floors": ("villa", "do not join neighbouring floors", [("level = 1", "level = 2")]),
    "attic over columns that are not there": (
        "villa",
        "attic_over names columns",
        [("attic_over     = [5, 8]", "attic_over     = [7, 10]")],
    ),
    "engine between two areas": (
        "base-b",
        "lies beside 2 deck-gun areas",
        [(" 2     A |", " 2       |"), (" 3     A O", " 3     E O"), (" 5     E |", " 5       |")],
    ),
    "area without an engine": (
        "base-b",
        "no engine spot for area",
        [(" 4     E |", " 4       |"), (" 5     E |", " 5       |")],
    ),
    "closed door to the street": ("base-a", "outer doors are doorways", [(" 3     A O l", " 3     A D l")]),
    "doorway into a closed cell": (
        "brownstone",
        "nobody can enter",
        [("X   X\n         +---+", "X   X\n         +-O-+")],
    ),
    "doorway into nothing": ("submarine", "into nothing", [(" 1       # t", " 1       O t")]),
    "mark of the street inside": ("base-a", "cannot stand inside", [("| l   l   l D", "|lA  lA   l D")]),
    "mark of the house outside": ("base-a", "cannot stand in the ring", [(" 5       | d", " 5     k | d")]),
    "too many doors": ("base-a", "the boxes hold", [("| l   l | k   k", "| l   l D k   k")]),
    "more locked doors than drawn": (
        "high-rise",
        "doors marked L are locked",
        [("locked           = 4", "locked           = 20")],
    ),
    "open outer wall upstairs": ("villa", "upper floor", [("W b |n>1", "  b |n>1")]),
    "lift with two doors": ("high-rise", "lift", [("D vL=", "D vLD")]),
    "sprinkler in its own area": ("subway", "own area", [(" 3    HS*  p ", " 3     HS  p*")]),
    "parking on the aircraft": (
        "airfield",
        "nothing can stand",
        [(" 3     A   t", " 3         t"), (" 4     A   t", " 4     A   t"), (" 5     N |", " 5    NA |")],
    ),
    "parking without vehicles": ("base-a", "parking spots on a board without vehicles", [('"next"', '"none"')]),
    "too few spots": (
        "base-a",
        "3 ambulance spots instead of 4 and 4",
        [("        A   A   E   E\n", "                E   E\n")],
    ),
    "object that is not drawn": ("garage", "is not drawn", [("gC ", " g "), ("gC ", " g ")]),
    "object in two places": ("garage", "do not touch", [("W g   g   gC  g |", "W g  gC   g   g |")]),
    "border through an object": ("laboratory", "a border runs through", [("+       +       +", "+       +   +---+")]),
    "machine without an object": ("base-a", "machine borders without an object", [("l   l D b   b", "l   l M b   b")]),
    "arrows that never leave an object": (
        "submarine",
        "never leave blocked",
        [("   N   N   S   N   S   5", "   N   E   W   N   S   5")],
    ),
    "too few cells": ("base-a", "roll 1,9 names no cell", [("dice    = [6, 8]", "dice    = [6, 9]")]),
    "too few sides": ("base-a", "no roll of the dice names (1,8)", [("dice    = [6, 8]", "dice    = [6, 7]")]),
    "half a board for a box": ("attic", "24 cells inside", [('"extreme-danger"', '"base"')]),
    "explosions in a row that is not there": ("high-rise", "explosions name row 7-7", [('"row 1"', '"row 7"')]),
    "family fire on a space that is not there": ("base-a", "[family] names 9,2", [("[[2,2],", "[[9,2],")]),
    "family PoI in the fire": ("base-a", "has fire and a PoI on 2,2", [("[[2,4],", "[[2,2],")]),
}


@pytest.mark.parametrize("slip", UNFIT)
def test_unfit(slip: str) -> None:
    name, words, changes = UNFIT[slip]
    found = check(loads(spoilt(name, *changes), "my.board"))
    assert any(words in line for line in found), found
    assert all(line.startswith("my.board:") for line in found)


def test_a_board_that_is_not_sound_is_not_loaded_for_play(tmp_path: Path) -> None:
    file = tmp_path / "mine.board"
    file.write_text(spoilt("base-a", ("s   s D w |", "s   s | w |")), encoding="utf-8")
    with pytest.raises(BoardError, match=r"mine\.board:41:40: cannot be reached: \(5,8\) \(6,8\); draw a door"):
        load_sound(file)
    file.write_text(spoilt("base-a"), encoding="utf-8")
    assert load_sound(file).id == "base-a"


# ---- files that are no boards at all
@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "mine.board:1:1: this is no board of the known format"),
        (b"\n" * 1_000_000, "mine.board:1:1: is longer than 65536 bytes"),
        (b"id = 3\n\xff\xfe", "mine.board:2:1: is not UTF-8 text"),
        (b"\x00" * 100, "mine.board:1:1: the header is no TOML"),
        ("\u00e9".encode() * 33_000, "mine.board:1:1: is longer than 65536 bytes"),
    ],
)
def test_files_that_are_no_boards(tmp_path: Path, data: bytes, words: str) -> None:
    file = tmp_path / "mine.board"
    file.write_bytes(data)
    with pytest.raises(BoardError) as caught:
        load_sound(file)
    assert words in str(caught.value)


def test_no_file_and_a_folder(tmp_path: Path) -> None:
    with pytest.raises(BoardError, match=r"cannot be read .*; give the path of a board file"):
        load_sound(tmp_path / "none.board")
    with pytest.raises(BoardError, match=r"cannot be read .*; give the path of a board file"):
        load_sound(tmp_path)
    with pytest.raises(BoardError, match=r"cannot be read .*; give the path of a board file"):
        load_sound("a\0b")
