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
        if answer["t"] == "ack":
            versions.append(answer["v"])
    return versions


def quiet_move(player: Client, dice: random.Random) -> tuple[int, str]:
    """A move that does not hasten the end of the game."""
    one = player.legal[0]
    quiet = [act["text"] for act in one["acts"] if act["kind"] in ("move", "open", "close", "extinguish")]
    return one["seat"], dice.choice(quiet) if quiet else "end"


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
