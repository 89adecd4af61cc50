"""A server in a process of its own, and clients for it."""

from __future__ import annotations

import itertools
import json
import os
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]
START = """
import json, sys
from flashover.server.serve import serve
sys.exit(serve(**json.loads(sys.argv[1]), ready=lambda address: print(address, flush=True)))
"""
HERE = Path(__file__).parent
NAMES = itertools.count(1)


class Server:
    """A running server."""

    def __init__(self, store: Path, **words: object) -> None:
        settings = {"port": 0, "store": f"sqlite:{store}", "limits": "off", **words}
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(HERE), *sys.path])}
        self.log = store.with_suffix(".log").open("a")
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, json.dumps(settings)],
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
            env=env,
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        assert self.url, store.with_suffix(".log").read_text()

    def end(self, by: signal.Signals = signal.SIGTERM) -> int:
        """End it; its exit status."""
        if self.process.poll() is None:
            self.process.send_signal(by)
        status = self.process.wait(20)
        self.log.close()
        if self.process.stdout is not None:
            self.process.stdout.close()
        return status

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> tuple[int, Any]:
        """Ask over HTTP; status and answer."""
        data = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        kind = {} if data is None else {"content-type": "application/json"}
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        request = urllib.request.Request(self.url + path, data, {**kind, **named}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return answer.status, read(answer.read())
        except urllib.error.HTTPError as error:
            with error:
                return error.code, read(error.read())

    def get(self, path: str) -> Any:
        """What is there."""
        status, found = self.ask("GET", path)
        assert status == 200, found
        return found

    def post(self, path: str, **body: object) -> Any:
        """Change something."""
        status, found = self.ask("POST", path, body)
        assert status == 200, found
        return found

    def table(self, seats: list[str], **words: object) -> Json:
        """A new table: `me`, `open`, or a bot's name for each seat."""
        wishes = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
        setup = {"board": "base-a", "mode": "family", "quick": "on", **words.pop("setup", {})}  # type: ignore[dict-item]
        made: Json = self.post("/api/tables", setup=setup, seats=wishes, **words)
        return made


def read(data: bytes) -> Any:
    """JSON, or text that is none."""
    try:
        return json.loads(data)
    except ValueError:
        return data.decode()


class Reachable(Protocol):
    """A server, wherever it runs."""

    url: str


class Client:
    """A player or spectator: keeps the view as the page would, and every byte it got."""

    def __init__(self, server: Reachable, table: str, seats: list[str], **words: object) -> None:
        address = server.url.replace("http", "ws", 1) + "/ws"
        self.context = connect(address, additional_headers={"Origin": server.url}, max_size=None)
        self.socket: ClientConnection = self.context.__enter__()
        self.got: list[str] = []
        self.v = -1
        self.fields: dict[str, list[int]] = {}
        self.legal: list[Json] = []
        self.asked: Json = {}
        self.clock: list[int] = []
        self.patches: dict[str, str] = {}
        self.send(t="join", table=table, seats=seats, **words)
        self.joined = self.until("joined")
        self.until("view")

    def send(self, **message: object) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = 20) -> Json:
        """The next message; events are played on the view."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.got.append(text)
        message: Json = json.loads(text)
        self.take(message)
        return message

    def take(self, message: Json) -> None:
        """Keep the view."""
        if message["t"] == "joined":
            self.patches = {kind["k"]: kind["field"] for kind in message["kinds"]}
        if message["t"] == "view":
            self.fields = message["fields"]
        if message["t"] == "events":
            assert message["v"] > self.v
            for event in message["events"]:
                self.patch(event)
        if message["t"] in ("view", "events"):
            self.v, self.legal, self.asked = message["v"], message["legal"], message["asked"]
            self.clock = message["clock"]

    def patch(self, event: Json) -> None:
        """Play an event on the view: what was before must be there."""
        field = self.patches[event["k"]]
        if field:
            index, before, after = event["a"]
            assert self.fields[field][index] == before, event
            self.fields[field][index] = after

    def until(self, *kinds: str, where: Callable[[Json], bool] = lambda _: True) -> Json:
        """Read on to a message of one of these kinds."""
        while True:
            message = self.receive()
            if message["t"] in kinds and where(message):
                return message

    def name(self) -> str:
        """A fresh name for a command."""
        return f"c{next(NAMES)}"

    def act(self, *acts: str, **words: object) -> Json:
        """Play moves; the acknowledgement or refusal."""
        message = {"t": "act", "acts": list(acts), "v": self.v, "id": self.name(), **words}
        self.send(**message)
        return self.answer(str(message["id"]))

    def answer(self, name: str) -> Json:
        """The answer to a command."""
        return self.until("ack", "refusal", where=lambda m: m["id"] == name)

    def close(self) -> None:
        """Go away."""
        self.context.__exit__(None, None, None)


@contextmanager
def running(store: Path, **words: object) -> Iterator[Server]:
    """A server for one test."""
    server = Server(store, **words)
    try:
        yield server
    finally:
        server.end()


def tokens(made: Json) -> list[str]:
    """The tokens of the own seats."""
    return list(made["seats"].values())


def move_of(options: list[Json], dice: Callable[[int], int]) -> tuple[int, str]:
    """A seat and one of its moves."""
    one = options[dice(len(options))]
    acts = [act["text"] for act in one["acts"]]
    return one["seat"], acts[dice(len(acts))]
