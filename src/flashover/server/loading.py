"""From the store to a game in memory: the last snapshot, and the lines behind it."""

from __future__ import annotations

import json

import msgspec

from flashover.core import record
from flashover.server import play
from flashover.server.play import Play
from flashover.server.store import LineRow, Loaded, Snapshot, TableRow


class Unplayable(Exception):
    """A stored table cannot be opened; the text says why."""


def open_play(row: TableRow) -> Play:
    """An empty game for a stored table."""
    if row.rules != record.RULES:
        raise Unplayable(f"it was begun with rules version {row.rules}; this program plays version {record.RULES}")
    game = Play(row.game, json.loads(row.setup))
    game.secret = row.secret
    game.typed = json.loads(row.dice).get("kind") == "typed"
    return game


def load_play(loaded: Loaded) -> Play:
    """The game as its lines tell it; every link of the chain is checked."""
    game = open_play(loaded.table)
    lines = loaded.lines
    if loaded.snapshot is not None:
        take_snapshot(game, loaded.snapshot, lines[0])
        lines = lines[1:]
    try:
        for row in lines:
            fold_row(game, row)
    except (ValueError, AssertionError, KeyError) as error:
        raise Unplayable(f"line {game.seq + 1}: {error}") from error
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


def take_snapshot(game: Play, snapshot: Snapshot, before: LineRow) -> None:
    """Begin at a snapshot instead of at the beginning."""
    numbers, nonces = msgspec.msgpack.decode(snapshot.state, type=tuple[list[int], dict[int, str]])
    game.state = play.state_of(game.game, numbers)
    game.seq = snapshot.seq
    game.v = snapshot.v
    game.chain = before.hash
    game.nonces = nonces


def reaches_behind(loaded: Loaded) -> bool:
    """Does an undo lead to before the snapshot? Then the table is to be read from its beginning."""
    if loaded.snapshot is None:
        return False
    undos = [json.loads(row.line) for row in loaded.lines if '"undo":' in row.line]
    return any(isinstance(line.get("undo"), int) and line["undo"] < loaded.snapshot.seq for line in undos)


def shot_of(game: Play) -> Snapshot:
    """A snapshot of a game: of the oldest state an undo may want."""
    state, seq, v = game.state, game.seq, game.v
    if game.past:
        state, seq, v, _ = game.past[0]
    numbers = [int(x) for x in game.game.numbers(state)]
    return Snapshot(seq, v, msgspec.msgpack.encode((numbers, game.nonces)))
