"""Which program this is, which games it has, which languages it speaks."""

from __future__ import annotations

from types import ModuleType

from flashover.cli.output import answer
from flashover.cli.refusal import Refused


def show_version(as_json: bool) -> int:
    """Version of the program, of the rules, and the build of the engine."""
    import flashover
    from flashover import native
    from flashover.core import record

    known = {"version": flashover.__version__, "rules": record.RULES, "build": native.build()}
    answer(known, [f"flashover {known['version']}, rules {known['rules']}, {known['build']} engine"], as_json)
    return 0


def room(name: str) -> ModuleType:
    """The package of a game."""
    from flashover import games

    if name not in games.NAMES:
        raise Refused(f"'{name[:40]}' is not a game of this program; there is {', '.join(games.NAMES)}")
    return games.game(name)


def language(wish: str) -> str:
    """The language asked for, or that of the system."""
    from flashover.core import words

    if not wish:
        return words.pick()
    if wish not in words.languages():
        raise Refused(f"--lang: '{wish[:20]}' is not one of {', '.join(words.languages())}")
    return wish
