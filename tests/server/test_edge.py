"""Strangers, floods and nonsense at the edge."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from flashover.server import seats
from flashover.server.limits import BadLimits, Bucket, Limits
from flashover.server.limits import read as read_limits
from tests.server.kit import Client, Server, running, tokens


@pytest.mark.parametrize("origin", [None, "null", "http://evil.example", "https://127.0.0.1:1"])
def test_foreign_origins_are_refused(server: Server, origin: str | None) -> None:
    """At the handshake: 403."""
    headers = {} if origin is None else {"Origin": origin}
    with pytest.raises(InvalidStatus) as refused, connect(address(server), additional_headers=headers):
        pass
    assert refused.value.response.status_code == 403


def address(server: Server) -> str:
    """Where the WebSocket is."""
    return server.url.replace("http", "ws", 1) + "/ws"


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"origin": "http://evil.example"}, 403),
        ({"sec_fetch_site": "cross-site"}, 403),
        ({"sec_fetch_site": "same-site"}, 403),
        ({"host": "evil.example"}, 403),
        ({"content_type": "text/plain"}, 415),
    ],
)
def test_posts_from_elsewhere_are_refused(server: Server, headers: dict[str, str], status: int) -> None:
    """No table is made."""
    assert server.ask("POST", "/api/tables", {}, **headers)[0] == status


def test_foreign_names_are_refused(server: Server) -> None:
    """A page that rebinds a name to this machine reads nothing."""
    assert server.ask("GET", "/api/tables", host="evil.example")[0] == 421


def test_answers_carry_their_headers(server: Server) -> None:
    """No inline script, no sniffing, no frames."""
    import urllib.request

    with urllib.request.urlopen(server.url + "/health") as answer:
        policy = answer.headers["content-security-policy"]
        assert "frame-ancestors 'none'" in policy
        assert "unsafe-inline" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"{", 422),
        (b"\xff\xfe", 422),
        (b"[" * 5000, 422),
        (b'{"extra": 1}', 422),
        (b'{"setup": {"board": "/etc/passwd"}}', 422),
        (b'{"setup": {"board": "../x.board"}}', 422),
        (b'{"setup": {"mode": "moon"}}', 422),
        (b'{"game": "chess"}', 422),
        (b'{"seats": [{"kind": "bot", "bot": "os:system"}]}', 422),
        (b'{"title": "' + b"x" * 9000 + b'"}', 413),
    ],
)
def test_bodies_that_are_none(server: Server, body: bytes, status: int) -> None:
    """Each gets a clear answer."""
    got, found = server.ask("POST", "/api/tables", body)
    assert got == status
    assert found["code"] and found["text"]


@pytest.mark.parametrize(
    "path", ["/api/tables/nothing", "/api/tables/nothing/record", "/api/boards/none", "/x.js", "/../x.py"]
)
def test_what_is_not_there(server: Server, path: str) -> None:
    """404."""
    assert server.ask("GET", path)[0] == 404


NONSENSE = [
    "", "{", "[]", "null", "1", '{"t":"fly"}', '{"t":"act"}', '{"acts":[]}', '{"t":"act","acts":[],"v":0,"id":"a"}',
    '{"t":"join","table":"x","extra":1}', '{"t":"chat","text":7}', '{"t":"why","move":"\\ud800"}', "[" * 4000,
    '{"t":"act","acts":["end"],"v":1e400,"id":"a"}', '{"t":"look","seat":-1}', '{"t":"ping","place":"<script>"}',
]  # fmt: skip


def test_messages_that_are_none(server: Server) -> None:
    """An error each; the connection and the table stay."""
    made = server.table(["me"])
    player = Client(server, made["table"], tokens(made))
    for text in NONSENSE:
        player.socket.send(text)
        assert player.until("error")["code"] == "not-understood"
    assert player.act("end")["t"] == "ack"
    player.close()


@pytest.mark.parametrize(
    ("message", "code"), [(b"{}", 1003), ("x" * 8193, 1009), ("é" * 5000, 1009), ("x" * 40_000, 1009)]
)
def test_frames_that_close(server: Server, message: str | bytes, code: int) -> None:
    """Binary frames and long ones."""
    made = server.table(["me"])
    player = Client(server, made["table"], tokens(made))
    player.socket.send(message)
    assert closed_with(player) == code


def closed_with(player: Client) -> int:
    """The code a connection is closed with, whatever was said before."""
    with pytest.raises(ConnectionClosed) as end:
        player.until("nothing")
    player.close()
    assert end.value.rcvd is not None
    return end.value.rcvd.code


def children(inner: st.SearchStrategy[object]) -> st.SearchStrategy[object]:
    """Lists and objects of such values."""
    return st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["t", "acts", "v", "id", "seat", "x"]), inner)


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(max_size=8), children, max_leaves=8))
def test_the_decoder_never_breaks(value: object) -> None:
    """Whatever JSON says, a message or an error comes of it."""
    import msgspec

    from flashover.server.ws import DECODER

    for kind in ("act", "join", "dice", "plan"):
        found = {**value, "t": kind} if isinstance(value, dict) else {"t": kind, "acts": value, "v": value, "id": value}
        try:
            DECODER.decode(json.dumps(found))
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            continue


# ---- limits


def test_a_flood_is_answered_and_ended(tmp_path: Path) -> None:
    """First an error with a time, in the end the connection is closed; others do not notice."""
    with running(tmp_path / "store.sqlite", limits="default") as server:
        made = server.table(["me", "open"])
        other = Client(server, made["table"], [])
        player = Client(server, made["table"], tokens(made))
        for _ in range(200):
            player.send(t="resync")
        told = player.until("error")
        assert told["code"] == "rate"
        assert told["retry"] > 0
        assert closed_with(player) == 1008
        other.send(t="resync")
        assert other.until("view")["t"] == "view"
        other.close()


def test_limits_of_an_address(tmp_path: Path) -> None:
    """Tables, connections and requests are counted."""
    words = tmp_path / "limits.toml"
    words.write_text("tables_burst = 2\ntables = 0.01\nsockets = 2\n")
    with running(tmp_path / "store.sqlite", limits=str(words)) as server:
        made = server.table(["me"])
        server.table(["me"])
        assert server.ask("POST", "/api/tables", {})[0] == 429
        two = [Client(server, made["table"], []) for _ in range(2)]
        with (
            pytest.raises((InvalidStatus, ConnectionClosed)),
            connect(address(server), additional_headers={"Origin": server.url}) as third,
        ):
            third.recv(5)
        for client in two:
            client.close()


def test_limits_files() -> None:
    """Names and numbers are checked."""
    assert read_limits("default") == Limits()
    with pytest.raises(BadLimits, match="cannot be read"):
        read_limits("/nowhere/limits.toml")


@pytest.mark.parametrize("text", ["chat = 'x'", "more = 1", "chat = -1", "chat = true", "chat ="])
def test_limits_that_make_no_sense(tmp_path: Path, text: str) -> None:
    """A clear sentence each."""
    file = tmp_path / "limits.toml"
    file.write_text(text)
    with pytest.raises(BadLimits, match="limits"):
        read_limits(str(file))


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """So many at once, then one in so many seconds."""
    now = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    bucket = Bucket(0.5, 2)
    assert [bucket.take() for _ in range(3)] == [0.0, 0.0, 2.0]
    now[0] += 2
    assert bucket.take() == 0.0


@given(st.text(max_size=80))
def test_names_are_one_plain_line(text: str) -> None:
    """No controls, no marks that turn the direction."""
    found = seats.clean(text, 24)
    assert len(found) <= 24
    assert found == found.strip()
    assert seats.clean(found, 24) == found
    assert not any(ord(c) < 32 or c in "\u202e\u2066\u200f" for c in found)


@given(st.text(max_size=80))
def test_tokens_cannot_be_made_up(text: str) -> None:
    """Only what was signed opens a seat."""
    key = b"k" * 32
    assert seats.read(key, text) is None
    good = seats.sign(key, "table", 2, 1)
    assert seats.read(key, good) == ("table", 2, 1)
    assert seats.read(b"x" * 32, good) is None
