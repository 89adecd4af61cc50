"""Which program this is, and which language it speaks."""

from __future__ import annotations

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


def language(wish: str) -> str:
    """The language asked for, or that of the system."""
    from flashover.core import words

    if not wish:
        return words.pick()
    if wish not in words.languages():
        raise Refused(f"--lang: '{wish[:20]}' is not one of {', '.join(words.languages())}")
    return wish
