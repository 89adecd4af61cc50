"""Worked cases of chapter fire that no case file can hold: Windows are on no board of the base games."""

from __future__ import annotations

from flashover.flashpoint.rules import explosion
from flashover.flashpoint.state import BURNING, CLEAR, OPEN
from tests.flashpoint.ledger import Table

EAST = {"3,3 E": "window"}


def explode(table: Table) -> tuple[int, int, int]:
    """An Explosion at 3,3: the damage of the Window, its marker, and what is behind it afterwards."""
    places = table.language.places
    explosion.explosion(table.state, places.cell("3,3"))
    edge = places.edge(places.cell("3,3"), "e")
    return int(table.state.damage[edge]), int(table.state.door[edge]), int(table.state.fire[places.cell("3,4")])


def test_a_shut_window() -> None:
    """FP-FIRE-15.1: it takes a cube, is destroyed and stops the wave."""
    table = Table(kinds=EAST)
    assert explode(table)[::2] == (1, CLEAR)
    assert "cubes 23" in table.facts()


def test_an_open_window() -> None:
    """FP-FIRE-15.2: the same, and its marker goes."""
    table = Table(kinds=EAST)
    places = table.language.places
    edge = places.edge(places.cell("3,3"), "e")
    table.state.door[edge] = OPEN
    table.state.through[edge] = 1
    damage, marker, behind = explode(table)
    assert (damage, behind) == (1, CLEAR)
    assert marker != OPEN


def test_a_broken_window() -> None:
    """FP-FIRE-15.3: it stops nothing and takes no second cube."""
    table = Table("damage 3,3 E 1", kinds=EAST)
    assert explode(table)[::2] == (1, BURNING)
    assert "cubes 24" in table.facts()
