"""Setups of Flash Point for tests: a table in which every two values of two options meet at least once."""

from __future__ import annotations

import random
from itertools import combinations, product

FAMILY: dict[str, tuple[str, ...]] = {
    "mode": ("family",),
    "board": ("base-a", "base-b", "blank"),
    "seats": ("1", "2", "3", "4", "5", "6"),
    "quick": ("on", "off"),
    "poi_draw": ("facedown", "bag"),
    "poi_placement": ("mode", "arrows"),
    "kd_place": ("nearest_ambulance_spot", "any_ambulance_spot"),
    "play_on": ("off", "on"),
    "lost_limit": ("4", "10"),
    "loss_order": ("victims_first", "knockdown_first"),
}
EXPERIENCED: dict[str, tuple[str, ...]] = {
    "mode": ("experienced",),
    "board": ("base-a", "base-b", "blank"),
    "difficulty": ("recruit", "veteran", "heroic"),
    "threat": ("hotspots", "tragic"),
    "seats": ("1", "2", "3", "4", "5", "6"),
    "quick": ("on", "off"),
    "roles": (
        "", "captain", "dog", "veteran", "prevention", "suppression", "strategist", "engineer", "cafs", "paramedic",
        "imaging", "driver", "rescue", "generalist", "hazmat-technician",
    ),
    "special_victims": ("", "heavy,oxygen,hazmat-victim", "light,critical,couple"),
    "locked_doors": ("0", "3"),
    "poi_draw": ("facedown", "bag"),
    "poi_placement": ("mode", "clear_space"),
    "rescue_at": ("mode", "outside"),
    "loss_order": ("victims_first", "knockdown_first"),
    "hotspot_order": ("after_flashover", "after_hazmat", "recursive"),
    "hotspot_chain_place": ("last", "first"),
    "movement_ap_scope": ("movement_actions", "move_only"),
    "command_consent": ("on", "off"),
    "dog_lead": ("no", "2ap", "yes"),
    "event_deck": ("house", "none"),
}  # fmt: skip
WITH_HOT_SPOTS = ("hotspot_order", "hotspot_chain_place")
WITH_TRAGIC = ("event_deck",)

Setup = dict[str, str]


def allowed(setup: Setup) -> Setup:
    """Options that have no meaning beside the others fall back to their defaults."""
    out = dict(setup)
    if out.get("threat") == "tragic":
        for name in WITH_HOT_SPOTS:
            out.pop(name, None)
    elif out.get("threat") == "hotspots":
        for name in WITH_TRAGIC:
            out.pop(name, None)
    return out


def pairs_of(setup: Setup) -> set[tuple[str, str, str, str]]:
    """Every two values that meet in a setup."""
    items = sorted(setup.items())
    return {(a, x, b, y) for (a, x), (b, y) in combinations(items, 2)}


def every_pair(table: dict[str, tuple[str, ...]]) -> set[tuple[str, str, str, str]]:
    """Every two values of two options that can meet."""
    out: set[tuple[str, str, str, str]] = set()
    for a, b in combinations(sorted(table), 2):
        for x, y in product(table[a], table[b]):
            threat = "tragic" if {a, b} & set(WITH_TRAGIC) else "hotspots"
            base = {"threat": threat} if "threat" in table and "threat" not in (a, b) else {}
            out |= pairs_of(allowed({**base, a: x, b: y})) & {(a, x, b, y)}
    return out


def pairwise(table: dict[str, tuple[str, ...]], seed: int = 1) -> list[Setup]:
    """Few setups in which all pairs meet: of many random ones the best is taken, again and again."""
    dice = random.Random(seed)
    left = every_pair(table)
    rows: list[Setup] = []
    while left:
        a, x, b, y = min(left)
        tries = []
        for _ in range(30):
            row = {name: dice.choice(values) for name, values in table.items()}
            row.update({a: x, b: y})
            if "threat" in table and "threat" not in (a, b):
                row["threat"] = "tragic" if {a, b} & set(WITH_TRAGIC) else "hotspots"
            tries.append(allowed(row))
        best = max(tries, key=lambda row: len(pairs_of(row) & left))
        rows.append(best)
        left -= pairs_of(best) | {(a, x, b, y)}
    return rows


def all_setups() -> list[Setup]:
    """Both modes."""
    return pairwise(FAMILY) + pairwise(EXPERIENCED)
