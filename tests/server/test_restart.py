"""The server ends, well or badly: what was acknowledged is there, once, and everybody comes back to it."""

from __future__ import annotations

import random
import signal
import time
from pathlib import Path

from tests.server.kit import Client, Server, running, tokens


def some_moves(player: Client, many: int, dice: random.Random) -> list[int]:
    """Play so many moves; the versions that were acknowledged."""
    versions: list[int] = []
    while len(versions) < many:
        if not player.legal:
            player.until("events", "view")
            continue
        seat, move = quiet_move(player, dice)
        answer = player.act(move, seat=seat)
        assert answer["t"] == "ack", (move, answer)
        versions.append(answer["v"])
        while player.v < answer["v"]:
            player.receive()
    return versions


def quiet_move(player: Client, dice: random.Random) -> tuple[int, str]:
    """A move that does not hasten the end of the game."""
    one = player.legal[0]
    quiet = [act["text"] for act in one["acts"] if act["kind"] in ("move", "open", "close", "extinguish")]
    ends = [act["text"] for act in one["acts"] if act["text"] == "end"]
    return one["seat"], dice.choice(quiet or ends or [act["text"] for act in one["acts"]])


def test_killed_in_the_middle(tmp_path: Path) -> None:
    """kill -9, then again: the same view, the same seats; a command sent once more is played once."""
    store = tmp_path / "store.sqlite"
    first = Server(store)
    made = first.table(["me", "me"], nonce="n")
    player = Client(first, made["table"], tokens(made))
    dice = random.Random(2)
    acknowledged = some_moves(player, 60, dice)
    seat, move = quiet_move(player, dice)
    before = player.v
    player.send(t="act", acts=[move], v=before, id="unsure", seat=seat)
    first.end(signal.SIGKILL)
    with running(store) as second:
        again = Client(second, made["table"], tokens(made))
        assert again.v in (before, before + 1)
        assert again.v >= acknowledged[-1]
        if again.v == before:
            assert again.fields == player.fields
        again.send(t="act", acts=[move], v=before, id="unsure", seat=seat)
        assert again.answer("unsure")["t"] == "ack"
        again.send(t="resync")
        assert again.until("view")["v"] == before + 1
        some_moves(again, 3, dice)
        again.close()


def test_ends_when_asked(tmp_path: Path) -> None:
    """SIGTERM: a word to everybody, closed with 1012, exit status 0, within five seconds."""
    server = Server(tmp_path / "store.sqlite")
    made = server.table(["me", "random"])
    player = Client(server, made["table"], tokens(made))
    began = time.monotonic()
    assert server.end() == 0
    taken = time.monotonic() - began
    assert player.until("bye")["retry"] > 0
    print(f"ended in {taken:.2f} s")
    with running(tmp_path / "store.sqlite") as again:
        late = Client(again, made["table"], tokens(made))
        assert late.joined["mine"] == [1]
        late.close()


def test_undo_after_a_restart(tmp_path: Path) -> None:
    """A table loaded from a snapshot still takes back what is free, and more by consent."""
    store = tmp_path / "store.sqlite"
    dice = random.Random(4)
    with running(store) as first:
        made = first.table(["me"], setup={"mode": "family"})
        player = Client(first, made["table"], tokens(made))
        some_moves(player, 55, dice)
        player.act("end")
    with running(store) as second:
        again = Client(second, made["table"], tokens(made))
        assert again.fields == player.fields
        for _ in range(20):
            again.send(t="undo", v=again.v, id=again.name())
            again.until("undone")
            again.until("view")
        assert again.legal
        again.close()
    with running(store) as third:
        last = Client(third, made["table"], tokens(made))
        assert last.fields == again.fields
        last.close()


def test_a_thinking_bot_is_not_waited_for(tmp_path: Path) -> None:
    """SIGTERM while a bot thinks for a minute: it ends at once, and after the restart the bot thinks anew."""
    store = tmp_path / "store.sqlite"
    sleepy = {"bots": ["bad_bots:Sleeping"], "bot_limit": 60.0}
    server = Server(store, **sleepy)
    made = server.table(["me", "bad_bots:Sleeping"])
    player = Client(server, made["table"], tokens(made))
    assert player.act("end")["t"] == "ack"
    began = time.monotonic()
    assert server.end() == 0
    print(f"ended in {time.monotonic() - began:.2f} s")
    with running(store, bots=["bad_bots:Sleeping"], bot_limit=0.5) as second:
        again = Client(second, made["table"], tokens(made))
        again.until("presence", where=lambda m: m["seats"][1]["bot"] == "greedy")
        assert again.until("events")["seat"] == 2
        again.close()


def test_clocks_stand_still_while_the_server_is_down(tmp_path: Path) -> None:
    """What was thought before counts, the time without a server does not."""
    store = tmp_path / "store.sqlite"
    with running(store) as first:
        made = first.table(["me", "me"])
        player = Client(first, made["table"], tokens(made))
        some_moves(player, 4, random.Random(1))
        first.end(signal.SIGKILL)
    clock = player.clock
    assert sum(clock) > 0
    down = 3.0
    time.sleep(down)
    with running(store) as second:
        began = time.monotonic()
        again = Client(second, made["table"], tokens(made))
        assert again.clock == clock
        assert again.act("end", seat=again.legal[0]["seat"])["t"] == "ack"
        up = time.monotonic() - began
        assert sum(again.clock) - sum(clock) <= up * 1000 + 1
        again.close()


def test_a_command_of_long_ago_gets_its_first_answer(tmp_path: Path) -> None:
    """Also when the table was loaded from a snapshot made long after it; it is not played again."""
    store = tmp_path / "store.sqlite"
    dice = random.Random(6)
    with running(store) as first:
        made = first.table(["me", "me"])
        player = Client(first, made["table"], tokens(made))
        seat, move = quiet_move(player, dice)
        lost = {"t": "act", "acts": [move], "v": player.v, "id": "long-ago", "seat": seat}
        player.send(**lost)
        answer = player.answer("long-ago")
        some_moves(player, 70, dice)
        first.end(signal.SIGKILL)
    with running(store) as second:
        again = Client(second, made["table"], tokens(made))
        before = again.v
        again.send(**lost)
        assert again.answer("long-ago") == answer
        again.send(t="resync")
        assert again.until("view")["v"] == before
        again.close()
