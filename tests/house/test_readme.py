"""The examples of the README do what it says."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BLOCKS = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.S)


@pytest.mark.parametrize("block", BLOCKS)
def test_python_examples(block: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Each runs to its end and prints a board and a result."""
    exec(compile(block, "README.md", "exec"), {})  # noqa: S102 - our own README
    assert "'result': " in capsys.readouterr().out


def test_there_is_an_example() -> None:
    """The README shows how to play from Python."""
    assert BLOCKS
