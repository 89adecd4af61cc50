"""The compiled engine is used when it fits, never when it does not; shown with a tiny package of two modules."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import build_engine

NATIVE = build_engine.ROOT / "src" / "flashover" / "native.py"

NUMBERS = """
from mypy_extensions import i64
from librt.vecs import append, vec


def squares(n: i64) -> vec[i64]:
    found = vec[i64]()
    for i in range(n):
        found = append(found, i * i)
    return found
"""

SUMS = """
from mypy_extensions import i64
from tiny import numbers
from tiny.outside.constants import EXTRA


def total(n: i64) -> i64:
    found: i64 = EXTRA
    for value in numbers.squares(n):
        found += value
    return found
"""

ASK = """
import importlib.util, json, pathlib, sys
source, folder = map(pathlib.Path, sys.argv[2:4])
spec = importlib.util.spec_from_file_location("native", sys.argv[1])
native = importlib.util.module_from_spec(spec)
spec.loader.exec_module(native)
native.install(source, folder)
sys.path.insert(0, str(source))
import tiny.sums
loaded = [name for name, module in sys.modules.items() if str(getattr(module, "__file__", "")).startswith(str(folder))]
print(json.dumps([native.build(), tiny.sums.total(5), len(loaded), native.became_ready(source, folder)]))
"""

INTERPRETED = ["interpreted", 30, 0, False]
COMPILED = ["compiled", 30, 3, False]  # two modules and the unit they share


def write_project(root: Path) -> Path:
    """Write a project of two modules to be compiled."""
    package = root / "src" / "tiny"
    package.mkdir(parents=True)
    (package / "outside").mkdir()
    (package / "__init__.py").write_text("")
    (package / "outside" / "__init__.py").write_text("")
    (package / "outside" / "constants.py").write_text("from typing import Final\n\nEXTRA: Final = 0\n")
    (package / "numbers.py").write_text(NUMBERS)
    (package / "sums.py").write_text(SUMS)
    (root / "pyproject.toml").write_text('[tool.flashover.native]\nmodules = ["tiny/*.py"]\n')
    return root


def build(root: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the builder as `./start` does."""
    words = [sys.executable, str(NATIVE.parents[2] / "tools" / "build_engine.py"), "--root", str(root)]
    return subprocess.run(words, capture_output=True, text=True, env={**os.environ, **environment})


def ask(root: Path, wanted: str = "") -> subprocess.CompletedProcess[str]:
    """Import the package in a process of its own."""
    words = [sys.executable, "-c", ASK, str(NATIVE), str(root / "src"), str(root / "src" / "flashover" / "_native")]
    return subprocess.run(words, capture_output=True, text=True, env={**os.environ, "FLASHOVER_BUILD": wanted})


def answer(root: Path, wanted: str = "") -> list[object]:
    """Import the package and read which build ran, what it computed, how many of its modules were compiled ones."""
    done = ask(root, wanted)
    assert done.returncode == 0, done.stderr
    found: list[object] = json.loads(done.stdout)
    return found


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the tiny package once; the tests that change it work on a copy."""
    root = write_project(tmp_path_factory.mktemp("project"))
    done = build(root)
    expected = build_engine.BUILT if build_engine.compiler() else build_engine.NO_COMPILER
    assert done.returncode == expected, done.stderr
    return root


@pytest.fixture
def copy(built: Path, tmp_path: Path) -> Path:
    """Copy the built project."""
    subprocess.run(["cp", "-r", str(built), str(tmp_path / "copy")], check=True)
    return tmp_path / "copy"


def expected_answer() -> list[object]:
    """Expect the interpreted engine where there is no C compiler."""
    return list(COMPILED if build_engine.compiler() else INTERPRETED)


def test_unset_means_compiled_when_it_fits(built: Path) -> None:
    assert answer(built) == expected_answer()


def test_interpreted_never_loads_a_compiled_module(built: Path) -> None:
    assert answer(built, "interpreted") == INTERPRETED


def test_compiled_is_an_error_when_missing(tmp_path: Path) -> None:
    done = ask(write_project(tmp_path), "compiled")
    assert done.returncode == 1
    assert "the compiled engine is missing: run `./start setup`" in done.stderr


def test_an_unknown_wish_is_refused(built: Path) -> None:
    assert "it must be interpreted, compiled or unset" in ask(built, "fast").stderr


def test_a_changed_source_is_never_run_compiled(copy: Path) -> None:
    file = copy / "src" / "tiny" / "sums.py"
    file.write_text(file.read_text().replace("found: i64 = EXTRA", "found: i64 = 100"))
    assert answer(copy) == ["interpreted", 130, 0, False]
    done = ask(copy, "compiled")
    assert done.returncode == 1
    assert "run `./start setup`" in done.stderr


def test_a_changed_constant_of_an_interpreted_module_counts_too(copy: Path) -> None:
    (copy / "src" / "tiny" / "outside" / "constants.py").write_text("from typing import Final\n\nEXTRA: Final = 7\n")
    assert answer(copy) == ["interpreted", 37, 0, False]


def test_a_new_module_makes_the_build_stale(copy: Path) -> None:
    (copy / "src" / "tiny" / "more.py").write_text("")
    assert answer(copy) == INTERPRETED


def test_a_second_build_does_nothing_and_a_change_rebuilds(copy: Path) -> None:
    note = copy / "src" / "flashover" / "_native" / "build.json"
    before = note.stat().st_mtime_ns if note.exists() else None
    build(copy)
    assert (note.stat().st_mtime_ns if note.exists() else None) == before
    file = copy / "src" / "tiny" / "sums.py"
    file.write_text(file.read_text() + "\nMORE = 1\n")
    build(copy)
    assert answer(copy) == expected_answer()


def test_what_does_not_compile_leaves_the_engine_interpreted(copy: Path) -> None:
    (copy / "src" / "tiny" / "sums.py").write_text("def total(n: int) -> int:\n    return 30 if n else 'x'\n")
    assert build(copy).returncode in (build_engine.FAILED, build_engine.NO_COMPILER)
    assert answer(copy) == INTERPRETED


def test_without_a_compiler_it_says_so(tmp_path: Path) -> None:
    done = build(write_project(tmp_path), CC="no-such-compiler")
    assert done.returncode == build_engine.NO_COMPILER
    assert "no C compiler" in done.stderr
    assert answer(tmp_path) == INTERPRETED


def test_patterns_of_the_project_can_be_read() -> None:
    files = build_engine.native.sources(build_engine.ROOT / "src", build_engine.patterns_of(build_engine.ROOT))
    assert all((build_engine.ROOT / "src" / file).is_file() for file in files)


def test_a_star_in_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="only the file name"):
        build_engine.native.sources(tmp_path, ["*/rules.py"])
