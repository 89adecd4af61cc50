"""Kills the server at random moments under load, starts it again, and looks whether anything acknowledged is gone.

`python -m tests.chaos.kill --kills 200 --clients 16`. With `--breakage early` the server acknowledges before it has
committed: the same command must then report losses.
"""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import Final

from tests.chaos import compare
from tests.chaos.crowd import KINDS, Crowd, gather, go_home, settle
from tests.chaos.figures import command, scratch, show, times
from tests.chaos.server import START, Server

BROKEN: Final = """
from flashover.cli.main import main
from tests.chaos import broken

with broken.acknowledge_early():
    main()
"""
BREAKAGES: Final = {"": START, "early": BROKEN}
LONGEST: Final = 1.0  # seconds under load before a kill
BACK: Final = 60.0  # seconds a busy machine may need until all clients are back


async def all_back(crowd: Crowd) -> None:
    """Wait until every client is at its table again."""
    until = time.perf_counter() + BACK
    while not all(client.ready.is_set() for client in crowd.clients):
        if time.perf_counter() > until:
            raise TimeoutError(f"not all clients came back: {crowd.counts}")
        await asyncio.sleep(0.005)


async def killing(crowd: Crowd, kills: int, dice: random.Random) -> list[float]:
    """Play, and kill and start again so many times; seconds each start took."""
    starts = []
    tasks = [asyncio.create_task(client.run()) for client in crowd.clients]
    try:
        for _ in range(kills):
            await all_back(crowd)
            await asyncio.sleep(dice.uniform(0.02, LONGEST))
            crowd.counts["under way"] += sum(client.wish is not None for client in crowd.clients)
            await asyncio.to_thread(crowd.server.kill)
            for client in crowd.clients:
                client.ready.clear()
            starts.append(await asyncio.to_thread(crowd.server.start))
        await all_back(crowd)
        crowd.counts["settled"] = int(await settle(crowd))
    finally:
        await go_home(crowd, tasks)
    return starts


def try_out(folder: Path, kills: int, clients: int, seed: int, breakage: str = "") -> dict[str, object]:
    """The whole trial; `well` tells how it went."""
    dice = random.Random(seed)
    server = Server(folder, start=BREAKAGES[breakage])
    server.start()
    try:
        crowd = Crowd(server, dice)
        gather(crowd, clients, KINDS)
        starts = asyncio.run(killing(crowd, kills, dice))
    finally:
        status, _ = server.stop()
    verdict = compare.compare(server.store, crowd.journal)
    if not breakage:
        compare.seen(verdict, server.store, crowd.clients)
    return told(server, crowd, verdict, status, starts, kills)


def told(
    server: Server, crowd: Crowd, verdict: compare.Verdict, status: int, starts: list[float], kills: int
) -> dict[str, object]:
    """The figures."""
    counts = crowd.counts
    complaints = server.complaints()
    settled = bool(counts["settled"]) and status == 0
    return {
        "well": verdict.well and not (counts["went back"] or counts["differs"] or complaints) and settled,
        "kills": kills,
        "clients": len(crowd.clients),
        **verdict.figures(),
        "start": times(starts),
        "latency": times(crowd.taken),
        "verified": compare.verified(server.store),
        "orphans": server.orphans,
        "counts": dict(counts),
        "complaints": complaints[:5],
    }


def main() -> None:
    """Run from the command line."""
    parser = command(__doc__)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--clients", type=int, default=16)
    parser.add_argument("--breakage", choices=sorted(BREAKAGES), default="")
    asked = parser.parse_args()
    with scratch() as folder:
        figures = try_out(folder, asked.kills, asked.clients, asked.seed, asked.breakage)
    show("kill", figures, bool(figures["well"]))


if __name__ == "__main__":
    main()
