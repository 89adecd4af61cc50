"""Whole games through a pipe: setup asked for, moves, bots, real dice, undo, save and load, languages."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from flashover import flashpoint
from flashover.cli.play import dice, partners, saving
from flashover.core import record
from flashover.core.replay import texts
from flashover.core.typed import Question
from tests.cli.conftest import Run

SIMPLE = ("play", "--mode", "family", "--seats", "2", "--quick", "--seed", "3")
ALONE = (*SIMPLE, "--seat", "2=bot:random")


def lines_of(file: Path) -> list[record.Line]:
    """The lines of a saved game but the first."""
    return record.load(file)[1:]


def saved(folder: Path) -> Path:
    """The one game saved in a folder."""
    (file,) = folder.glob("flashover-*.jsonl")
    return file


def test_enter_starts_the_simplest_game(run: Run, tmp_path: Path) -> None:
    done = run("play", typed="\n\nend\n")
    assert done.status == 0
    assert "First game" in done.out
    head = record.load(saved(tmp_path))[0]
    assert head["seats"] == {"2": "greedy", "3": "greedy", "4": "greedy"}
    assert "Turn 1" in done.out and "Turn 5" in done.out


def test_every_choice_can_be_asked_for(run: Run, tmp_path: Path) -> None:
    answers = ["7", "base-b", "2", "9", "1", "tragic", "3", "captain", "1", "y", *["" for _ in range(20)]]
    run("play", typed="\n".join(answers) + "\nend\n")
    setup = record.load(saved(tmp_path))[0]["setup"]
    assert isinstance(setup, dict)
    chosen = {name: setup[name] for name in ("board", "mode", "difficulty", "threat", "seats", "roles", "quick")}
    assert chosen == {
        "board": "base-b", "mode": "experienced", "difficulty": "recruit", "threat": "tragic", "seats": "3",
        "roles": "captain", "quick": "on",
    }  # fmt: skip


def test_a_whole_game_with_a_bot(run: Run) -> None:
    done = run(*ALONE, "--json", typed="end\n" * 400)
    assert done.status == 0
    found = done.json
    assert list(found) == ["game", "setup", "decisions", "result", "saved"]
    result = found["result"]
    assert isinstance(result, dict) and result["result"] in ("won", "lost")
    assert "The game is" in done.err


def test_bots_alone_play_to_the_end(run: Run) -> None:
    done = run(*ALONE, "--seat", "1=bot:random")
    assert done.status == 0
    assert "The game is lost." in done.out


def test_moves_by_number_and_by_notation(run: Run) -> None:
    done = run(*SIMPLE, typed="1\nmove 4,9\n2: move 1,1\nmove 9,9\nmuve 1,1\n99\n")
    assert "Red: Move to" in done.out
    assert done.out.count("is no move") == 4


def test_what_is_not_allowed_says_why(run: Run) -> None:
    done = run(*SIMPLE, typed="move 0,0\nwhy move 0,0\nwhy end\nwhy what\n")
    assert done.out.count("(FP-CORE-06)") == 2
    assert "Allowed: End the turn" in done.out


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("?", "why MOVE"),
        ("? 1", "Adjacent space"),
        ("? FP-FIRE-06", "FP-FIRE-06"),
        ("? flashover", "FP-FIRE-08"),
        ("? paramedic", "Treat"),
        ("? hot spot", "Hot Spot"),
        ("help", "why MOVE"),
        ("? xyzzy", "Nothing is known about xyzzy"),
    ],
)
def test_questions(run: Run, question: str, answer: str) -> None:
    assert answer in run(*SIMPLE, typed=f"{question}\n").out


def test_a_hint_can_be_played(run: Run) -> None:
    done = run(*SIMPLE, typed="hint\n")
    told = done.out.split("Type ")[-1].splitlines()[0]
    assert "Allowed" in run(*SIMPLE, typed=f"why {told}\n").out


def test_undo_is_free_until_something_new_is_known(run: Run, tmp_path: Path) -> None:
    done = run(*SIMPLE, typed="1\n1\nundo\nsave a.jsonl\n")
    assert "agree" not in done.out
    assert lines_of(tmp_path / "a.jsonl")[-1] == {"undo": 3}


def test_undo_of_a_roll_needs_everybody(run: Run, tmp_path: Path) -> None:
    done = run(*ALONE, typed="end\nundo\nn\nundo\ny\nundo\n")
    assert done.out.count("Does everybody agree?") == 2
    assert "There is nothing to take back." in done.out
    last = lines_of(saved(tmp_path))[-1]
    assert (last["undo"], last["by"]) == (2, [1, 2])


def test_a_saved_game_goes_on_as_it_would_have(run: Run, tmp_path: Path) -> None:
    whole, half = tmp_path / "whole.jsonl", tmp_path / "half.jsonl"
    run(*SIMPLE, typed=f"1\nend\n1\nend\n1\nend\nsave {whole}\n")
    run(*SIMPLE, typed=f"1\nend\n1\nsave {half}\n")
    run("play", "--load", half, typed="end\n1\nend\n")
    assert half.read_text() == whole.read_text()


def test_load_in_the_middle_of_another_game(run: Run, tmp_path: Path) -> None:
    run(*SIMPLE, typed="1\nend\nsave a.jsonl\n")
    done = run(*SIMPLE, typed="load nowhere\nload\nload a.jsonl\nsave b.jsonl\n")
    assert "nowhere: cannot be read" in done.out
    assert (tmp_path / "a.jsonl").read_text() == (tmp_path / "b.jsonl").read_text()


def test_a_game_that_cannot_be_saved_says_so_and_goes_on(run: Run) -> None:
    done = run(*SIMPLE, typed="1\nsave nowhere/at/all.jsonl\nend\nsave well.jsonl\n")
    assert "could not be saved" in done.out
    assert "The game is saved in well.jsonl" in done.out


def test_dice_that_cannot_be_known_again_are_fresh(run: Run, tmp_path: Path) -> None:
    run(*SIMPLE, typed="end\nundo\ny\nend\nsave a.jsonl\n")
    match, seats = saving.load(tmp_path / "a.jsonl")
    assert seats == {}
    assert match.to_act == (2,)
    assert int(match.state.rng0) != 0


def test_the_record_shows_no_more_than_may_be_known(run: Run) -> None:
    done = run("play", "--mode", "experienced", "--seats", "1", "--quick", "--seed", "3", typed="record\n")
    (start,) = [json.loads(line) for line in done.out.splitlines() if line.startswith('{"out"')]
    assert [text for text in start["out"] if text.startswith("draw poi")] == ["draw poi ?"] * 3


def test_real_dice_are_asked_as_they_are_met(run: Run, tmp_path: Path) -> None:
    done = run("play", "--mode", "family", "--seats", "1", "--quick", "--dice", "typed", typed="end\n7\n6\n9\n8\n1\n")
    assert done.out.count("That cannot come up here.") == 2
    assert "red 6, black 8" in done.out
    head, _, first = record.load(saved(tmp_path))[:3]
    assert head["dice"] == {"kind": "typed"}
    assert first == {"seat": 1, "act": "end", "out": ["dice 6,8"]}
    assert run("replay", saved(tmp_path)).status == 0


def test_the_setup_too_is_rolled_with_real_dice(run: Run, tmp_path: Path) -> None:
    words = ("play", "--mode", "experienced", "--seats", "1", "--quick", "--dice", "typed")
    done = run(*words, typed="4\n" + "\n" * 60 + "end\n3,4\n" + "\n" * 60)
    assert "Black die, 1 to 8" in done.out
    start = lines_of(saved(tmp_path))[0]["out"]
    assert isinstance(start, list) and start[0] == "d8 4"


def test_a_face_is_asked_when_it_is_turned_up() -> None:
    match = flashpoint.new(seed=1, mode="family", seats=1, quick=True, poi_draw="bag")
    rng, partner, asked = random.Random(1), partners.make("greedy"), []

    def ask(question: Question) -> list[int]:
        asked.append(question.text)
        return dice.read_answer(match.language, "victim", question) if "poi" in question.text else []

    while match.result is None:
        seat = match.to_act[0]
        dice.apply(match, partner.choose(match, seat, rng), seat, ask, rng)
    outcomes = [text for line in match.log.lines[2:] for text in texts(line)]
    assert asked.count("draw poi (false-alarm, victim)") == outcomes.count("draw poi victim") > 0
    assert len(asked) == sum(1 + text.startswith("dice") for text in outcomes)
    assert "draw poi false-alarm" not in outcomes


def test_several_people_at_one_keyboard_place_themselves(run: Run, tmp_path: Path) -> None:
    words = ("play", "--mode", "experienced", "--seats", "2", "--seed", "3")
    moves = ["role cafs", "role dog", "start 3,0", "2: start 0,1", "park engine 7,2", "park ambulance 0,5", "first 2"]
    done = run(*words, typed="\n".join([*moves, "ready", "2: ready", "end"]) + "\n")
    assert "Rescue Dog" in done.out
    assert lines_of(saved(tmp_path))[-1]["seat"] == 2


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Type the number"), ("es", "Escribe el número"), ("it", "Scrivi il numero")]
)
def test_the_table_speaks_three_languages(run: Run, lang: str, said: str) -> None:
    done = run(*SIMPLE, "--lang", lang, typed="?\nfoo\nend\nundo\nn\n")
    assert said in " ".join(done.out.split())
    english = run(*SIMPLE, "--lang", "en", typed="?\nfoo\nend\nundo\nn\n")
    assert (done.out == english.out) == (lang == "en")


def test_the_language_can_be_changed_while_playing(run: Run) -> None:
    done = run(*SIMPLE, typed="lang it\nlang fr\nquit\n")
    assert "Salvati 0 su 7" in done.out
    assert "Le lingue sono en, es, it." in done.out


def test_ascii_has_no_other_signs(run: Run) -> None:
    done = run(*SIMPLE, "--lang", "es", "--ascii", typed="?\n? 1\nend\n")
    assert done.out.isascii()
    assert "\x1b" not in done.out


def test_pace_is_checked(run: Run) -> None:
    assert "from 0 to 10" in run(*SIMPLE, typed="pace fast\npace 0\n").out


def test_what_is_typed_may_be_anything(run: Run) -> None:
    rng = random.Random(7)
    junk = bytes(rng.choice(range(1, 256)) for _ in range(20_000))
    done = run(*SIMPLE, typed=junk + b"\n" + b"x" * 1_000_000 + b"\nquit\n")
    assert done.status == 0
    assert max(map(len, done.out.splitlines())) < 400
