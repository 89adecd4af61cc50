"""One WebSocket connection: what comes in is read, checked and put into the table's queue; what goes out waits here."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

import msgspec
import structlog
from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from flashover.server import metrics, outgoing
from flashover.server.dispatch import HANDLERS, TALK
from flashover.server.hub import Hub
from flashover.server.limits import Bucket, Guard
from flashover.server.loading import Unplayable
from flashover.server.origin import Origins
from flashover.server.protocol import MAX_IN, Answer, ClientMessage, Failure, Join
from flashover.server.seats import clean
from flashover.server.store import StoreError
from flashover.server.table import Table

LOG = structlog.get_logger()
DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
POLICY: Final = 1008
TOO_BIG: Final = 1009
GOING: Final = 1012


class Closed(Exception):
    """The connection is to be closed."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(why)
        self.code = code
        self.why = why


class Guest:
    """A connection at one table. Joining another one makes another guest, so that no seat is carried along."""

    def __init__(self, connection: Connection, name: str, seats: set[int], owner: bool, look: int) -> None:
        self.connection = connection
        self.name = name
        self.seats = seats
        self.owner = owner
        self.look = look

    def send(self, message: Answer) -> None:
        """Send a message."""
        self.connection.send_text(outgoing.encode(message))

    def send_text(self, text: str) -> None:
        """Send a message that is written already."""
        self.connection.send_text(text)


