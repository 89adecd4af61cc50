"""One game at a table, without any input or output: decisions, undos and loading, each as lines to be stored.

Nothing here changes the game that is given: a decision makes a `Step`, and `take` puts it in place once it is durable.
"""

from __future__ import annotations

import secrets
from typing import Final, NamedTuple

from flashover.core import record, replay
from flashover.core.events import Event, for_seat
from flashover.core.fair import FairSource, commitment, line_hash
from flashover.core.game import Game
from flashover.core.language import Language
from flashover.core.match import IllegalAction, Match, NotYourTurn, Reason
from flashover.core.record import BadRecord, Line
from flashover.core.state import Source, State, start_logs, use_generator, use_script, use_source
from flashover.server import games, typed

KEPT: Final = 3  # decisions one can take back without reading the store, beside those that are free
MOST_KEPT: Final = 24


class Past(NamedTuple):
    """The state before a decision, and how many lines there were."""

    state: State
    seq: int
    v: int
    seat: int


class Step(NamedTuple):
    """A decision that was worked out but does not hold yet."""

    seat: int
    act: str
    lines: list[Line]
    state: State
    past: list[Past]
    news: bool
    v: int


class Play:
    """A game with its chain of lines: `seq` of them so far, `v` decisions and undos, `chain` the last hash."""

    def __init__(self, game: str, setup: dict[str, object]) -> None:
        self.room = games.room(game)
        self.game: Game
        self.language: Language
        self.game, self.language, self.setup = games.table(game, setup)
        self.state: State = self.game.blank()
        self.secret = b""
        self.typed = False
        self.nonces: dict[int, str] = {}  # bound by a line
        self.fresh: dict[int, str] = {}  # to be bound by the next line
        self.past: list[Past] = []
        self.seq = 0
        self.v = 0
        self.chain = ""

    def copy(self) -> Play:
        """Another one that may go on by itself."""
        other = Play.__new__(Play)
        other.__dict__.update(self.__dict__)
        other.nonces = dict(self.nonces)
        other.fresh = dict(self.fresh)
        return other

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return int(self.game.seats())

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may decide now."""
        return tuple(int(x) for x in self.game.to_act(self.state)) if self.seq > 1 else ()

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return len(self.game.result(self.state)) > 0

    def ask(self) -> Match:
        """The position as a match, for questions that change nothing."""
        return Match(self.game, self.language, self.setup, self.state, record.Record([]))

    def take(self, step: Step) -> None:
        """Let a step hold."""
        self.state = step.state
        self.past = kept(step.past, step.state)
        self.v = step.v
        for line in step.lines:
            self.link(line)

    def link(self, line: Line) -> None:
        """Go on in the chain of lines."""
        self.chain = line_hash(self.chain, line)
        self.seq += 1
        bind(self.nonces, line)
        for seat, nonce in self.nonces.items():
            if self.fresh.get(seat) == nonce:
                del self.fresh[seat]

    def hashes(self, lines: list[Line]) -> list[tuple[str, str]]:
        """For each new line the hash before and its own."""
        out = []
        before = self.chain
        for line in lines:
            after = line_hash(before, line)
            out.append((before, after))
            before = after
        return out


def kept(past: list[Past], now: State) -> list[Past]:
    """The decisions that can be taken back freely, and a few more."""
    many = KEPT
    while many < min(len(past), MOST_KEPT) and not is_news(past[-many].state, now, past[-many].seat):
        many += 1
    return past[-many:]


def bind(nonces: dict[int, str], line: Line) -> None:
    """Take over the nonces a line binds."""
    found = line.get("nonces")
    if isinstance(found, dict):
        nonces.update({int(seat): str(nonce) for seat, nonce in found.items()})


def nonce_list(nonces: dict[int, str]) -> list[str]:
    """Nonces in the order of the seats."""
    return [nonces[seat] for seat in sorted(nonces)]


# ---- beginning


class Secrets(NamedTuple):
    """What fixes the dice of a table: `secret` those of decisions, `deal` those of the setup."""

    secret: bytes
    deal: bytes


def draw_secrets() -> Secrets:
    """New ones."""
    return Secrets(secrets.token_bytes(32), secrets.token_bytes(32))


def head_line(play: Play, table: str, keys: Secrets, kind: str, again: bool = False) -> Line:
    """The first line: what the game is, and what its dice are bound to; `again`: its setup was played before."""
    dice: dict[str, object] = {"kind": kind, "table": table}
    if kind == "fair":
        dice["commitment"] = commitment(keys.secret, table, record.RULES)
        dice["deal"] = commitment(keys.deal, "deal", record.RULES)
    if again:
        dice["again"] = True
    return {
        "format": record.FORMAT,
        "rules": record.RULES,
        "game": play.room.name,
        "setup": play.setup,
        "dice": dice,
    }


def begin(play: Play, source: Source) -> Step:
    """Set the table up; raises `typed.AskDice` where real dice are missing."""
    state = play.game.blank()
    start_logs(state, True)
    use_source(state, source)
    play.game.begin(state)
    use_generator(state)
    return Step(0, "", [{"out": outcomes(play, state)}], state, [], True, 0)


def begin_typed(play: Play, dice: list[str]) -> Step:
    """Set the table up with real dice; AskDice where they are not enough."""
    state = typed.begin(play.game, play.language, dice)
    return Step(0, "", [{"out": outcomes(play, state)}], state, [], True, 0)


def begin_at(play: Play, position: str) -> Step:
    """Go on from a position."""
    state = play.language.read_position(position, 0)
    return Step(0, "", [{"position": position}], state, [], True, 0)


def outcomes(play: Play, state: State) -> list[str]:
    """What chance said in the last step, in words."""
    return play.language.outcome_text([int(x) for x in state.outcomes])


# ---- deciding


def check(play: Play, seat: int, text: str) -> tuple[int, str]:
    """The number of a move and its full text; raises why it cannot be played."""
    number = play.language.parse_action(text)
    if seat not in play.to_act:
        raise NotYourTurn("this seat has nothing to decide now")
    match = play.ask()
    why = int(play.game.why_not(play.state, seat, number))
    if why:
        raise IllegalAction(text, match.reason(why))
    return number, match.action(seat, number).text


def reason(play: Play, seat: int, text: str) -> Reason | None:
    """Why a move is not allowed; None if it is."""
    number = play.language.parse_action(text)
    why = int(play.game.why_not(play.state, seat, number))
    return play.ask().reason(why) if why else None


def decide(play: Play, seat: int, text: str, dice: list[str]) -> Step:
    """Play a move on a copy, with the dice of this table; `dice`: what real ones showed."""
    number, text = check(play, seat, text)
    nonces = play.nonces | play.fresh
    if play.typed:
        state = typed.apply(play.game, play.language, play.state, seat, number, dice)
    else:
        source = FairSource(play.secret, nonce_list(nonces), play.chain, f"{seat} {text}")
        state = applied(play.game, play.state, seat, number, source)
    line: Line = {"seat": seat, "act": text}
    said = outcomes(play, state)
    if said:
        line["out"] = said
    if play.fresh:
        line["nonces"] = {str(k): v for k, v in sorted(play.fresh.items())}
    past = [*play.past, Past(play.state, play.seq, play.v, seat)]
    return Step(seat, text, [line], state, past, is_news(play.state, state, seat), play.v + 1)


def applied(game: Game, state: State, seat: int, number: int, source: Source) -> State:
    """The state after a move, with its events and outcomes."""
    after = game.clone(state)
    start_logs(after, True)
    use_source(after, source)
    game.apply(after, seat, number)
    use_generator(after)
    return after


def is_news(before: State, after: State, seat: int) -> bool:
    """Did anything become known? That another seat acts than before is no news in this sense."""
    return int(after.news) - int(before.news) > (0 if int(before.last_actor) == seat else 1)


def end_line(play: Play, state: State, keys: Secrets) -> Line | None:
    """The last line of a finished game: its result, and the secrets."""
    if not len(play.game.result(state)):
        return None
    line: Line = {"result": play.language.result(state)}
    if not play.typed:
        line["secret"] = keys.secret.hex()
        line["deal"] = keys.deal.hex()
    return line


def events(play: Play, state: State, seat: int) -> list[Event]:
    """What a step brought about, as a seat may know it (0: a spectator)."""
    return for_seat(play.language.event_kinds, [int(x) for x in state.events], seat)


# ---- trying


class Trial(NamedTuple):
    """How far moves went on a grey copy."""

    state: State
    played: list[str]
    cost: int
    numbers: list[int]
    why: str
    against: Reason | None


def attempt(play: Play, seat: int, texts: list[str]) -> Trial:
    """Play moves on a copy up to the first news, which stays unknown, or the first refusal."""
    copy = play.copy()
    copy.state = play.game.clone(play.state)
    copy.state.last_actor = seat
    trial = Trial(copy.state, [], 0, [], "all", None)
    for text in texts:
        try:
            number, full = check(copy, seat, text)
        except IllegalAction as error:
            return trial._replace(why="refused", against=error.why)
        except NotYourTurn:
            return trial._replace(why="news")
        price = int(play.game.cost(copy.state, seat, number))
        after = silently(play.game, copy.state, seat, number)
        if after is None:
            return trial._replace(why="news")
        copy.state = after
        more = [int(x) for x in after.events]
        trial = Trial(after, [*trial.played, full], trial.cost + price, trial.numbers + more, "all", None)
    return trial


def trial_events(play: Play, trial: Trial, seat: int) -> list[Event]:
    """What a trial would bring about, as a seat may know it."""
    return for_seat(play.language.event_kinds, trial.numbers, seat)


class Unknown(Exception):
    """A grey copy asked chance."""


class NoChance(Source):
    """Says nothing."""

    def below(self, n: int) -> int:
        """Refuse."""
        raise Unknown


def silently(game: Game, state: State, seat: int, number: int) -> State | None:
    """The state after a move, or None if something would become known."""
    try:
        after = applied(game, state, seat, number, NoChance())
    except Unknown:
        return None
    return after if int(after.news) == int(state.news) else None


# ---- taking back


def can_undo(play: Play, seat: int) -> str:
    """What an undo of a seat would be: free, ask (all must agree), none."""
    if play.v == 0 or play.over:
        return "none"
    past = play.past[-1] if play.past else None
    if past is not None and past.seat == seat and not is_news(past.state, play.state, seat):
        return "free"
    return "ask"


def undo(play: Play, by: tuple[int, ...]) -> Step:
    """Take the last decision back; `by` the seats that agreed where it was not free."""
    past = play.past[-1]
    line: Line = {"undo": past.seq}
    if by:
        line["by"] = list(by)
    return Step(past.seat, "", [line], past.state, play.past[:-1], False, play.v + 1)


# ---- loading


def fold(play: Play, line: Line, logs: bool = False) -> None:
    """Go on by a stored line; with `logs` the state keeps the events of a decision."""
    if "act" in line:
        fold_act(play, line, logs)
    elif "undo" in line:
        fold_undo(play, line)
    elif "position" in line:
        play.state = play.language.read_position(str(line["position"]), 0)
    elif "out" in line:
        play.state = play.game.blank()
        start_logs(play.state, False)
        use_script(play.state, play.language.parse_outcomes(texts(line)))
        play.game.begin(play.state)
        replay.check_all_used(play.state, play.seq + 1)
        use_generator(play.state)
    play.link(line)


def texts(line: Line) -> list[str]:
    """The outcomes of a line."""
    found = line.get("out", [])
    return [str(x) for x in found] if isinstance(found, list) else []


def fold_act(play: Play, line: Line, logs: bool) -> None:
    """A decision with the outcomes it had."""
    seat = line["seat"]
    assert isinstance(seat, int)
    number = play.language.parse_action(str(line["act"]))
    if play.game.why_not(play.state, seat, number):
        raise BadRecord(f"line {play.seq + 1}: '{line['act']}' is not legal there")
    before = play.state
    play.state = play.game.clone(before)
    start_logs(play.state, logs)
    use_script(play.state, play.language.parse_outcomes(texts(line)))
    play.game.apply(play.state, seat, number)
    replay.check_all_used(play.state, play.seq + 1)
    use_generator(play.state)
    play.past.append(Past(before, play.seq, play.v, seat))
    play.v += 1


def fold_undo(play: Play, line: Line) -> None:
    """An undo: back to the state after so many lines."""
    to = line["undo"]
    assert isinstance(to, int)
    while play.past and play.past[-1].seq >= to:
        play.state = play.past.pop().state
    play.v += 1


def state_of(game: Game, numbers: list[int]) -> State:
    """The state that numbers tell."""
    native = State()
    use_script(native, numbers)
    return game.from_numbers(native.script)


def walk(play: Play, lines: list[Line], at: int) -> State | None:
    """The state after the first `at` decisions that hold (undone ones do not count); None if there are fewer."""
    for line in lines:
        fold(play, line)
    if len(play.past) < at:
        return None
    return play.past[at].state if at < len(play.past) else play.state
