"""What a seat may not know changes no byte sent to it."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from flashover.server import outgoing, protocol
from flashover.server.bots import Bots
from flashover.server.dispatch import HANDLERS
from flashover.server.hub import Hub, Wish
from flashover.server.play import Play
from flashover.server.protocol import Answer
from flashover.server.store import SeatRow
from flashover.server.store_sqlite import SqliteStore
from flashover.server.table import Table
from flashover.server.ws import welcome
from tests.server.loops import finished

SETUPS = [
    {"board": "base-a", "mode": "family", "quick": "on"},
    {"board": "base-b", "mode": "experienced", "difficulty": "heroic", "locked_doors": "3", "quick": "on"},
    {"board": "base-a", "mode": "experienced", "threat": "tragic", "roles": "imaging,strategist,dog", "quick": "on"},
]


class Ear:
    """A connection that only listens."""

    def __init__(self, own: set[int]) -> None:
        self.seats = own
        self.look = min(own, default=0)
        self.name = ""
        self.owner = False
        self.heard: list[str] = []

    def send(self, message: Answer) -> None:
        """Hear a message."""
        self.heard.append(outgoing.encode(message))

    def send_text(self, text: str) -> None:
        """Hear a message that is written already."""
        self.heard.append(text)


def twin(table: Table, seat: int, seed: int) -> Table:
    """The same table with another state that the seat cannot tell from it."""
    game = table.play.copy()
    game.state = game.game.resample(table.play.state, seat, seed)
    game.past = []
    return Table(table.row, list(table.seats.values()), game, Silent(), table.key)  # type: ignore[arg-type]


class Silent:
    """A store that forgets."""

    async def append(self, *_: object) -> None:
        """Nothing."""

    async def say(self, *_: object) -> None:
        """Nothing."""


async def hear(table: Table, own: set[int], messages: list[protocol.Message]) -> list[str]:
    """All that is sent while somebody says these things."""
    ear = Ear(own)
    await welcome(table, ear)  # type: ignore[arg-type]
    for message in messages:
        await HANDLERS[type(message)](table, ear, message)
    return ear.heard


def questions(play: Play, seat: int, dice: random.Random) -> list[protocol.Message]:
    """Everything a seat might ask, and trials of its moves."""
    moves = [play.language.action_text(int(n)) for n in play.game.table(play.state, seat)]
    legal = [action.text for action in play.ask().legal(seat)] if seat in play.to_act else ["end"]
    asked: list[protocol.Message] = [protocol.Why(text, seat) for text in dice.sample(moves, min(60, len(moves)))]
    asked += [protocol.Try([text], seat) for text in legal]
    asked += [
        protocol.Reach(seat),
        protocol.Report(),
        protocol.Resync(),
        protocol.Look(seat),
        protocol.Chat("hm", seat),
    ]
    return asked


def quiet_act(play: Play, seat: int) -> list[protocol.Message]:
    """A move that brings no news, if there is one."""
    from flashover.server.play import attempt

    for action in play.ask().legal(seat):
        if attempt(play, seat, [action.text]).played:
            return [protocol.Act([action.text], play.v, "quiet", seat)]
    return []


async def compare(store: Path, setup: dict[str, str]) -> int:
    """Walk through a game; at every step compare what is heard at the table and at its twin."""
    sitting = [SeatRow(n, "person", f"p{n}", "", "", 0) for n in (1, 2, 3)]
    bots = Bots(1)
    hub = Hub(SqliteStore(str(store)), bots, b"k" * 32)
    table = await hub.create(Wish("flashpoint", {**setup, "seats": "3"}, sitting))
    dice = random.Random(str(sorted(setup.items())))
    compared = 0
    for step in range(30):
        if not table.play.to_act:
            break
        for seat in (0, *table.play.to_act):
            compared += await same_bytes(table, seat, step, dice)
        ear = Ear({1, 2, 3})
        seat = dice.choice(table.play.to_act)
        move = dice.choice(table.play.ask().legal(seat)).text
        await HANDLERS[protocol.Act](table, ear, protocol.Act([move], table.play.v, f"s{step}", seat))
    await hub.close()
    return compared


async def same_bytes(table: Table, seat: int, step: int, dice: random.Random) -> int:
    """One seat at one moment."""
    own = {seat} if seat else set()
    asked = questions(table.play, seat or 1, dice)
    asked += quiet_act(table.play, seat) if seat else []
    one = await hear(twin(table, seat, 2 * step + 1), own, asked)
    two = await hear(twin(table, seat, 2 * step + 1001), own, asked)
    real = await hear(sealed(table), own, asked)
    assert one == two == real
    return sum(len(text) for text in one)


def sealed(table: Table) -> Table:
    """The real state at a table whose changes go nowhere."""
    game = table.play.copy()
    game.past = []
    return Table(table.row, list(table.seats.values()), game, Silent(), table.key)  # type: ignore[arg-type]


@pytest.mark.parametrize("setup", SETUPS, ids=["family", "heroic", "tragic"])
def test_every_byte_is_equal(tmp_path: Path, setup: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Views, events, legal actions, reasons, walks, trials, reports: for seats and spectators."""
    monkeypatch.setattr("time.monotonic", lambda: 1.0)
    monkeypatch.setattr("time.time", lambda: 1.0)
    assert finished(compare(tmp_path / "store.sqlite", setup)) > 100_000


def test_the_twins_differ(tmp_path: Path) -> None:
    """Else the test above would prove nothing."""
    from flashover import flashpoint

    match = flashpoint.new(seed=3, **SETUPS[1])
    one, two = match.resample(1, 1), match.resample(1, 2)
    assert one.position() != two.position()
    assert json.dumps(one.view(1)) == json.dumps(two.view(1))
