"""Can each rule's cases fail? The rules are changed on purpose, one answer or one datum at a time, and cases are run.

Every function that carries ids is made to do nothing, to say no or to say yes; numbers and words of data are changed.
Each change must turn a case (or a test named after a case) of one of its rules red, and for every rule that a function
carries out at least one change must. Changes that nothing can notice stand in survivors.txt with the reason; any other
survivor fails, and so does a line there that survives no more. Always run interpreted.
"""

import ast
import importlib.util
import json
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from flashover import native
from flashover.core import ledger
from flashover.core.case_files import Case, read_cases, read_file
from flashover.core.case_run import run_case
from flashover.core.cases import files_of
from flashover.games import case_games
from tools.checks.mutants import Mutant, of_data, of_functions
from tools.checks.outcome import ROOT

GAMES = case_games()
LISTED = Path(__file__).with_name("survivors.txt")
PATIENCE = 5.0  # seconds; a case takes some milliseconds

Check = Callable[[], bool]  # True if it is still green


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


def is_red(checks: list[Check]) -> bool:
    """Does at least one of them fail?"""
    return any(not check() for check in checks)


def red_rules(mutant: Mutant, wanted: set[str], checks: dict[str, list[Check]]) -> set[str]:
    """The rules, of those wanted, one of whose cases notices a change."""
    with mutant.having():
        return {rule for rule in mutant.rules if rule in wanted and is_red(checks.get(rule, []))}


def survivors(mutants: list[Mutant], wanted: set[str], checks: dict[str, list[Check]]) -> list[str]:
    """Changes that no case of their rules notices; rules of a function that notice none of its changes."""
    alive: list[str] = []
    seen: dict[tuple[str, str], bool] = {}
    for mutant in mutants:
        red = red_rules(mutant, wanted, checks)
        if not red:
            alive.append(f"{' '.join(mutant.rules)}: {mutant.place} {mutant.change}")
        for rule in mutant.rules:
            seen[rule, mutant.place] = seen.get((rule, mutant.place), False) or rule in red
    functions = {mutant.place for mutant in mutants if "." in mutant.place and " " not in mutant.place}
    return alive + [
        f"{rule}: {place}" for (rule, place), red in seen.items() if not red and rule in wanted and place in functions
    ]


def rules_of(chapters: Sequence[str]) -> set[str]:
    """The rules of some chapters, or of all."""
    known = {rule.chapter for rule in ledger.rules("flashpoint")}
    for chapter in chapters:
        if chapter not in known:
            raise SystemExit(f"there is no chapter '{chapter}'; the chapters are {', '.join(sorted(known))}")
    return {rule.id for rule in ledger.rules("flashpoint") if not chapters or rule.chapter in chapters}


def listed() -> set[str]:
    """The survivors that are known, each with a reason behind two blanks and a #."""
    lines = LISTED.read_text(encoding="utf-8").splitlines() if LISTED.exists() else []
    return {line.partition("  #")[0].strip() for line in lines if line.strip() and not line.startswith("#")}


def leave_out_red(checks: dict[str, list[Check]], wanted: set[str]) -> int:
    """Cases that are red before any change tell nothing and are left out; how many rules have such."""
    red = sorted(rule for rule, found in checks.items() if rule in wanted and is_red(found))
    for rule in red:
        checks[rule] = [check for check in checks[rule] if check()]
    if red:
        print(f"red before any change, so they tell nothing: {', '.join(red)}")
    return len(red)


def main(chapters: Sequence[str] = ()) -> int:
    """Try every change that concerns these chapters, or all; print the survivors."""
    if native.build() != "interpreted":
        raise SystemExit("rules can only be changed in the interpreted build; set FLASHOVER_BUILD=interpreted")
    wanted = rules_of(chapters)
    checks = all_checks()
    red = leave_out_red(checks, wanted)
    mutants = [mutant for mutant in (*of_functions(), *of_data()) if wanted & set(mutant.rules)]
    alive = survivors(mutants, wanted, checks)
    new = [line for line in alive if line not in listed()]
    gone = sorted(listed() - set(alive)) if not chapters else []
    for line in new:
        print(f"survives: {line}")
    for line in gone:
        print(f"survives no more, take it out of {LISTED.name}: {line}")
    count = {"mutants": len(mutants), "rules": len(wanted & checks.keys()), "survivors": len(alive), "new": len(new)}
    print(json.dumps(count))
    return 1 if new or gone or red else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
