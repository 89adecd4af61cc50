"""Boards of Flash Point: drawn as text, read, checked, drawn back, and turned into numbers."""

from typing import TYPE_CHECKING

from .attach import compose
from .checking import check, load_sound, loads_sound, remarks, report
from .drawing import canonical, draw, draw_arrows
from .errors import BoardError
from .geometry import (
    SIDES,
    Edge,
    Rim,
    cell_name,
    cell_number,
    cells,
    edges,
    geometry,
    rims,
    room_key,
)
from .kinds import KINDS, Kind
from .library import board_ids, load_board
from .model import Board, Cell, Floor, Spot
from .reader import load, loads, read_text
from .text import Overlay, picture

if TYPE_CHECKING:
    from .facts import Geometry as Geometry
    from .meta import Meta as Meta

__all__ = [
    "KINDS",
    "SIDES",
    "Board",
    "BoardError",
    "Cell",
    "Edge",
    "Floor",
    "Kind",
    "Overlay",
    "Rim",
    "Spot",
    "board_ids",
    "canonical",
    "cell_name",
    "cell_number",
    "cells",
    "check",
    "compose",
    "draw",
    "draw_arrows",
    "edges",
    "geometry",
    "load",
    "load_board",
    "load_sound",
    "loads",
    "loads_sound",
    "picture",
    "read_text",
    "remarks",
    "report",
    "rims",
    "room_key",
]
