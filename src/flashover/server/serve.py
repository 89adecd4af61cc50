"""Running the server: `serve` is what `flashover serve` calls."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from types import FrameType
from typing import Final, NamedTuple

import structlog
import uvicorn
from starlette.applications import Starlette

from flashover.server.app import Settings, create_app
from flashover.server.hub import Hub
from flashover.server.limits import BadLimits
from flashover.server.limits import read as read_limits
from flashover.server.origin import is_loopback
from flashover.server.protocol import MAX_IN
from flashover.server.store import StoreError

HEARTBEAT: Final = 25.0
GOODBYE: Final = 3  # seconds open requests have when the server ends


class Wish(NamedTuple):
    """What was asked for."""

    host: str
    port: int
    store: str
    workers: int
    limits: str
    bots: tuple[str, ...]
    origins: tuple[str, ...]
    bot_limit: float
    ready: Callable[[str], None]


class CannotServe(Exception):
    """The server cannot run like this; the text says what to do."""


def store_path(word: str) -> str:
    """The file of `sqlite:PATH`."""
    kind, colon, path = word.partition(":")
    if kind == "sqlite" and path:
        return path
    if kind in ("postgresql", "postgres") and colon:
        raise CannotServe("--store postgresql is not there yet; use sqlite:PATH")
    raise CannotServe(f"--store {word}: write sqlite:PATH")


def own_names(host: str) -> tuple[str, ...]:
    """The names under which others reach this machine."""
    if host not in ("0.0.0.0", "::"):
        return (host if ":" not in host else f"[{host}]",)
    return (socket.gethostname().lower(), f"{socket.gethostname().lower()}.local", *addresses())


def addresses() -> tuple[str, ...]:
    """The addresses of this machine in its network, as far as it knows them."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))  # a documentation address: nothing is sent
            return (str(probe.getsockname()[0]),)
    except OSError:
        return ()


def log_json() -> None:
    """One JSON object a line, on standard error."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)


class Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, app: Starlette, config: uvicorn.Config, ready: Callable[[str], None], address: str) -> None:
        super().__init__(config)
        self.app = app
        self.ready = ready
        self.address = address

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell those who are here first."""
        hub: Hub | None = getattr(self.app.state, "hub", None)
        if hub is not None:
            await hub.say_goodbye()
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            self.app.state.hub.give_up = self.end
            self.ready(self.address)

    def end(self) -> None:
        """End as if asked to."""
        self.should_exit = True


def bind(host: str, port: int) -> socket.socket:
    """The address, taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    taken = socket.socket(family, socket.SOCK_STREAM)
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        taken.bind((host, port))
    except OSError as error:
        taken.close()
        raise CannotServe(f"{host}:{port} cannot be used ({error.strerror}); choose another by --port") from None
    taken.listen(1024)
    return taken


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    store: str = "sqlite:flashover.sqlite",
    workers: int = 1,
    limits: str = "default",
    bots: Sequence[str] = (),
    origins: Sequence[str] = (),
    bot_limit: float = 10.0,
    ready: Callable[[str], None] | None = None,
) -> int:
    """Serve until told to stop; the exit status. `ready` is called with the address once it answers."""
    try:
        return run(Wish(host, port, store, workers, limits, tuple(bots), tuple(origins), bot_limit, ready or say_ready))
    except (CannotServe, BadLimits, StoreError) as error:
        print(error, file=sys.stderr)
        return 2


def say_ready(address: str) -> None:
    """The address to open, and to share."""
    print(f"Flashover is at {address}", file=sys.stderr, flush=True)


def run(wish: Wish) -> int:
    """The same, with errors for who calls."""
    if wish.limits == "off" and not is_loopback(wish.host):
        raise CannotServe("--limits off is only for a server that this machine alone can reach (--host 127.0.0.1)")
    log_json()
    taken = bind(wish.host, wish.port)
    port = int(taken.getsockname()[1])
    names = own_names(wish.host)
    app = create_app(settings_for(wish, names, port))
    server = Server(app, config_for(app), wish.ready, f"http://{names[-1] if names else wish.host}:{port}")
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, quietly)  # the web server sends itself the signal again when it has ended
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(server.serve([taken]))
    if app.state.hub.damage:
        raise CannotServe(app.state.hub.damage)
    return 0


def settings_for(wish: Wish, names: tuple[str, ...], port: int) -> Settings:
    """How the application is made."""
    limits = read_limits(wish.limits)
    return Settings(store_path(wish.store), limits, names, port, wish.origins, wish.workers, wish.bots, wish.bot_limit)


def quietly(_: int, __: FrameType | None) -> None:
    """Ended as asked: no more to do."""


def config_for(app: Starlette) -> uvicorn.Config:
    """How the web server is run."""
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        http="httptools",
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        ws_max_size=2 * MAX_IN,
        ws_max_queue=16,
        ws_ping_interval=HEARTBEAT,
        ws_ping_timeout=HEARTBEAT,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GOODBYE,
        access_log=False,
        log_level="warning",
        server_header=False,
        date_header=False,
    )
