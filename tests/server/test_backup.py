"""Backups: made while the server plays, put back only if every chain holds."""

from __future__ import annotations

import json
import random
import sqlite3
from pathlib import Path

import pytest

from flashover.cli.main import run
from flashover.server.store import StoreError
from flashover.server.store_file import Hold
from tests.server.kit import Client, running, tokens
from tests.server.tables import played
from tests.server.test_restart import some_moves


def test_a_backup_of_a_running_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What was acknowledged before is in it; put back, it is played on from there."""
    store, copy = tmp_path / "store.sqlite", tmp_path / "copy.sqlite"
    dice = random.Random(5)
    with running(store) as server:
        made = server.table(["me", "me"])
        player = Client(server, made["table"], tokens(made))
        some_moves(player, 8, dice)
        kept = player.v, json.dumps(player.fields)
        assert run(["backup", str(copy), "--store", f"sqlite:{store}", "--json"]) == 0
        found = json.loads(capsys.readouterr().out)
        assert (found["tables"], found["file"]) == (1, str(copy))
        some_moves(player, 4, dice)
        assert run(["restore", str(copy), "--store", f"sqlite:{store}"]) == 2
        assert "in use by another server" in capsys.readouterr().err
        player.close()
    assert run(["restore", str(copy), "--store", f"sqlite:{store}", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["lines"] == found["lines"]
    assert store.with_name("store.sqlite.before-1").exists()
    with running(store) as server:
        player = Client(server, made["table"], tokens(made))
        assert (player.v, json.dumps(player.fields)) == kept
        some_moves(player, 2, dice)
        player.close()


@pytest.mark.parametrize(
    ("sql", "why"),
    [
        ("UPDATE lines SET line = replace(line, 'move', 'open') WHERE seq = 5", "line 6: it was changed"),
        ("DELETE FROM lines WHERE seq = 3", "line 5: the chain is broken"),
        ("DELETE FROM lines", "it has no beginning"),
        ("PRAGMA user_version = 99", "written by a newer Flashover"),
    ],
)
def test_a_backup_that_is_not_sound(tmp_path: Path, sql: str, why: str, capsys: pytest.CaptureFixture[str]) -> None:
    """It is not put back: the store stays as it is."""
    copy, store = tmp_path / "copy.sqlite", tmp_path / "store.sqlite"
    played(copy, 12, 3)
    played(store, 3, 4)
    before = store.read_bytes()
    with sqlite3.connect(copy) as db:
        db.execute(sql)
    db.close()
    assert run(["restore", str(copy), "--store", f"sqlite:{store}"]) == 2
    assert why in capsys.readouterr().err
    assert store.read_bytes() == before
    assert not list(tmp_path.glob("*.before-*")) and not list(tmp_path.glob("*.part*"))


def test_what_cannot_be_copied(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """No store, the store itself, a folder that is not there, a file that is none, a word that is none."""
    store = tmp_path / "store.sqlite"
    word = f"sqlite:{store}"
    (tmp_path / "text").write_text("hello " * 1000)
    cases = [
        (["backup", str(tmp_path / "x"), "--store", word], "there is no store"),
        (["restore", str(tmp_path / "x"), "--store", word], "there is no store"),
        (["restore", str(tmp_path / "text"), "--store", word], "is no store of Flashover"),
        (["backup", str(tmp_path / "x"), "--store", "postgresql://x"], "not there yet"),
    ]
    for words, why in cases:
        assert run(words) == 2
        assert why in capsys.readouterr().err
    played(store, 1, 1)
    for place, why in ((store, "is the store itself"), (tmp_path / "no" / "x", "cannot be written")):
        assert run(["backup", str(place), "--store", word]) == 2
        assert why in capsys.readouterr().err


def test_a_store_is_held(tmp_path: Path) -> None:
    """By one at a time."""
    first = Hold(str(tmp_path / "store"))
    with pytest.raises(StoreError, match="another server"):
        Hold(str(tmp_path / "store"))
    first.release()
    Hold(str(tmp_path / "store")).release()
