"""The ledger of the rules, and what of it is claimed by code, by data, by cases and by tests."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

PACKAGE: Final = Path(__file__).resolve().parent.parent
ID: Final = r"(?:FP|INC)-[A-Z]+-\d+"
LEADING: Final = re.compile(rf"({ID})(?:(?:,? and |, |/| )(?={ID}))?")
CASE_LINE: Final = re.compile(rf"^case\s+({ID})\.(\w+)\b", re.MULTILINE)
CASE_NAME: Final = re.compile(rf"({ID})\.(\d+)\b")
DATA: Final = ("*.toml", "*.board", "*.yaml", "*.csv")

# A mode says in which games a rule holds; the other words are things, of which at least one must be in use.
MODES: Final = frozenset(("family", "experienced"))
BASE_THINGS: Final = frozenset(("hotspots", "tragic", "vehicles", "locked-doors", "special-victims"))


class NoLedger(ValueError):
    """The folder with the rules is missing; the text says where it was looked for."""


class Rule(NamedTuple):
    """One rule of the ledger, as far as the program shows it."""

    id: str
    title: str
    game: str
    chapter: str
    text: str
    modules: tuple[str, ...]
    cases: tuple[str, ...]
    later_cases: frozenset[int]  # worked cases with a piece of an expansion that does not exist yet
    sources: tuple[str, ...]
    ruling: str
    option: str

    @property
    def later(self) -> bool:
        """Does it name things, and none but those of expansions?"""
        things = set(self.modules) - MODES
        return bool(things) and not BASE_THINGS & things


def folder() -> Path:
    """The rules: beside the sources, or inside an installed package."""
    for place in (PACKAGE.parent.parent / "rules", PACKAGE / "_rules"):
        if place.is_dir():
            return place
    raise NoLedger("the rules are missing; install the package again, or run from the whole source folder")


def games() -> list[str]:
    """The games that have a ledger."""
    return sorted(entry.name for entry in folder().iterdir() if entry.is_dir() and any(entry.glob("*.yaml")))


@cache
def rules(game: str) -> tuple[Rule, ...]:
    """All rules of a game, chapter by chapter."""
    files = sorted((folder() / game).glob("*.yaml"))
    return tuple(rule_of(game, file, row) for file in files for row in rows_of(file))


def rows_of(file: Path) -> list[dict[str, object]]:
    """The rules a file holds; files of other things hold none."""
    import yaml

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    found = yaml.load(file.read_text(encoding="utf-8"), Loader=loader)
    if not isinstance(found, list):
        return []
    return [row for row in found if isinstance(row, dict) and re.fullmatch(ID, str(row.get("id", "")))]


def chapter_of(file: Path) -> str:
    """`01_setup_forces.yaml` is the chapter setup-forces."""
    return re.sub(r"^\d+_", "", file.stem).replace("_", "-")


def rule_of(game: str, file: Path, row: dict[str, object]) -> Rule:
    """A row of the ledger as a rule."""
    ruling = row.get("ruling")
    told = ruling if isinstance(ruling, dict) else {}
    return Rule(
        id=str(row["id"]),
        title=line(row.get("title")),
        game=game,
        chapter=chapter_of(file),
        text=line(row.get("rule")),
        modules=tuple(str(name) for name in list_of(row.get("modules"))),
        cases=tuple(case_text(case) for case in list_of(row.get("cases"))),
        later_cases=frozenset(int(str(number)) for number in list_of(row.get("later_cases"))),
        sources=tuple(line(source) for source in list_of(row.get("sources"))),
        ruling=line(told.get("default")),
        option=line(told.get("variant")),
    )


def line(value: object) -> str:
    """A text on one line; nothing for nothing."""
    return "" if value is None else " ".join(str(value).split())


def list_of(value: object) -> list[object]:
    """A list, also where there is none."""
    return value if isinstance(value, list) else []


def case_text(case: object) -> str:
    """A worked case in one line."""
    if not isinstance(case, dict):
        return line(case)
    return "; ".join(f"{key}: {line(value)}" for key, value in case.items() if value is not None)


def find(id_or_word: str) -> list[Rule]:
    """The rule with this id, or those whose id or title holds the word."""
    wanted = id_or_word.casefold()
    everything = [rule for game in games() for rule in rules(game)]
    exact = [rule for rule in everything if rule.id.casefold() == wanted]
    return exact or [rule for rule in everything if wanted in f"{rule.id} {rule.title}".casefold()]


# ---- who claims a rule
def claims(docstring: str | None) -> list[str]:
    """The ids a docstring starts with.

    >>> claims("FP-FIRE-12, FP-FIRE-14: a Shockwave leaves the space.")
    ['FP-FIRE-12', 'FP-FIRE-14']
    """
    text, found = docstring or "", []
    while match := LEADING.match(text):
        found.append(match[1])
        text = text[match.end() :]
    return found


def functions(file: Path) -> Iterator[tuple[str, int, list[str]]]:
    """What each function of a file claims: name, line, ids."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"), str(file))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found = claims(ast.get_docstring(node))
            if found:
                yield node.name, node.lineno, found


def named_in_data(files: Iterable[Path]) -> set[str]:
    """The ids that data files name."""
    return {found for file in files for found in re.findall(ID, file.read_text(encoding="utf-8"))}


def implemented(game: str) -> set[str]:
    """The rules of a game that a function or a data file claims."""
    room = PACKAGE / game
    by_code = {one for file in sorted(room.rglob("*.py")) for _, _, found in functions(file) for one in found}
    return by_code | named_in_data(file for pattern in DATA for file in sorted(room.rglob(pattern)))


def case_files(game: str) -> list[Path]:
    """The case files of a game."""
    return sorted((folder() / "cases" / game).rglob("*.case"))


def cases_in(files: Iterable[Path]) -> list[tuple[str, str]]:
    """Rule and number (or letter) of every case."""
    return [(m[1], m[2]) for file in files for m in CASE_LINE.finditer(file.read_text(encoding="utf-8"))]


def tested() -> set[tuple[str, str]]:
    """Worked cases that a test names at the beginning of its docstring; none where no tests are installed."""
    found: set[tuple[str, str]] = set()
    for file in sorted((PACKAGE.parent.parent / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"), str(file))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= {(m[1], m[2]) for m in CASE_NAME.finditer(ast.get_docstring(node) or "")}
    return found
