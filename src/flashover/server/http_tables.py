"""Tables over HTTP: made, listed, joined, left."""

from __future__ import annotations

import json
import time
from typing import Final

from starlette.requests import Request

from flashover.core.language import BadMove, BadPosition
from flashover.server import games, http_shapes, outgoing, play, seats
from flashover.server.api import Endpoint, Refused, routes
from flashover.server.http_shapes import Fork, Info, Made, NewTable, Open, Relink, Rematch, SeatLink, Sit, Stand, Tables
from flashover.server.hub import Hub, Wish
from flashover.server.loading import open_play
from flashover.server.proposals import withdraw
from flashover.server.store import SeatRow
from flashover.server.table import Table

MOST_LISTED: Final = 100


def hub_of(request: Request) -> Hub:
    """The tables of this server."""
    hub: Hub = request.app.state.hub
    if hub.closing:
        raise Refused(503, "going-down", "the server restarts", 2.0)
    return hub


async def table_of(request: Request) -> Table:
    """The table an address names."""
    table = await hub_of(request).get(str(request.path_params["table"]))
    if table is None:
        raise Refused(404, "no-table", "there is no such table")
    return table


def may_make(request: Request) -> None:
    """Tables are not made without end."""
    address = request.client.host if request.client else ""
    wait = request.app.state.guard.tables.take(address)
    if wait:
        raise Refused(429, "rate", "too many new tables", wait)


async def make(hub: Hub, wish: Wish) -> Table:
    """A table, or why not."""
    try:
        return await hub.create(wish)
    except (games.BadTable, BadMove, BadPosition, ValueError) as error:
        raise Refused(422, "bad-setup", str(error)[:500]) from None


def made(table: Table) -> Made:
    """What who made a table gets."""
    mine = {seat.seat: table.link(seat.seat) for seat in table.seats.values() if seat.kind == "person"}
    return Made(table.id, table.link(seats.OWNER), mine)


# ---- new ones


async def create(request: Request, body: NewTable) -> Made:
    """A new table."""
    hub = hub_of(request)
    may_make(request)
    setup: dict[str, object] = dict(body.setup)
    if body.seats:
        setup.setdefault("seats", len(body.seats))
    sitting = sitting_of(body, setup, hub.bots.names)
    title = seats.clean(body.title, 60)
    return made(await make(hub, Wish(body.game, setup, sitting, title, body.public, body.dice)))


def sitting_of(body: NewTable, setup: dict[str, object], bots: list[str]) -> list[SeatRow]:
    """Who sits where at first."""
    try:
        words = games.table(body.game, setup)[2]
    except ValueError as error:
        raise Refused(422, "bad-setup", str(error)[:500]) from None
    many = int(words["seats"])
    if len(body.seats) > many:
        raise Refused(422, "bad-setup", f"seats: {len(body.seats)} wishes for {many} seats")
    wishes = body.seats + [http_shapes.SeatWish()] * (many - len(body.seats))
    return [seat_row(number, wish, body.nonce, bots) for number, wish in enumerate(wishes, 1)]


def seat_row(number: int, wish: http_shapes.SeatWish, nonce: str, bots: list[str]) -> SeatRow:
    """A seat as wished."""
    if wish.kind == "bot":
        if wish.bot not in bots:
            raise Refused(422, "no-bot", f"there is no bot '{wish.bot}'")
        return SeatRow(number, "bot", "", wish.bot, "", 0)
    if wish.kind == "me":
        return SeatRow(number, "person", seats.clean(wish.name, seats.NAME), "", nonce, 0)
    return SeatRow(number, "open", "", "", "", 0)


async def rematch(request: Request, body: Rematch) -> Made:
    """The same table once more."""
    hub, old = hub_of(request), await table_of(request)
    may_make(request)
    if body.same and not old.play.over:
        raise Refused(409, "still-running", "the same deal can be played again only when the game is over")
    dice = str(json.loads(old.row.dice).get("kind"))
    deal = old.row.deal if body.same and dice == "fair" else b""
    wish = Wish(old.row.game, dict(old.play.setup), again(old, body.tokens), old.row.title, old.row.public)
    return made(await make(hub, wish._replace(dice="typed" if dice == "typed" else "fair", parent=old.id, deal=deal)))


def again(old: Table, tokens: list[str]) -> list[SeatRow]:
    """The same bots, the asker on the own seats, the others open."""
    mine = {old.seat_of(token) for token in tokens}
    rows = [seat for seat in sorted(old.seats.values()) if seat.seat]
    return [row if row.kind == "bot" else person_or_open(row, row.seat in mine) for row in rows]


def person_or_open(row: SeatRow, mine: bool) -> SeatRow:
    """A seat of the new table."""
    return row._replace(kind="person" if mine else "open", name=row.name if mine else "", epoch=0, nonce="")


async def fork(request: Request, body: Fork) -> Made:
    """A new table that goes on from a decision; of a running game the asker's ignorance goes on too."""
    hub, old = hub_of(request), await table_of(request)
    may_make(request)
    loaded = await hub.store.load(old.id, whole=True)
    if loaded is None:
        raise Refused(404, "no-table", "there is no such table")
    mine = sorted(seat for seat in (old.seat_of(token) for token in body.tokens) if seat)
    position = position_at(old, [json.loads(row.line) for row in loaded.lines], body.at, mine[0] if mine else 0)
    wish = Wish(old.row.game, dict(old.play.setup), again(old, body.tokens), old.row.title, False, "fair", old.id)
    return made(await make(hub, wish._replace(position=position)))


