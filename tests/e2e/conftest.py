"""A real server, and pages that must not complain."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from flashover.server.pages import FOLDER
from tests.e2e.seen import SETTINGS, Seen
from tests.server.kit import Server

Opener = Callable[..., Seen]
CHROMIUM = Path("/usr/bin/chromium")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, object]) -> dict[str, object]:
    """Without a word of `./start test`, the Chromium of the system if there is one."""
    if "executable_path" not in browser_type_launch_args and CHROMIUM.exists():
        return {**browser_type_launch_args, "executable_path": str(CHROMIUM)}
    return browser_type_launch_args


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server with the built page."""
    assert (FOLDER / "index.html").is_file(), "the page is not built: run ./start setup"
    running = Server(tmp_path_factory.mktemp("e2e") / "store.sqlite")
    yield running
    assert running.end() == 0


@pytest.fixture
def opened(browser: Browser, server: Server) -> Iterator[Opener]:
    """Opens the page in a browser of its own; whatever it complains of fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def watch(page: Page) -> None:
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None)

    def start(path: str = "", url: str = "", size: tuple[int, int] = (1280, 800), **words: object) -> Seen:
        width, height = size
        context = browser.new_context(viewport={"width": width, "height": height}, **words)  # type: ignore[arg-type]
        context.add_init_script(SETTINGS)
        contexts.append(context)
        page = context.new_page()
        watch(page)
        page.goto((url or server.url) + path)
        return Seen(page)

    yield start
    for context in contexts:
        context.close()
    assert complaints == []
