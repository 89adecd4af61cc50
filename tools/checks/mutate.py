"""Can each rule's cases fail? Every rule function is made to do nothing, to say no or to say yes, one at a time.

Run interpreted. A rule survives if none of the mutants of a function that carries its id turns one of its cases (or
tests named after them) red. Rules that are data have their datum changed instead. Survivors that are no gap are listed
with their reason in survivors.txt; any other survivor fails, and so does a line there that survives no more.
"""

import os

os.environ["FLASHOVER_BUILD"] = "interpreted"

import ast
import importlib
import importlib.util
import inspect
import json
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

from tools.checks.outcome import ROOT

sys.path.insert(0, str(ROOT / "src"))

from flashover.core.case_files import Case, read_cases, read_file
from flashover.core.case_run import run_case
from flashover.core.cases import files_of
from flashover.core.ledger import claims
from flashover.flashpoint import cases_scene, compose
from flashover.games import case_games

GAMES = case_games()
RULES = ("rules", "modules")
ALONE = ("points", "pieces", "turn", "legal", "deeds", "compose", "geography", "game")
LISTED = Path(__file__).with_name("survivors.txt")
PATIENCE = 5.0  # seconds; a case takes some milliseconds
REFUSED = 3290  # FP-ACT-29, the plainest refusal

Check = Callable[[], bool]  # True if it is still green
Mutant = tuple[str, object]


def modules() -> Iterator[ModuleType]:
    """The modules that hold rules."""
    base = ROOT / "src" / "flashover" / "flashpoint"
    for folder in RULES:
        for file in sorted((base / folder).glob("[a-z]*.py")):
            yield importlib.import_module(f"flashover.flashpoint.{folder}.{file.stem}")
    for name in ALONE:
        yield importlib.import_module(f"flashover.flashpoint.{name}")


def rule_functions() -> Iterator[tuple[ModuleType, str, list[str]]]:
    """Each function whose docstring begins with ids."""
    for module in modules():
        for name, value in sorted(vars(module).items()):
            if inspect.isfunction(value) and value.__module__ == module.__name__:
                found = claims(inspect.getdoc(value))
                if found:
                    yield module, name, found


def answers(function: object, kind: str, name: str) -> list[Mutant]:
    """What a function is replaced by, by what it gives back."""
    if kind == "None":
        return [("does nothing", lambda *a: None)]
    if kind == "bool":
        return [("says no", lambda *a: False), ("says yes", lambda *a: True)]
    if kind.startswith("vec"):
        return [("finds nothing", lambda *a: [])]
    if name.startswith("why_not"):
        return [("allows all", lambda *a: 0), ("allows nothing", lambda *a: REFUSED)]
    assert callable(function)
    return [("says 0", lambda *a: 0), ("says 1 more", lambda *a: function(*a) + 1), ("says -1", lambda *a: -1)]


def kind_of(function: object) -> str:
    """What a function gives back, as written."""
    assert inspect.isfunction(function)
    return str(function.__annotations__.get("return", "None"))


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


class TooLongError(Exception):
    """A mutant that never ends is noticed too."""


def stop(signum: int, frame: object) -> None:
    """What the alarm does."""
    raise TooLongError


def guarded(deed: Callable[[], object]) -> Check:
    """Does it go well, and within the patience one has?"""

    def check() -> bool:
        signal.signal(signal.SIGALRM, stop)
        signal.setitimer(signal.ITIMER_REAL, PATIENCE)
        try:
            deed()
        except Exception:
            return False
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
        return True

    return check


def case_check(case: Case) -> Check:
    """Is this case green?"""
    return guarded(lambda: run_case(case, GAMES))


def all_checks() -> dict[str, list[Check]]:
    """Of each rule, its cases and the tests named after its cases."""
    out: dict[str, list[Check]] = {}
    for path in files_of([ROOT / "rules" / "cases" / "flashpoint"]):
        for case in read_cases(read_file(path), str(path)):
            out.setdefault(rule_of(case.id), []).append(case_check(case))
    for file in sorted((ROOT / "tests" / "flashpoint").glob("test_ledger_*.py")):
        for rule, function in named_tests(file):
            out.setdefault(rule, []).append(guarded(function))
    return out


