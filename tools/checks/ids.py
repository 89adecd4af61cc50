"""Every rule of the ledger is claimed: by the docstring of the function that implements it, or by a data file."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from tools.checks.outcome import ROOT, Outcome, shown, tracked

ID = r"(?:FP|INC)-[A-Z]+-\d+"
MOST = 3
LEADING = re.compile(rf"({ID})(?:(?:,? and |, |/| )(?={ID}))?")
DATA = ("*.toml", "*.board", "*.yaml", "*.csv")


def ledger_ids(root: Path = ROOT) -> set[str]:
    """Read the ids of all rules."""
    files = (root / "rules").glob("*/*.yaml")
    return {found for file in files for found in re.findall(rf"^- id: ({ID})\s*$", file.read_text("utf-8"), re.M)}


def claims(docstring: str | None) -> list[str]:
    """Read the ids a docstring starts with: `FP-FIRE-12, FP-FIRE-14: …`."""
    text, found = docstring or "", []
    while match := LEADING.match(text):
        found.append(match[1])
        text = text[match.end() :]
    return found


def functions(file: Path) -> Iterator[tuple[str, int, list[str]]]:
    """Find what each function of a file claims."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"), str(file))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found = claims(ast.get_docstring(node))
            if found:
                yield node.name, node.lineno, found


def claimed_by_data(files: Iterable[Path]) -> set[str]:
    """Read the ids that data files name."""
    return {found for file in files for found in re.findall(ID, file.read_text("utf-8"))}


def by_chapter(ids: Iterable[str]) -> list[str]:
    """Write many ids in few lines: `FP-FIRE 03 14`."""
    found: dict[str, list[str]] = {}
    for one in sorted(ids):
        chapter, _, number = one.rpartition("-")
        found.setdefault(chapter, []).append(number)
    return [f"{chapter} {' '.join(numbers)}" for chapter, numbers in found.items()]


def check_ids() -> Outcome:
    """Compare claims and ledger both ways."""
    ledger, claimed, details = ledger_ids(), set[str](), list[str]()
    for file in tracked("src/*.py"):
        for name, at, found in functions(file):
            place = f"{shown(file)}:{at}: {name}"
            claimed.update(found)
            details += [f"{place} claims {one}, which is not in the ledger" for one in found if one not in ledger]
            details += [f"{place} carries {len(found)} ids, more than {MOST}"] if len(found) > MOST else []
    by_data = claimed_by_data(tracked(*(f"src/{pattern}" for pattern in DATA)))
    missing = sorted(ledger - claimed - by_data)
    details += [f"claimed by no function and no data file: {ids}" for ids in by_chapter(missing)]
    told = f"{len(ledger)} rules: {len(ledger & claimed)} by functions, {len(missing)} unclaimed"
    return Outcome(not details, told, details)
