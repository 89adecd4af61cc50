"""What each command does and what it refuses."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.kit import Client, Json, Server, running, tokens


@pytest.fixture
def pair(server: Server) -> Iterator[list[Client]]:
    """Two people at one table, each on one seat; the first is to act."""
    made = server.table(["me", "open"])
    other = server.post(f"/api/tables/{made['table']}/sit", name="Bob")
    clients = [
        Client(server, made["table"], [*tokens(made), made["owner"]]),
        Client(server, made["table"], [other["token"]]),
    ]
    yield clients
    for client in clients:
        client.close()


def legal(client: Client) -> list[str]:
    """The moves of the first seat that may move."""
    return [act["text"] for act in client.legal[0]["acts"]]


def a_move(client: Client) -> str:
    """A move to another space."""
    return next(text for text in legal(client) if text.startswith("move"))


def test_a_command_sent_twice_is_played_once(pair: list[Client]) -> None:
    """The second time it gets the first answer."""
    ann, _ = pair
    v, move = ann.v, a_move(ann)
    first = ann.act(move)
    ann.send(t="act", acts=[move], v=v, id=first["id"])
    assert ann.until("ack", "refusal") == first
    assert ann.v == v + 1
    ann.send(t="resync")
    assert ann.until("view")["v"] == v + 1


def test_a_stale_command_is_refused_with_the_view(pair: list[Client]) -> None:
    """Nothing is played."""
    ann, _ = pair
    v, move = ann.v, a_move(ann)
    ann.act(move)
    ann.send(t="act", acts=[a_move(ann)], v=v, id="late")
    assert ann.until("refusal")["key"] == "refused-stale"
    assert ann.until("view")["v"] == v + 1


@pytest.mark.parametrize(
    ("move", "key"),
    [
        ("chop 0,0 N", "refused-not-understood"),
        ("fly 3,4", "refused-not-understood"),
        ("crew-change captain", "reason-FP-VEH-11"),
        ("ready", "reason-FP-ACT-29"),
    ],
)
def test_refusals_name_their_reason(pair: list[Client], move: str, key: str) -> None:
    """A sentence key and the rule."""
    ann, _ = pair
    answer = ann.act(move)
    assert answer["t"] == "refusal"
    assert answer["key"].startswith(key)
    assert answer["rule"] in answer["key"]
    ann.send(t="why", move=move)
    told = ann.until("why", "error")
    assert told["t"] == "error" or told["rule"] == answer["rule"]


def test_another_seat_may_not_move(pair: list[Client]) -> None:
    """Bob waits for his turn, and may not use Ann's seat."""
    _, bob = pair
    assert bob.act("end")["key"] == "refused-not-your-turn"
    assert bob.act("end", seat=1)["key"] == "refused-not-your-seat"


def test_several_moves_stop_at_the_first_refusal(pair: list[Client]) -> None:
    """Those before it are played, each with its own version."""
    ann, bob = pair
    v, move = ann.v, a_move(ann)
    here = f"move {place_of(ann, 1)}"
    answer = ann.act(move, here, "fly", "end")
    assert answer["t"] == "ack"
    assert (answer["played"], answer["why"], ann.v) == (2, "refused", v + 2)
    assert ann.until("refusal")["move"] == "fly"
    assert bob.until("events", where=lambda m: m["v"] == v + 2)["act"] == here


def place_of(client: Client, seat: int) -> str:
    """Where a firefighter stands, on a board of one floor with ten columns."""
    cell = client.fields["at"][seat - 1]
    return f"{cell // 10},{cell % 10}"


def test_several_moves_stop_at_news(pair: list[Client]) -> None:
    """Ending a turn rolls dice: what was planned behind it is not played."""
    ann, _ = pair
    answer = ann.act("end", "end")
    assert (answer["played"], answer["why"]) == (1, "news")


def test_undo_is_free_up_to_news(pair: list[Client]) -> None:
    """The view is as before, and both see it."""
    ann, bob = pair
    before = {name: list(field) for name, field in ann.fields.items()}
    ann.act(a_move(ann))
    ann.send(t="undo", v=ann.v, id="back")
    assert ann.until("undone")["by"] == []
    ann.answer("back")
    bob.until("undone")
    bob.until("view")
    assert ann.fields == bob.fields == before
    assert ann.legal[0]["acts"]


