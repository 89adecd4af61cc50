"""Who may do what: every command by every kind of asker. A new command without its row fails."""

from __future__ import annotations

from typing import Final

import pytest

from flashover.server import protocol
from tests.server.kit import Client, Json, Server, tokens

ASKERS: Final = ("other seat", "spectator", "other table", "void link", "finished table")

# For each command: an example, and what those who may not give it get ("" where everybody may).
# `no` is the code of an error or the key of a refusal; None means that the rules of the game answer.
COMMANDS: Final[dict[str, Json]] = {
    "act": {"say": {"acts": ["end"], "seat": 1}, "no": "refused-not-your-seat"},
    "dice": {"say": {"dice": ["dice 3,4"]}, "no": "refused-not-your-seat"},
    "undo": {"say": {"seat": 1}, "no": "refused-not-your-seat"},
    "consent": {"say": {"proposal": 1, "yes": True}, "no": "no-proposal"},
    "chat": {"say": {"text": "hi", "seat": 1}, "as": 0},
    "phrase": {"say": {"phrase": "thanks", "seat": 1}, "as": 0},
    "ping": {"say": {"place": "3,4", "seat": 1}, "as": 0},
    "plan": {"say": {"places": [], "seat": 1}, "as": 0},
    "claim": {"say": {"piece": "poi-1", "seat": 1}, "no": "not-your-seat"},
    "try": {"say": {"acts": ["end"], "seat": 1}, "no": "not-your-turn"},
    "why": {"say": {"move": "end", "seat": 1}, "no": "not-your-seat"},
    "reach": {"say": {"seat": 1}, "no": "not-your-seat"},
    "look": {"say": {"seat": 1}, "no": "not-your-seat"},
    "swap": {"say": {"seat": 1, "other": 2}, "no": "not-your-seat"},
    "bot": {"say": {"seat": 1, "bot": "random"}, "no": "not-your-seat"},
    "resync": {"say": {}, "gets": "view"},
    "report": {"say": {}, "gets": "report"},
}
# What sitting on another seat changes: those commands then speak for the own seat.
SEATED: Final = {"dice": "refused-no-dice-asked", "claim": "claims", "bot": "proposal"}


def test_every_command_has_its_row() -> None:
    """The list is the list of the protocol."""
    tags = {str(message.__struct_config__.tag) for message in protocol.CLIENT}
    assert tags == {"join", *COMMANDS}


def asker(server: Server, kind: str, made: Json, sat: Json) -> Client:
    """Somebody who may not act for seat 1."""
    if kind == "other seat":
        return Client(server, made["table"], [sat["token"]])
    if kind == "other table":
        return Client(server, made["table"], tokens(server.table(["me"])))
    if kind == "void link":
        server.post(f"/api/tables/{made['table']}/link", token=made["owner"], seat=1)
        return Client(server, made["table"], tokens(made))
    return Client(server, made["table"], [])


@pytest.fixture(scope="module")
def over(server: Server) -> Json:
    """A finished table on which one person sits."""
    made = server.table(["me", "random"])
    player = Client(server, made["table"], tokens(made))
    while not server.get(f"/api/tables/{made['table']}")["result"]:
        if not player.legal:
            player.until("events", "view")
        else:
            player.act("end" if any(a["text"] == "end" for a in player.legal[0]["acts"]) else first(player))
    player.close()
    return made


def first(player: Client) -> str:
    """Any move."""
    return str(player.legal[0]["acts"][0]["text"])


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("kind", ASKERS[:4])
def test_who_may_not(server: Server, command: str, kind: str) -> None:
    """Everybody gets the answer of the row, and the game stands still."""
    made = server.table(["me", "open"])
    sat = server.post(f"/api/tables/{made['table']}/sit", seat=2)
    stranger = asker(server, kind, made, sat)
    answer = say(stranger, command)
    assert stranger.v == 0
    expected(answer, COMMANDS[command], kind, command)
    info = server.get(f"/api/tables/{made['table']}")
    assert info["v"] == 0
    assert [seat["kind"] for seat in info["seats"]] == ["person", "person"]
    stranger.close()


def say(client: Client, command: str) -> Json:
    """Give a command; what is answered."""
    words = {"v": client.v, "id": "x"} if command in ("act", "dice", "undo") else {}
    client.send(t=command, **words, **COMMANDS[command]["say"])
    talk = {
        "chat": "chat",
        "phrase": "chat",
        "claim": "claims",
        "bot": "proposal",
        "resync": "view",
        "try": "tried",
        "look": "view",
    }
    return client.until("error", "refusal", "ack", talk.get(command, command))


def expected(answer: Json, row: Json, kind: str, command: str) -> None:
    """Compare an answer with its row."""
    seated = kind == "other seat"
    if "gets" in row:
        assert answer["t"] == row["gets"]
    elif "as" in row:
        assert answer["seat"] == (2 if seated else 0)
    elif seated and command in SEATED:
        assert SEATED[command] in (answer["t"], answer.get("key"))
    else:
        assert row["no"] in (answer.get("code"), answer.get("key"))


@pytest.mark.parametrize("command", COMMANDS)
def test_a_finished_table_stands_still(server: Server, over: Json, command: str) -> None:
    """Whatever its player says, no line is added."""
    path = f"/api/tables/{over['table']}"
    before = server.ask("GET", f"{path}/record")[1]
    player = Client(server, over["table"], tokens(over))
    answer = say(player, command)
    assert answer["t"] != "ack"
    if command in ("bot", "swap"):
        assert answer["code"] == "game-over"
    assert server.ask("GET", f"{path}/record")[1] == before
    player.close()


HTTP: Final[dict[str, Json]] = {"stand": {"token": "?"}, "link": {"token": "?", "seat": 1}}


@pytest.mark.parametrize("path", HTTP)
@pytest.mark.parametrize("kind", ["made up", "other table", "other seat"])
def test_links_over_http(server: Server, path: str, kind: str) -> None:
    """A seat is left and linked anew only by its holder (and linked by who made the table)."""
    made = server.table(["me", "open"])
    sat = server.post(f"/api/tables/{made['table']}/sit", seat=2)
    other = tokens(server.table(["me"]))[0]
    token = {"made up": other[:-3] + "abc", "other table": other, "other seat": sat["token"]}[kind]
    if (path, kind) == ("stand", "other seat"):
        token = made["owner"]
    status, _ = server.ask("POST", f"/api/tables/{made['table']}/{path}", {**HTTP[path], "token": token})
    assert status == 403
    assert server.get(f"/api/tables/{made['table']}")["seats"][0]["kind"] == "person"
