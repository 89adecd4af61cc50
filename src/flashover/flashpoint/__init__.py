"""Flash Point: Fire Rescue. `new` begins a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flashover.core.match import Match


def new(seed: int = 1, **setup: object) -> Match:
    """A game of Flash Point, set up and ready for its first decision.

    >>> game = new(board="base-a", mode="family", seats=2, quick=True, seed=7)
    >>> game.to_act
    (1,)
    """
    from flashover.flashpoint import matches

    return matches.new(seed, setup)


def from_position(text: str, seed: int = 1) -> Match:
    """A game that goes on from a position."""
    from flashover.flashpoint import matches

    return matches.from_position(text, seed)


def from_record(lines: list[dict[str, object]], at: int | None = None) -> Match:
    """A game as a record tells it, up to a decision (all of them: None)."""
    from flashover.flashpoint import matches

    return matches.replay_game(lines, at)
