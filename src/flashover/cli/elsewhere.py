"""Commands whose work is done by other rooms: the server and the laboratory. They may not be installed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from flashover.cli.output import answer
from flashover.cli.refusal import Refused


class Job(NamedTuple):
    """Games for bots."""

    game: str
    setup: dict[str, object]
    bot: str
    seats: dict[int, str]
    games: int
    seed: int
    workers: int
    out: Path | None


def missing(error: ImportError, extra: str) -> Refused:
    """A package is not there; how to get it."""
    return Refused(
        f"{error.name or error} is not installed; `pip install 'flashover[{extra}]'`, or use ./start, brings it"
    )


def serve(host: str, port: int, store: str, workers: int, limits: str, bots: list[str]) -> int:
    """Serve until told to stop."""
    try:
        from flashover.server.serve import serve as run
    except ImportError as error:
        raise missing(error, "server") from None
    return int(run(host=host, port=port, store=store, workers=workers, limits=limits, bots=bots) or 0)


def backup(file: Path, store: str, as_json: bool) -> int:
    """Copy a store, also one that is in use."""
    path, copying = rooms_of_stores(store)
    found = refusing(lambda: copying.backup(path, file))
    answer(found, [f"{found['file']}: {found['tables']} tables, {found['lines']} lines, every chain checked"], as_json)
    return 0


def restore(file: Path, store: str, as_json: bool) -> int:
    """Put a backup in a store's place."""
    path, copying = rooms_of_stores(store)
    found = refusing(lambda: copying.restore(file, path))
    answer(found, [f"{found['file']}: {found['tables']} tables, {found['lines']} lines, every chain checked"], as_json)
    return 0


def rooms_of_stores(store: str) -> tuple[str, ModuleType]:
    """The path of a store, and the room that copies stores."""
    try:
        from flashover.server import copying
        from flashover.server.serve import CannotServe, store_path
    except ImportError as error:
        raise missing(error, "server") from None
    try:
        return store_path(store), copying
    except CannotServe as error:
        raise Refused(str(error)) from None


def refusing(work: Callable[[], dict[str, object]]) -> dict[str, object]:
    """Do something with a store; what is wrong with it is told in one line."""
    from flashover.server.store import StoreError

    try:
        return work()
    except StoreError as error:
        raise Refused(str(error)) from None


def lab(job: Job, as_json: bool) -> int:
    """Play many games and put out the counts."""
    try:
        from flashover.lab.run import run
    except ImportError as error:
        raise missing(error, "lab") from None
    found = run(
        game=job.game, setup=job.setup, bot=job.bot, seats=job.seats, games=job.games, seed=job.seed,
        workers=job.workers, out=job.out,
    )  # fmt: skip
    answer(found, told(found), as_json)
    return 0


def bench(against: list[str], server: bool, as_json: bool) -> int:
    """Measure, and put out rows and ratios."""
    try:
        from flashover.lab.bench import bench as run
    except ImportError as error:
        raise missing(error, "bench") from None
    found = run(against=against, server=server)
    answer(found, told(found), as_json)
    return 0


def told(found: dict[str, object]) -> list[str]:
    """An object as lines: a name and what it says, a row each for lists of rows."""
    lines: list[str] = []
    for name, value in found.items():
        rows = value if isinstance(value, list) and value and isinstance(value[0], dict) else None
        lines += [f"{name}: {shown(value)}"] if rows is None else [f"{name}:", *(f"  {shown(row)}" for row in rows)]
    return lines


def shown(value: object) -> str:
    """A value as people read it."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {shown(part)}" for key, part in value.items()) or "none"
    if isinstance(value, list | tuple):
        return " to ".join(map(shown, value)) if len(value) == 2 else ", ".join(map(shown, value))
    return f"{value:,.3f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
