"""A crowd of clients that play at many tables at once, come back by themselves, and write down what was acknowledged.

`python -m tests.chaos.crowd --clients 64 --seconds 10` plays as fast as the server answers.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.chaos import wire
from tests.chaos.figures import command, scratch, show, times
from tests.chaos.server import Server

BREAK: Final = (OSError, WebSocketException, TimeoutError, EOFError)
AGAIN: Final = 0.02  # seconds before a client tries to come back
END_TURN: Final = 0.3  # how often a turn is ended where it may be
UNDO: Final = 0.03
MANY_AT_ONCE: Final = 50  # handshakes


class Entry(NamedTuple):
    """An acknowledged command: its name, the version it made, and the move ("undo" for an undo)."""

    table: str
    name: str
    v: int
    move: str


@dataclass
class Wish:
    """A command on its way."""

    name: str
    v: int
    seat: int
    move: str
    sent: float

    def text(self) -> str:
        """The message."""
        if self.move == "undo":
            return wire.text({"t": "undo", "v": self.v, "id": self.name, "seat": self.seat})
        return wire.text({"t": "act", "acts": [self.move], "v": self.v, "id": self.name, "seat": self.seat})


@dataclass
class Crowd:
    """What all clients share."""

    server: Server
    dice: random.Random
    pace: float = 0.0  # seconds between two moves of a client; 0: at once
    ended: bool = False
    paused: bool = False
    journal: list[Entry] = field(default_factory=list)
    taken: list[float] = field(default_factory=list)  # seconds from sending to acknowledgement
    back: list[float] = field(default_factory=list)  # seconds from connecting to the view
    counts: Counter[str] = field(default_factory=Counter)
    clients: list[Client] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    doors: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(MANY_AT_ONCE))

    def next_name(self, client: int) -> str:
        """A fresh name for a command."""
        self.counts["commands"] += 1
        return f"{client}-{self.counts['commands']}"


class Room:
    """Clients that share a table, and go on to the next one together when a game is over."""

    def __init__(self, crowd: Crowd, seats: list[str]) -> None:
        self.crowd = crowd
        self.seats = seats
        self.made: wire.Made | None = None
        self.lock = asyncio.Lock()

    async def table_after(self, old: str) -> wire.Made:
        """The table that comes after one that is over ("": the first)."""
        async with self.lock:
            while self.made is None or self.made.table == old:
                with suppress(OSError):
                    self.made = await asyncio.to_thread(self.crowd.server.table, self.seats)
                    self.crowd.tables.append(self.made.table)
                    break
                await asyncio.sleep(AGAIN)
            assert self.made is not None
            return self.made


class Client:
    """One connection after another, for some seats of a room."""

    def __init__(self, crowd: Crowd, room: Room, seats: list[int]) -> None:
        self.crowd = crowd
        self.room = room
        self.number = len(crowd.clients) + 1
        self.own = seats
        self.dice = random.Random(crowd.dice.random())
        self.table = ""
        self.tokens: list[str] = []
        self.socket: ClientConnection | None = None
        self.wish: Wish | None = None
        self.due = 0.0
        self.v = -1
        self.newest = -1  # the last version that was ever shown
        self.fields: dict[str, list[int]] = {}
        self.patches: dict[str, str] = {}
        self.legal: list[wire.Options] = []
        self.undo = ""
        self.ready = asyncio.Event()
        self.finished = False
        crowd.clients.append(self)

    @property
    def over(self) -> bool:
        """Is there nothing more to hear at this table?"""
        return self.finished and self.wish is None

    # ---- coming and going

    async def run(self) -> None:
        """Come back until the crowd ends."""
        while not self.crowd.ended:
            with suppress(*BREAK):
                await self.visit()
            self.ready.clear()
            self.socket = None
            await asyncio.sleep(AGAIN)

    async def visit(self) -> None:
        """One connection."""
        if self.over or not self.table:
            await self.move_on()
        began = time.perf_counter()
        url = self.crowd.server.url
        async with self.crowd.doors:
            socket = await connect(
                url.replace("http", "ws", 1) + "/ws",
                origin=url,  # type: ignore[arg-type]
                compression=None,
                max_size=None,
                ping_interval=None,
                close_timeout=1,
                proxy=None,
            )
        try:
            self.socket = socket
            await socket.send(wire.join(self.table, self.tokens, self.v))
            await self.until_view(socket)
            self.crowd.back.append(time.perf_counter() - began)
            await self.came_back(socket)
            await self.listen(socket)
        finally:
            await socket.close()

    async def until_view(self, socket: ClientConnection) -> None:
        """Read up to the whole view."""
        while not self.ready.is_set():
            await self.take(wire.HEARD.decode(await socket.recv()))

    async def came_back(self, socket: ClientConnection) -> None:
        """Send again what was not acknowledged, or go on."""
        if self.wish is not None:
            self.crowd.counts["resent"] += 1
            await socket.send(self.wish.text())
        else:
            await self.go_on()

    async def listen(self, socket: ClientConnection) -> None:
        """Read on until the game is over, or the crowd is."""
        async for text in socket:
            await self.take(wire.HEARD.decode(text))
            if self.over or self.crowd.ended:
                return

    async def move_on(self) -> None:
        """To the next table."""
        made = await self.room.table_after(self.table)
        self.table = made.table
        self.tokens = [made.seats[str(seat)] for seat in self.own]
        self.finished, self.wish, self.v, self.newest = False, None, -1, -1
        self.fields = {}

    # ---- what is heard

    async def take(self, heard: wire.Heard) -> None:
        """One message of the server."""
        if heard.t == "events":
            await self.take_events(heard)
        elif heard.t == "view":
            self.take_view(heard)
            if self.wish is None and self.ready.is_set():
                await self.go_on()
            self.ready.set()
        elif heard.t == "ack":
            await self.take_ack(heard)
        elif heard.t == "refusal":
            await self.take_refusal(heard)
        elif heard.t == "joined":
            self.patches = {kind.k: kind.field for kind in heard.kinds}
        elif heard.t == "ended":
            self.finished = True
            self.crowd.counts["games"] += 1
        elif heard.t == "error":
            self.crowd.counts[f"error {heard.code}"] += 1

    def take_view(self, heard: wire.Heard) -> None:
        """The whole view: never older than what was shown, and equal where it is as old."""
        if heard.v < self.newest:
            self.crowd.counts["went back"] += 1
        if heard.v == self.v and self.fields and heard.fields != self.fields:
            self.crowd.counts["differs"] += 1
        self.fields, self.v, self.legal, self.undo = heard.fields, heard.v, heard.legal, heard.undo
        self.newest = max(self.newest, heard.v)

    async def take_events(self, heard: wire.Heard) -> None:
        """A decision."""
        if heard.v not in (self.v, self.v + 1):
            self.crowd.counts["gaps"] += 1
        if not wire.patch(self.fields, self.patches, heard.events):
            self.crowd.counts["differs"] += 1
        same = heard.v == self.v
        self.v = self.newest = heard.v
        self.legal = [*self.legal, *heard.legal] if same else heard.legal
        self.undo = heard.undo
        if not heard.more:
            await self.go_on()

    async def take_ack(self, heard: wire.Heard) -> None:
        """Durable: into the journal."""
        wish = self.wish
        if wish is None or heard.id != wish.name:
            return
        self.crowd.taken.append(time.perf_counter() - wish.sent)
        if heard.played:
            self.crowd.journal.append(Entry(self.table, wish.name, heard.v, wish.move))
        self.wish = None
        await self.go_on()

    async def take_refusal(self, heard: wire.Heard) -> None:
        """Not carried out; after a stale one the view comes."""
        self.crowd.counts[heard.key] += 1
        if self.wish is None or heard.id != self.wish.name:
            return
        self.wish = None
        if heard.key != "refused-stale":
            await self.go_on()

    # ---- what is said

    async def go_on(self) -> None:
        """Play, if it is one's turn and no command is on its way."""
        if self.wish is not None or not self.legal or self.crowd.paused:
            return
        if self.crowd.pace:
            self.wait()
        else:
            await self.send(self.choose())

    def wait(self) -> None:
        """Play a little later, as people do."""
        now = asyncio.get_running_loop().time()
        if self.due > now:
            return
        self.due = now + self.dice.uniform(0.5, 1.5) * self.crowd.pace
        asyncio.get_running_loop().call_at(self.due, self.wake)

    def wake(self) -> None:
        """The pause is over."""
        self.due = 0.0
        if self.wish is None and self.legal and self.socket is not None and not self.crowd.paused:
            self.crowd.counts["woken"] += 1
            asyncio.get_running_loop().create_task(self.try_send(self.choose()))

    async def try_send(self, wish: Wish) -> None:
        """Send; who lost the connection comes back and sends again."""
        with suppress(*BREAK):
            await self.send(wish)

    async def send(self, wish: Wish) -> None:
        """Send a command; it is kept until it is answered."""
        self.wish = wish
        assert self.socket is not None
        await self.socket.send(wish.text())

    def choose(self) -> Wish:
        """Some legal move."""
        name, now = self.crowd.next_name(self.number), time.perf_counter()
        one = self.dice.choice(self.legal)
        if self.undo == "free" and self.dice.random() < UNDO:
            return Wish(name, self.v, one.seat, "undo", now)
        moves = [act.text for act in one.acts]
        ends = "end" in moves and self.dice.random() < END_TURN
        return Wish(name, self.v, one.seat, "end" if ends else self.dice.choice(moves), now)