def test_undo_beyond_news_needs_everybody(pair: list[Client]) -> None:
    """Proposed to the other; done when he agrees, and marked in the record."""
    ann, bob = pair
    before = list(ann.fields["fire"])
    ann.act("end")
    ann.send(t="undo", v=ann.v, id="back")
    assert ann.answer("back")["why"] == "asks"
    proposal = bob.until("proposal")
    assert (proposal["what"], proposal["waits"]) == ("undo", [2])
    bob.send(t="consent", proposal=proposal["id"], yes=True)
    assert bob.until("undone")["by"] == [1, 2]
    bob.until("view")
    assert bob.fields["fire"] == before
    ann.until("undone")


def test_a_proposal_may_be_declined(pair: list[Client]) -> None:
    """Then nothing happens; who has no say cannot answer."""
    ann, bob = pair
    ann.act("end")
    ann.send(t="undo", v=ann.v, id="back")
    proposal = ann.until("proposal")
    ann.send(t="consent", proposal=proposal["id"], yes=True)
    assert ann.until("error")["code"] == "no-proposal"
    bob.until("proposal")
    bob.send(t="consent", proposal=proposal["id"], yes=False)
    assert ann.until("proposal", where=lambda m: not m["open"])["agreed"] is False


def test_talk(pair: list[Client]) -> None:
    """Said, shown, claimed; cleaned of what would spoil the line; there for who comes later."""
    ann, bob = pair
    ann.send(t="chat", text="  hi\u202e  there\n ")
    assert bob.until("chat")["text"] == "hi there"
    ann.send(t="phrase", phrase="thanks")
    assert bob.until("chat")["phrase"] == "thanks"
    ann.send(t="ping", place="3,4")
    assert bob.until("ping") == {"t": "ping", "seat": 1, "place": "3,4"}
    ann.send(t="plan", places=["3,4", "3,5"])
    assert bob.until("plan")["places"] == ["3,4", "3,5"]
    ann.send(t="claim", piece="poi-2")
    assert bob.until("claims")["claims"] == {"poi-2": 1}
    ann.send(t="claim", piece="poi-2")
    assert bob.until("claims")["claims"] == {}


def test_try_shows_a_grey_copy_up_to_news(pair: list[Client]) -> None:
    """Everybody sees it, nobody's view changes, and it never tells what is not known yet."""
    ann, bob = pair
    v, move = ann.v, a_move(ann)
    ann.send(t="try", acts=[move, "end"])
    shown = bob.until("tried")
    assert (shown["acts"], shown["why"], shown["legal"]) == ([move], "news", [])
    assert ann.until("tried")["legal"]
    ann.send(t="resync")
    assert ann.until("view")["v"] == v


def test_reach_gives_walks_that_can_be_played(pair: list[Client]) -> None:
    """The dearest walk is legal as a whole, and costs what it says."""
    ann, _ = pair
    ann.send(t="reach")
    walk = max(ann.until("reach")["walks"], key=lambda w: w["cost"])
    before = ann.fields["ap"][0]
    assert ann.act(*walk["acts"])["played"] == len(walk["acts"])
    assert ann.fields["ap"][0] == before - walk["cost"]


def test_seats_are_swapped_by_both(pair: list[Client]) -> None:
    """New links for both; the old ones are void."""
    ann, bob = pair
    ann.send(t="swap", seat=1, other=2)
    proposal = bob.until("proposal")
    bob.send(t="consent", proposal=proposal["id"], yes=True)
    assert list(ann.until("seated")["seats"]) == ["2"]
    assert list(bob.until("seated")["seats"]) == ["1"]
    bob.until("view")
    assert bob.act("end")["t"] == "ack"


def test_a_seat_is_given_to_a_bot_and_taken_back(pair: list[Client]) -> None:
    """The bot plays on; its owner may come back any time."""
    ann, bob = pair
    bob.send(t="bot", seat=2, bot="random")
    ann.until("presence", where=lambda m: m["seats"][1]["kind"] == "bot")
    ann.act("end")
    ann.until("events", where=lambda m: m["seat"] == 2)
    bob.send(t="bot", seat=2, bot="")
    ann.until("presence", where=lambda m: m["seats"][1]["kind"] == "person")


