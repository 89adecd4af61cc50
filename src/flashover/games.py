"""The games there are: the one place that names them all."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from flashover.core.case_scene import Games

NAMES: Final = ("flashpoint",)


def game(name: str) -> ModuleType:
    """The package of a game: its `new`, `from_position` and `from_record`."""
    if name not in NAMES:
        raise ValueError(f"'{name}' is not a game; there is {', '.join(NAMES)}")
    return import_module(f"flashover.{name}")


def case_games() -> Games:
    """For each game, who opens the table of a case."""
    return {name: import_module(f"flashover.{name}.cases_scene").open_scene for name in NAMES}