# ---- all together


def gather(crowd: Crowd, clients: int, kinds: Iterable[list[str]]) -> None:
    """Rooms of these kinds in turn, until there are so many clients."""
    plans = [list(kind) for kind in kinds]
    while len(crowd.clients) < clients:
        kind = plans.pop(0)
        plans.append(kind)
        room = Room(crowd, kind)
        for seat, who in enumerate(kind, 1):
            if who == "me":
                Client(crowd, room, [seat])


async def settle(crowd: Crowd, patience: float = 30.0) -> bool:
    """Let what is on its way be answered; True if all was."""
    crowd.paused = True
    until = time.perf_counter() + patience
    while time.perf_counter() < until:
        if all(client.wish is None and (client.ready.is_set() or client.over) for client in crowd.clients):
            return True
        await asyncio.sleep(AGAIN)
    return False


async def go_home(crowd: Crowd, tasks: list[asyncio.Task[None]]) -> None:
    """End all clients; a mistake of the kit itself is raised."""
    crowd.ended = True
    for task in tasks:
        task.cancel()
    for found in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(found, Exception):
            raise found


async def play(crowd: Crowd, seconds: float) -> None:
    """Play for a while, then let everything be answered."""
    tasks = [asyncio.create_task(client.run()) for client in crowd.clients]
    await asyncio.sleep(seconds)
    crowd.counts["settled"] = int(await settle(crowd))
    await go_home(crowd, tasks)


KINDS: Final = (["me", "me"], ["me", "me", "me"], ["me"], ["me", "random"])


async def try_out(folder: Path, clients: int, seconds: float, seed: int) -> dict[str, object]:
    """A crowd at a fresh server."""
    server = Server(folder)
    server.start()
    try:
        crowd = Crowd(server, random.Random(seed))
        gather(crowd, clients, KINDS)
        await play(crowd, seconds)
    finally:
        server.stop()
    return {
        "clients": len(crowd.clients),
        "tables": len(crowd.tables),
        "acknowledged": len(crowd.journal),
        "per_s": round(len(crowd.journal) / seconds, 1),
        "latency": times(crowd.taken),
        "counts": dict(crowd.counts),
        "complaints": server.complaints(),
    }


def main() -> None:
    """Run from the command line."""
    parser = command(__doc__)
    parser.add_argument("--clients", type=int, default=16)
    parser.add_argument("--seconds", type=float, default=5.0)
    asked = parser.parse_args()
    with scratch() as folder:
        figures = asyncio.run(try_out(folder, asked.clients, asked.seconds, asked.seed))
    show("crowd", figures, not figures["complaints"])


if __name__ == "__main__":
    main()
