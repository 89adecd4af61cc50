"""Records over HTTP: told, checked, replayed, taken in."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from flashover.core import record, replay
from flashover.core.record import BadRecord, Line
from flashover.core.verify import verify
from flashover.server import games, outgoing, play, seats
from flashover.server.api import MAX_IMPORT, Endpoint, Refused, as_json, routes
from flashover.server.http_shapes import Import, Made, Replay, ReplayStep, Verified, WrongRoll
from flashover.server.http_tables import hub_of, may_make, table_of
from flashover.server.play import Play
from flashover.server.store import LineRow, SeatRow, TableRow
from flashover.server.table import Table, text_of

NDJSON: Final = "application/x-ndjson; charset=utf-8"


async def lines_of(request: Request, table: Table) -> list[Line]:
    """The lines of a table, whole: not for strangers while it runs."""
    rows = await hub_of(request).store.lines(table.id)
    return [json.loads(row.line) for row in rows]


async def tell(request: Request, _: None) -> Response:
    """The record: whole after the result, before that as everybody may know it."""
    table = await table_of(request)
    lines = await lines_of(request, table)
    if not table.play.over:
        lines = [table.play.language.redact(line) for line in lines]
    name = f'attachment; filename="flashover-{table.id}.jsonl"'
    return Response(record.dumps(lines), media_type=NDJSON, headers={"content-disposition": name})


async def check(request: Request, _: None) -> Verified:
    """Every roll worked out again."""
    table = await table_of(request)
    if not table.play.over:
        raise Refused(409, "still-running", "the secret of the dice is revealed when the game is over")
    lines = await lines_of(request, table)
    try:
        return await asyncio.get_running_loop().run_in_executor(hub_of(request).bots.pool, verified, lines)
    except BadRecord as error:
        raise Refused(422, "bad-record", str(error)) from None


def verified(lines: list[Line]) -> Verified:
    """In another process: it takes a while."""
    games.of_record(lines)
    found = verify(lines)
    wrong = [WrongRoll(one["line"], one["expected"], one["found"]) for one in found["wrong"]]
    return Verified(found["rolls"], wrong, found["kind"], found["unchecked"])


async def step_through(request: Request, _: None) -> Response:
    """The game to step through."""
    table = await table_of(request)
    lines = await lines_of(request, table)
    loop = asyncio.get_running_loop()
    return as_json(await loop.run_in_executor(hub_of(request).bots.pool, replayed, table.id, lines))


def replayed(table: str, lines: list[Line]) -> bytes:
    """In another process: every decision with its events, as a spectator may know them."""
    head = lines[0]
    setup = head["setup"]
    assert isinstance(setup, dict)
    game = Play(str(head["game"]), dict(setup))
    steps: list[ReplayStep] = []
    first: Replay | None = None
    for line in lines:
        play.fold(game, line, True)
        if game.seq == 2:
            first = beginning(table, game)
        elif "act" in line:
            steps.append(step_of(game, line))
        elif "undo" in line:
            steps.append(ReplayStep(len(game.past), 0, "", [], outgoing.asked(game, ""), len(game.past)))
    assert first is not None
    first.steps = steps
    return outgoing.ENCODER.encode(first)


def beginning(table: str, game: Play) -> Replay:
    """The view before the first decision."""
    view = outgoing.view(game, 0, (), [], "")
    board = game.setup.get("board", "")
    return Replay(table, game.room.name, board, view.fields, outgoing.kinds(game), view.asked, [])


def step_of(game: Play, line: Line) -> ReplayStep:
    """What a decision brought about."""
    shown = game.language.redact(dict(line))
    found = outgoing.wire(game, play.events(game, game.state, 0))
    seat = line["seat"]
    assert isinstance(seat, int)
    return ReplayStep(len(game.past), seat, str(shown["act"]), found, outgoing.asked(game, ""))


async def take_in(request: Request, body: Import) -> Made:
    """A record from elsewhere becomes a finished table."""
    may_make(request)
    hub = hub_of(request)
    try:
        lines = record.loads(body.record)
        await asyncio.get_running_loop().run_in_executor(hub.bots.pool, sound, lines)
    except (BadRecord, games.BadTable, ValueError) as error:
        raise Refused(422, "bad-record", str(error)[:500]) from None
    row = imported(lines, seats.clean(body.title, 60))
    owner = SeatRow(seats.OWNER, "owner", "", "", "", 0)
    await hub.store.create(row, chained(lines), [owner])
    return Made(row.id, seats.sign(hub.key, row.id, seats.OWNER, 0), {})


def sound(lines: list[Line]) -> None:
    """In another process: does it replay, to its end?"""
    game, language, setup = games.of_record(lines)
    try:
        match = replay.replay(game, language, setup, lines, None)
    except ValueError as error:
        raise BadRecord(str(error)) from None
    if match.result is None or "result" not in lines[-1]:
        raise BadRecord("only finished games are taken in; this one is not at its end")


def imported(lines: list[Line], title: str) -> TableRow:
    """The table of a record."""
    now = int(time.time() * 1000)
    head = lines[0]
    words = (json.dumps(head["setup"]), json.dumps(head["dice"]), json.dumps(lines[-1]["result"]))
    last = lines[-1]
    keys = (bytes.fromhex(str(last.get("secret", ""))), bytes.fromhex(str(last.get("deal", ""))))
    return TableRow(
        seats.new_id(), str(head["game"]), record.RULES, words[0], title, False, words[1], *keys, "", now, now, words[2]
    )


def chained(lines: list[Line]) -> list[LineRow]:
    """Lines with the links of their chain."""
    from flashover.core.fair import line_hash

    rows = []
    before = ""
    for seq, line in enumerate(lines):
        after = line_hash(before, line)
        rows.append(LineRow(seq, text_of(line), before, after, "", 0))
        before = after
    return rows


ENDPOINTS: Final = [
    Endpoint("GET", "/api/tables/{table}/record", "The record, as JSON lines", tell, None, None),
    Endpoint("GET", "/api/tables/{table}/verify", "Every roll worked out again", check, None, Verified),
    Endpoint("GET", "/api/tables/{table}/replay", "The game to step through", step_through, None, Replay),
    Endpoint("POST", "/api/records", "Take a record in", take_in, Import, Made, MAX_IMPORT),
]
ROUTES: Final = routes(ENDPOINTS)
