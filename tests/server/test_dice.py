"""Fair dice are what they were committed to be; real dice are typed in."""

from __future__ import annotations

import random

import pytest

from flashover import flashpoint
from flashover.core import record
from flashover.core.verify import verify
from tests.server.kit import Client, Json, Server, tokens

Lines = list[dict[str, object]]


@pytest.fixture(scope="module")
def lines(server: Server) -> Lines:
    """The record of a finished game."""
    made = server.table(["random", "random"], setup={"mode": "experienced"})
    watcher = Client(server, made["table"], [])
    if not server.get(f"/api/tables/{made['table']}")["result"]:
        watcher.until("ended")
    watcher.close()
    return record.loads(server.ask("GET", f"/api/tables/{made['table']}/record")[1])


def copy(lines: Lines) -> Lines:
    """A record to be changed."""
    return [dict(line) for line in lines]


def test_every_roll_is_recomputed(lines: Lines) -> None:
    """None is wrong."""
    verdict = verify(lines)
    assert verdict["wrong"] == []
    assert verdict["kind"] == "fair"
    assert verdict["rolls"] == sum(len(line.get("out", [])) for line in lines)  # type: ignore[arg-type, misc]


def test_a_changed_nonce_or_secret_is_noticed(lines: Lines) -> None:
    """Every line behind it is wrong, or the commitment is."""
    changed = copy(lines)
    changed[-1]["secret"] = "00" * 32
    assert verify(changed)["wrong"][0]["line"] == 1
    changed = copy(lines)
    changed[2]["nonces"] = {"1": "mine"}
    assert verify(changed)["wrong"]


def test_a_changed_deal_is_noticed(lines: Lines) -> None:
    """The setup has a secret of its own."""
    changed = copy(lines)
    changed[-1]["deal"] = "00" * 32
    assert [wrong["line"] for wrong in verify(changed)["wrong"]] == [1, 2]


def test_a_changed_roll_is_noticed(lines: Lines) -> None:
    """A die that shows another face, and everything bound to that line."""
    changed = copy(lines)
    at, line = next((i, x) for i, x in enumerate(changed) if i > 2 and str(x.get("out", [""])[0]).startswith("dice "))  # type: ignore[index]
    out = [str(x) for x in line["out"]]  # type: ignore[attr-defined]
    red, black = (int(x) for x in out[0][5:].split(","))
    line["out"] = [f"dice {red},{black % 8 + 1}", *out[1:]]
    assert verify(changed)["wrong"][0]["line"] == at + 1


def test_a_running_record_tells_no_secret(server: Server) -> None:
    """Faces, seeds and secrets stay where they are; nobody can verify before the end."""
    made = server.table(["me", "open"])
    status, text = server.ask("GET", f"/api/tables/{made['table']}/record")
    assert status == 200
    assert "secret" not in text
    assert "draw poi ?" in text
    assert 'victim"' not in text.replace("special_victims", "")
    assert server.ask("GET", f"/api/tables/{made['table']}/verify")[0] == 409
    with pytest.raises(record.BadRecord, match="revealed when the game is over"):
        verify(record.loads(text))


def test_seeded_and_typed_records() -> None:
    """A seed is worked out again; typed dice nobody can check; undos are followed."""
    match = flashpoint.new(seed=5, board="base-a", mode="family", seats=2, quick=True)
    dice = random.Random(1)
    while match.result is None:
        match.apply(dice.choice(match.legal()))
        if dice.random() < 0.3:
            match.undo()
    found = match.record()
    verdict = verify(found)
    assert (verdict["wrong"], verdict["kind"], verdict["unchecked"]) == ([], "seeded", 0)
    found[0]["dice"] = {"kind": "seeded", "seed": 6}
    assert verify(found)["wrong"]
    found[0]["dice"] = {"kind": "typed"}
    assert verify(found)["unchecked"] == verdict["rolls"]


@pytest.mark.parametrize("dice", [None, {"kind": "loaded"}, {"kind": "seeded"}, {"kind": "seeded", "seed": True}])
def test_headers_that_make_no_sense(dice: object) -> None:
    """A sentence."""
    found = flashpoint.new(seed=5, quick=True).record()
    found[0]["dice"] = dice
    with pytest.raises(record.BadRecord, match="line 1"):
        verify(found)


# ---- real dice


def typed(server: Server, **setup: str) -> Client:
    """A table at which real dice are rolled."""
    made = server.table(["me", "me"], dice="typed", setup=setup)
    return Client(server, made["table"], tokens(made))


def answer(question: str, dice: random.Random) -> str:
    """What a real die shows."""
    die, _, rest = question.partition(" (1 to ")
    return f"{die} {dice.randint(1, int(rest[:-1]))}"


def test_dice_are_asked_for_one_by_one(server: Server) -> None:
    """The move waits until they are all there; others see what is asked."""
    player = typed(server)
    v = player.v
    assert player.act("end")["why"] == "waits"
    assert player.act("end")["key"] == "refused-dice-first"
    player.send(t="dice", dice=["d8 3"], v=v, id="wrong")
    assert player.answer("wrong")["key"] == "refused-not-understood"
    player.send(t="dice", dice=["d6 3"], v=v, id="red")
    assert player.until("rolls")["dice"].startswith("d8")
    player.send(t="dice", dice=["d8 4"], v=v, id="black")
    finish(player, random.Random(1))
    assert player.v == v + 1
    player.close()


def finish(player: Client, dice: random.Random) -> Json:
    """Answer every further question."""
    while True:
        message = player.until("rolls", "events")
        if message["t"] == "events":
            return message
        player.send(t="dice", dice=[answer(message["dice"], dice)], v=player.v, id=player.name())


def test_a_whole_setup_is_typed(server: Server) -> None:
    """Explosions and Hazmats of the experienced game come from real dice; the record says so."""
    player = typed(server, mode="experienced")
    dice = random.Random(8)
    assert player.asked["what"] == "dice"
    question = player.asked["dice"]
    while question:
        player.send(t="dice", dice=[answer(question, dice)], v=0, id=player.name())
        message = player.until("rolls", "view", "refusal")
        assert message["t"] != "refusal", message
        question = message["dice"] if message["t"] == "rolls" else ""
    assert player.legal
    assert player.act("end")["why"] == "waits"
    player.send(t="undo", v=player.v, id="no")
    assert player.answer("no")["t"] == "ack"
    record_of = server.ask("GET", f"/api/tables/{player.joined['table']}/record")[1]
    assert record.loads(record_of)[0]["dice"] == {"kind": "typed", "table": player.joined["table"]}
    player.close()
