"""A toy of two seats for the contract: secret bids at once, and an answer to an answer to an answer.

A round: both bid secretly; the higher bid shoots (d6, hits from 4). The other may answer a hit with its luck; the
shooter may kill that answer for a point; the other may spoil the kill (SNAFU), and then the luck stands. Three hits
win.
"""

from __future__ import annotations

from flashover.core import chance, events, steps
from flashover.core.events import EventKind
from flashover.core.game import Game
from flashover.core.language import BadMove, Language
from flashover.core.packed import append, i64, vec
from flashover.core.state import State, copy_flow, flow_numbers, read_flow

BIDS, ROLL, LUCK, KILL, SNAFU, HIT = 1, 2, 3, 4, 5, 6  # steps: bids wait for both, LUCK, KILL and SNAFU for one seat
D6 = 6
PASS, USE, BID = 0, 1, 10  # actions; a bid of n is BID + n
KINDS = [EventKind(name.title(), 3, name) for name in ("bids", "hits", "points", "luck")]


class ToyState(State):
    def __init__(self) -> None:
        super().__init__()
        self.bids, self.hits = vec[i64]([-1, -1]), vec[i64]([0, 0])
        self.points, self.luck = vec[i64]([3, 3]), vec[i64]([2, 2])


def toy(s: State) -> ToyState:
    assert isinstance(s, ToyState)
    return s


def change(s: ToyState, kind: int, values: vec[i64], seat: int, value: int, who: int = -1) -> None:
    if s.keep_events:
        events.tell(s, kind, 0, who, seat - 1, values[seat - 1], value, 0)
    values[seat - 1] = value


