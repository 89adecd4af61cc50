"""Records: played again, and their dice recomputed."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from flashover.cli.about import room
from flashover.cli.output import answer
from flashover.cli.refusal import WRONG, Refused
from flashover.core.match import Match
from flashover.core.record import BadRecord, Line, load

SETUP_LINE: Final = "line 1:"  # a game that cannot even be set up is not read


def show_replay(file: Path, at: int | None, as_json: bool) -> int:
    """Play a record again, up to a decision if one is named; is it the game that was written down?"""
    lines = load(file)
    decisions = count_decisions(lines)
    if at is not None and at > decisions:
        raise Refused(f"--at {at}: {file} has {decisions} decisions")
    try:
        match = replayed(lines, at)
    except BadRecord as error:
        if str(error).startswith(SETUP_LINE):
            raise Refused(f"{file}: {error}") from None
        facts: dict[str, object] = {"decisions": decisions, "equal": False}
        answer({**facts, "at": None, "position": None, "result": None}, [], as_json)
        raise Refused(f"{file}: {error}", WRONG) from None
    equal = at is not None or told_end(lines) == match.result
    place = decisions if at is None else at
    facts = {"decisions": decisions, "equal": equal, "at": place}
    facts |= {"position": match.position(), "result": match.result}
    answer(facts, report(match, facts), as_json)
    return 0 if equal else WRONG


def replayed(lines: list[Line], at: int | None) -> Match:
    """The game a record tells."""
    match = room(str(lines[0]["game"])).from_record(lines, at)
    assert isinstance(match, Match)
    return match


def count_decisions(lines: list[Line]) -> int:
    """How many decisions stand in a record, those taken back included."""
    return sum("act" in line for line in lines)


def told_end(lines: list[Line]) -> object:
    """The result a record ends with."""
    return next((line["result"] for line in reversed(lines) if "result" in line), None)


def report(match: Match, facts: dict[str, object]) -> list[str]:
    """The board, and how it ended."""
    if not facts["equal"]:
        ended = f"the result is {match.result}, not what the record says"
    elif match.result is None:
        ended = f"the game still runs; to act: {', '.join(map(str, match.to_act))}"
    else:
        ended = "  ".join(f"{key} {value}" for key, value in match.result.items())
    return [*str(match).splitlines(), "", f"decision {facts['at']} of {facts['decisions']}", ended]


def show_verify(file: Path, as_json: bool) -> int:
    """Recompute the rolls of a finished game."""
    from flashover.core.verify import verify

    found = verify(load(file))
    told = [f"line {row['line']}: {row['found']}, but it should be {row['expected']}" for row in found["wrong"]]
    told.append(f"{found['rolls']} rolls, {len(told)} wrong")
    if found["unchecked"]:
        told.append(f"{found['unchecked']} outcomes come from real dice, or from dice nobody can work out again")
    answer({"rolls": found["rolls"], "wrong": found["wrong"]}, told, as_json)
    return WRONG if found["wrong"] else 0
