"""No board file, however spoilt, gets past the reader with anything but a clear line."""

import subprocess
import sys
from pathlib import Path

FUZZ = Path(__file__).parents[2] / "fuzz" / "boards.py"


def test_spoilt_boards_are_read_or_refused_with_a_clear_line(quick: bool) -> None:
    count = 200 if quick else 2000
    done = subprocess.run([sys.executable, str(FUZZ), str(count)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    words = done.stdout.split()
    assert words[0] == str(count)
    assert int(words[3]) > count // 20, "hardly a spoilt board was still a board: the trial has lost its point"
    assert int(words[5]) > count // 4
