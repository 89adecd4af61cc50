"""Spoilt case files and positions: whatever is done to a text, reading it ends in a report or in one clear line.

python tests/fuzz/cases.py [COUNT] [FIRST_SEED]
"""

from __future__ import annotations

import random
import re
import sys
from pathlib import Path
from typing import Final

from flashover.core.cases import Report, run_text
from flashover.core.language import BadPosition
from flashover.flashpoint.cases_scene import open_scene
from flashover.flashpoint.matches import from_position
from flashover.flashpoint.options import BadSetup

ROOT: Final = Path(__file__).parents[2]
WORDS: Final = (
    "given", "when", "then", "case", "game", "board", "not", "exactly", "count", "seen", "asked", "to-act",
    "event", "legal", "illegal", "cost", "because", "do", "advance", "explosion", "setup", "phase",
    "fire-card", "dice",
    "3,3", "0,0", "-1", "99", "9,9", "?", "#3", "#99", "1:", "victim", "treated", "hazmat", "carries", "leads",
    "nothing", "off", "poi", "fire", "damage", "door", "wall", "hull", "arrow", "parking", "mark",
    "E", "N", "firefighter", "role",
    "dog", "step", "action", "save", "deck", "shuffle", "pool", "unseen", "=", "mode=family", "seats=6", "9" * 30, "²",
)  # fmt: skip
ODD: Final = "\x00\t\r\n\x0b\u2028\u0663\u00b2\U0001f525\ufeff#?:=,/ 0123456789NESW"


def texts() -> list[str]:
    """The cases of the repository that make sense."""
    return [
        path.read_text(encoding="utf-8") for path in sorted((ROOT / "rules" / "cases" / "flashpoint").glob("*.case"))
    ]


def one_case(text: str, dice: random.Random) -> str:
    """One case of a file."""
    parts = [str(part) for part in re.split(r"(?m)^(?=case )", text)]
    return dice.choice(parts[1:] or parts)


def spoil(text: str, dice: random.Random) -> str:
    """A few changes: letters, words, lines, somewhere."""
    for _ in range(dice.randint(1, 4)):
        change = dice.choice((spoil_letter, spoil_word, spoil_lines))
        text = change(text, dice)
    return text


def spoil_letter(text: str, dice: random.Random) -> str:
    """Change, add or take a letter."""
    at = dice.randrange(len(text) + 1)
    letter: str = dice.choice([*ODD, ""])
    return text[:at] + letter + text[at + dice.randint(0, 2) :]


def spoil_word(text: str, dice: random.Random) -> str:
    """Change, add or take a word."""
    parts = [str(part) for part in re.split(r"(\s+)", text)]
    at = dice.randrange(len(parts))
    parts[at] = dice.choice((dice.choice(WORDS), "", f"{parts[at]} {dice.choice(WORDS)}"))
    return "".join(parts)


def spoil_lines(text: str, dice: random.Random) -> str:
    """Swap, double or take a line."""
    lines = text.split("\n")
    one, other = dice.randrange(len(lines)), dice.randrange(len(lines))
    lines[one], lines[other] = dice.choice(
        ((lines[other], lines[one]), (lines[other], lines[other]), ("", lines[other]))
    )
    return "\n".join(lines)


def judge(report: Report) -> None:
    """Every failure has a place and one line of words."""
    for failure in report.failures:
        assert failure.line >= 1, failure
        assert failure.reason, failure
        assert "\n" not in str(failure), failure


def spoilt_position(text: str, dice: random.Random) -> None:
    """A spoilt position is read, or refused in one line."""
    try:
        from_position(spoil(text, dice), 1)
    except (BadPosition, BadSetup) as error:
        assert str(error), text


def main(count: int, first: int = 0) -> int:
    """Spoil and run so many cases, and read as many positions; how many of the cases were so all the same."""
    from flashover.flashpoint import new

    source = texts()
    positions = [new(seed, quick=True, mode="experienced", threat=threat).position(seat)
                 for seed, threat in ((1, "hotspots"), (2, "tragic")) for seat in (None, 1)]  # fmt: skip
    sound = 0
    for seed in range(first, first + count):
        dice = random.Random(seed)
        report = run_text(spoil(one_case(dice.choice(source), dice), dice), f"seed-{seed}", {"flashpoint": open_scene})
        judge(report)
        sound += len(report.passed)
        spoilt_position(dice.choice(positions), dice)
    return sound


if __name__ == "__main__":
    found = [int(word) for word in sys.argv[1:]] or [2000]
    print(main(*found), "cases were so all the same")
