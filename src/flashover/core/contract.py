"""What every game must pass: random play under constant questions."""

from __future__ import annotations

import random
from dataclasses import dataclass

from flashover.core import events
from flashover.core.game import Game
from flashover.core.language import Language
from flashover.core.state import State, start_logs, use_generator, use_script


class ContractBroken(AssertionError):
    """A game did not answer as the contract asks; the text says what, after which decisions."""


@dataclass
class Effort:
    """How often the costly questions are asked: at one decision in so many."""

    equal: int = 20
    replay: int = 20
    events: int = 10
    table: int = 400
    hidden: int = 50
    reach: int = 200
    position: int = 100


def check_game(game: Game, language: Language, seed: int, most: int = 5000, effort: Effort | None = None) -> int:
    """Play one random game to its end (or `most` decisions) and ask everything; how many decisions it had."""
    ask = effort or Effort()
    dice = random.Random(seed)
    state = game.start(seed)
    moves: list[str] = []
    for played in range(most):
        try:
            if not len(game.to_act(state)):
                require(len(game.result(state)) == int(game.seats()), "a game without a decision has a result")
                return played
            state = one_decision(game, language, state, dice, ask, moves)
        except AssertionError as error:
            raise ContractBroken(f"seed {seed}, after {len(moves)} moves ({'; '.join(moves[-6:])}): {error}") from error
    return most


def require(condition: bool, what: str) -> None:
    """Or the contract is broken."""
    if not condition:
        raise AssertionError(what)


def one_decision(
    game: Game, language: Language, state: State, dice: random.Random, ask: Effort, moves: list[str]
) -> State:
    """Every question about one state, then one random legal action."""
    seat = int(dice.choice(list(game.to_act(state))))
    legal = [int(x) for x in game.legal(state, seat)]
    require(bool(legal), "a live game has a legal action")
    require(len(set(legal)) == len(legal), "no action is listed twice")
    wrong = game.broken(state)
    require(not wrong, wrong)
    action = dice.choice(legal)
    questions(game, language, state, seat, legal, dice, ask)
    text = language.action_text(action, int(game.cost(state, seat, action)))
    require(language.parse_action(text) == action, f"'{text}' is read as what was written")
    require(int(game.why_not(state, seat, action)) == 0, f"'{text}' is listed and allowed")
    moves.append(f"{seat}: {text}")
    return step(game, language, state, seat, action, dice, ask)


def questions(
    game: Game, language: Language, state: State, seat: int, legal: list[int], dice: random.Random, ask: Effort
) -> None:
    """The costly questions, each at one decision in so many."""
    if dice.randrange(ask.equal) == 0:
        check_equal(game, state)
    if dice.randrange(ask.table) == 0:
        check_table(game, language, state, seat, legal)
    if dice.randrange(ask.hidden) == 0:
        check_hidden(game, language, state, dice)
    if dice.randrange(ask.position) == 0:
        check_position(game, language, state)
    if dice.randrange(ask.reach) == 0:
        check_reach(game, state, seat)


def numbers(game: Game, state: State) -> list[int]:
    """A state as ordinary numbers."""
    return [int(x) for x in game.numbers(state)]


def check_equal(game: Game, state: State) -> None:
    """A clone and a state read back from its numbers are equal."""
    mine = numbers(game, state)
    require(numbers(game, game.clone(state)) == mine, "a clone is equal")
    require(numbers(game, game.from_numbers(game.numbers(state))) == mine, "numbers read back are equal")


def check_table(game: Game, language: Language, state: State, seat: int, legal: list[int]) -> None:
    """The list is the table of everything writable, asked one by one."""
    allowed = {int(x) for x in game.table(state, seat) if int(game.why_not(state, seat, x)) == 0}
    for action in allowed ^ set(legal):
        where = "list" if action in legal else "table"
        raise AssertionError(f"'{language.action_text(action)}' is only in the {where}")


def check_position(game: Game, language: Language, state: State) -> None:
    """A position written out and read in again is equal."""
    text = language.position(state)
    back = language.read_position(text, 0)
    require(numbers(game, back) == numbers(game, state), "a position read back is equal")


