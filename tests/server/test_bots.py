"""Bots that fail are replaced; the table goes on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.kit import Client, Server, tokens

BAD = ["bad_bots:Crashing", "bad_bots:Dying", "bad_bots:Sleeping", "bad_bots:Cheating"]


@pytest.fixture(scope="module")
def strange(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that knows bad bots and has little patience with them."""
    running = Server(tmp_path_factory.mktemp("bots") / "store.sqlite", bots=BAD, bot_limit=0.5)
    yield running
    assert running.end() == 0


@pytest.mark.parametrize("bot", BAD)
def test_a_bot_that_fails_is_replaced(strange: Server, bot: str) -> None:
    """By greedy, and the person sees it; the log says why."""
    made = strange.table(["me", bot])
    player = Client(strange, made["table"], tokens(made))
    player.act("end")
    player.until("presence", where=lambda m: m["seats"][1]["bot"] == "greedy")
    player.until("events", where=lambda m: m["seat"] == 2)
    player.close()
    assert f'"bot": "{bot}"' in Path(strange.log.name).read_text()
    assert "flashover_bot_failures_total" in strange.ask("GET", "/metrics")[1]


def test_only_known_bots_are_played(strange: Server) -> None:
    """A stranger names no module."""
    made = strange.table(["me", "random"])
    player = Client(strange, made["table"], tokens(made))
    player.send(t="bot", seat=1, bot="os:system")
    assert player.until("error")["code"] == "no-such-seat-or-bot"
    player.close()


def test_a_crowd_of_failing_bots_spoils_nothing(strange: Server) -> None:
    """While one bot dies again and again, others' bots still move."""
    bad = [strange.table(["bad_bots:Dying"] * 3) for _ in range(2)]
    made = strange.table(["me", "random"])
    player = Client(strange, made["table"], tokens(made))
    player.act("end")
    player.until("events", where=lambda m: m["seat"] == 2)
    player.close()
    for table in bad:
        assert strange.get(f"/api/tables/{table['table']}")["table"] == table["table"]
