"""Asynchronous work in tests that are not asynchronous."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


def finished(work: Coroutine[object, object, T]) -> T:
    """Run it to its end in a thread of its own: the browser's tests keep a loop in theirs, and share a process."""
    with ThreadPoolExecutor(1) as aside:
        return aside.submit(asyncio.run, work).result()
