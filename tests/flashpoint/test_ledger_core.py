"""Worked cases of chapter core that need another board or another kind of border than a case file has."""

from __future__ import annotations

from flashover.flashpoint.rules import space
from tests.flashpoint.ledger import Table, drawing


def test_a_board_of_its_own_beats_the_next_spot_rule() -> None:
    """FP-CORE-02.1: where the board lets the Engine drive to any spot, it goes there for 2 AP."""
    table = Table("engine 0,1", "ambulance 0,7", "firefighter 1 0,1 ap 4", text=drawing(drive='"any"'))
    assert table.cost("drive engine 7,8") == 2
    table.play("drive engine 7,8")
    assert "engine 7,8" in table.facts()


def test_the_next_spot_rule_of_the_base_board() -> None:
    """FP-CORE-02.a: on a board without a rule of its own the same Drive is illegal."""
    table = Table("engine 0,1", "ambulance 0,7", "firefighter 1 0,1 ap 4", text=drawing(drive='"next"'))
    assert table.why_not("drive engine 7,8") == "FP-VEH-02"


def test_all_win_together() -> None:
    """FP-CORE-01.b: the result is the same for every seat."""
    facts = ("rescued 6", "firefighter 1 1,6 ap 4 carries victim", "firefighter 3 0,0")
    table = Table(*facts, board="base-a", mode="family", seats="3")
    assert list(table.game.result(table.state)) == []
    table.play("move 0,6 carry")
    assert list(table.game.result(table.state)) == [1, 1, 1]


def test_an_open_window_does_not_obstruct() -> None:
    """FP-CORE-07.4: an open Window without a cube makes two spaces Adjacent; a closed one does not."""
    table = Table("smoke 3,4", "window 3,3 E open", "firefighter 1 3,3 ap 4", kinds={"3,3 E": "window"})
    assert table.why_not("move 3,4") == "" and table.why_not("extinguish 3,4") == ""
    table = Table("smoke 3,4", "window 3,3 E shut", "firefighter 1 3,3 ap 4", kinds={"3,3 E": "window"})
    assert table.why_not("move 3,4") == "FP-CORE-07" and table.why_not("extinguish 3,4") == "FP-ACT-22"


def test_borders_nobody_walks_over() -> None:
    """FP-CORE-07.a: bulkhead, hull, foundation and machine obstruct; the pit sides do not, but are never walked."""
    for kind in ("bulkhead", "hull", "foundation", "machine"):
        table = Table("smoke 3,4", "firefighter 1 3,3 ap 4", kinds={"3,3 E": kind})
        assert table.why_not("move 3,4") == "FP-CORE-07", kind
        assert table.why_not("extinguish 3,4") == "FP-ACT-22", kind
        assert table.why_not("chop 3,3 E") == "FP-ACT-23", kind
    table = Table("smoke 3,4", "firefighter 1 3,3 ap 4", kinds={"3,3 E": "nowalk"})
    assert table.why_not("extinguish 3,4") == ""
    assert table.why_not("move 3,4") == "FP-CORE-07"


def test_borders_that_never_obstruct() -> None:
    """FP-CORE-07.b: difficult terrain and wing lines do not obstruct, a reinforced wall does until it is destroyed."""
    for kind in ("rough", "wing", "doorway"):
        table = Table("smoke 3,4", "firefighter 1 3,3 ap 4", kinds={"3,3 E": kind})
        assert table.why_not("move 3,4") == "" and table.why_not("extinguish 3,4") == "", kind
    for cubes, rule in ((2, "FP-CORE-07"), (3, "")):
        table = Table(f"damage 3,3 E {cubes}", "firefighter 1 3,3 ap 4", kinds={"3,3 E": "reinforced"})
        assert table.why_not("move 3,4") == rule


def test_a_border_that_takes_no_cube() -> None:
    """FP-CORE-10.a: a wave that meets a bulkhead leaves no cube, and ends."""
    table = Table("fire 3,3", "firefighter 1 0,3 ap 4", kinds={"3,3 E": "bulkhead"})
    table.play("end", "dice 3,3")
    assert "cubes 24" in table.facts()
    assert not [line for line in table.facts() if line.startswith("damage")]
    assert int(table.state.fire[table.language.places.cell("3,4")]) == 0


def test_difficult_terrain_doubles() -> None:
    """FP-CORE-29.2: a standard Victim carried across difficult terrain costs 4 AP."""
    table = Table("victim 3,3", "firefighter 1 3,3 ap 4", kinds={"3,3 E": "rough"})
    assert table.cost("move 3,4 carry") == 4
    assert table.cost("move 3,4") == 2
    table.play("move 3,4 carry")
    assert int(table.state.ap[0]) == 0


def test_doublings_multiply() -> None:
    """FP-CORE-29.3: a Heavy Victim across difficult terrain costs 8 AP."""
    table = Table("victim 3,3 heavy", "firefighter 1 3,3 ap 4 saved 4", kinds={"3,3 E": "rough"})
    assert table.cost("move 3,4 carry heavy") == 8
    assert table.why_not("move 3,4 carry heavy") == ""


def test_opposite_faces() -> None:
    """FP-CORE-23.a: the opposite faces of every die add up to one more than its sides."""
    for sides in (6, 8, 12, 16):
        assert [int(space.opposite(sides, n)) for n in range(1, sides + 1)] == list(range(sides, 0, -1))
