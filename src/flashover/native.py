"""Which build of the engine runs: the one mypyc compiled, or the same source interpreted.

The compiled modules lie apart from their sources, in `_native/`, so that nothing is ever compiled "by accident":
`install()` puts a finder first that maps the compiled names to them, and only if the sources have not changed since.
`FLASHOVER_BUILD=interpreted` or `=compiled` decides; unset means compiled where a fitting build is there.

This module is also used by the builder, so that both sides compute the same hash; it imports nothing of the package.
"""

import hashlib
import json
import os
import sys
from collections.abc import Iterable, Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

SOURCE = Path(__file__).resolve().parent.parent
FOLDER = Path(__file__).resolve().parent / "_native"
CHOICES = ("", "interpreted", "compiled")
REMEDY = "run `./start setup`, or unset FLASHOVER_BUILD"

_build = "interpreted"


class Build(NamedTuple):
    """What `build.json` says: the hash, the patterns and further sources it was made from, and where each module lies.

    Further sources are modules that stay interpreted but that compiled ones import: their constants are compiled in.
    """

    hash: str
    patterns: list[str]
    further: list[str]
    modules: dict[str, str]


class CompiledFinder:
    """Finds the compiled modules, and only those, before Python looks for their sources."""

    def __init__(self, folder: Path, modules: dict[str, str]) -> None:
        self.folder = folder
        self.modules = modules

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Answer the import system; None lets it look further."""
        file = self.modules.get(name)
        if file is None:
            return None
        place = str(self.folder / file)
        return spec_from_file_location(name, place, loader=ExtensionFileLoader(name, place))


def platform_tag() -> str:
    """Name the Python and machine that a build fits, such as `cpython-311-x86_64-linux-gnu`."""
    return EXTENSION_SUFFIXES[0].strip(".").rsplit(".", 1)[0]


def sources(root: Path, patterns: Iterable[str]) -> list[str]:
    """List the files below `root` that the patterns name, sorted; a package's `__init__` stays interpreted."""
    found = {file for pattern in patterns for file in _matching(root, pattern)}
    return sorted(file for file in found if not file.endswith("/__init__.py"))


def _matching(root: Path, pattern: str) -> list[str]:
    folder, _, name = pattern.rpartition("/")
    if "*" in folder:
        raise ValueError(f"{pattern}: only the file name of a pattern may hold a star")
    if "*" not in name:
        return [pattern] if (root / pattern).is_file() else []
    before, _, after = name.partition("*")
    if not (root / folder).is_dir():
        return []
    names = os.listdir(root / folder)
    return [f"{folder}/{each}" for each in names if each.startswith(before) and each.endswith(after)]


def source_hash(root: Path, patterns: Iterable[str], further: Iterable[str] = ()) -> str:
    """Hash names and contents of the sources, the patterns and the platform."""
    listed = sorted(patterns)
    total = hashlib.sha256(repr((platform_tag(), listed)).encode())
    for file in sorted({*sources(root, listed), *further}):
        total.update(file.encode() + b"\0")
        total.update(hashlib.sha256(_content(root / file)).digest())
    return total.hexdigest()


def _content(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except FileNotFoundError:
        return b"gone"


def read_build(folder: Path = FOLDER) -> Build | None:
    """Read what was built last; None if there is nothing, or nothing that can be read."""
    try:
        found = json.loads((folder / "build.json").read_text(encoding="utf-8"))
        return Build(found["hash"], found["patterns"], found["further"], found["modules"])
    except (OSError, ValueError, KeyError, TypeError):
        return None


def fitting_build(source: Path = SOURCE, folder: Path = FOLDER) -> Build | None:
    """Return the build if it was made from the sources as they are now, on this Python."""
    found = read_build(folder)
    if found is None or found.hash != source_hash(source, found.patterns, found.further):
        return None
    return found


def install(source: Path = SOURCE, folder: Path = FOLDER) -> None:
    """Decide which build runs and, if it is the compiled one, make `import` find it. Call it before any game module."""
    global _build
    wanted = os.environ.get("FLASHOVER_BUILD", "")
    if wanted not in CHOICES:
        raise ImportError(f"FLASHOVER_BUILD={wanted}: it must be interpreted, compiled or unset")
    if _build == "compiled" or wanted == "interpreted":
        return
    found = fitting_build(source, folder)
    if found is not None:
        sys.meta_path.insert(0, CompiledFinder(folder, found.modules))
        _build = "compiled"
    elif wanted == "compiled":
        why = "is older than its sources" if read_build(folder) else "is missing"
        raise ImportError(f"the compiled engine {why}: {REMEDY}")


def build() -> str:
    """Say which build runs in this process: "compiled" or "interpreted".

    >>> build() in ("compiled", "interpreted")
    True
    """
    return _build


def became_ready(source: Path = SOURCE, folder: Path = FOLDER) -> bool:
    """Say whether a compiled engine was finished while this process runs the interpreted one: a restart is worth it."""
    may = os.environ.get("FLASHOVER_BUILD", "") != "interpreted"
    return may and _build == "interpreted" and fitting_build(source, folder) is not None
