"""A board and what lies on it as one picture that needs nothing else: SVG with the drawings of the page."""

from __future__ import annotations

from html import escape
from typing import Final

from .geometry import edges, geometry, rims
from .kinds import DOORS
from .model import Board
from .svg_art import head
from .svg_ground import ground
from .svg_ground import rims as numbers_and_names
from .svg_layout import lay_out
from .svg_pieces import hazards, pieces, vehicles
from .svg_printed import printed
from .svg_rooms import room_names
from .svg_scene import Fields, Scene, num
from .svg_walls import walls

SHOWN: Final = 0.7  # of the size its units would have: two floors fit a notebook
EDGE: Final = 8
FONT: Final = "ui-sans-serif, system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif"


def board_svg(board: Board, fields: Fields | None = None, lang: str = "en") -> str:
    """A picture of a board with the fields of a view on it; without fields, as it is printed.

    >>> from flashover.flashpoint.boards import load_board
    >>> board_svg(load_board("base-a")).startswith("<svg ")
    True
    """
    facts = geometry(board)
    scene = Scene(board, facts, lay_out(facts), as_printed(board) if fields is None else fields, lang)
    body = "\n".join(part for part in parts(scene) if part)
    return f"{opening(scene)}\n{head(body)}\n{body}\n</svg>\n"


def as_printed(board: Board) -> Fields:
    """Every door and window shut, and nothing else."""
    kinds = [edge.kind for edge in edges(board)] + [rim.kind for rim in rims(board)]
    return {"door": [1 if kind in (*DOORS, "window") else 0 for kind in kinds]}


def opening(scene: Scene) -> str:
    """The first tag, with the name of the board."""
    w, h = scene.layout.width + EDGE, scene.layout.height + EDGE
    size = f'viewBox="0 0 {num(w)} {num(h)}" width="{num(w * SHOWN)}" height="{num(h * SHOWN)}"'
    title = escape(scene.named(scene.facts["title"]))
    fonts = f'font-family="{FONT}" style="max-width:100%;height:auto"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" {fonts}>\n<title>{title}</title>'


def parts(scene: Scene) -> list[str]:
    """What is drawn, from the table up."""
    return [
        *ground(scene),
        *printed(scene),
        *numbers_and_names(scene),
        *vehicles(scene),
        *hazards(scene),
        *room_names(scene),
        *walls(scene),
        *pieces(scene),
    ]
