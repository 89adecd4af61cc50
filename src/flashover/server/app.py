"""The web application: its routes, its headers, its life."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, NamedTuple

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import BaseRoute, WebSocketRoute

from flashover.server import http_about, http_records, http_tables, pages, ws
from flashover.server.bots import Bots
from flashover.server.edge import Edge
from flashover.server.hub import Hub
from flashover.server.limits import Guard, Limits
from flashover.server.origin import Origins
from flashover.server.store_sqlite import SqliteStore

BOT_WORKERS: Final = 1


class Settings(NamedTuple):
    """How a server is run."""

    store: str
    limits: Limits = Limits()
    hosts: tuple[str, ...] = ()
    port: int = 8000
    origins: tuple[str, ...] = ()
    workers: int = BOT_WORKERS
    bots: tuple[str, ...] = ()
    bot_limit: float = 10.0
    static: Path | None = None


def routes() -> list[BaseRoute]:
    """Everything that can be asked."""
    return [
        *http_about.ROUTES,
        *http_tables.ROUTES,
        *http_records.ROUTES,
        WebSocketRoute("/ws", ws.endpoint),
        *pages.ROUTES,
    ]


def create_app(settings: Settings) -> Starlette:
    """The application; its store opens now, so that a damaged one is told before anything is served."""
    store = SqliteStore(settings.store)

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        bots = Bots(settings.workers, settings.bot_limit, settings.bots)
        app.state.hub = Hub(store, bots, await store.key())
        app.state.hub.vote_time = settings.limits.vote
        app.state.hub.start()
        yield
        await app.state.hub.close()

    app = Starlette(routes=routes(), lifespan=life, middleware=[Middleware(Edge)])
    app.state.settings = settings
    app.state.guard = Guard(settings.limits)
    app.state.origins = Origins(settings.hosts, settings.port, settings.origins)
    app.state.static = settings.static or pages.FOLDER
    return app