def rule_of(case: str) -> str:
    """The rule of a case id: FP-FIRE-06.1 belongs to FP-FIRE-06."""
    return case.partition(".")[0]


def named_tests(file: Path) -> Iterator[tuple[str, Callable[[], None]]]:
    """Tests without arguments whose docstring begins with case ids."""
    spec = importlib.util.spec_from_file_location(f"mutate_{file.stem}", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.path.insert(0, str(ROOT))
    spec.loader.exec_module(module)
    for node in ast.parse(file.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_") and not node.args.args:
            for one in (ast.get_docstring(node) or "").replace(",", " ").split():
                if not one.startswith("FP-"):
                    break
                yield rule_of(one.rstrip(":")), getattr(module, node.name)


def data_mutants() -> Iterator[tuple[str, str, str, object]]:
    """Changed data: each number of roles.toml, each effect of a card; with the file, the row and the new value."""
    for role, row in compose.data("roles.toml").items():
        if isinstance(row, dict):
            for name, value in row.items():
                yield "roles.toml", role, name, value + 1 if isinstance(value, int) else "none"


DATA_RULES = {
    "FP-SPEC-01": ("roles.toml", ("ap", "special")),
    "FP-SPEC-03": ("roles.toml", ("extinguish",)),
    "FP-SPEC-07": ("roles.toml", ("kind", "special")),
    "FP-SPEC-10": ("roles.toml", ("ap",)),
    "FP-SPEC-11": ("roles.toml", ("chop", "special", "extinguish")),
    "FP-SPEC-12": ("roles.toml", ("deck_gun",)),
    "FP-SPEC-24": ("roles.toml", ("save", "ap")),
    "FP-FAM-07": ("roles.toml", ("ap",)),
}


def is_red(checks: list[Check]) -> bool:
    """Does at least one of them fail?"""
    return any(not check() for check in checks)


def function_survivors(checks: dict[str, list[Check]]) -> tuple[int, list[str]]:
    """Rules whose cases notice none of the mutants of a function."""
    tried, alive = 0, []
    for module, name, rules in rule_functions():
        function = getattr(module, name)
        for rule in rules:
            if rule not in checks:
                alive.append(f"{rule}: {module.__name__}.{name}: no case")
                continue
            red = False
            for _, mutant in answers(function, kind_of(function), name):
                tried += 1
                with replaced(module, name, mutant):
                    red = is_red(checks[rule])
                if red:
                    break
            if not red:
                alive.append(f"{rule}: {module.__name__}.{name}")
    return tried, alive


def data_survivors(checks: dict[str, list[Check]]) -> tuple[int, list[str]]:
    """Rules in data whose cases notice no change of their datum."""
    tried, alive = 0, []
    for rule, (file, names) in DATA_RULES.items():
        red = False
        for _, role, name, value in data_mutants():
            if name not in names or red:
                continue
            tried += 1
            row = compose.data(file)[role]
            assert isinstance(row, dict)
            before = row[name]
            row[name] = value
            cases_scene.shared_rules.cache_clear()
            try:
                red = is_red(checks.get(rule, []))
            finally:
                row[name] = before
                cases_scene.shared_rules.cache_clear()
        if not red:
            alive.append(f"{rule}: {file}")
    return tried, alive


def main() -> int:
    """Try everything; print the survivors."""
    checks = all_checks()
    red = sorted(rule for rule, found in checks.items() if is_red(found))
    if red:
        print(f"red before any change, so they tell nothing: {', '.join(red)}")
    for rule in red:
        checks[rule] = [check for check in checks[rule] if check()]
    tried, alive = function_survivors(checks)
    more, data = data_survivors(checks)
    for line in [*alive, *data]:
        print(line)
    print(json.dumps({"mutants": tried + more, "rules": len(checks), "survivors": len(alive) + len(data)}))
    return 1 if alive or data or red else 0


if __name__ == "__main__":
    sys.exit(main())
