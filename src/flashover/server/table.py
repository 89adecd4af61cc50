"""One live table: one task, one queue. What it decides is stored first, then shown."""

from __future__ import annotations

import asyncio
import json
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol, TypeVar

import msgspec
import structlog

from flashover.core.record import Line
from flashover.server import metrics, outgoing, play, seats
from flashover.server.loading import shot_of
from flashover.server.play import Play, Secrets, Step
from flashover.server.protocol import Ack, Answer, Claimed, Ended, Joined, Presence, Refusal, Said, SeatInfo, View
from flashover.server.store import ChatRow, LineRow, SeatRow, Store, StoreError, TableRow

LOG = structlog.get_logger()
SNAPSHOT_EVERY: Final = 50
ANSWERS_KEPT: Final = 100
CHAT_KEPT: Final = 50


class Peer(Protocol):
    """A connection, as a table sees it."""

    seats: set[int]
    look: int
    name: str
    owner: bool

    def send(self, message: Answer) -> None:
        """Send a message."""

    def send_text(self, text: str) -> None:
        """Send a message that is written already."""


class Pending:
    """A move (or, with seat 0, the setup) that waits for real dice."""

    def __init__(self, seat: int, act: str, command: str, question: str) -> None:
        self.seat = seat
        self.act = act
        self.command = command
        self.question = question
        self.dice: list[str] = []


T = TypeVar("T")
Job = Callable[[], Awaitable[None]]


