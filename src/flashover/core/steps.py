"""The stack of waiting steps. A rule that can be interrupted pushes what comes after it, last first."""

from __future__ import annotations

from flashover.core.packed import append, i64, vec
from flashover.core.state import FRAME, State


def push(s: State, step: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
    """Put a step with its numbers on top."""
    top: i64 = s.depth
    if top + FRAME > len(s.stack):
        for _ in range(FRAME):
            s.stack = append(s.stack, 0)
    s.stack[top] = step
    s.stack[top + 1] = a
    s.stack[top + 2] = b
    s.stack[top + 3] = c
    s.stack[top + 4] = d
    s.depth = top + FRAME


def pop(s: State) -> None:
    """Take the top step away; its numbers stay readable by `popped` until the next push."""
    s.depth -= FRAME


def top_step(s: State) -> i64:
    """The step on top, or -1 when nothing waits."""
    if s.depth == 0:
        return -1
    return s.stack[s.depth - FRAME]


def top_number(s: State, which: i64) -> i64:
    """Number 1 to 4 of the step on top."""
    return s.stack[s.depth - FRAME + which]


def set_top(s: State, which: i64, value: i64) -> None:
    """Change number 1 to 4 of the step on top."""
    s.stack[s.depth - FRAME + which] = value


def clear(s: State) -> None:
    """Nothing waits any more."""
    s.depth = 0


def frames(s: State) -> list[list[int]]:
    """The waiting steps, bottom first, each with its numbers."""
    return [list(s.stack[i : i + FRAME]) for i in range(0, s.depth, FRAME)]


def set_frames(s: State, rows: list[list[int]]) -> None:
    """Put back what `frames` gave."""
    s.stack = vec[i64]([])
    s.depth = 0
    for row in rows:
        push(s, row[0], row[1], row[2], row[3], row[4])
