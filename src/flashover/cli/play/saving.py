"""Games put away and taken up again. A saved game is a record; who plays which seat stands in its first line."""

from __future__ import annotations

import secrets
import time
from pathlib import Path

from flashover.cli.about import room
from flashover.core import chance, record
from flashover.core.match import Match
from flashover.core.record import Line

Seats = dict[int, str]


def fresh_name() -> Path:
    """A file name nobody has used yet."""
    return Path(time.strftime("flashover-%Y%m%d-%H%M%S.jsonl"))


def save(match: Match, seats: Seats, file: Path) -> None:
    """Write a game down, whole or not at all."""
    lines = match.record()
    lines[0]["seats"] = {str(seat): name for seat, name in seats.items()}
    record.save(file, lines)


def load(file: Path) -> tuple[Match, Seats]:
    """Take a game up again, with the bots it had."""
    lines = record.load(file)
    match = resume(lines)
    return match, seats_of(lines[0], int(match.game.seats()))


def seats_of(head: Line, seats: int) -> Seats:
    """The bots named in the first line of a record."""
    named = head.get("seats")
    if not isinstance(named, dict):
        return {}
    return {int(seat): str(name) for seat, name in named.items() if seat in map(str, range(1, seats + 1))}


def resume(lines: list[Line]) -> Match:
    """The game a record tells, able to go on: with the dice it would have had, as long as they can be known."""
    match = room(str(lines[0]["game"])).from_record(lines)
    assert isinstance(match, Match)
    twin = same_dice(lines)
    if twin is not None and list(match.game.numbers(twin.state))[4:] == list(match.game.numbers(match.state))[4:]:
        match.state = match.game.clone(twin.state)
    else:
        chance.seed(match.state, secrets.randbits(60))
    return match


def same_dice(lines: list[Line]) -> Match | None:
    """The same game played from its seed; None if it has none, or if it did not keep to it."""
    dice, setup = lines[0]["dice"], lines[0]["setup"]
    assert isinstance(dice, dict) and isinstance(setup, dict)
    seed = dice.get("seed")
    if not isinstance(seed, int) or "out" not in lines[1] or "drawing" in lines[0]:
        return None
    match = room(str(lines[0]["game"])).new(seed=seed, **setup)
    assert isinstance(match, Match)
    return match if all(again(match, line) for line in lines[2:]) else None


def again(match: Match, line: Line) -> bool:
    """Play one line of the record; does chance say the same as then?"""
    if "undo" in line:
        return "by" not in line and match.undo()
    if "act" in line:
        assert isinstance(line["seat"], int)
        match.apply(str(line["act"]), line["seat"])
        return match.log.lines[-1 if match.result is None else -2].get("out") == line.get("out")
    return True
