"""Whole games over the line: what clients saw, what was stored, and what the dice say are one."""

from __future__ import annotations

import json
import random
from concurrent.futures import ThreadPoolExecutor

from flashover import flashpoint
from flashover.core.record import loads
from tests.server.kit import Client, Server, move_of, tokens


def play_to_end(players: list[Client], dice: random.Random) -> None:
    """Each player moves when asked, in a thread of its own, until the end is told to all."""
    with ThreadPoolExecutor(len(players)) as pool:
        for done in [pool.submit(play_alone, player, random.Random(dice.random())) for player in players]:
            done.result()


def play_alone(player: Client, dice: random.Random) -> None:
    """One player."""
    offer(player, dice)
    while True:
        message = player.receive()
        if message["t"] == "ended":
            return
        if message["t"] in ("view", "events"):
            offer(player, dice)


def offer(player: Client, dice: random.Random) -> None:
    """Send a move if one is to make."""
    if player.legal:
        seat, move = move_of(player.legal, dice.randrange)
        player.send(t="act", acts=[move], v=player.v, id=player.name(), seat=seat)


def test_a_whole_family_game(server: Server) -> None:
    """Two people, two bots and a spectator; everybody ends on the same view as who comes anew."""
    made = server.table(["me", "open", "random", "random"], public=True, nonce="ann")
    assert made["table"] in [row["table"] for row in server.get("/api/tables")["tables"]]
    second = server.post(f"/api/tables/{made['table']}/sit", name="Bob", nonce="bob")
    ann = Client(server, made["table"], tokens(made))
    bob = Client(server, made["table"], [second["token"]])
    watcher = Client(server, made["table"], [], name="Eve")
    play_to_end([ann, bob], random.Random(5))
    watcher.until("ended")
    late = Client(server, made["table"], tokens(made))
    assert ann.fields == bob.fields == watcher.fields == late.fields
    assert ann.v == late.v > 20
    assert max(len(text) for text in ann.got[2:]) <= 14 * 1024
    check_record(server, made["table"])
    for client in (ann, bob, watcher, late):
        client.close()


def check_record(server: Server, table: str) -> None:
    """The record replays to the result that was told, and every roll is what it had to be."""
    info = server.get(f"/api/tables/{table}")
    lines = loads(server.ask("GET", f"/api/tables/{table}/record")[1])
    match = flashpoint.from_record(lines)
    assert match.result == info["result"]
    assert lines[2]["nonces"] == {"1": "ann", "2": "bob"}
    verdict = server.get(f"/api/tables/{table}/verify")
    assert verdict["wrong"] == []
    assert verdict["rolls"] > 10


def test_an_experienced_game(server: Server) -> None:
    """Vehicles, roles, hot spots: events still carry the whole view."""
    setup = {"mode": "experienced", "board": "base-b", "quick": "off"}
    made = server.table(["me", "me", "me"], setup=setup)
    player = Client(server, made["table"], tokens(made))
    play_to_end([player], random.Random(3))
    late = Client(server, made["table"], tokens(made))
    assert player.fields == late.fields
    player.close()
    late.close()


def test_a_game_of_bots_ends(server: Server) -> None:
    """Nobody has to be there."""
    made = server.table(["greedy", "random"])
    watcher = Client(server, made["table"], [])
    if not server.get(f"/api/tables/{made['table']}")["result"]:
        watcher.until("ended")
    assert server.get(f"/api/tables/{made['table']}")["result"]["result"] in ("won", "lost")
    watcher.close()


def test_records_replays_forks_rematches(server: Server) -> None:
    """A finished game is taken in again, stepped through, forked and played once more."""
    made = server.table(["random", "random"])
    path = f"/api/tables/{made['table']}"
    watcher = Client(server, made["table"], [])
    watcher.send(t="resync")
    if not server.get(path)["result"]:
        watcher.until("ended")
    record = server.ask("GET", f"{path}/record")[1]
    again = server.post("/api/records", record=record, title="Once more")
    copy = server.get(f"/api/tables/{again['table']}")
    assert copy["result"] == server.get(path)["result"]
    assert server.get(f"/api/tables/{again['table']}/verify")["wrong"] == []
    replay = server.get(f"{path}/replay")
    assert played(replay) == watched(server, made["table"])
    fork = server.post(f"{path}/fork", at=5)
    assert server.get(f"/api/tables/{fork['table']}")["parent"] == made["table"]
    same = server.post(f"{path}/rematch", same=True)
    first = [json.loads(server.ask("GET", f"/api/tables/{t}/record")[1].splitlines()[1]) for t in (made["table"],)]
    dealt = Client(server, same["table"], [])
    assert first[0]["out"]
    assert server.get(f"/api/tables/{same['table']}")["dice"]["deal"] == server.get(path)["dice"]["deal"]
    dealt.close()
    watcher.close()


def played(replay: dict[str, object]) -> dict[str, list[int]]:
    """The last view of a replay."""
    fields = replay["fields"]
    patches = {kind["k"]: kind["field"] for kind in replay["kinds"]}  # type: ignore[attr-defined]
    for step in replay["steps"]:  # type: ignore[attr-defined]
        for event in step["events"]:
            if patches[event["k"]]:
                index, before, after = event["a"]
                assert fields[patches[event["k"]]][index] == before  # type: ignore[index]
                fields[patches[event["k"]]][index] = after  # type: ignore[index]
    return fields  # type: ignore[return-value]


def watched(server: Server, table: str) -> dict[str, list[int]]:
    """The view of somebody who comes now."""
    client = Client(server, table, [])
    client.close()
    return client.fields
