"""Replaying a record: decisions and outcomes alone give the game back; nothing is rolled."""

from __future__ import annotations

from flashover.core import chance
from flashover.core.game import Game
from flashover.core.language import BadMove, BadPosition, Language
from flashover.core.match import IllegalAction, Match, Past
from flashover.core.record import BadRecord, Line, Record
from flashover.core.state import State, start_logs, use_generator, use_script


def replay(game: Game, language: Language, setup: dict[str, str], lines: list[Line], at: int | None) -> Match:
    """The game a record tells, up to decision `at` (None: all of it)."""
    match = Match(game, language, setup, first_state(game, language, lines), Record([dict(x) for x in lines[:2]]))
    decisions = 0
    for number, line in enumerate(lines[2:], 3):
        if at is not None and decisions >= at:
            break
        try:
            decisions += replay_line(match, line)
        except (IllegalAction, BadMove, BadPosition, chance.BadOutcome, chance.NeedOutcome, AssertionError) as error:
            raise BadRecord(f"line {number}: {reason_of(error)}") from None
    use_generator(match.state)
    return match


def first_state(game: Game, language: Language, lines: list[Line]) -> State:
    """The state before the first decision: the setup with its outcomes, or a position."""
    start = lines[1]
    try:
        if "position" in start:
            return language.read_position(str(start["position"]), 0)
        state = game.blank()
        start_logs(state, True)
        use_script(state, language.parse_outcomes(texts(start)))
        game.begin(state)
    except (BadMove, BadPosition, chance.BadOutcome, chance.NeedOutcome) as error:
        raise BadRecord(f"line 2: {reason_of(error)}") from None
    check_all_used(state, 2)
    return state


def texts(line: Line) -> list[str]:
    """The outcomes of a line."""
    out = line.get("out", [])
    assert isinstance(out, list)
    return [str(x) for x in out]


def check_all_used(state: State, number: int) -> None:
    """Outcomes that nothing asked for are a mistake."""
    if int(state.script_at) != len(state.script):
        raise BadRecord(f"line {number}: it has more outcomes than the game asked for")


def replay_line(match: Match, line: Line) -> int:
    """One line; 1 for a decision, -1 for an undo that took one back."""
    if "act" in line:
        decide(match, line)
        return 1
    if "undo" in line:
        return -take_back(match, line)
    return 0


def decide(match: Match, line: Line) -> None:
    """A decision with the outcomes it had."""
    seat = line["seat"]
    assert isinstance(seat, int)
    script = match.language.parse_outcomes(texts(line))
    before = match.state
    match.state = match.game.clone(before)
    use_script(match.state, script)
    match.apply(str(line["act"]), seat)
    match.past[-1] = Past(before, match.past[-1].lines)
    if int(match.state.script_at) != len(match.state.script):
        raise BadRecord("it has more outcomes than the game asked for")


def take_back(match: Match, line: Line) -> int:
    """An undo: back to the state after so many lines; how many decisions that takes back."""
    to = line["undo"]
    assert isinstance(to, int)
    back = 0
    while match.past and match.past[-1].lines >= to:
        match.state = match.past.pop().state
        back += 1
    if back == 0:
        raise BadRecord(f"'undo' leads to line {to}, where no decision was")
    match.log.lines.append(dict(line))
    return back


def reason_of(error: Exception) -> str:
    """What went wrong, in a sentence."""
    if isinstance(error, chance.NeedOutcome):
        return "an outcome is missing"
    if isinstance(error, chance.BadOutcome):
        return "an outcome does not fit what was asked"
    return str(error) or "the move cannot be carried out"
