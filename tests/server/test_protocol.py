"""What is written about the protocol is what the server speaks."""

from __future__ import annotations

import json
import runpy
import sys
import threading
from pathlib import Path

import msgspec
import pytest

from flashover.server import openapi, protocol
from flashover.server.dispatch import HANDLERS
from flashover.server.ws import DECODER
from tests.server.kit import Client, Server
from tools import gen_protocol, gen_types, protocol_examples

REMOTE = Path(__file__).parents[2] / "examples" / "remote_bot.py"


def test_the_documentation_is_fresh() -> None:
    """`python -m tools.gen_protocol` writes it."""
    assert gen_protocol.OUT.read_text(encoding="utf-8") == gen_protocol.text()


def test_the_types_are_fresh() -> None:
    """`python -m tools.gen_types` writes them."""
    assert gen_types.OUT.read_text(encoding="utf-8") == gen_types.text()


def test_every_message_has_an_example_and_a_handler() -> None:
    """None is left out, and each example is read by the server itself."""
    assert [type(example) for example in protocol_examples.CLIENT] == list(protocol.CLIENT)
    assert [type(example) for example in protocol_examples.SERVER] == list(protocol.SERVER)
    assert {*HANDLERS, protocol.Join} == set(protocol.CLIENT)
    for example in protocol_examples.CLIENT:
        assert DECODER.decode(gen_protocol.example_of(example)) == example


@pytest.mark.parametrize("message", protocol.CLIENT, ids=lambda m: m.__name__)
def test_unknown_fields_are_refused(message: type[protocol.Message]) -> None:
    """In every message."""
    example = next(x for x in protocol_examples.CLIENT if type(x) is message)
    found = {**json.loads(gen_protocol.example_of(example)), "more": 1}
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        DECODER.decode(json.dumps(found))


def test_openapi_names_every_address(server: Server) -> None:
    """And every shape it speaks of is described."""
    found = server.get("/api/openapi.json")
    assert set(found["paths"]) == {row.path for row in openapi.endpoints()}
    text = json.dumps(found)
    for name in found["components"]["schemas"]:
        assert f"#/components/schemas/{name}" in text


def test_what_the_server_says_of_itself(server: Server) -> None:
    """Games, boards, rules, health."""
    assert server.get("/health")["status"] == "ok"
    game = server.get("/api/games")["games"][0]
    assert {"board", "mode", "seats"} <= {option["name"] for option in game["options"]}
    boards = server.get("/api/boards")["boards"]
    assert len(boards) == 14
    assert len(server.get(f"/api/boards/{boards[0]['id']}")["cells"]) == 80
    rules = server.get("/api/rules?q=humo&lang=es")["rules"]
    assert all("humo" in f"{rule['title']} {rule['text']}".lower() for rule in rules)
    assert rules
    assert server.get("/api/rules?q=FP-FIRE-04&lang=en")["rules"][0]["id"] == "FP-FIRE-04"


def test_the_remote_bot_plays_a_game(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The example joins a table over the line and plays to the end."""
    assert len(REMOTE.read_text(encoding="utf-8").splitlines()) < 40
    made = server.table(["open", "random"], public=True)
    watcher = Client(server, made["table"], [])
    monkeypatch.setattr(sys, "argv", ["remote_bot.py", server.url, made["table"]])
    player = threading.Thread(target=runpy.run_path, args=(str(REMOTE),), kwargs={"run_name": "__main__"})
    player.start()
    assert watcher.until("ended")["result"]["result"] in ("won", "lost")
    player.join(20)
    assert not player.is_alive()
    watcher.close()
