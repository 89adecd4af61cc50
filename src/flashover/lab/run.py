"""Many games: in several processes, counted, and written down so that no game is ever played twice."""

from __future__ import annotations

import json
import os
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from flashover.lab.play import Chunk, Row, crew, play_chunk, table

AT_ONCE: Final = 50  # games of a chunk at most
SHARES: Final = 8  # chunks a worker, so that all end at about the same time
NORMAL: Final = 1.959964  # 95 % of a normal distribution


def run(
    game: str,
    setup: dict[str, object],
    bot: str = "greedy",
    seats: dict[int, str] | None = None,
    games: int = 100,
    seed: int = 1,
    workers: int = 0,
    out: Path | None = None,
) -> dict[str, object]:
    """Let bots play games with the seeds from `seed` on.

    >>> found = run("flashpoint", {"seats": 2}, bot="random", games=2, workers=1)
    >>> found["games"], found["wins"]
    (2, 0)
    """
    words = json.dumps({"quick": "on"} | setup, sort_keys=True, default=list)
    whole = table(game, words)
    bots = bots_of(int(whole[0].seats()), bot, seats or {})
    rows = known(out, game, words, bots, range(seed, seed + games))
    missing = [number for number in range(seed, seed + games) if number not in rows]
    started = time.perf_counter()
    for row in played(chunks(game, words, bots, missing, workers), workers):
        rows[row.seed] = row
    taken = time.perf_counter() - started
    if out is not None:
        from flashover.lab import table_file

        table_file.write(out, table_file.config(game, whole[2], bots), list(rows.values()))
    wanted = [rows[number] for number in range(seed, seed + games)]
    return counted(whole[2], bots, wanted) | {"games_per_s": round(len(missing) / taken, 2) if missing else 0.0}


def bots_of(n: int, bot: str, seats: dict[int, str]) -> tuple[str, ...]:
    """The bot of each seat: the one named for it, else the one for all."""
    for seat in seats:
        if not 1 <= seat <= n:
            raise ValueError(f"seat {seat}: there are {n} seats")
    names = tuple(seats.get(seat) or bot for seat in range(1, n + 1))
    crew(names)  # a wrong name is told before anything is played
    return names


def known(out: Path | None, game: str, words: str, bots: tuple[str, ...], seeds: range) -> dict[int, Row]:
    """Games of the same setup, bots and rules that the file holds already."""
    if out is None or not out.exists():
        return {}
    from flashover.lab import table_file

    return table_file.read(out, table_file.config(game, table(game, words)[2], bots))


def chunks(game: str, words: str, bots: tuple[str, ...], seeds: list[int], workers: int) -> Iterator[Chunk]:
    """Cut runs of seeds into chunks; how they are cut changes no result."""
    size = max(1, min(AT_ONCE, len(seeds) // (processes(workers) * SHARES)))
    start = 0
    for i in range(1, len(seeds) + 1):
        if i == len(seeds) or seeds[i] != seeds[i - 1] + 1 or i - start == size:
            yield Chunk(game, words, bots, seeds[start], i - start)
            start = i


def processes(workers: int) -> int:
    """How many processes play."""
    return workers or os.cpu_count() or 1


def played(work: Iterator[Chunk], workers: int) -> Iterable[Row]:
    """Play chunks here, or in several processes."""
    if processes(workers) == 1:
        for chunk in work:
            yield from play_chunk(chunk)
        return
    with ProcessPoolExecutor(processes(workers), mp_context=get_context("spawn")) as pool:
        for rows in pool.map(play_chunk, work):
            yield from rows


def counted(setup: dict[str, str], bots: tuple[str, ...], rows: list[Row]) -> dict[str, object]:
    """What the games have in common."""
    wins = sum(row.result == "won" for row in rows)
    return {
        "setup": setup,
        "bots": {str(seat): bot for seat, bot in enumerate(bots, 1)},
        "games": len(rows),
        "wins": wins,
        "win_rate": round(wins / len(rows), 4) if rows else 0.0,
        "ci95": wilson(wins, len(rows)),
        "ends": dict(Counter(row.reason for row in rows).most_common()),
        "sides": sides(bots, rows),
    }


def sides(bots: tuple[str, ...], rows: list[Row]) -> dict[str, dict[str, object]]:
    """For each seat its bot and how often it won and lost."""
    return {
        str(k + 1): {
            "bot": bot,
            "won": sum(row.sides[k] > 0 for row in rows),
            "lost": sum(row.sides[k] < 0 for row in rows),
        }
        for k, bot in enumerate(bots)
    }


def wilson(wins: int, games: int) -> list[float]:
    """Wilson's interval of 95 % for a rate.

    >>> wilson(734, 1000)
    [0.7058, 0.7604]
    """
    if games == 0:
        return [0.0, 1.0]
    rate, z2 = wins / games, NORMAL * NORMAL
    middle = rate + z2 / (2 * games)
    half = NORMAL * sqrt(rate * (1 - rate) / games + z2 / (4 * games * games))
    return [round((middle + sign * half) / (1 + z2 / games), 4) for sign in (-1, 1)]
