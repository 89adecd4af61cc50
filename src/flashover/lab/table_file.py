"""Rows of games as a Parquet file: it holds the games of one setup, and says of which."""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import Final

from flashover import native
from flashover.lab.play import Row

FIELD: Final = b"flashover"
SOURCES: Final = ("core", "flashpoint", "flashpoint/rules", "flashpoint/modules", "bots", "lab")


class BadTableFile(ValueError):
    """A file that cannot take these rows; the text says what to do."""


def config(game: str, setup: dict[str, str], bots: tuple[str, ...]) -> str:
    """A hash of all that a row depends on beside its seed: game, setup, bots, and the rules themselves."""
    rules = native.source_hash(native.SOURCE, [f"flashover/{folder}/*.py" for folder in SOURCES])
    text = json.dumps([game, setup, bots, rules], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


def write(path: Path, of: str, rows: list[Row]) -> None:
    """Write all rows in the order of their seeds; the file is replaced in one step."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    rows = sorted(rows)
    columns = {name: [getattr(row, name) for row in rows] for name in Row._fields}
    table = pa.table(columns).replace_schema_metadata({FIELD: of.encode()})
    fresh = path.with_name(path.name + ".new")
    pq.write_table(table, fresh)
    os.replace(fresh, path)


def read(path: Path, of: str) -> dict[int, Row]:
    """The rows of a file, if they are of the same setup, bots and rules."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    try:
        table = pq.read_table(path)
    except (OSError, pa.ArrowInvalid) as error:
        raise BadTableFile(f"{path}: not a Parquet file ({error}); give another name") from None
    metadata = table.schema.metadata or {}
    if metadata.get(FIELD) != of.encode():
        raise BadTableFile(f"{path}: it holds games of another setup, other bots or other rules; give another name")
    return {line["seed"]: Row(**(line | {"sides": tuple(line["sides"])})) for line in table.to_pylist()}