def check_reach(game: Game, state: State, seat: int) -> None:
    """Each walk is a list of legal moves whose costs add up."""
    for walk in game.reach(state, seat):
        at = game.resample(state, seat, 1)
        cost = 0
        for action in walk[1:]:
            require(int(game.why_not(at, seat, action)) == 0, "each move of a walk is legal")
            cost += int(game.cost(at, seat, action))
            game.apply(at, seat, action)
        require(cost == int(walk[0]), "a walk costs what its moves cost")


def seen(game: Game, language: Language, state: State, seat: int) -> list[object]:
    """Everything a seat can get to know of a state."""
    legal = [int(x) for x in game.legal(state, seat)] if seat > 0 else []
    walks = [[int(x) for x in walk] for walk in game.reach(state, seat)] if seat > 0 else []
    return [language.view(game, state, seat), legal, walks, language.position(state, seat)]


def check_hidden(game: Game, language: Language, state: State, dice: random.Random) -> None:
    """A seat cannot tell a state from its resampled twin, nor can a spectator; refusals are the same too."""
    for seat in range(int(game.seats()) + 1):
        twin = game.resample(state, seat, dice.randrange(1 << 30))
        require(
            seen(game, language, state, seat) == seen(game, language, twin, seat), f"seat {seat} sees hidden things"
        )
        if seat in [int(x) for x in game.to_act(state)]:
            table = [int(x) for x in game.table(state, seat)]
            for action in dice.sample(table, min(40, len(table))):
                same = int(game.why_not(state, seat, action)) == int(game.why_not(twin, seat, action))
                require(same, f"a refusal of {language.action_text(action)} tells seat {seat} hidden things")


def step(
    game: Game, language: Language, state: State, seat: int, action: int, dice: random.Random, ask: Effort
) -> State:
    """Carry an action out; now and then check its events and replay it from its outcomes."""
    after = game.clone(state)
    log = dice.randrange(ask.events) == 0 or dice.randrange(ask.replay) == 0
    start_logs(after, log)
    game.apply(after, seat, action)
    if log:
        check_events(game, language, state, after)
        check_replay(game, language, state, after, seat, action)
    return after


def check_events(game: Game, language: Language, before: State, after: State) -> None:
    """Events played on the old view give the new view, for every seat."""
    kinds = {kind.name: kind for kind in language.event_kinds}
    happened = [int(x) for x in after.events]
    for seat in range(int(game.seats()) + 1):
        fields = {name: [int(x) for x in part] for name, part in game.observe(before, seat).items()}
        for event in events.for_seat(language.event_kinds, happened, seat):
            check_before(kinds, fields, event)
            events.patch(kinds, fields, event)
        wanted = {name: [int(x) for x in part] for name, part in game.observe(after, seat).items()}
        for name in wanted:
            require(fields[name] == wanted[name], f"events give seat {seat} another '{name}' than the view")


def check_before(kinds: dict[str, events.EventKind], fields: dict[str, list[int]], event: events.Event) -> None:
    """An event knows what was there before it, so that it can be played backwards."""
    field = kinds[event.name].field
    if field and event.numbers[0] is not None:
        require(fields[field][event.numbers[0]] == event.numbers[1], f"{event.name} tells what was there before")


def check_replay(game: Game, language: Language, before: State, after: State, seat: int, action: int) -> None:
    """The decision with its outcomes, read from their words, gives the same state without the generator."""
    again = game.clone(before)
    start_logs(again, True)
    pairs = [int(x) for x in after.outcomes]
    use_script(again, language.parse_outcomes(language.outcome_text(pairs)))
    game.apply(again, seat, action)
    require(int(again.script_at) == len(again.script), "a replay uses every outcome")
    use_generator(again)
    again.rng0, again.rng1, again.rng2, again.rng3 = after.rng0, after.rng1, after.rng2, after.rng3
    require(numbers(game, again) == numbers(game, after), "a replay gives the same state")
    require([int(x) for x in again.events] == [int(x) for x in after.events], "a replay tells the same events")