def test_another_seat_gets_a_bot_only_by_vote(pair: list[Client]) -> None:
    """Its owner has a say, here or not; what was asked twice is asked once; who plays is awake."""
    ann, bob = pair
    ann.send(t="bot", seat=2, bot="greedy")
    assert ann.until("proposal")["waits"] == [2]
    bob.send(t="consent", proposal=1, yes=False)
    ann.until("proposal", where=lambda m: not m["open"])
    bob.send(t="bot", seat=1, bot="greedy")
    assert bob.until("proposal", where=lambda m: m["open"] and m["id"] == 2)["waits"] == [1]
    bob.send(t="bot", seat=1, bot="greedy")
    assert bob.until("proposal")["id"] == 2
    ann.act(a_move(ann))
    assert bob.until("proposal", where=lambda m: not m["open"])["agreed"] is False


def test_a_sleeping_seat_goes_to_a_bot(tmp_path: Path) -> None:
    """Its owner is asked first; silence is a word; the seat is taken back by its link."""
    words = tmp_path / "limits.toml"
    words.write_text("vote = 0.3\n")
    with running(tmp_path / "store.sqlite", limits=str(words)) as server:
        made = server.table(["me", "open"])
        sat = server.post(f"/api/tables/{made['table']}/sit", name="Bob")
        ann = Client(server, made["table"], tokens(made))
        ann.send(t="bot", seat=2, bot="greedy")
        assert ann.until("proposal")["waits"] == [2]
        assert ann.until("proposal")["agreed"] is True
        ann.until("presence", where=lambda m: m["seats"][1]["kind"] == "bot")
        bob = Client(server, made["table"], [sat["token"]])
        bob.send(t="bot", seat=2, bot="")
        ann.until("presence", where=lambda m: m["seats"][1]["kind"] == "person")
        ann.close()
        bob.close()


def test_a_proposal_ends_with_its_seat(server: Server) -> None:
    """Whoever gets the seat by a new link has proposed nothing."""
    made = server.table(["me", "open"])
    sat = server.post(f"/api/tables/{made['table']}/sit", name="Bob")
    ann, bob = (Client(server, made["table"], own) for own in (tokens(made), [sat["token"]]))
    bob.send(t="swap", seat=2, other=1)
    proposal = ann.until("proposal")
    server.post(f"/api/tables/{made['table']}/link", token=made["owner"], seat=2)
    assert ann.until("proposal")["agreed"] is False
    ann.send(t="consent", proposal=proposal["id"], yes=True)
    assert ann.until("error")["code"] == "no-proposal"
    ann.close()
    bob.close()


def test_look_with_other_eyes(server: Server) -> None:
    """One who holds two seats may see with either."""
    made = server.table(["me", "me"])
    both = Client(server, made["table"], tokens(made), look=2)
    assert both.joined["look"] == 2
    both.send(t="look", seat=1)
    assert both.until("view")["seat"] == 1
    both.send(t="look", seat=3)
    assert both.until("error")["code"] == "not-your-seat"
    both.close()


def test_report_is_a_case(pair: list[Client]) -> None:
    """The position as the seat knows it, as text for a case file."""
    ann, _ = pair
    ann.send(t="report", title="Is this right?")
    text = ann.until("report")["text"]
    assert text.startswith("case report.a Is this right?\ngame flashpoint board=base-a mode=family")
    assert "\ngiven\n" in text
    assert "poi " in text


def test_seats_are_left_and_links_made_new(server: Server) -> None:
    """A void link opens nothing; a left seat is open again."""
    made = server.table(["me", "open"])
    table = made["table"]
    sat = server.post(f"/api/tables/{table}/sit", seat=2, name="Bob")
    assert server.ask("POST", f"/api/tables/{table}/sit", {"seat": 2})[0] == 409
    fresh = server.post(f"/api/tables/{table}/link", token=made["owner"], seat=2)
    stale = Client(server, table, [sat["token"]])
    assert stale.joined["mine"] == []
    stale.close()
    assert server.ask("POST", f"/api/tables/{table}/stand", {"token": sat["token"]})[0] == 403
    info = server.post(f"/api/tables/{table}/stand", token=fresh["token"])
    assert info["seats"][1]["kind"] == "open"


def kinds_of(options: list[Json]) -> set[str]:
    """The kinds with a reason."""
    return {denied["kind"] for denied in options[0]["none"]}


def test_kinds_without_a_legal_action_say_why(pair: list[Client]) -> None:
    """For the buttons that are shown greyed."""
    ann, _ = pair
    shown = {act["kind"] for act in ann.legal[0]["acts"]}
    assert "extinguish" in shown | kinds_of(ann.legal)
    assert not shown & kinds_of(ann.legal)
    assert all(denied["rule"].startswith("FP-") for denied in ann.legal[0]["none"])
