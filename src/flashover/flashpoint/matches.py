"""Beginning games of Flash Point: new ones, from a position, from a record."""

from __future__ import annotations

from collections.abc import Callable

from flashover.core import chance, replay
from flashover.core.match import Match
from flashover.core.record import BadRecord, Record
from flashover.core.state import Source, State, start_logs, use_generator, use_script, use_source
from flashover.flashpoint import boards
from flashover.flashpoint.boards import BoardError
from flashover.flashpoint.compose import compose, find_board
from flashover.flashpoint.game import FlashPoint
from flashover.flashpoint.options import BadSetup
from flashover.flashpoint.position import setup_of
from flashover.flashpoint.speech import Speech

GAME = "flashpoint"


def table(setup: dict[str, object], drawing: str | None = None) -> tuple[FlashPoint, Speech, dict[str, str]]:
    """The game and the language of a setup."""
    rules, board, words = compose(setup, drawing)
    return FlashPoint(rules), Speech(rules, board, words), words


def drawing_of(setup: dict[str, object]) -> str | None:
    """The text of a board of one's own: it goes into the record, so that the record can be replayed anywhere."""
    word = str(setup.get("board", "base-a"))
    if word in boards.board_ids() or word == "blank":
        return None
    find_board(word)
    return boards.read_text(word)


def begin(setup: dict[str, object], dice: dict[str, object], start: Callable[[State], None]) -> Match:
    """A game whose chance comes from where `start` says."""
    drawing = drawing_of(setup)
    game, language, words = table(setup, drawing)
    state = game.blank()
    start_logs(state, True)
    start(state)
    game.begin(state)
    log = Record.new(GAME, words, dice, language.outcome_text([int(x) for x in state.outcomes]))
    if drawing is not None:
        log.lines[0]["drawing"] = drawing
    return Match(game, language, words, state, log)


def new(seed: int, setup: dict[str, object]) -> Match:
    """A game with dice from a seed."""
    return begin(setup, {"kind": "seeded", "seed": seed}, lambda state: chance.seed(state, seed))


def new_fair(source: Source, dice: dict[str, object], setup: dict[str, object]) -> Match:
    """A game whose setup takes its numbers from outside."""
    return begin(setup, dice, lambda state: use_source(state, source))


def new_typed(outcomes: list[str], setup: dict[str, object]) -> Match:
    """A game with real dice: NeedOutcome says what to roll next until `outcomes` holds the whole setup."""
    language = table(setup, drawing_of(setup))[1]
    return begin(setup, {"kind": "typed"}, lambda state: use_script(state, language.parse_outcomes(outcomes)))


def from_position(text: str, seed: int) -> Match:
    """A game that goes on from a position."""
    game, language, words = table(dict(setup_of(text)))
    state = language.read_position(text, seed)
    start_logs(state, True)
    log = Record.from_position(GAME, words, language.position(state))
    return Match(game, language, words, state, log)


def replay_game(lines: list[dict[str, object]], at: int | None) -> Match:
    """A game as a record tells it; a record never makes the program read another file."""
    setup, drawing = lines[0]["setup"], lines[0].get("drawing")
    assert isinstance(setup, dict)
    if drawing is None and setup.get("board", "base-a") not in (*boards.board_ids(), "blank"):
        raise BadRecord(f"line 1: there is no board '{str(setup.get('board'))[:40]}', and the record holds no drawing")
    try:
        game, language, words = table(dict(setup), None if drawing is None else str(drawing))
    except (BadSetup, BoardError) as error:
        raise BadRecord(f"line 1: {error}") from None
    match = replay.replay(game, language, words, lines, at)
    use_generator(match.state)
    return match
