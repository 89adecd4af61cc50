"""The rule of thumb, planning the own turn: the few best lines of actions are followed to the end of the turn."""

from __future__ import annotations

from typing import Final

from flashover.core import steps
from flashover.core.packed import i64
from flashover.flashpoint import actions, candidates, pieces, points, waits
from flashover.flashpoint.advise_command import after_command
from flashover.flashpoint.advise_crew import HUNDRED
from flashover.flashpoint.advise_gun import mean_splash
from flashover.flashpoint.advise_look import study
from flashover.flashpoint.advise_mind import NOTHING, Mind, changes, done, worth, worth_ended
from flashover.flashpoint.advise_weights import IDENTIFY, LEFT, WIDTH
from flashover.flashpoint.rules import ap, ends, stranded
from flashover.flashpoint.state import FALSE_ALARM, State, clone

DEPTH: Final = 12
WORST: Final = -1000000000


class Line:
    """A line of actions: its first one, where it leads, and how good that looks."""

    def __init__(self, s: State, first: i64, bonus: i64, changed: bool) -> None:
        self.s: State = s
        self.first: i64 = first
        self.bonus: i64 = bonus  # what the state does not show: the mean over what chance may bring
        self.changed: bool = changed  # is its map another than that of the root?
        self.worth: i64 = WORST
        self.back: i64 = 0  # the move that would undo the last one


class Best:
    """The best line that may end where it ends."""

    def __init__(self) -> None:
        self.worth: i64 = WORST
        self.first: i64 = actions.END


def plan(m: Mind) -> i64:
    """The first action of the best line; END if there is none better."""
    best = Best()
    start = Line(m.root, actions.END, 0, False)
    weigh(m, start, NOTHING, best)
    front = [start]
    for _ in range(i64(DEPTH)):
        longer: list[Line] = []
        for line in front:
            extend(m, line, longer, best)
        if len(longer) == 0:
            break
        front = widest(longer, m.crew.w[WIDTH])
    return best.first


def weigh(m: Mind, line: Line, what: i64, best: Best) -> None:
    """Look at a line as it stands, and as if the turn ended here."""
    s = line.s
    line.worth = worth(m, s, what) + line.bonus
    left: i64 = ap_left(s, m.seat)
    if line.worth > best.worth and stranded.why_not_end(s, m.seat) == 0:
        final: i64 = line.worth
        if left > 0 and not ends.is_over(s):
            final = worth_ended(m, s, what) + line.bonus
        if final > best.worth:
            best.worth = final
            best.first = line.first
    line.worth += m.crew.w[LEFT] * left


def ap_left(s: State, seat: i64) -> i64:
    """AP of every kind."""
    k: i64 = seat - 1
    return s.ap[k] + s.saved[k] + s.special[k] + s.free[k]


def extend(m: Mind, line: Line, longer: list[Line], best: Best) -> None:
    """Add every line that is one action longer."""
    if ends.is_over(line.s):
        return
    m.map = m.home
    if line.changed:
        study(m.away, line.s)
        m.map = m.away
    for act in candidates.legal_list(line.s, m.seat):
        if act == line.back or not is_worth_trying(act):
            continue
        after = step(m, line, act)
        if steps.top_step(after.s) == waits.WAIT_COMMANDED:
            continue
        if line.first == actions.END:
            after.first = act
        weigh(m, after, changes(actions.kind_of(act)), best)
        longer.append(after)


def is_worth_trying(act: i64) -> bool:
    """Usual payments only; doors are not shut, cards not looked at, Command in few sizes."""
    if actions.pay_of(act) != 0:
        return False
    kind: i64 = actions.kind_of(act)
    if kind == actions.COMMAND:
        n: i64 = actions.second(act)
        return n == 1 or n == 2 or n == 4
    if kind == actions.LOOK or kind == actions.END:
        return False
    return kind != actions.CLOSE_DOOR


def step(m: Mind, line: Line, act: i64) -> Line:
    """A line with one action more."""
    kind: i64 = actions.kind_of(act)
    if kind == actions.DECK_GUN:
        return with_gun(m, line)
    if kind == actions.COMMAND:
        return Line(after_command(m, line.s, act), line.first, line.bonus, True)
    changed = line.changed or changes(kind) != NOTHING
    after = Line(done(line.s, m.seat, act), line.first, line.bonus, changed)
    if kind == actions.IDENTIFY or kind == actions.REVEAL:
        after.bonus += m.crew.w[IDENTIFY]
    if kind == actions.MOVE:
        after.back = actions.action(actions.MOVE, line.s.at[m.seat - 1])
    if kind == actions.ESCAPE:
        expect(m, line, act, actions.second(act), after)
    elif may_reveal(kind):
        expect(m, line, act, actions.first(act), after)
    return after


def may_reveal(kind: i64) -> bool:
    """Does this kind of action name a space whose PoI it turns up?"""
    if kind == actions.IDENTIFY or kind == actions.REVEAL:
        return True
    return kind == actions.MOVE or kind == actions.SQUEEZE or kind == actions.DRAG


def expect(m: Mind, line: Line, act: i64, cell: i64, after: Line) -> None:
    """The line goes on with a Victim; that it may have been a False Alarm is a bonus."""
    slot: i64 = pieces.face_down_at(line.s, cell)
    if slot < 0:
        return
    other = clone(line.s)
    other.poi_face[slot] = FALSE_ALARM
    false: i64 = worth(m, done(other, m.seat, act), NOTHING)
    after.bonus += (false - worth(m, after.s, NOTHING)) * (HUNDRED - m.crew.chance) // HUNDRED


def with_gun(m: Mind, line: Line) -> Line:
    """The Deck Gun: the Fire stays in the copy, its mean effect is a bonus."""
    paid = clone(line.s)
    ap.pay(paid, m.seat, points.price_of_deck_gun(paid, m.seat), ap.OTHER, actions.DECK_GUN, 0)
    bonus: i64 = mean_splash(m, paid) - worth(m, paid, NOTHING)
    return Line(paid, line.first, line.bonus + bonus, line.changed)


def widest(lines: list[Line], width: i64) -> list[Line]:
    """The few best lines; of lines of the same worth one is enough, for they lead to the same."""
    out: list[Line] = []
    last: i64 = -WORST
    for _ in range(width):
        line = best_below(lines, last)
        if line.worth <= WORST or line.worth >= last:
            break
        out.append(line)
        last = line.worth
    return out


def best_below(lines: list[Line], limit: i64) -> Line:
    """The best line that is worth less than the limit; any, if there is none."""
    found = lines[0]
    most: i64 = WORST
    for line in lines:
        if line.worth < limit and line.worth > most:
            most = line.worth
            found = line
    return found
