"""Saying what happens, in one line each on standard error, and running other programs quietly."""

import contextlib
import hashlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent.parent
VENV = ROOT / ".venv"
STAMPS = VENV / "stamps"

parts: list[tuple[str, float, bool]] = []


def say(text: str) -> None:
    """Print one line for the person at the terminal; standard output belongs to the command."""
    print(f"start: {text}", file=sys.stderr, flush=True)


def give_up(text: str) -> NoReturn:
    """Say in one line what is missing and what to do, and stop."""
    say(text)
    raise SystemExit(2)


@contextlib.contextmanager
def step(name: str) -> Iterator[None]:
    """Announce a step and remember how long it took."""
    say(f"{name} …")
    began = time.monotonic()
    try:
        yield
    finally:
        parts.append((name, time.monotonic() - began, sys.exc_info()[0] is None))


def judged(name: str, words: Sequence[str | Path], env: Mapping[str, str] | None = None, cwd: Path = ROOT) -> bool:
    """Run a check of its own as a step, and remember whether it went well."""
    with step(name):
        well = loudly(words, env, cwd)
    parts[-1] = (name, parts[-1][1], well)
    return well


def quietly(words: Sequence[str | Path], env: Mapping[str, str] | None = None, cwd: Path = ROOT) -> str | None:
    """Run a program; None if it went well, else the end of what it said."""
    try:
        done = subprocess.run(
            [str(word) for word in words],
            cwd=cwd,
            env={**os.environ, **(env or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        )
    except OSError as error:
        return str(error)
    return None if done.returncode == 0 else "\n".join(done.stdout.strip().splitlines()[-15:]) or "it failed"


def loudly(words: Sequence[str | Path], env: Mapping[str, str] | None = None, cwd: Path = ROOT) -> bool:
    """Run a program whose words the person should see; say whether it went well."""
    listed = [str(word) for word in words]
    merged = {**os.environ, **(env or {})}
    return subprocess.run(listed, cwd=cwd, env=merged, stdin=subprocess.DEVNULL).returncode == 0


def digest(files: Iterable[Path], *words: str) -> str:
    """Hash names and contents of files, and some words beside them."""
    total = hashlib.sha256(repr(words).encode())
    for file in sorted(files):
        total.update(str(file.relative_to(ROOT)).encode() + b"\0")
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def is_stamped(name: str, value: str) -> bool:
    """Say whether a step was already done for this very input."""
    with contextlib.suppress(OSError):
        return (STAMPS / name).read_text() == value
    return False


def stamp(name: str, value: str) -> None:
    """Remember that a step was done for this input."""
    STAMPS.mkdir(parents=True, exist_ok=True)
    (STAMPS / name).write_text(value)


def write_parts(file: Path) -> None:
    """Leave the times of the steps so far to whoever prints the slowest ones."""
    file.write_text(json.dumps(parts))
