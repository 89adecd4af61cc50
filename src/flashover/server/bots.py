"""Bots think in other processes, with a time limit. One that fails is replaced by `greedy`, said in the log."""

from __future__ import annotations

import asyncio
import faulthandler
import json
import secrets
import signal
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing import active_children, get_context
from types import FrameType
from typing import Final, NamedTuple

import structlog

from flashover.bots.base import Bot
from flashover.bots.registry import make, names
from flashover.core.game import Game
from flashover.core.language import Language
from flashover.server import games, metrics, moves
from flashover.server.play import state_of
from flashover.server.table import Table

LOG = structlog.get_logger()
FALLBACK: Final = "greedy"
LIMIT: Final = 10.0  # seconds for one decision
GRACE: Final = 2.0  # a process that does not even hear its alarm is ended after so many seconds more


class Job(NamedTuple):
    """What a bot is told: the setup, a state like the one it sits at, and its seat."""

    game: str
    setup: str
    numbers: list[int]
    seat: int
    bot: str
    seed: int
    limit: float


class TooSlow(Exception):
    """A bot used up its time."""


# ---- in the other process


@lru_cache(maxsize=64)
def table_of(game: str, setup: str) -> tuple[Game, Language]:
    """Game and language of a setup, made once in each process."""
    found = games.table(game, json.loads(setup))
    return found[0], found[1]


@lru_cache(maxsize=64)
def bot_of(name: str) -> Bot:
    """A bot, made once in each process."""
    return make(name)


def ring(_: int, __: FrameType | None) -> None:
    """The alarm."""
    raise TooSlow


def think(job: Job) -> str:
    """The move of a bot; whatever goes wrong is an exception for who asked."""
    signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, job.limit)
    faulthandler.dump_traceback_later(job.limit + GRACE, exit=True)
    try:
        return choose(job)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        faulthandler.cancel_dump_traceback_later()


def choose(job: Job) -> str:
    """Ask the bot."""
    game, language = table_of(job.game, job.setup)
    state = state_of(game, job.numbers)
    number = int(bot_of(job.bot).choose(game, state, job.seat))
    if game.why_not(state, job.seat, number):
        raise ValueError("the bot chose what is not legal")
    return language.action_text(number, int(game.cost(state, job.seat, number)))


def quiet() -> None:
    """The server alone answers to signals from the keyboard."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# ---- in the server


class Bots:
    """The processes bots think in."""

    def __init__(self, workers: int, limit: float = LIMIT, more: Sequence[str] = ()) -> None:
        self.names = [*names(), *more]  # those everybody may ask for; `serve --bot` adds one's own
        self.workers = workers
        self.limit = limit
        self.pool: Executor = self.fresh(workers)
        self.alone = asyncio.Lock()
        self.running: set[asyncio.Task[None]] = set()
        self.closed = False

    def fresh(self, workers: int) -> ProcessPoolExecutor:
        """New processes; started when first needed."""
        return ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=quiet)

    async def move(self, job: Job) -> str:
        """A bot's move. If the process died, try again alone: it may have been somebody else's fault."""
        loop = asyncio.get_running_loop()
        pool = self.pool
        try:
            return await loop.run_in_executor(pool, think, job)
        except BrokenProcessPool:
            if pool is self.pool:
                self.pool = self.fresh(self.workers)
        async with self.alone:
            one = self.fresh(1)
            try:
                return await loop.run_in_executor(one, think, job)
            finally:
                one.shutdown(wait=False, cancel_futures=True)

    def wake(self, table: Table) -> None:
        """Let the bot of a seat that is to act begin to think."""
        if table.thinking or table.pending is not None or self.closed:
            return
        seat = next((s for s in table.play.to_act if table.seats[s].kind == "bot"), 0)
        if seat:
            table.thinking = seat
            task = asyncio.get_running_loop().create_task(self.turn(table, seat))
            self.running.add(task)
            task.add_done_callback(self.running.discard)

    async def turn(self, table: Table, seat: int) -> None:
        """One decision of a bot."""
        v = table.play.v
        bot = table.seats[seat].bot
        try:
            text = await self.move(self.job(table, seat, bot))
        except Exception as error:
            why = f"{type(error).__name__}: {error}"
            if not self.closed:
                table.put(lambda: failed(table, seat, bot, why))
            return
        table.put(lambda: played(table, seat, v, bot, text))

    def job(self, table: Table, seat: int, bot: str) -> Job:
        """What the bot may know: a state the seat cannot tell from the real one."""
        play = table.play
        seed = secrets.randbits(60)
        like = play.game.resample(play.state, seat, seed)
        numbers = [int(x) for x in play.game.numbers(like)]
        return Job(play.room.name, json.dumps(play.setup), numbers, seat, bot, seed, self.limit)

    async def close(self) -> None:
        """No more moves."""
        self.closed = True
        self.pool.shutdown(wait=False, cancel_futures=True)
        for task in list(self.running):
            task.cancel()
        for process in active_children():  # who still thinks is not waited for
            process.kill()


async def played(table: Table, seat: int, v: int, bot: str, text: str) -> None:
    """A bot has decided; in the table's own task."""
    wrong = await moves.bot_move(table, seat, v, text)
    if wrong:
        await failed(table, seat, bot, wrong)
        return
    table.thinking = 0
    table.nudge()


async def failed(table: Table, seat: int, bot: str, why: str) -> None:
    """A bot crashed, was too slow, or played what is not allowed."""
    LOG.warning("a bot failed and is replaced", table=table.id, seat=seat, bot=bot, by=FALLBACK, why=why[:300])
    metrics.BOT_FAILED.labels(why=why.partition(":")[0][:40]).inc()
    table.thinking = 0
    row = table.seats[seat]
    if row.kind == "bot" and row.bot == bot and bot != FALLBACK:
        await table.put_seats([row._replace(bot=FALLBACK)])
    elif row.kind == "bot":
        await moves.any_move(table, seat)
        table.nudge()
