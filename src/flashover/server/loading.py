"""From the store to a game in memory: the last snapshot, and the lines behind it."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from typing import Final

import msgspec

from flashover.core import chance, record
from flashover.server import play
from flashover.server.play import Play
from flashover.server.store import LineRow, Loaded, Snapshot, TableRow

SLICE: Final = 0.002  # seconds of folding before others may have their turn
DOES_NOT_FIT: Final = (ValueError, AssertionError, KeyError, IndexError, chance.NeedOutcome)


class Unplayable(Exception):
    """A stored table cannot be opened; the text says why."""


def is_of_before(row: TableRow) -> bool:
    """Is the table pinned to other rules than those of this program?"""
    return row.rules != record.RULES


def open_play(row: TableRow) -> Play:
    """An empty game for a stored table."""
    try:
        game = Play(row.game, json.loads(row.setup))
    except ValueError as error:
        raise Unplayable(f"its setup: {error}") from None
    game.secret = row.secret
    game.typed = json.loads(row.dice).get("kind") == "typed"
    return game


def load_play(loaded: Loaded) -> Play:
    """The game as its lines tell it; every link of the chain is checked."""
    game, rows = start(loaded)
    for _ in folding(game, rows):
        pass
    return seated(game, loaded)


async def load_gently(loaded: Loaded, until: int | None = None, seen: Snapshot | None = None) -> Play:
    """The same with pauses for others, up to a line, compared with what was `seen` on the way."""
    game, rows = start(loaded)
    began = time.perf_counter()
    for _ in folding(game, rows[:until], seen):
        if time.perf_counter() - began > SLICE:
            await asyncio.sleep(0)
            began = time.perf_counter()
    return seated(game, loaded)


def start(loaded: Loaded) -> tuple[Play, list[LineRow]]:
    """The game at its snapshot, or before its first line, and the lines that follow."""
    game = open_play(loaded.table)
    if loaded.snapshot is None:
        return game, loaded.lines
    take_snapshot(game, loaded.snapshot, loaded.lines[0])
    return game, loaded.lines[1:]


def folding(game: Play, rows: list[LineRow], seen: Snapshot | None = None) -> Iterator[None]:
    """Line after line."""
    for row in rows:
        if seen is not None and row.seq == seen.seq:
            compare(game, seen)
        try:
            fold_row(game, row)
        except DOES_NOT_FIT as error:
            raise Unplayable(f"line {row.seq + 1}: {str(error) or type(error).__name__}") from error
        yield


def compare(game: Play, seen: Snapshot) -> None:
    """What was seen here by other rules; a state of another form cannot be compared."""
    before, _ = numbers_of(seen)
    now = [int(x) for x in game.game.numbers(game.state)]
    if len(before) == len(now) and before != now:
        raise Unplayable(f"before line {seen.seq + 1}: the position is another one than it was")


def seated(game: Play, loaded: Loaded) -> Play:
    """With the nonces that no line has bound yet."""
    for seat in loaded.seats:
        if seat.nonce and game.nonces.get(seat.seat) != seat.nonce:
            game.fresh[seat.seat] = seat.nonce
    return game


def fold_row(game: Play, row: LineRow) -> None:
    """One stored line."""
    if row.before != game.chain or row.seq != game.seq:
        raise Unplayable(f"line {row.seq + 1}: the chain is broken; restore a backup")
    play.fold(game, json.loads(row.line))
    if row.hash != game.chain:
        raise Unplayable(f"line {row.seq + 1}: it was changed after it was written; restore a backup")


def numbers_of(snapshot: Snapshot) -> tuple[list[int], dict[int, str]]:
    """A state as numbers, and the nonces that are bound."""
    return msgspec.msgpack.decode(snapshot.state, type=tuple[list[int], dict[int, str]])


def can_be_read(snapshot: Snapshot) -> bool:
    """Is a snapshot in order? If not, the lines alone tell the game."""
    try:
        numbers_of(snapshot)
    except msgspec.DecodeError:
        return False
    return True


def take_snapshot(game: Play, snapshot: Snapshot, before: LineRow) -> None:
    """Begin at a snapshot instead of at the beginning."""
    numbers, game.nonces = numbers_of(snapshot)
    game.state = play.state_of(game.game, numbers)
    game.seq = snapshot.seq
    game.v = snapshot.v
    game.chain = before.hash


def needs_all(loaded: Loaded) -> bool:
    """Is the table to be read from its beginning: for a spoilt snapshot, or an undo that leads to before it?"""
    if loaded.snapshot is None:
        return False
    if not can_be_read(loaded.snapshot):
        return True
    undos = [json.loads(row.line) for row in loaded.lines if '"undo":' in row.line]
    return any(isinstance(line.get("undo"), int) and line["undo"] < loaded.snapshot.seq for line in undos)


def shot_of(game: Play) -> Snapshot:
    """A snapshot of a game: of the oldest state an undo may want."""
    state, seq, v = game.state, game.seq, game.v
    if game.past:
        state, seq, v, _ = game.past[0]
    numbers = [int(x) for x in game.game.numbers(state)]
    return Snapshot(seq, v, msgspec.msgpack.encode((numbers, game.nonces)))
