"""Run every check that needs no test (`./start check`): a line each, details of what fails, status 1 if any does."""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable

from tools.checks.arrows import check_arrows
from tools.checks.ids import check_ids
from tools.checks.lint import check_format, check_lint
from tools.checks.outcome import ROOT, Outcome
from tools.checks.places import check_places
from tools.checks.sizes import check_sizes, table
from tools.checks.types import check_types
from tools.checks.words import check_words

CHECKS: dict[str, Callable[[], Outcome]] = {
    "lint": check_lint,
    "format": check_format,
    "types": check_types,
    "arrows": check_arrows,
    "sizes": check_sizes,
    "rules": check_ids,
    "words": check_words,
    "places": check_places,
}
SHOWN = 40


def run(name: str, most: int = SHOWN) -> bool:
    """Run one check and print its line, and some details if it failed."""
    began = time.monotonic()
    outcome = CHECKS[name]()
    seconds = time.monotonic() - began
    print(f"{'ok  ' if outcome.well else 'FAIL'} {name:7} {outcome.line} ({seconds:.1f} s)", flush=True)
    for detail in outcome.details[:most]:
        print(f"       {detail}")
    if len(outcome.details) > most:
        print(f"       … and {len(outcome.details) - most} more: ./start check {name} --all")
    return outcome.well


def mutate(chapters: list[str]) -> int:
    """Change the rules on purpose and see that a test notices each change; a process of its own, interpreted."""
    command = [sys.executable, "-m", "tools.checks.mutate", *chapters]
    return subprocess.run(command, cwd=ROOT, env=os.environ | {"FLASHOVER_BUILD": "interpreted"}).returncode


def main() -> int:
    """Run the checks that were named, or all."""
    parser = argparse.ArgumentParser(prog="./start check", description=__doc__)
    parser.add_argument("names", nargs="*", choices=[[], *CHECKS], metavar="NAME", help=", ".join(CHECKS))
    parser.add_argument("--all", action="store_true", help="print all details")
    parser.add_argument("--mutate", nargs="*", metavar="CHAPTER", help="change rules on purpose: does a case notice?")
    words = parser.parse_args()
    if words.mutate is not None:
        return mutate(words.mutate)
    results = [run(name, sys.maxsize if words.all else SHOWN) for name in words.names or CHECKS]
    if not words.names:
        print("\n".join(["", *table()]))
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
