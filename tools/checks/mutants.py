"""What can be changed in the rules: what each rule function answers, and each datum a rule stands for."""

import importlib
import inspect
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from types import ModuleType
from typing import NamedTuple

from flashover.core.ledger import claims
from flashover.flashpoint import cases_scene, compose
from flashover.flashpoint.boards import Cell, load_board
from tools.checks.outcome import ROOT

RULES = ("rules", "modules")
ALONE = ("points", "pieces", "turn", "legal", "deeds", "compose", "geography", "game")
REFUSED = 3290  # FP-ACT-29, the plainest refusal

# Which rules a number or word of roles.toml belongs to; the rest is the table of roles itself.
OF_ROLES = {
    ("default", "ap"): "FP-FAM-07", ("default", "extinguish"): "FP-ACT-21", ("default", "chop"): "FP-ACT-23",
    ("default", "deck_gun"): "FP-VEH-07", ("default", "save"): "FP-CORE-15", ("default", "special"): "FP-CORE-16",
    ("paramedic", "extinguish"): "FP-SPEC-03", ("cafs", "special"): "FP-SPEC-07", ("cafs", "kind"): "FP-SPEC-07",
    ("generalist", "ap"): "FP-SPEC-10", ("rescue", "chop"): "FP-SPEC-11", ("rescue", "extinguish"): "FP-SPEC-11",
    ("rescue", "special"): "FP-SPEC-11", ("rescue", "kind"): "FP-SPEC-11", ("driver", "deck_gun"): "FP-SPEC-12",
    ("engineer", "extinguish"): "FP-SPEC-15", ("dog", "ap"): "FP-SPEC-24", ("dog", "save"): "FP-SPEC-24",
    ("dog", "extinguish"): "FP-SPEC-28", ("dog", "chop"): "FP-SPEC-28", ("dog", "deck_gun"): "FP-SPEC-28",
    ("prevention", "extinguish"): "FP-SPEC-33", ("captain", "special"): "FP-SPEC-04",
    ("captain", "kind"): "FP-SPEC-04", ("strategist", "special"): "FP-SPEC-35", ("strategist", "kind"): "FP-SPEC-35",
}  # fmt: skip
OTHERS = "FP-SPEC-01"


class Mutant(NamedTuple):
    """One change: the rules it concerns, what it is, and how to have it for a while."""

    rules: list[str]
    place: str
    change: str
    having: Callable[[], AbstractContextManager[None]]


# ---- functions
def modules() -> Iterator[ModuleType]:
    """The modules that hold rules."""
    base = ROOT / "src" / "flashover" / "flashpoint"
    for folder in RULES:
        for file in sorted((base / folder).glob("[a-z]*.py")):
            yield importlib.import_module(f"flashover.flashpoint.{folder}.{file.stem}")
    for name in ALONE:
        yield importlib.import_module(f"flashover.flashpoint.{name}")


def of_functions() -> Iterator[Mutant]:
    """Every other answer of each function whose docstring begins with ids."""
    for module in modules():
        for name, value in sorted(vars(module).items()):
            if not inspect.isfunction(value) or value.__module__ != module.__name__:
                continue
            found = claims(inspect.getdoc(value))
            for change, other in answers(value, name) if found else []:
                place = f"{module.__name__.removeprefix('flashover.flashpoint.')}.{name}"
                yield Mutant(found, place, change, having(module, name, other))


def having(module: ModuleType, name: str, value: object) -> Callable[[], AbstractContextManager[None]]:
    """To be entered later."""
    return lambda: replaced(module, name, value)


def answers(function: Callable[..., int], name: str) -> list[tuple[str, object]]:
    """What a function is replaced by, by what it gives back."""
    kind = str(inspect.get_annotations(function).get("return", "None"))
    if kind == "None":
        return [("does nothing", lambda *a: None)]
    if kind == "bool":
        return [("says no", lambda *a: False), ("says yes", lambda *a: True)]
    if kind.startswith("vec"):
        return [("finds nothing", lambda *a: [])]
    if name.startswith("why_not"):
        return [("allows all", lambda *a: 0), ("allows nothing", lambda *a: REFUSED)]
    return [("says 0", lambda *a: 0), ("says 1 more", lambda *a: function(*a) + 1)]


@contextmanager
def replaced(module: ModuleType, name: str, value: object) -> Iterator[None]:
    """With another function under a name, wherever it was imported; boards and setups are laid out anew."""
    before = getattr(module, name)
    everywhere = [one for one in list(sys.modules.values()) if vars(one).get(name) is before]
    for one in everywhere:
        setattr(one, name, value)
    cases_scene.shared_rules.cache_clear()
    try:
        yield
    finally:
        for one in everywhere:
            setattr(one, name, before)
        cases_scene.shared_rules.cache_clear()


# ---- data
def of_data() -> Iterator[Mutant]:
    """Every number and word of the roles and the decks, and what the boards say about the rules."""
    yield from of_roles()
    yield from of_decks()
    yield from of_boards()


def of_roles() -> Iterator[Mutant]:
    """Each role has one more of everything, or another kind of special AP."""
    for role, row in compose.data("roles.toml").items():
        assert isinstance(row, dict)
        for name, value in row.items():
            rule = OF_ROLES.get((role, name), OTHERS)
            yield datum([rule], f"roles.toml {role} {name}", row, name, value + 1 if isinstance(value, int) else "none")


def of_decks() -> Iterator[Mutant]:
    """One card more of each, and each effect left out."""
    fire = compose.data("decks.toml")["fire"]
    assert isinstance(fire, dict)
    for card, counts in fire["deck"].items():
        for level, numbers in counts.items() if isinstance(counts, dict) else []:
            yield datum(["FP-SETUP-19"], f"decks.toml {card} {level}", counts, level, [n + 1 for n in numbers])
    for card, levels in fire["supply"].items():
        for level, number in levels.items() if isinstance(levels, dict) else []:
            yield datum(["FP-SETUP-20"], f"decks.toml {card} {level}", levels, level, number + 1)
    for deck, rules in (("fire", ["FP-TRAG-02", "FP-TRAG-03", "FP-TRAG-04", "FP-TRAG-07"]), ("event", ["FP-TRAG-06"])):
        for row in compose.cards(deck):
            yield datum(rules, f"decks.toml {row['key']} ops", row, "ops", [])


def of_boards() -> Iterator[Mutant]:
    """Another fixed Fire or PoI, a door or an arrow less."""
    board = load_board("base-a")
    family = board.meta["family"]
    assert family is not None
    yield datum(["FP-FAM-03"], "base-a.board fires", family, "fires", family["fires"][1:])
    yield datum(["FP-FAM-04"], "base-a.board poi", family, "poi", [[1, 1], *family["poi"][1:]])
    for line in [line for line, kind in board.borders.items() if kind == "door"]:
        yield datum(["FP-FAM-05"], f"base-a.board door {line}", board.borders, line, "open")
        yield datum(["FP-SETUP-02"], f"base-a.board door {line}", board.borders, line, "open")
    yield datum(["FP-CORE-24"], "base-a.board arrow 1,1", board.arrows, Cell("", 1, 1), Cell("", 6, 6))


def datum(rules: list[str], place: str, row: object, name: object, value: object) -> Mutant:
    """A table with another value for a while."""
    assert isinstance(row, dict)

    @contextmanager
    def changed() -> Iterator[None]:
        before = row[name]
        row[name] = value
        cases_scene.shared_rules.cache_clear()
        try:
            yield
        finally:
            row[name] = before
            cases_scene.shared_rules.cache_clear()

    return Mutant(rules, place, f"is {value}", changed)
