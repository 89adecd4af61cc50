"""What the commands of the kit share: their options, their folder, their one JSON object."""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from flashover import native


def command(doc: str | None) -> argparse.ArgumentParser:
    """A parser whose help is the module's own words."""
    parser = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1, help="what chance of the trial is drawn from")
    return parser


def show(name: str, figures: dict[str, object], well: bool = True) -> None:
    """One JSON object on standard output; the exit status tells whether the trial went well."""
    load = [round(x, 2) for x in os.getloadavg()]
    print(json.dumps({"trial": name, "well": well, **figures, "machine_load": load, "build": native.build()}, indent=1))
    sys.stdout.flush()
    if not well:
        sys.exit(1)


@contextmanager
def scratch() -> Iterator[Path]:
    """A folder that is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="chaos-", ignore_cleanup_errors=True) as folder:
        yield Path(folder)


def percentile(values: Sequence[float], share: float) -> float:
    """The value that so large a share of all does not exceed; 0 of none."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, math.ceil(share * len(ordered)) - 1)]


def times(values: Sequence[float]) -> dict[str, object]:
    """Seconds as milliseconds: how many, median, 99th of a hundred, the longest."""
    return {
        "n": len(values),
        "p50_ms": round(percentile(values, 0.5) * 1000, 2),
        "p99_ms": round(percentile(values, 0.99) * 1000, 2),
        "max_ms": round(max(values, default=0.0) * 1000, 2),
    }
