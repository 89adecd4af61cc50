"""Ledger ids as numbers: `FIRE + 6` is FP-FIRE-06."""

from __future__ import annotations

from typing import Final

CORE: Final = 100
SETUP: Final = 200
ACT: Final = 300
VEH: Final = 400
FIRE: Final = 500
VIC: Final = 600
KD: Final = 700
END: Final = 800
SPEC: Final = 900
TRAG: Final = 1000
SEC: Final = 1100
URB: Final = 1200
DW: Final = 1300
EXT: Final = 1400
HD: Final = 1500
FAM: Final = 1600

CHAPTERS: Final = (
    "CORE", "SETUP", "ACT", "VEH", "FIRE", "VIC", "KD", "END", "SPEC", "TRAG", "SEC", "URB", "DW", "EXT", "HD", "FAM",
)  # fmt: skip


def rule_name(number: int) -> str:
    """The ledger id of a rule number: 506 is FP-FIRE-06; 0 is no rule."""
    if number == 0:
        return ""
    return f"FP-{CHAPTERS[number // 100 - 1]}-{number % 100:02d}"


def rule_number(name: str) -> int:
    """The inverse of `rule_name`."""
    _, chapter, number = name.split("-")
    return (CHAPTERS.index(chapter) + 1) * 100 + int(number)
