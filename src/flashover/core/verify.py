"""Working every roll of a record out again: from the seed, or from the secret that was committed to before the game."""

from __future__ import annotations

from typing import Final, NamedTuple, TypedDict

from flashover.core import chance
from flashover.core.fair import FairSource, commitment, line_hash
from flashover.core.game import Game
from flashover.core.language import BadMove, BadPosition, Language
from flashover.core.record import BadRecord, Line
from flashover.core.replay import first_state, texts
from flashover.core.state import Source, State, start_logs, use_generator, use_script, use_source

KINDS: Final = ("fair", "seeded", "typed")


class Impossible(ValueError):
    """A decision that could not be made there."""


class Wrong(TypedDict):
    """A line whose rolls are not what they should be."""

    line: int
    expected: str
    found: str


class Verdict(TypedDict):
    """How many outcomes were worked out again, those that differ, and how many nobody can (typed dice)."""

    rolls: int
    wrong: list[Wrong]
    kind: str
    unchecked: int


class Past(NamedTuple):
    """The state before a decision, and how many lines there were."""

    state: State
    lines: int


class Check:
    """A record on its way from line to line."""

    def __init__(self, game: Game, language: Language, lines: list[Line]) -> None:
        self.game = game
        self.language = language
        self.lines = lines
        self.dice = dice_of(lines)
        self.kind = str(self.dice.get("kind"))
        self.secret, self.deal = secrets_of(lines)
        self.chain = ""
        self.nonces: dict[int, str] = {}
        self.past: list[Past] = []
        self.generator = game.blank()  # only its generator is used
        self.rolls = 0
        self.unchecked = 0
        self.wrong: list[Wrong] = []
        self.state = game.blank()

    def say(self, number: int, expected: str, found: str) -> None:
        """Something is wrong."""
        self.wrong.append({"line": number, "expected": expected, "found": found})


def dice_of(lines: list[Line]) -> Line:
    """What the header says of the dice."""
    dice = lines[0].get("dice")
    if not isinstance(dice, dict) or dice.get("kind") not in KINDS:
        raise BadRecord(f"line 1: the kind of dice is missing; it is one of {', '.join(KINDS)}")
    return dice


def secrets_of(lines: list[Line]) -> tuple[bytes, bytes]:
    """The secrets the last line reveals."""
    last = lines[-1]
    try:
        return bytes.fromhex(str(last.get("secret", ""))), bytes.fromhex(str(last.get("deal", "")))
    except ValueError:
        raise BadRecord(f"line {len(lines)}: 'secret' and 'deal' are written in hexadecimal digits") from None


def verify(lines: list[Line]) -> Verdict:
    """Work every roll of a finished record out again; BadRecord where it cannot be read or its secret is missing."""
    from flashover import games

    if len(lines) < 2:
        raise BadRecord("the record has no beginning")
    kind, secret = dice_of(lines)["kind"], secrets_of(lines)[0]
    if kind == "fair" and not secret:
        raise BadRecord("the secret of the dice is not in this record: it is revealed when the game is over")
    try:
        start = games.game(str(lines[0].get("game"))).from_record(lines[:2])
    except BadRecord:
        raise
    except ValueError as error:
        raise BadRecord(f"line 1: {error}") from None
    check = Check(start.game, start.language, lines)
    check_commitment(check)
    begin(check)
    for number, line in enumerate(lines[2:], 3):
        try:
            go_on(check, number, line)
        except (BadMove, Impossible, chance.BadOutcome, chance.NeedOutcome, AssertionError) as error:
            if check.wrong:
                break  # behind a roll that was changed the game cannot go on as it is told
            raise BadRecord(f"line {number}: {error}") from None
        link(check, line)
    return {"rolls": check.rolls, "wrong": check.wrong, "kind": check.kind, "unchecked": check.unchecked}


def check_commitment(check: Check) -> None:
    """The secrets are those that were committed to."""
    if check.kind != "fair":
        return
    rules = str(check.lines[0].get("rules"))
    expected = commitment(check.secret, str(check.dice.get("table")), rules)
    if expected != check.dice.get("commitment"):
        check.say(1, expected, str(check.dice.get("commitment")))
    if "out" in check.lines[1]:
        expected = commitment(check.deal, "deal", rules)
        if expected != check.dice.get("deal"):
            check.say(1, expected, str(check.dice.get("deal")))