class Connection:
    """One WebSocket."""

    def __init__(self, socket: WebSocket, hub: Hub, guard: Guard) -> None:
        self.socket = socket
        self.hub = hub
        self.guard = guard
        self.table: Table | None = None
        self.guest = Guest(self, "", set(), False, 0)
        limits = guard.limits
        self.commands = Bucket(limits.commands, limits.commands_burst)
        self.chat = Bucket(limits.chat, limits.chat_burst)
        self.strikes = 0
        self.outbox: deque[str] = deque()
        self.waiting = 0
        self.sender: asyncio.Task[None] | None = None
        self.closing: Closed | None = None

    # ---- out

    def send(self, message: Answer) -> None:
        """Send a message."""
        self.send_text(outgoing.encode(message))

    def send_text(self, text: str) -> None:
        """Put a message into the outbox; who does not empty it is dropped."""
        if self.closing is not None:
            return
        self.outbox.append(text)
        self.waiting += len(text)
        most = self.guard.limits.outbox
        if most and self.waiting > most:
            self.drop(Closed(POLICY, "slow"))
        elif self.sender is None:
            self.sender = asyncio.get_running_loop().create_task(self.empty())

    async def empty(self) -> None:
        """Send what waits, in order."""
        patience = self.guard.limits.patience or None
        try:
            while self.outbox:
                text = self.outbox.popleft()
                await asyncio.wait_for(self.socket.send_text(text), patience)
                self.waiting -= len(text)
        except TimeoutError:
            self.drop(Closed(POLICY, "slow"))
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.outbox.clear()
        finally:
            self.sender = None

    def drop(self, why: Closed) -> None:
        """Close a connection that does not keep the rules; what it did not read is thrown away."""
        self.closing = why
        self.outbox.clear()
        metrics.DROPPED.labels(why=why.why).inc()
        asyncio.get_running_loop().create_task(self.close(why))

    async def close(self, why: Closed) -> None:
        """Say goodbye, without waiting for long."""
        if self.socket.application_state is not WebSocketState.CONNECTED:
            return
        try:
            await asyncio.wait_for(self.socket.close(why.code, why.why), 1.0)
        except (TimeoutError, RuntimeError, OSError):
            LOG.info("a connection did not close", why=why.why)

    # ---- in

    async def serve(self) -> None:
        """Read messages until one side has enough."""
        try:
            while self.closing is None:
                await self.take(await self.socket.receive())
        except (WebSocketDisconnect, RuntimeError):
            return
        except Closed as why:
            self.closing = why
            await self.flush()
            metrics.DROPPED.labels(why=why.why).inc()
            await self.close(why)
        finally:
            self.leave()

    async def flush(self) -> None:
        """Give the last words a moment."""
        if self.sender is not None:
            await asyncio.wait({self.sender}, timeout=1.0)

    async def take(self, event: object) -> None:
        """One event of the connection."""
        assert isinstance(event, dict)
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(int(event.get("code") or 1000))
        text = event.get("text")
        if text is None:
            raise Closed(1003, "binary")
        if len(text) > MAX_IN or len(text.encode("utf-8", "surrogatepass")) > MAX_IN:
            raise Closed(TOO_BIG, "too-long")
        wait = self.commands.take()
        if wait:
            self.strike(Failure("rate", "too many messages", round(wait, 2)))
            return
        message = self.read(text)
        if message is not None:
            await self.handle(message)

    def read(self, text: str) -> ClientMessage | None:
        """A message; what cannot be read is answered by an error."""
        try:
            return DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self.strike(Failure("not-understood", str(error)[:300]))
            return None

    def strike(self, error: Failure) -> None:
        """An error; too many of them close the connection."""
        metrics.REFUSED.labels(code=error.code).inc()
        self.send(error)
        self.strikes += 1
        if self.guard.limits.strikes and self.strikes > self.guard.limits.strikes:
            raise Closed(POLICY, error.code)

    async def handle(self, message: ClientMessage) -> None:
        """Pass a message on."""
        if isinstance(message, Join):
            await self.join(message)
            return
        table = self.table
        if table is None:
            self.strike(Failure("not-joined", "the first message is join"))
            return
        if isinstance(message, TALK):
            wait = self.chat.take()
            if wait:
                self.strike(Failure("rate", "too much talk", round(wait, 2)))
                return
        handler = HANDLERS[type(message)]
        guest = self.guest
        table.put(lambda: handler(table, guest, message))

    async def join(self, message: Join) -> None:
        """Come to a table; seats only with tokens that hold."""
        try:
            table = await self.hub.get(message.table)
        except (Unplayable, StoreError) as error:
            self.send(Failure("unplayable", str(error)))
            return
        if table is None:
            self.strike(Failure("no-table", "there is no such table"))
            return
        self.leave()
        found = [table.seat_of(token) for token in message.seats]
        seats = {seat for seat in found if seat}
        look = message.look if message.look in seats else min(seats, default=0)
        self.table, self.guest = table, Guest(self, clean(message.name, 24), seats, 0 in found, look)
        if None in found:
            self.send(Failure("bad-seat", "a seat link is not valid here, or was revoked"))
        guest = self.guest
        await table.call(lambda: welcome(table, guest))

    def leave(self) -> None:
        """Go away from a table."""
        table, self.table = self.table, None
        if table is not None:
            table.peers.discard(self.guest)
            table.put(lambda: goodbye(table))


async def welcome(table: Table, peer: Guest) -> None:
    """What a newcomer gets; in the table's own task, so that nothing falls between."""
    table.peers.add(peer)
    peer.send(table.joined(peer))
    peer.send(table.view(peer))
    for proposal in table.proposals.values():
        peer.send(proposal.message(True, False))
    if table.play.over:
        peer.send(table.ended())
    table.show_presence()
    table.nudge()


async def goodbye(table: Table) -> None:
    """Somebody left."""
    table.show_presence()


async def endpoint(socket: WebSocket) -> None:
    """`/ws`."""
    state = socket.app.state
    hub: Hub = state.hub
    guard: Guard = state.guard
    origins: Origins = state.origins
    address = socket.client.host if socket.client else ""
    if not origins.welcome_socket(socket.headers):
        await socket.send_denial_response(PlainTextResponse("foreign origin", 403))
        return
    if hub.closing or not guard.enter(address):
        await socket.close(POLICY if not hub.closing else GOING)
        return
    metrics.SOCKETS.inc()
    try:
        await socket.accept()
        await Connection(socket, hub, guard).serve()
    finally:
        metrics.SOCKETS.dec()
        guard.leave(address)
