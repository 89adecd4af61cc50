"""How sentences name the things of a table: spaces, borders, parking spots, people, loads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from flashover.flashpoint import actions
from flashover.flashpoint.boards.kinds import KINDS
from flashover.flashpoint.options import FACES, ROLES

if TYPE_CHECKING:
    from flashover.core.words import Words
    from flashover.flashpoint.boards.facts import Geometry

Args = dict[str, object]

WITHOUT_END: Final = 99  # cubes that never destroy a border


class Scene(NamedTuple):
    """What sentences are made with. Without names of seats, players are called by their colours.

    `faces` and `treated` are the fields of the view with these names; without them a Victim is just a Victim.
    """

    words: Words
    geometry: Geometry
    seats: Sequence[str] = ()
    faces: Sequence[int] = ()
    treated: Sequence[int] = ()


def place(scene: Scene, cell: int) -> str:
    """A space: `(3,4)`."""
    if cell < 0:
        return scene.words.text("place-unknown")
    return scene.words.text("place", space=scene.geometry["cells"][cell]["name"])


def who(scene: Scene, seat: int) -> str:
    """A player."""
    if 0 < seat <= len(scene.seats) and scene.seats[seat - 1]:
        return scene.seats[seat - 1]
    return scene.words.text(f"seat-colour-{seat}")


def border_facts(scene: Scene, edge: int) -> tuple[int, str, str]:
    """Where a border is named from, on which side, and its kind."""
    edges = scene.geometry["edges"]
    if edge < len(edges):
        return edges[edge]["a"], edges[edge]["side"], edges[edge]["kind"]
    rim = scene.geometry["rims"][edge - len(edges)]
    return rim["a"], rim["side"], rim["kind"]


def border(scene: Scene, edge: int) -> str:
    """A border: `the wall east of (3,4)`."""
    cell, side, kind = border_facts(scene, edge)
    the = scene.words.attribute(f"border-{kind}", "the")
    return scene.words.text("at-border", border=the, side=side, place=place(scene, cell))


def cubes_to_fall(scene: Scene, edge: int) -> int:
    """Damage cubes that destroy a border."""
    kind = border_facts(scene, edge)[2]
    if kind == "reinforced":
        return scene.geometry["rules"].get("reinforced_cubes", 3)
    cubes = KINDS[kind].cubes if kind in KINDS else 0
    return cubes if cubes > 0 else WITHOUT_END


def spot(scene: Scene, number: int) -> Args:
    """A parking spot: its vehicle and its two spaces."""
    facts = scene.geometry["spots"][number]
    first, second = facts["cells"][0], facts["cells"][-1]
    the = scene.words.attribute(f"vehicle-{facts['vehicle']}", "the")
    return {"vehicle": the, "place": place(scene, first), "other": place(scene, second)}


def role(scene: Scene, number: int) -> str:
    """A Specialist, with its article."""
    return scene.words.attribute(f"role-{ROLES[number]}", "the")


def face(scene: Scene, number: int) -> str:
    """Who a marker shows, with its article."""
    return scene.words.attribute(f"piece-{FACES[number]}", "a")


def person(scene: Scene, slot: int) -> str:
    """A Victim by its slot."""
    known = scene.faces[slot] if 0 <= slot < len(scene.faces) else -1
    return face(scene, known if known > 0 else FACES.index("victim"))


def load(scene: Scene, kind: int) -> str:
    """What an action carries, leads or treats."""
    if kind == actions.HAZMAT:
        return scene.words.attribute("piece-hazmat", "a")
    if kind < actions.TREATED_LOAD:
        return face(scene, kind)
    return scene.words.text("piece-treated", piece=face(scene, kind - actions.TREATED_LOAD))