def link(check: Check, line: Line) -> None:
    """Go on in the chain of lines."""
    check.chain = line_hash(check.chain, line)
    found = line.get("nonces")
    if isinstance(found, dict):
        check.nonces.update({int(seat): str(nonce) for seat, nonce in found.items()})


def begin(check: Check) -> None:
    """The setup: as its dice say, then as the record says."""
    first = check.lines[1]
    link(check, check.lines[0])
    link(check, first)
    if "out" in first:
        state = check.game.blank()
        start_logs(state, True)
        if check.kind == "seeded":
            chance.seed(state, seed_of(check))
        elif check.kind == "fair":
            use_source(state, FairSource(check.deal, [], "", "setup"))
        if check.kind == "typed":
            check.unchecked += len(texts(first))
        else:
            check.game.begin(state)
            compare(check, 2, state, texts(first))
        keep_generator(check, state)
    try:
        check.state = first_state(check.game, check.language, check.lines)
    except BadPosition as error:
        raise BadRecord(f"line 2: {error}") from None


def seed_of(check: Check) -> int:
    """The seed of a seeded record."""
    seed = check.dice.get("seed")
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise BadRecord("line 1: the seed of the dice is missing")
    return seed


def keep_generator(check: Check, state: State) -> None:
    """Remember where the generator stands."""
    g = check.generator
    g.rng0, g.rng1, g.rng2, g.rng3 = state.rng0, state.rng1, state.rng2, state.rng3


def go_on(check: Check, number: int, line: Line) -> None:
    """One line."""
    if "act" in line:
        decide(check, number, line)
    elif "undo" in line:
        take_back(check, line)


def decide(check: Check, number: int, line: Line) -> None:
    """A decision: rolled again, then played as the record says."""
    seat, act = line["seat"], check.language.parse_action(str(line["act"]))
    assert isinstance(seat, int)
    if seat not in check.game.to_act(check.state) or check.game.why_not(check.state, seat, act):
        raise Impossible(f"'{line['act']}' is not legal there")
    again = check.game.clone(check.state)
    start_logs(again, True)
    source = source_of(check, line, again)
    if source is None:
        check.unchecked += len(texts(line))
    else:
        check.game.apply(again, seat, act)
        compare(check, number, again, texts(line))
        keep_generator(check, again)
    check.past.append(Past(check.state, number - 1))
    told = check.game.clone(check.state)
    use_script(told, check.language.parse_outcomes(texts(line)))
    check.game.apply(told, seat, act)
    use_generator(told)
    check.state = told


def source_of(check: Check, line: Line, state: State) -> Source | State | None:
    """Give a state the dice it had; None if nobody can."""
    if check.kind == "typed" or check.dice.get("lost"):
        return None
    if check.kind == "seeded":
        g = check.generator
        state.rng0, state.rng1, state.rng2, state.rng3 = g.rng0, g.rng1, g.rng2, g.rng3
        use_generator(state)
        return state
    fresh = line.get("nonces")
    nonces = dict(check.nonces)
    if isinstance(fresh, dict):
        nonces.update({int(seat): str(nonce) for seat, nonce in fresh.items()})
    ordered = [nonces[seat] for seat in sorted(nonces)]
    source = FairSource(check.secret, ordered, check.chain, f"{line['seat']} {line['act']}")
    use_source(state, source)
    return source


def compare(check: Check, number: int, state: State, found: list[str]) -> None:
    """What the dice say against what the record says."""
    expected = check.language.outcome_text([int(x) for x in state.outcomes])
    check.rolls += len(expected)
    if expected != found:
        check.say(number, "; ".join(expected), "; ".join(found))


def take_back(check: Check, line: Line) -> None:
    """An undo; behind one that needed consent the dice of a seeded game are new, and nobody can work them out."""
    to = line["undo"]
    assert isinstance(to, int)
    while check.past and check.past[-1].lines >= to:
        check.state = check.past.pop().state
    if check.kind == "seeded" and "by" in line:
        check.dice = {**check.dice, "lost": True}
