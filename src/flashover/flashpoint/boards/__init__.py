"""Boards of Flash Point: drawn as text, read, checked, drawn back, and turned into numbers."""

from .attach import compose
from .drawing import canonical, draw, draw_arrows
from .errors import BoardError
from .geometry import (
    SIDES,
    Edge,
    Geometry,
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
from .meta import Meta
from .model import Board, Cell, Floor, Spot
from .reader import load, loads

__all__ = [
    "KINDS",
    "SIDES",
    "Board",
    "BoardError",
    "Cell",
    "Edge",
    "Floor",
    "Geometry",
    "Kind",
    "Meta",
    "Rim",
    "Spot",
    "board_ids",
    "canonical",
    "cell_name",
    "cell_number",
    "cells",
    "compose",
    "draw",
    "draw_arrows",
    "edges",
    "geometry",
    "load",
    "load_board",
    "loads",
    "rims",
    "room_key",
]
