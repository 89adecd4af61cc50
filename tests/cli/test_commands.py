"""Each command once, as text and as one JSON object."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from flashover import flashpoint
from flashover.core import ledger, record
from tests.cli.conftest import Run

CASE = """case FP-FIRE-06.z An explosion
  game flashpoint board=blank mode=family
  given
    fire 3,3
    firefighter 1 0,1
  when
    do advance 3,3
  then
    {then}
"""


def number(found: object) -> int:
    """A count of an answer."""
    assert isinstance(found, int)
    return found


def chapters(found: dict[str, object], game: str) -> dict[str, dict[str, int]]:
    """The chapters of a game in the coverage."""
    row = found[game]
    assert isinstance(row, dict)
    return row


def test_version(run: Run) -> None:
    found = run("--version", "--json").json
    assert found.keys() == {"version", "rules", "build"}
    assert str(found["version"]) in run("--version").out


def test_help_names_every_command(run: Run) -> None:
    shown = run().out
    for word in ("serve", "play", "lab", "bench", "cases", "rules", "boards", "replay", "verify", "explain"):
        assert word in shown
    assert "--movement-ap-scope" in run("play", "--help").out


def test_boards_are_listed_and_drawn(run: Run) -> None:
    found = run("boards", "--json").json["boards"]
    assert isinstance(found, dict) and len(found) == 14
    assert "submarine" in run("boards").out
    assert " 1  E   | l" in run("boards", "base-a").out
    assert run("boards", "base-a", "--json").json["board"] == "base-a"


def test_boards_are_checked(run: Run) -> None:
    found = run("boards", "--check", "--json")
    assert found.status == 0
    boards = found.json["boards"]
    assert isinstance(boards, dict)
    assert list(boards.values()) == [{"errors": []}] * 14
    attached = run("boards", "--check", "--attic", "--basement", "--json").json["boards"]
    assert isinstance(attached, dict) and "villa+attic+basement" in attached


def test_an_attic_can_be_drawn_with_its_house(run: Run) -> None:
    assert len(run("boards", "villa", "--attic").out) > len(run("boards", "villa").out)


def test_a_rule_is_found_by_id_and_by_word(run: Run) -> None:
    by_id = run("rules", "FP-FIRE-06", "--json").json["rules"]
    assert isinstance(by_id, list) and [rule["id"] for rule in by_id] == ["FP-FIRE-06"]
    assert "FP-FIRE-06.1" in run("rules", "fp-fire-06").out
    assert "llamas" in run("rules", "FP-FIRE-06", "--lang", "es").out
    assert "FP-FIRE-13" in run("rules", "shockwave").out
    assert len(run("rules").out.splitlines()) == sum(len(ledger.rules(game)) for game in ledger.games())


def test_coverage_counts_every_chapter(run: Run) -> None:
    found = run("rules", "--coverage", "--json")
    fire = chapters(found.json, "flashpoint")["fire"]
    counts = "rules implemented with_case later cases passing ledger_cases as_case as_test later_cases missing"
    assert list(fire) == counts.split()
    assert fire["rules"] == 30
    assert fire["ledger_cases"] == fire["as_case"] + fire["as_test"] + fire["later_cases"] + fire["missing"]
    assert chapters(found.json, "incursion")["missions"]["rules"] == 13
    assert "together" in run("rules", "--coverage").out


BASE_CHAPTERS = (
    "core", "setup", "actions", "vehicles", "fire", "victims", "knockdown", "ends", "specialists", "tragic-events",
    "family-game",
)  # fmt: skip


def test_the_rules_of_expansions_come_later() -> None:
    later = {rule.id for rule in ledger.rules("flashpoint") if rule.later}
    assert {"FP-ACT-14", "FP-CORE-18", "FP-VEH-11", "FP-VIC-13"} <= later
    assert not {"FP-CORE-17", "FP-FIRE-06", "FP-FAM-01", "FP-TRAG-01"} & later
    assert len([rule for rule in ledger.rules("flashpoint") if rule.later and rule.chapter in BASE_CHAPTERS]) == 32


def test_explain_tells_modules_options_points_and_decks(run: Run) -> None:
    words = ("explain", "--mode", "experienced", "--threat", "tragic", "--option", "poi_draw=bag")
    found = run(*words, "--json").json
    assert list(found) == ["modules", "options", "points", "decks"]
    assert found["modules"] == ["experienced", "tragic"]
    options, points = found["options"], found["points"]
    assert isinstance(options, list) and isinstance(points, list)
    chosen = {option["name"]: (option["value"], option["rule"]) for option in options}
    assert chosen["poi_draw"] == ("bag", "FP-SETUP-17")
    assert {"name", "rules", "text"} == set(points[0]) and all(point["text"] for point in points)
    assert found["decks"]
    assert "is_rescue_space" in run(*words).out


def test_cases_that_hold_and_cases_that_do_not(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "one.case"
    file.write_text(CASE.format(then="exactly fire 2,3 3,4 4,3 3,2 3,3"))
    assert run("cases", file, "--json").json == {"cases": 1, "failed": 0, "failures": []}
    file.write_text(CASE.format(then="fire 6,8"))
    done = run("cases", file)
    assert done.status == 1
    assert f"{file}:9" in done.out


def test_a_case_file_that_cannot_be_read_is_one_failure(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "bad.case"
    file.write_text(CASE.format(then="firee 1,1"))
    done = run("cases", file, "--json")
    assert (done.status, done.json["failed"]) == (2, 1)


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A record of a game that still runs."""
    game = flashpoint.new(seed=3, quick=True, seats=2)
    for _ in range(6):
        game.apply(game.legal()[-1])
    file = tmp_path / "game.jsonl"
    record.save(file, game.record())
    return file