class Toy(Game):
    def seats(self) -> i64:
        return 2

    def blank(self) -> State:
        return ToyState()

    def begin(self, s: State) -> None:
        steps.push(s, BIDS)

    def to_act(self, s: State) -> vec[i64]:
        if s.depth == 0:
            return vec[i64]([])
        if steps.top_step(s) == BIDS:
            return vec[i64]([seat for seat in (1, 2) if toy(s).bids[seat - 1] < 0])
        return vec[i64]([steps.top_number(s, 1)])

    def why_not(self, s: State, seat: i64, action: i64) -> i64:
        t, step = toy(s), steps.top_step(s)
        if seat not in list(self.to_act(s)):
            return 1
        if step == BIDS:
            return 0 if 0 <= action - BID <= t.points[seat - 1] else 2
        left = t.points if step == KILL else t.luck
        return 0 if action == PASS or (action == USE and left[seat - 1] > 0) else 2

    def table(self, s: State, seat: i64) -> vec[i64]:
        return vec[i64]([PASS, USE, *range(BID, BID + 5)])

    def legal(self, s: State, seat: i64) -> vec[i64]:
        return vec[i64]([a for a in self.table(s, seat) if self.why_not(s, seat, a) == 0])

    def cost(self, s: State, seat: i64, action: i64) -> i64:
        return 0

    def apply(self, s: State, seat: i64, action: i64) -> None:
        t, step, other = toy(s), steps.top_step(s), 3 - seat
        s.news += 1 if s.last_actor != seat else 0
        s.last_actor = seat
        if step == BIDS:
            change(t, 0, t.bids, int(seat), int(action - BID), 1 << (int(seat) - 1))
        else:
            steps.pop(s)
        if action == USE and step == LUCK:
            change(t, 3, t.luck, int(seat), int(t.luck[seat - 1] - 1))
            steps.pop(s)  # the hit is off, unless the shooter kills the luck
            if t.points[other - 1] > 0:
                steps.push(s, KILL, other)
        elif action == USE and step == KILL:
            change(t, 2, t.points, int(seat), int(t.points[seat - 1] - 1))
            steps.push(s, HIT, seat)
            if t.luck[other - 1] > 0:
                steps.push(s, SNAFU, other)
        elif action == USE and step == SNAFU:
            change(t, 3, t.luck, int(seat), int(t.luck[seat - 1] - 1))
            steps.pop(s)
        self.run(s)

    def run(self, s: State) -> None:
        t = toy(s)
        while s.depth > 0:
            step, seat = steps.top_step(s), int(steps.top_number(s, 1))
            if step == BIDS and -1 not in list(t.bids):
                self.shoot(t)
            elif step == ROLL:
                steps.pop(s)
                if chance.roll(s, D6, 6) >= 4:
                    steps.push(s, HIT, seat)
                    if t.luck[2 - seat] > 0:
                        steps.push(s, LUCK, 3 - seat)
            elif step == HIT:
                steps.pop(s)
                change(t, 1, t.hits, seat, int(t.hits[seat - 1] + 1))
                if t.hits[seat - 1] == 3:
                    steps.clear(s)
            else:
                return

    def shoot(self, t: ToyState) -> None:
        winner = 1 if t.bids[0] >= t.bids[1] else 2
        for seat in (1, 2):
            t.news += 1
            change(t, 0, t.bids, seat, -1, 1 << (seat - 1))
        steps.push(t, ROLL, winner)

    def observe(self, s: State, seat: i64) -> dict[str, vec[i64]]:
        t = toy(s)
        own = [b if seat in (-1, k + 1) else -1 for k, b in enumerate(t.bids)]
        return {"bids": vec[i64](own), "hits": t.hits[:], "points": t.points[:], "luck": t.luck[:]}

    def resample(self, s: State, seat: i64, seed: i64) -> State:
        t = toy(self.clone(s))
        chance.seed(t, seed)
        for k in (0, 1):
            if t.bids[k] >= 0 and seat != k + 1:
                t.bids[k] = chance.below(t, t.points[k] + 1)
        return t

    def result(self, s: State) -> vec[i64]:
        hits = list(toy(s).hits)
        return vec[i64]([1 if x == 3 else -1 for x in hits]) if 3 in hits else vec[i64]([])

    def clone(self, s: State) -> State:
        t, c = toy(s), ToyState()
        copy_flow(c, t)
        c.bids, c.hits, c.points, c.luck = t.bids[:], t.hits[:], t.points[:], t.luck[:]
        return c

    def numbers(self, s: State) -> vec[i64]:
        out = flow_numbers(s)
        for part in (toy(s).bids, toy(s).hits, toy(s).points, toy(s).luck):
            for x in part:
                out = append(out, x)
        return out

    def from_numbers(self, numbers: vec[i64]) -> State:
        s = ToyState()
        at = read_flow(s, numbers, 0)
        s.bids, s.hits = numbers[at : at + 2], numbers[at + 2 : at + 4]
        s.points, s.luck = numbers[at + 4 : at + 6], numbers[at + 6 : at + 8]
        return s

    def reach(self, s: State, seat: i64) -> list[vec[i64]]:
        return []

    def broken(self, s: State) -> str:
        return "" if min(toy(s).points) >= 0 and min(toy(s).luck) >= 0 else "less than nothing"


class ToyLanguage(Language):
    name = "toy"
    event_kinds = KINDS

    def action_text(self, number: int, cost: int = -1) -> str:
        return {PASS: "pass", USE: "use"}.get(number) or f"bid {number - BID}"

    def parse_action(self, text: str) -> int:
        words = text.split()
        if words[0] == "bid":
            return BID + int(words[1])
        if text not in ("pass", "use"):
            raise BadMove(f"'{text}' is not pass, use or bid N")
        return USE if text == "use" else PASS

    def outcome_text(self, pairs: list[int]) -> list[str]:  # type: ignore[override]
        return [f"d6 {value}" for value in pairs[1::2]]

    def parse_outcomes(self, texts: list[str]) -> list[int]:  # type: ignore[override]
        return [x for text in texts for x in (D6, int(text.split()[1]))]

    def view(self, game: Game, state: State, seat: int) -> dict[str, object]:
        return {name: list(part) for name, part in game.observe(state, seat).items()}

    def position(self, state: State, seat: int | None = None) -> str:
        if seat is None:
            return " ".join(str(x) for x in Toy().numbers(state))
        return " ".join(str(x) for part in Toy().observe(state, seat).values() for x in part)

    def read_position(self, text: str, seed: int = 7) -> State:
        return Toy().from_numbers(vec[i64]([int(x) for x in text.split()]))
