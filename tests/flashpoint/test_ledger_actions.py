"""Worked cases of chapter actions that no case file can hold."""

from __future__ import annotations

import pytest

from flashover.core.language import BadMove
from flashover.flashpoint import actions
from tests.flashpoint.ledger import Table


def test_only_one_is_led() -> None:
    """FP-ACT-09.4: no move leads two Treated Victims."""
    table = Table("victim 3,3 treated", "victim 3,3 treated", "firefighter 1 3,3 ap 4")
    with pytest.raises(BadMove):
        table.language.parse_action("move 3,4 lead treated lead treated")
    table.play("move 3,4 lead treated")
    assert [line for line in table.facts() if line.startswith("victim")] == [
        "victim 3,4 victim treated", "victim 3,3 victim treated",
    ]  # fmt: skip


def test_what_can_be_chopped() -> None:
    """FP-ACT-23.d: walls, light and reinforced walls, window walls and wing lines; nothing else."""
    for kind in ("wall", "thin", "reinforced", "window", "wing"):
        table = Table("firefighter 1 3,3 ap 4", kinds={"3,3 E": kind})
        table.play("chop 3,3 E")
        assert "damage 3,3 E 1" in table.facts() and "cubes 23" in table.facts(), kind
    for kind in ("open", "doorway", "bulkhead", "hull", "foundation", "machine", "rough", "nowalk"):
        table = Table("firefighter 1 3,3 ap 4", kinds={"3,3 E": kind})
        assert table.why_not("chop 3,3 E") == "FP-ACT-23", kind


def test_a_light_wall_falls_at_once() -> None:
    """FP-ACT-23.e: one cube destroys a light wall; the second Chop finds nothing."""
    table = Table("firefighter 1 3,3 ap 4", kinds={"3,3 E": "thin"})
    assert table.why_not("move 3,4") == "FP-CORE-07"
    table.play("chop 3,3 E")
    assert table.why_not("move 3,4") == ""
    assert table.why_not("chop 3,3 E") == "FP-ACT-23"


def test_no_role_is_no_crew_change() -> None:
    """FP-ACT-27.f: neither the empty card nor a number beyond the cards is a role to change to."""
    facts = ("engine 0,1", "ambulance 0,7", "firefighter 1 0,1 ap 4 role cafs started-on-engine")
    table = Table(*facts)
    for role in (0, 15):
        assert int(table.game.why_not(table.state, 1, actions.action(actions.CREW_CHANGE, role))) != 0
    assert table.why_not("crew-change generalist") == ""
