"""How fast the engine is: both builds of it in one run, and beside it the engines of others."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from typing import Final

from flashover import native
from flashover.lab import peers
from flashover.lab.measure import measure

OTHER: Final = {"compiled": "interpreted", "interpreted": "compiled"}
HERE: Final = "from flashover.lab.bench import rows_here; import json; print(json.dumps(rows_here()))"

Row = dict[str, object]

SETUPS: Final[dict[str, dict[str, object]]] = {
    "family": {"mode": "family", "seats": 4, "quick": "on"},
    "full": {"mode": "experienced", "difficulty": "heroic", "threat": "hotspots", "seats": 4, "quick": "on"},
}


class BadBench(ValueError):
    """What is to be measured is not known."""


def bench(against: Sequence[str] = (), server: bool = False) -> dict[str, object]:
    """Measure random play in the build that runs, in the other one, and in the engines named."""
    unknown = [name for name in against if name not in peers.PEERS]
    if unknown:
        raise BadBench(f"--against {unknown[0]}: choose {', '.join(peers.PEERS)}")
    notes = ["the server is measured by its own tests of load"] if server else []
    rows = rows_here()
    other, note = rows_of(OTHER[native.build()])
    rows += other
    notes += note
    for name in against:
        found, note = peers.PEERS[name]()
        rows += found
        notes += note
    return {"rows": rows, "ratios": ratios(rows), "notes": notes}


def rows_here() -> list[Row]:
    """The rows of the build that runs in this process."""
    return [measure("flashpoint", name, setup) for name, setup in SETUPS.items()]


def rows_of(build: str) -> tuple[list[Row], list[str]]:
    """The rows of a build, measured in another process; a note if it is not there."""
    environment = os.environ | {"FLASHOVER_BUILD": build}
    done = subprocess.run([sys.executable, "-c", HERE], env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        last = (done.stderr.strip().splitlines() or ["no word"])[-1]
        return [], [f"the {build} build was not measured: {last}"]
    return json.loads(done.stdout), []


def ratios(rows: list[Row]) -> dict[str, float]:
    """Between the builds, and between ours (the one that runs here) and each peer's."""
    found: dict[str, float] = {}
    own = {str(row["setup"]): row for row in rows if row["game"] == "flashpoint" and row["build"] == native.build()}
    for row in rows:
        if row["game"] == "flashpoint" and row["build"] == OTHER[native.build()]:
            pair = (own[str(row["setup"])], row) if native.build() == "compiled" else (row, own[str(row["setup"])])
            found[f"{row['setup']}: compiled/interpreted"] = ratio(pair[0], pair[1], "decisions_per_s")
        elif row["game"] != "flashpoint":
            found |= beside(own, row)
    return found


def beside(own: dict[str, Row], row: Row) -> dict[str, float]:
    """Ours against one peer's: loops of the same kind, and clones (there less is better)."""
    speed = "batch_per_s" if row.get("batch_per_s") else "python_loop_per_s"
    found: dict[str, float] = {}
    for setup, mine in own.items():
        found[f"{setup}: vs {row['game']}"] = ratio(mine, row, speed)
        if row.get("clone_ns"):
            found[f"{setup}: clone time vs {row['game']}"] = ratio(mine, row, "clone_ns")
    return found


def ratio(a: Row, b: Row, name: str) -> float:
    """One number of two rows, the first over the second."""
    x, y = a[name], b[name]
    assert isinstance(x, int | float)
    assert isinstance(y, int | float)
    return round(x / y, 3) if y else 0.0
