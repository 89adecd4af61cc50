"""Beginning games of Flash Point: new ones, from a position, from a record."""

from __future__ import annotations

from flashover.core import chance, replay
from flashover.core.match import Match
from flashover.core.record import Record
from flashover.core.state import Source, start_logs, use_generator, use_source
from flashover.flashpoint.compose import compose
from flashover.flashpoint.game import FlashPoint
from flashover.flashpoint.speech import Speech

GAME = "flashpoint"


def table(setup: dict[str, object]) -> tuple[FlashPoint, Speech, dict[str, str]]:
    """The game and the language of a setup."""
    rules, board, words = compose(setup)
    return FlashPoint(rules), Speech(rules, board, words), words


def new(seed: int, setup: dict[str, object]) -> Match:
    """A game with dice from a seed."""
    game, language, words = table(setup)
    state = game.blank()
    start_logs(state, True)
    chance.seed(state, seed)
    game.begin(state)
    log = Record.new(GAME, words, {"kind": "seeded", "seed": seed}, language.outcome_text([int(x) for x in state.outcomes]))
    return Match(game, language, words, state, log)


def new_fair(source: Source, dice: dict[str, object], setup: dict[str, object]) -> Match:
    """A game whose setup takes its numbers from outside."""
    game, language, words = table(setup)
    state = game.blank()
    start_logs(state, True)
    use_source(state, source)
    game.begin(state)
    log = Record.new(GAME, words, dice, language.outcome_text([int(x) for x in state.outcomes]))
    return Match(game, language, words, state, log)


def from_position(text: str, seed: int) -> Match:
    """A game that goes on from a position."""
    from flashover.flashpoint.position import setup_of

    game, language, words = table(dict(setup_of(text)))
    state = language.read_position(text, seed)
    start_logs(state, True)
    log = Record.from_position(GAME, words, language.position(state))
    return Match(game, language, words, state, log)


def replay_game(lines: list[dict[str, object]], at: int | None) -> Match:
    """A game as a record tells it."""
    setup = lines[0]["setup"]
    assert isinstance(setup, dict)
    game, language, words = table(dict(setup))
    match = replay.replay(game, language, words, lines, at)
    use_generator(match.state)
    return match