class Table:
    """A table in memory."""

    def __init__(self, row: TableRow, sitting: list[SeatRow], game: Play, store: Store, key: bytes) -> None:
        self.id = row.id
        self.row = row
        self.store = store
        self.key = key
        self.play = game
        self.keys = Secrets(row.secret, row.deal)
        self.seats = {seat.seat: seat for seat in sitting}
        self.peers: set[Peer] = set()
        self.answers: OrderedDict[str, Answer] = OrderedDict()
        self.pending: Pending | None = None
        self.proposals: dict[int, Any] = {}
        self.proposed = 0
        self.claims: dict[str, int] = {}
        self.chat: list[ChatRow] = []
        self.spent: dict[int, int] = {}
        self.since = time.monotonic()
        self.used = time.monotonic()
        self.thinking = 0  # the seat whose bot thinks
        self.wake: Callable[[Table], None] | None = None
        self.bot_names: list[str] = []
        self.vote_time = 0.0  # seconds one has to answer before a bot takes a seat
        self.queue: asyncio.Queue[Job | None] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    # ---- the task

    def start(self) -> None:
        """Begin to work."""
        self.task = asyncio.get_running_loop().create_task(self.run(), name=f"table {self.id}")
        self.nudge()

    async def run(self) -> None:
        """Do one thing after another, for ever. A mistake ends one thing, not the table."""
        while (job := await self.queue.get()) is not None:
            self.used = time.monotonic()
            try:
                await job()
            except Exception:
                LOG.exception("a command failed", table=self.id)

    def put(self, job: Job) -> None:
        """Have something done in the table's own task."""
        self.queue.put_nowait(job)

    async def call(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have something done in the table's own task, and wait for what comes of it."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            try:
                found = await work()
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
                return
            if not done.done():
                done.set_result(found)

        self.put(job)
        return await done

    async def stop(self) -> None:
        """Finish what waits, and end."""
        self.queue.put_nowait(None)
        if self.task is not None:
            await self.task

    def nudge(self) -> None:
        """Let a bot think, if one is to act."""
        if self.wake is not None:
            self.wake(self)

    @property
    def idle(self) -> bool:
        """Is nobody here, and nothing going on?"""
        return not self.peers and self.queue.empty() and self.thinking == 0

    # ---- storing

    async def store_steps(self, steps: list[Step], command: str) -> None:
        """Write steps down, then let them hold, then show them."""
        lines = [line for step in steps for line in step.lines]
        now = time.monotonic()
        spent = int((now - self.since) * 1000)
        rows = self.rows(lines, command, spent)
        result = next((json.dumps(line["result"]) for line in lines if "result" in line), "")
        after = self.play.copy()
        for step in steps:
            after.take(step)
        due = self.play.seq // SNAPSHOT_EVERY != after.seq // SNAPSHOT_EVERY
        await self.store.append(self.id, rows, result, shot_of(after) if due else None)
        self.since = time.monotonic()
        self.row = self.row._replace(result=result or self.row.result)
        seat = steps[0].seat
        self.spent[seat] = self.spent.get(seat, 0) + spent
        for step in steps:
            self.play.take(step)
            self.show(step, step is steps[-1])
        metrics.MOVES.inc(len(steps))

    def rows(self, lines: list[Line], command: str, spent: int) -> list[LineRow]:
        """Lines with their links of the chain."""
        seq = self.play.seq
        links = self.play.hashes(lines)
        return [
            LineRow(seq + i, text_of(line), *links[i], command, spent if i == 0 else 0) for i, line in enumerate(lines)
        ]

    def with_end(self, step: Step) -> Step:
        """A step with the result behind it, if the game is over by it."""
        end = play.end_line(self.play, step.state, self.keys)
        return step if end is None else step._replace(lines=[*step.lines, end])

    # ---- showing

    def show(self, step: Step, last: bool) -> None:
        """Send everybody what a step brought about; legal actions only with the last of several."""
        if self.play.seq == 2:  # the setup, with real dice
            self.show_views()
            return
        made: dict[tuple[int, frozenset[int]], list[str]] = {}
        for peer in self.peers:
            own = frozenset(peer.seats) if last else frozenset[int]()
            key = (peer.look, own)
            if key not in made:
                found = outgoing.events(self.play, step, peer.look, sorted(own), self.clock(), self.question())
                made[key] = [outgoing.encode(message) for message in found]
            for text in made[key]:
                peer.send_text(text)
        if self.play.over:
            self.tell(self.ended())

    def tell(self, message: Answer) -> None:
        """Send everybody the same."""
        text = outgoing.encode(message)
        for peer in self.peers:
            peer.send_text(text)

    def view(self, peer: Peer) -> View:
        """The whole view of a connection."""
        return outgoing.view(self.play, peer.look, peer.seats, self.clock(), self.question())

    def show_views(self) -> None:
        """Send everybody the whole view."""
        for peer in self.peers:
            peer.send(self.view(peer))

    def question(self) -> str:
        """What real dice are asked for."""
        return self.pending.question if self.pending else ""

    def clock(self) -> list[int]:
        """Milliseconds each seat has thought in decisions made."""
        return [self.spent.get(seat, 0) for seat in range(1, self.play.seats + 1)]

    def ended(self) -> Ended:
        """The result, with the secrets: from here on everybody may know them."""
        typed = self.play.typed
        shown = self.play.language.result(self.play.state)
        result = {key: value for key, value in shown.items() if isinstance(value, str | int)}
        secret, deal = ("", "") if typed else (self.keys.secret.hex(), self.keys.deal.hex())
        return Ended(self.play.v, result, secret, deal)

    def joined(self, peer: Peer) -> Joined:
        """What never changes, and who is here."""
        head = json.loads(self.row.dice)
        return Joined(
            self.id,
            self.row.game,
            self.play.setup.get("board", ""),
            self.play.setup,
            self.row.title,
            self.row.public,
            head,
            outgoing.kinds(self.play),
            self.seat_infos(peer),
            sorted(peer.seats),
            peer.look,
            [said(row) for row in self.chat],
            self.claims,
            self.row.rules,
        )

    def here(self) -> set[int]:
        """The seats whose people are connected."""
        return {seat for peer in self.peers for seat in peer.seats}

    def seat_infos(self, peer: Peer | None) -> list[SeatInfo]:
        """Who sits where; `mine` for one connection."""
        here = self.here()
        mine = peer.seats if peer is not None else set()
        return [
            SeatInfo(s.seat, s.kind, s.name, s.bot, s.seat in here or s.kind == "bot", s.seat in mine)
            for s in sorted(self.seats.values())
            if s.seat > 0
        ]

    def show_presence(self) -> None:
        """Send everybody who is here."""
        watching = sum(1 for peer in self.peers if not peer.seats)
        for peer in self.peers:
            peer.send(Presence(self.seat_infos(peer), watching))

    def show_claims(self) -> None:
        """Send everybody who claims what."""
        self.tell(Claimed(self.claims))

    # ---- answers

    def answer(self, peer: Peer, command: str, message: Answer) -> None:
        """Answer a command, and keep the answer for the case that it comes again."""
        if isinstance(message, Ack | Refusal):
            self.answers[command] = message
            while len(self.answers) > ANSWERS_KEPT:
                self.answers.popitem(last=False)
        if isinstance(message, Refusal):
            metrics.REFUSED.labels(code="move").inc()
        peer.send(message)

    async def say(self, seat: int, name: str, text: str, phrase: str) -> None:
        """Something is said at the table."""
        n = self.chat[-1].n + 1 if self.chat else 1
        row = ChatRow(n, seat, name, text, phrase, int(time.time() * 1000))
        try:
            await self.store.say(self.id, row)
        except StoreError as error:
            LOG.warning("chat was not stored", table=self.id, error=str(error))
        self.chat = [*self.chat, row][-CHAT_KEPT:]
        self.tell(said(row))

    def link(self, seat: int) -> str:
        """The token of a seat."""
        return seats.sign(self.key, self.id, seat, self.seats[seat].epoch)

    def seat_of(self, token: str) -> int | None:
        """The seat a token opens here now; None if it is foreign or revoked."""
        link = seats.read(self.key, token)
        if link is None or link.table != self.id or link.seat not in self.seats:
            return None
        return link.seat if self.seats[link.seat].epoch == link.epoch else None

    async def put_seats(self, changed: list[SeatRow]) -> None:
        """Seats change: stored, then shown."""
        await self.store.put_seats(self.id, changed)
        for seat in changed:
            self.seats[seat.seat] = seat
        self.show_presence()
        self.nudge()


def text_of(line: Line) -> str:
    """A line as it is stored."""
    return msgspec.json.encode(line).decode()


def said(row: ChatRow) -> Said:
    """Chat for the wire."""
    return Said(row.seat, row.name, row.text, row.phrase, row.at)
