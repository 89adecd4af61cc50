"""A wheel holds all that the command needs, and says which engine it brings."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools.checks.outcome import ROOT


@pytest.fixture(scope="module")
def pure(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[str], str, str]:
    """Build a wheel as if there were no C compiler: the names in it, its own name, what was said."""
    folder = tmp_path_factory.mktemp("wheel")
    project = folder / "project"
    project.mkdir()
    for name in ("pyproject.toml", "hatch_build.py", "LICENSE", "rules", "src", "tools"):
        words = ["cp", "-r", str(ROOT / name), str(project / name)]
        subprocess.run(words, check=True)
    subprocess.run(["rm", "-rf", str(project / "src" / "flashover" / "_native")], check=True)
    words = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder / "dist")]
    environment = {**os.environ, "CC": "no-such-compiler"}
    done = subprocess.run(words, cwd=project, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    wheel = next((folder / "dist").glob("*.whl"))
    return zipfile.ZipFile(wheel).namelist(), wheel.name, done.stdout + done.stderr


def test_without_a_compiler_the_wheel_is_pure_and_says_so(pure: tuple[list[str], str, str]) -> None:
    names, wheel, said = pure
    assert wheel.endswith("-py3-none-any.whl")
    assert not [name for name in names if "_native/" in name]
    assert "the engine of this wheel is interpreted" in said


def test_rules_boards_and_words_are_in_it(pure: tuple[list[str], str, str]) -> None:
    names, _, _ = pure
    for end in (".py", ".ftl", ".board", ".yaml"):
        written = {file.name for file in Path(ROOT / "src").rglob(f"*{end}")}
        written |= {file.name for file in Path(ROOT / "rules").rglob(f"*{end}")}
        assert written <= {name.rpartition("/")[2] for name in names}
