"""Spoilt records: each ends in a game or in a BadRecord, never in anything else.

python -m tests.fuzz.records [COUNT] [FIRST SEED]
"""

from __future__ import annotations

import json
import random
import sys
from functools import cache

import flashover
from flashover.core import record

SETUPS = (
    {"mode": "family", "seats": "2", "quick": "on"},
    {"mode": "experienced", "seats": "3", "quick": "on", "threat": "tragic", "locked_doors": "2"},
    {"mode": "experienced", "seats": "4", "roles": "captain,driver,prevention,dog", "difficulty": "heroic"},
)
WORDS = ("null", "-1", "1e99", "true", '"x"', "[]", "{}", '"dice 9,9"', "99999999999999999999", '"\\u0000"', '"é"')


@cache
def sound(number: int) -> str:
    """A record of a random game."""
    dice = random.Random(number)
    game = flashover.flashpoint.new(seed=number, **SETUPS[number % len(SETUPS)])
    for _ in range(60):
        if not game.to_act:
            break
        seat = dice.choice(game.to_act)
        game.apply(dice.choice(game.legal(seat)), seat)
        if dice.random() < 0.05:
            game.undo((1, 2, 3, 4))
    return record.dumps(game.record())


def spoilt(text: str, dice: random.Random) -> str:
    """The text with one to three things wrong."""
    for _ in range(dice.randint(1, 3)):
        at = dice.randrange(max(1, len(text)))
        how = dice.randrange(6)
        if how == 0:
            text = text[:at]
        elif how == 1:
            text = text[:at] + dice.choice(WORDS) + text[at + dice.randrange(6) :]
        elif how == 2:
            text = text[:at] + chr(dice.randrange(1, 300)) + text[at + 1 :]
        elif how == 3:
            lines = text.splitlines(keepends=True)
            dice.shuffle(lines)
            text = "".join(lines)
        elif how == 4:
            lines = text.splitlines(keepends=True)
            lines.insert(dice.randrange(len(lines) + 1), dice.choice(lines) if lines else "{}\n")
            text = "".join(lines)
        else:
            text = swapped(text, dice)
    return text


def swapped(text: str, dice: random.Random) -> str:
    """One value of one line replaced by another."""
    lines = text.splitlines()
    if not lines:
        return text
    at = dice.randrange(len(lines))
    try:
        line = json.loads(lines[at])
        line[dice.choice(list(line))] = json.loads(dice.choice(WORDS[:7]))
        lines[at] = json.dumps(line)
    except (ValueError, TypeError, IndexError):
        pass
    return "\n".join(lines)


def main(count: int, seed: int = 1) -> dict[str, int]:
    """Try so many; how many were read, and how many refused."""
    read = refused = 0
    for number in range(seed, seed + count):
        dice = random.Random(number)
        text = spoilt(sound(number % 30), dice)
        try:
            flashover.flashpoint.from_record(record.loads(text))
            read += 1
        except record.BadRecord as error:
            assert "\n" not in str(error), f"seed {number}: more than one line"
            refused += 1
        except Exception as error:
            raise AssertionError(f"seed {number}: {type(error).__name__} {error}") from error
    return {"read": read, "refused": refused}


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:]]
    print(json.dumps(main(numbers[0] if numbers else 100_000, numbers[1] if len(numbers) > 1 else 1)))
