"""Nobody may spoil it for others: token buckets for connections and addresses."""

from __future__ import annotations

import time
import tomllib
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

KEPT: Final = 20_000  # addresses remembered


class BadLimits(ValueError):
    """A limits file that cannot be read."""


class Limits(NamedTuple):
    """How much is allowed. A rate of 0 is no limit."""

    commands: float = 20.0  # a second and connection
    commands_burst: int = 40
    chat: float = 0.5
    chat_burst: int = 5
    tables: float = 10 / 60  # a second and address
    tables_burst: int = 10
    requests: float = 50.0
    requests_burst: int = 200
    sockets: int = 50  # an address
    outbox: int = 256 * 1024  # bytes that may wait for a connection that does not read
    patience: float = 10.0  # seconds it may do so
    strikes: int = 50  # refused messages before a connection is closed
    vote: float = 60.0  # seconds a seat that sleeps has to answer before a bot may take it


OFF: Final = Limits(0, 0, 0, 0, 0, 0, 0, 0, 0, strikes=0)


def read(word: str) -> Limits:
    """`default`, `off`, or a TOML file with some of the names above."""
    if word == "default":
        return Limits()
    if word == "off":
        return OFF
    try:
        found = tomllib.loads(Path(word).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadLimits(f"limits {word}: cannot be read ({error}); write default, off or a TOML file") from None
    for name, value in found.items():
        if name not in Limits._fields or isinstance(value, bool) or not isinstance(value, int | float) or value < 0:
            raise BadLimits(f"limits {word}: '{name}' is not one of {', '.join(Limits._fields)} with a number")
    return Limits(**found)


class Bucket:
    """Fills with `rate` tokens a second up to `burst`; each deed takes one."""

    __slots__ = ("burst", "filled", "rate", "tokens")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = float(burst)
        self.filled = time.monotonic()

    def take(self) -> float:
        """0 if there was a token, else in how many seconds there will be one."""
        if self.rate == 0:
            return 0.0
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.filled) * self.rate)
        self.filled = now
        if self.tokens >= 1:
            self.tokens -= 1
            return 0.0
        return (1 - self.tokens) / self.rate


class Addresses:
    """A bucket for each address; those not seen for long are forgotten."""

    def __init__(self, make: Callable[[], Bucket]) -> None:
        self.make = make
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> float:
        """As `Bucket.take`."""
        bucket = self.buckets.pop(address, None) or self.make()
        self.buckets[address] = bucket
        if len(self.buckets) > KEPT:
            self.buckets.popitem(last=False)
        return bucket.take()


class Guard:
    """The limits of one server, with what has been used of them."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.tables = Addresses(lambda: Bucket(limits.tables, limits.tables_burst))
        self.requests = Addresses(lambda: Bucket(limits.requests, limits.requests_burst))
        self.open: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """May this address open one more connection?"""
        many = self.open.get(address, 0)
        if self.limits.sockets and many >= self.limits.sockets:
            return False
        self.open[address] = many + 1
        return True

    def leave(self, address: str) -> None:
        """One connection less."""
        many = self.open.get(address, 1) - 1
        if many:
            self.open[address] = many
        else:
            self.open.pop(address, None)
