"""Each check finds what it is there to find."""

import ast
import sys
from pathlib import Path

import pytest

from flashover.core import ledger
from tools import check
from tools.checks import ids, places, sizes, words
from tools.checks.outcome import ROOT, Outcome, tracked, walked


@pytest.mark.parametrize(
    ("docstring", "found"),
    [
        ("FP-FIRE-12: a Shockwave leaves.", ["FP-FIRE-12"]),
        ("FP-FIRE-12, FP-FIRE-14: both.", ["FP-FIRE-12", "FP-FIRE-14"]),
        ("FP-FIRE-12, INC-LOS-3 and FP-KD-01 as one.", ["FP-FIRE-12", "INC-LOS-3", "FP-KD-01"]),
        ("See FP-FIRE-12.", []),
        (None, []),
    ],
)
def test_a_docstring_claims_the_ids_it_starts_with(docstring: str | None, found: list[str]) -> None:
    assert ledger.claims(docstring) == found


def test_functions_and_data_claim_rules(tmp_path: Path) -> None:
    code, data = tmp_path / "fire.py", tmp_path / "roles.toml"
    code.write_text('def spread() -> None:\n    """FP-FIRE-14: it spreads."""\n')
    data.write_text("[cafs]  # FP-SPEC-03\n")
    assert list(ledger.functions(code)) == [("spread", 1, ["FP-FIRE-14"])]
    assert ledger.named_in_data([data]) == {"FP-SPEC-03"}
    assert ids.by_chapter(["FP-FIRE-14", "FP-FIRE-03"]) == ["FP-FIRE 03 14"]


def test_the_ledger_of_both_games_is_read() -> None:
    found = {rule.id for game in ledger.games() for rule in ledger.rules(game)}
    assert "FP-FIRE-12" in found
    assert any(one.startswith("INC-LOS-") for one in found)


def test_a_long_function_is_found_but_a_docstring_is_free() -> None:
    code = 'def f() -> int:\n    """One.\n\n    Two.\n    """\n' + "    x = 1\n" * 60 + "    return x\n"
    node = ast.parse(code).body[0]
    assert isinstance(node, ast.FunctionDef)
    assert sizes.body_lines(node) == 62
    assert sizes.is_too_long(sizes.Size(61, Path("turn.py"), "walk", 1))
    assert not sizes.is_too_long(sizes.Size(61, Path("turn.py"), "run", 1))
    assert not sizes.is_too_long(sizes.Size(60, Path("fire.py"), "spread", 1))


def entries(tmp_path: Path, text: str) -> tuple[dict[str, words.Entry], list[str]]:
    """Read a text as a file of words."""
    file, problems = tmp_path / "words.ftl", list[str]()
    file.write_text(text)
    return words.read(file, problems), problems


def test_languages_are_compared(tmp_path: Path) -> None:
    english, _ = entries(tmp_path, "a = Fire in { $place }\nb = Smoke\nc = Flashover\n    .text = Roll\n")
    other, _ = entries(tmp_path, "a = Fuego\nb = Smoke\nc = Flashover\nd = Nada\n")
    assert words.compare("es", english, other) == [
        "es: a: its variables differ: ['place']",
        "es: b is still English: Smoke",
        "es: c.text is missing",
        "es: d is not in the English file",
    ]
    assert words.compare("es", english, english | {"b": other["a"]._replace(variables=frozenset())}) == [
        "es: a is still English: Fire in { $place }",
        "es: c.text is still English: Roll",
    ]


def test_broken_and_double_texts_are_found(tmp_path: Path) -> None:
    _, problems = entries(tmp_path, "a = One\na = Two\nb = { $open\n")
    assert [problem.partition(".ftl: ")[2] for problem in problems] == ["a stands twice", "cannot be read: b = { $open"]


def test_names_may_be_the_same_everywhere() -> None:
    assert words.is_only_names("Flash Point: { $number } – Flashover!")
    assert not words.is_only_names("Flash Point is burning")


@pytest.mark.parametrize("place", ["words/en/rules/fire.ftl", "words/en.ftl"])
def test_the_twin_of_a_file_lies_beside_it(place: str) -> None:
    file = Path("src") / place
    assert words.language_of(file) == "en"
    assert words.twin(file, "es") == Path("src") / place.replace("en", "es", 1)


@pytest.mark.parametrize("name", ["work", "root", "tmp", "home/ada"])
def test_a_path_of_a_machine_is_found(tmp_path: Path, name: str) -> None:
    file = tmp_path / "notes.md"
    file.write_text(f"see /{name}/main\n")
    assert len(places.text_problems(file)) == 1
    file.write_text(f"see ./{name}/main and https://example.org/{name}/main\n")
    assert places.text_problems(file) == []


def test_a_private_index_is_found(tmp_path: Path) -> None:
    lock, page_lock = tmp_path / "uv.lock", tmp_path / "package-lock.json"
    lock.write_text('source = { registry = "https://pypi.org/simple" }\nurl = "https://mirror.example/a.whl"\n')
    page_lock.write_text('"resolved": "https://mirror.example/a.tgz"\n')
    assert [problem.partition(": ")[2] for problem in places.lock_problems(lock)] == ["https://mirror.example/a.whl"]
    assert len(places.page_lock_problems(page_lock)) == 1


def test_the_lock_of_this_project_is_public() -> None:
    assert places.lock_problems(ROOT / "uv.lock") == []


def test_files_are_found_with_and_without_git() -> None:
    here = Path(__file__)
    assert here in tracked("tests/*.py")
    assert here in walked(ROOT, ["tests/*.py"])
    assert not any(".venv" in file.parts for file in walked(ROOT, []))


def test_a_failed_check_is_told_with_its_details(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    outcomes = {"good": Outcome(True, "fine", []), "bad": Outcome(False, "2 found", ["one", "two"])}
    monkeypatch.setattr(check, "CHECKS", {name: lambda name=name: outcomes[name] for name in outcomes})
    assert check.run("good")
    assert not check.run("bad", most=1)
    assert [line.partition(" (")[0].rstrip() for line in capsys.readouterr().out.splitlines()] == [
        "ok   good    fine",
        "FAIL bad     2 found",
        "       one",
        "       … and 1 more: ./start check bad --all",
    ]


def test_the_status_follows_the_checks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "CHECKS", {"bad": lambda: Outcome(False, "broken", [])})
    monkeypatch.setattr(sys, "argv", ["check", "bad"])
    assert check.main() == 1
    monkeypatch.setattr(check, "CHECKS", {"bad": lambda: Outcome(True, "mended", [])})
    assert check.main() == 0
