"""Fire, smoke, vehicles and the pieces of a table, placed so that none hides another."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from .svg_layout import U
from .svg_scene import Scene, place, rect, text, use

SMOKE, FIRE = 1, 2
HIDDEN, REVEALED = 1, 2
ON_BOARD: Final = 1
CARRIES_VICTIM, CARRIES_HAZMAT = 1, 65
DOG: Final = 11
VEHICLES: Final = ("ambulance", "engine")
TURNS: Final = {"N": 0, "E": 90, "S": 180, "W": 270}
# Places for so many pieces on one space, in hundredths of it, and their sizes.
PLACES: Final = (
    (),
    ((50, 52),),
    ((29, 54), (71, 54)),
    ((28, 34), (72, 34), (50, 72)),
    ((28, 30), (72, 30), (28, 73), (72, 73)),
    ((22, 30), (50, 30), (78, 30), (32, 74), (68, 74)),
    ((22, 30), (50, 30), (78, 30), (22, 74), (50, 74), (78, 74)),
)
SIZES: Final = (0, 76, 58, 50, 47, 39, 38)
CROWDED: Final = 30
ASIDE: Final = (60, 59, 66)  # alone with fire or smoke: both are seen


class Piece(NamedTuple):
    """A piece on a space: "poi", "face" with the number of its side, "hazmat" or "fighter" with that of its seat."""

    cell: int
    kind: str
    number: int = 0
    treated: bool = False


def carried(scene: Scene, first: int, last: int) -> set[int]:
    """The slots of what firefighters carry, by the numbers that say so."""
    loads = scene.fields.get("carry", ())
    return {load - first for load in loads if first <= load <= last}


def pieces_of(scene: Scene) -> list[Piece]:
    """Every piece on the board but what is carried."""
    out = [Piece(cell, "fighter", seat) for seat, cell in enumerate(scene.fields.get("at", ()), 1)]
    held = carried(scene, CARRIES_HAZMAT, 2 * CARRIES_HAZMAT)
    for slot, cell in enumerate(scene.fields.get("hazmat_at", ())):
        if scene.at("hazmat_state", slot) == ON_BOARD and slot not in held:
            out.append(Piece(cell, "hazmat"))
    return [piece for piece in out + points(scene) if piece.cell >= 0]


def points(scene: Scene) -> list[Piece]:
    """Points of interest, face down, and victims."""
    held = carried(scene, CARRIES_VICTIM, CARRIES_HAZMAT - 1)
    out = []
    for slot, cell in enumerate(scene.fields.get("poi_at", ())):
        state = scene.at("poi_state", slot)
        if slot in held or state not in (HIDDEN, REVEALED):
            continue
        kind = "poi" if state == HIDDEN else "face"
        out.append(Piece(cell, kind, face(scene, slot), scene.at("treated", slot) > 0))
    return out


def face(scene: Scene, slot: int) -> int:
    """Which victim it is; a plain one where that is not known."""
    return max(1, scene.at("poi_face", slot))


def hazards(scene: Scene) -> list[str]:
    """Smoke, fire and Hot Spots."""
    taken = {piece.cell for piece in pieces_of(scene)}
    out = []
    for cell, (x, y) in enumerate(scene.layout.corners):
        if scene.at("fire", cell) in (SMOKE, FIRE):
            out.append(f"<g {place(x, y)}>{hazard(scene.at('fire', cell) == FIRE, cell in taken)}</g>")
        if scene.at("hot", cell):
            out.append(use("hot", x + U - 38, y + 4, 34))
    return out


def hazard(burns: bool, taken: bool) -> str:
    """A burning or smoking space; its marker stands aside where there is a piece."""
    if burns:
        glow = f'<rect x="4" y="4" width="{U - 8}" height="{U - 8}" rx="14" fill="url(#fp-glow)"/>'
        return glow + (use("fire", -6, 2, 84) if taken else use("fire", 7, 5, 88))
    haze = f'<rect x="6" y="6" width="{U - 12}" height="{U - 12}" rx="18" fill="url(#fp-haze)"/>'
    return haze + (use("smoke", 0, -2, 84) if taken else use("smoke", 9, 10, 82))


def vehicles(scene: Scene) -> list[str]:
    """The vehicles where they are parked."""
    out = []
    for name, spot in zip(VEHICLES, scene.fields.get("vehicle", ()), strict=False):
        if spot < 0:
            continue
        facts = scene.facts["spots"][spot]
        (x, y), (right, bottom) = (scene.layout.corners[cell] for cell in facts["cells"])
        drawn = rect("shade", -82, -30, 176, 76, ' rx="12"') + use(name, -92, -46, 184, 92)
        turn = f" rotate({TURNS[facts['side']]})"
        out.append(f"<g {place((x + right + U) / 2, (y + bottom + U) / 2, turn)}>{drawn}</g>")
    return out


def pieces(scene: Scene) -> list[str]:
    """All pieces in their places, space by space."""
    by_cell: dict[int, list[Piece]] = {}
    for piece in sorted(pieces_of(scene)):
        by_cell.setdefault(piece.cell, []).append(piece)
    return [drawn for here in by_cell.values() for drawn in placed(scene, here)]


def placed(scene: Scene, here: list[Piece]) -> list[str]:
    """The pieces of one space."""
    x, y = scene.layout.corners[here[0].cell]
    out = []
    for i, piece in enumerate(here):
        dx, dy, size = spot_of(i, len(here), scene.at("fire", piece.cell) > 0)
        out.append(f"<g {place(x + dx, y + dy, f' scale({num2(size / 100)})')}>{token(scene, piece)}</g>")
    return out


def num2(value: float) -> str:
    """A scale in hundredths."""
    return f"{value:.2f}"


def spot_of(index: int, many: int, hazard_here: bool) -> tuple[float, float, float]:
    """Where on its space a piece stands, and how large it is."""
    if many == 1 and hazard_here:
        return ASIDE
    if many < len(PLACES):
        return (*PLACES[many][index], SIZES[many])
    across = math.ceil(math.sqrt(many))
    step = 68 / (across - 1)
    return 16 + index % across * step, 20 + index // across * step, CROWDED


def token(scene: Scene, piece: Piece) -> str:
    """A piece round its middle, a hundred wide."""
    if piece.kind == "fighter":
        return fighter(scene, piece.number)
    if piece.kind == "hazmat":
        return use("hazmat", -48, -48, 96)
    if piece.kind == "poi":
        return use("poi", -50, -50, 100)
    return use(f"face{piece.number}", -50, -50, 100) + (use("treated", 14, -50, 38) if piece.treated else "")


def fighter(scene: Scene, seat: int) -> str:
    """A firefighter in the colour of the seat, with its number, the mark of the role, and what is carried."""
    role = scene.at("role", seat - 1)
    turn = '<ellipse class="fp-turn" cy="42" rx="42" ry="13"/>' if scene.at("flow", 1) == seat else ""
    body = use("dog" if role == DOG else "fighter", -62, -64, 124)
    badge = '<circle class="fp-badge" cy="20" r="21"/>' + text(str(seat), 0, 32, classes="seat")
    mark = f'<circle class="fp-badge" cx="-30" cy="-24" r="17"/>{use(f"role{role}", -42, -36, 24)}' if role else ""
    return f'<g class="fp-seat{seat}">{turn}{body}{badge}{mark}</g>{load(scene, seat)}'


def load(scene: Scene, seat: int) -> str:
    """What a firefighter carries at the right hand and leads at the left."""
    carry, lead = scene.at("carry", seat - 1), scene.at("lead", seat - 1) - 1
    out = ""
    if carry >= CARRIES_HAZMAT:
        out += use("hazmat", 16, -4, 56)
    elif carry >= CARRIES_VICTIM:
        out += use(f"face{face(scene, carry - CARRIES_VICTIM)}", 14, -2, 56)
    if lead >= 0:
        out += use(f"face{face(scene, lead)}", -70, -2, 56) + use("treated", -44, -8, 26)
    return out
