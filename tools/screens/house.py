"""A server in this process, on a port of its own, whose tables can begin at any position."""

from __future__ import annotations

import asyncio
import socket
import threading
from pathlib import Path
from typing import Final, NamedTuple

from flashover.server import seats, serve
from flashover.server.app import create_app
from flashover.server.hub import Hub, Wish
from flashover.server.store import SeatRow

PATIENCE: Final = 60
POSITIONS: Final = Path(__file__).parent / "positions"


class Sitting(NamedTuple):
    """A table, and the tokens of its people by seat."""

    table: str
    tokens: dict[int, str]


class House:
    """The server and its loop."""

    def __init__(self, folder: Path, static: Path | None = None) -> None:
        self.loop = asyncio.new_event_loop()
        self.ready = threading.Event()
        wish = serve.Wish("127.0.0.1", 0, f"sqlite:{folder / 'store.sqlite'}", 1, "off", (), (), 10.0, self.listening)
        taken = serve.bind(wish.host, wish.port)
        names = serve.own_names(wish.host)
        settings = serve.settings_for(wish, names, int(taken.getsockname()[1]))
        self.app = create_app(settings._replace(static=static))
        self.url = ""
        address = f"http://127.0.0.1:{taken.getsockname()[1]}"
        self.server = serve.Server(self.app, serve.config_for(self.app), wish.ready, address)
        self.thread = threading.Thread(target=self.run, args=([taken],), daemon=True)
        self.thread.start()
        assert self.ready.wait(PATIENCE), "the server does not start"

    def listening(self, address: str) -> None:
        """It answers now."""
        self.url = address
        self.ready.set()

    def run(self, taken: list[socket.socket]) -> None:
        """Serve, in a thread of its own."""
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self.server.serve(taken))
        self.loop.close()

    def end(self) -> None:
        """Stop serving."""
        self.server.should_exit = True
        self.thread.join(PATIENCE)

    def seat(self, position: str, people: dict[int, str], title: str, typed: bool = False) -> Sitting:
        """A table at a position of ours; who is not named is played by a bot."""
        text = (POSITIONS / f"{position}.txt").read_text(encoding="utf-8")
        words = dict(word.split("=", 1) for word in text.splitlines()[0].split()[2:])
        many = int(words.get("seats", 4))
        rows = [row_of(seat, people.get(seat)) for seat in range(1, many + 1)]
        wish = Wish("flashpoint", dict(words), rows, title, False, "typed" if typed else "fair", position=text)
        return asyncio.run_coroutine_threadsafe(self.create(wish), self.loop).result(PATIENCE)

    def cut(self) -> None:
        """Cut the line of everybody who is here."""
        asyncio.run_coroutine_threadsafe(self.hang_up(), self.loop).result(PATIENCE)

    async def hang_up(self) -> None:
        """In the loop of the server."""
        for connection in list(self.server.server_state.connections):
            connection.transport.close()

    async def create(self, wish: Wish) -> Sitting:
        """The table, made in the loop of the server."""
        hub: Hub = self.app.state.hub
        table = await hub.create(wish)
        mine = {row.seat: table.link(row.seat) for row in wish.sitting if row.kind == "person"}
        return Sitting(table.id, {**mine, seats.OWNER: table.link(seats.OWNER)})


def row_of(seat: int, name: str | None) -> SeatRow:
    """A person, a free seat (no name), or a bot."""
    if name is None:
        return SeatRow(seat, "bot", "", "greedy", "", 0)
    return SeatRow(seat, "person" if name else "open", name, "", "", 0)
