"""The recorded games of `tests/corpus`: replayed byte for byte, their dice worked out again, in the build that runs.

python -m tests.fuzz.corpus [ONE OF SO MANY]
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import flashover
from flashover import native
from flashover.core import record, verify

FILES = sorted((Path(__file__).resolve().parents[1] / "corpus").glob("*.jsonl"))


def replay(path: Path) -> None:
    """Setup, decisions and outcomes give the same record again."""
    text = path.read_text(encoding="utf-8")
    again = flashover.flashpoint.from_record(record.loads(text, path.name)).record()
    assert record.dumps(again) == text, path.name


def recompute(path: Path) -> int:
    """Every roll follows from the seed; how many there were."""
    found = verify.verify(record.load(path))
    assert found["wrong"] == [], f"{path.name}: {found['wrong']}"
    assert found["unchecked"] == 0, path.name
    return found["rolls"]


def main(one_of: int = 1) -> dict[str, object]:
    """Replay and recompute every file, or one of so many."""
    rolls = 0
    for path in FILES[::one_of]:
        replay(path)
        rolls += recompute(path)
    return {"build": native.build(), "records": len(FILES[::one_of]), "rolls": rolls}


if __name__ == "__main__":
    print(json.dumps(main(*map(int, sys.argv[1:]))))