def position_at(old: Table, lines: list[dict[str, object]], at: int, seat: int) -> str:
    """The position after so many decisions: the real one of a finished game, else one like it for this seat."""
    game = open_play(old.row)
    found = play.walk(game, lines, at)
    if found is None:
        raise Refused(422, "no-decision", f"there is no decision {at}")
    state = found if old.play.over else game.game.resample(found, seat, time.time_ns() % 2**60)
    return game.language.position(state)


# ---- seats


async def sit(request: Request, body: Sit) -> SeatLink:
    """Take an open seat."""
    table = await table_of(request)
    return await table.call(lambda: sit_down(table, body))


async def sit_down(table: Table, body: Sit) -> SeatLink:
    """In the table's own task: two cannot take one seat."""
    free = [seat for seat in sorted(table.seats.values()) if seat.kind == "open"]
    row = next((seat for seat in free if body.seat in (0, seat.seat)), None)
    if row is None:
        raise Refused(409, "seat-taken", "this seat is taken")
    name = seats.clean(body.name, seats.NAME)
    await table.put_seats([row._replace(kind="person", name=name, nonce=body.nonce, epoch=row.epoch + 1)])
    if body.nonce:
        table.play.fresh[row.seat] = body.nonce
    return SeatLink(row.seat, table.link(row.seat))


async def stand(request: Request, body: Stand) -> Info:
    """Leave a seat."""
    table = await table_of(request)
    return await table.call(lambda: stand_up(table, body.token))


async def stand_up(table: Table, token: str) -> Info:
    """The seat is open again, whoever still holds its link loses it."""
    seat = table.seat_of(token)
    if not seat:
        raise Refused(403, "bad-seat", "this link is not valid here, or was revoked")
    row = table.seats[seat]
    await table.put_seats([row._replace(kind="open", name="", bot="", nonce="", epoch=row.epoch + 1)])
    put_out(table, seat)
    return info(table)


def put_out(table: Table, seat: int) -> None:
    """Connections lose a seat whose link was revoked; what was proposed for it is void."""
    withdraw(table, {seat})
    for peer in table.peers:
        if seat in peer.seats:
            peer.seats.discard(seat)
            peer.look = min(peer.seats, default=0)
            peer.send(table.view(peer))
    table.show_presence()


async def link(request: Request, body: Relink) -> SeatLink:
    """A new link for a seat."""
    table = await table_of(request)
    return await table.call(lambda: new_link(table, body))


async def new_link(table: Table, body: Relink) -> SeatLink:
    """The old link is void from now on."""
    asker = table.seat_of(body.token)
    if asker is None or body.seat not in table.seats or asker not in (seats.OWNER, body.seat):
        raise Refused(403, "bad-seat", "only the holder of a seat, and who made the table, may do this")
    row = table.seats[body.seat]
    kind = "person" if row.kind == "open" else row.kind
    await table.put_seats([row._replace(epoch=row.epoch + 1, kind=kind)])
    if body.seat != seats.OWNER:
        put_out(table, body.seat)
    return SeatLink(body.seat, table.link(body.seat))


# ---- looking


def info(table: Table) -> Info:
    """A table, as everybody may know it."""
    result = table.ended().result if table.play.over else None
    setup = table.play.setup
    return Info(
        table.id,
        table.row.game,
        setup.get("board", ""),
        setup,
        table.row.title,
        table.row.public,
        json.loads(table.row.dice),
        table.seat_infos(None),
        table.play.v,
        outgoing.asked(table.play, table.question()),
        result,
        table.row.parent,
    )


async def show(request: Request, _: None) -> Info:
    """One table."""
    return info(await table_of(request))


async def listed(request: Request, _: None) -> Tables:
    """Open tables."""
    rows = await hub_of(request).store.listed(MOST_LISTED)
    found = []
    for row in rows:
        setup = json.loads(row.setup)
        found.append(
            Open(row.id, row.game, setup.get("board", ""), setup, row.title, row.created, row.seats - 1, row.open)
        )
    return Tables(found)


ENDPOINTS: Final = [
    Endpoint("POST", "/api/tables", "Make a table", create, NewTable, Made),
    Endpoint("GET", "/api/tables", "Public tables with an open seat", listed, None, Tables),
    Endpoint("GET", "/api/tables/{table}", "A table", show, None, Info),
    Endpoint("POST", "/api/tables/{table}/sit", "Take an open seat", sit, Sit, SeatLink),
    Endpoint("POST", "/api/tables/{table}/stand", "Leave a seat", stand, Stand, Info),
    Endpoint(
        "POST", "/api/tables/{table}/link", "Make a new link for a seat; the old one is void", link, Relink, SeatLink
    ),
    Endpoint("POST", "/api/tables/{table}/fork", "A new table that goes on from a decision", fork, Fork, Made),
    Endpoint("POST", "/api/tables/{table}/rematch", "The same table once more", rematch, Rematch, Made),
]
ROUTES: Final = routes(ENDPOINTS)
