"""One server for all tests that do not end it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.kit import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server without limits."""
    running = Server(tmp_path_factory.mktemp("server") / "store.sqlite", bots=["bad_bots:Crashing"])
    yield running
    assert running.end() == 0