def test_replay_tells_whether_it_is_the_same_game(run: Run, played: Path) -> None:
    found = run("replay", played, "--json").json
    assert list(found) == ["decisions", "equal", "at", "position", "result"]
    assert (found["decisions"], found["equal"], found["at"], found["result"]) == (6, True, 6, None)
    at_two = run("replay", played, "--at", 2, "--json").json
    assert at_two["at"] == 2 and at_two["position"] != found["position"]
    assert "decision 6 of 6" in run("replay", played).out


def test_verify_finds_a_roll_that_was_changed(run: Run, played: Path) -> None:
    good = run("verify", played, "--json")
    assert good.status == 0
    assert good.json.keys() == {"rolls", "wrong"} and number(good.json["rolls"]) > 0
    *before, last = played.read_text().splitlines()
    found = re.search(r"dice (\d),", last)
    assert found is not None
    other = last.replace(found[0], f"dice {7 - int(found[1])},")
    played.write_text("\n".join([*before, other]) + "\n")
    bad = run("verify", played)
    assert bad.status == 1
    assert "it should be" in bad.out


def test_lab_counts_games(run: Run) -> None:
    words = ("lab", "flashpoint", "--bot", "random", "--games", "2", "--workers", "1", "--seats", "1", "--seed", "5")
    found = run(*words, "--json").json
    assert (found["games"], found["wins"]) == (2, 0)
    assert "win_rate: 0" in run(*words).out


def test_serve_and_bench_hand_on_what_they_were_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[dict[str, object]] = []
    given = ModuleType("given")

    def hand_on(**words: object) -> dict[str, object]:
        told.append(words)
        return {}

    vars(given).update(serve=hand_on, bench=hand_on)
    monkeypatch.setitem(sys.modules, "flashover.server.serve", given)
    monkeypatch.setitem(sys.modules, "flashover.lab.bench", given)
    assert run("serve", "--port", "8001", "--store", "sqlite:x.db", "--bot", "mine:Bot").status == 0
    assert run("bench", "--against", "open_spiel", "--json").json == {}
    server = {"host": "127.0.0.1", "port": 8001, "store": "sqlite:x.db", "workers": 1, "limits": "default"}
    assert told == [{**server, "bots": ["mine:Bot"]}, {"against": ["open_spiel"], "server": False}]


def test_what_is_not_installed_says_how_to_get_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("flashover.server.serve", "flashover.lab.run", "flashover.lab.bench"):
        monkeypatch.setitem(sys.modules, name, None)
    for words, extra in ((["serve"], "server"), (["lab", "flashpoint"], "lab"), (["bench"], "bench")):
        done = run(*words)
        assert done.status == 2
        assert f"flashover[{extra}]" in done.complaint


def test_replay_of_a_game_that_was_played_otherwise(run: Run, played: Path) -> None:
    lines = played.read_text().splitlines()
    lines[2] = '{"seat":1,"act":"move 1,1"}'
    played.write_text("\n".join(lines) + "\n")
    done = run("replay", played, "--json")
    assert (done.status, done.json["equal"]) == (1, False)
    assert "line 3" in done.complaint
