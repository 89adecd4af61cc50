"""The legal list: one look at the sides, the own space and the pieces at hand, then the reason functions."""

from __future__ import annotations

from flashover.core import steps
from flashover.core.packed import append, i64, vec
from flashover.flashpoint import actions, legal, pieces, points, waits
from flashover.flashpoint.modules import event_cards
from flashover.flashpoint.rules import ap, extinguish, knockdown, loads, veteran
from flashover.flashpoint.ruleset import SIDES
from flashover.flashpoint.state import (
    BURNING,
    CAFS,
    CAPTAIN,
    CLEAR,
    DOG,
    ENGINE,
    ENGINEER,
    FACE_DOWN,
    HAZMAT_TECHNICIAN,
    IMAGING,
    NO_DOOR,
    PARAMEDIC,
    PREVENTION,
    ROLES,
    SHUT,
    SMOKE,
    STARTED_ON_ENGINE,
    STRATEGIST,
    State,
)


class Wish:
    """Collects the legal ones among the actions that come to mind."""

    def __init__(self, s: State, seat: i64) -> None:
        self.s: State = s
        self.seat: i64 = seat
        self.out: vec[i64] = vec[i64]([])

    def ask(self, act: i64) -> bool:
        """Add an action if nothing speaks against it."""
        if legal.why_not(self.s, self.seat, act) != 0:
            return False
        self.out = append(self.out, act)
        return True

    def own(self, act: i64) -> None:
        """Add an action of the own turn, and behind it every other way to pay it."""
        if legal.why_not_own(self.s, self.seat, act) == 0:
            self.add(act)

    def add(self, act: i64) -> None:
        """Add an action and the same with each other split between normal and special AP (FP-CORE-17)."""
        self.out = append(self.out, act)
        s = self.s
        kind: i64 = actions.kind_of(act)
        purpose: i64 = legal.purpose_of(s, kind)
        special: i64 = ap.special_ap(s, self.seat, purpose)
        if special == 0:
            return
        price: i64 = legal.cost(s, self.seat, act)
        for normal in range(ap.usual_normal(s, self.seat, price, purpose) + 1, price + 1):
            self.ask(actions.with_pay(act, normal))


def legal_list(s: State, seat: i64) -> vec[i64]:
    """Every legal action of a seat."""
    wish = Wish(s, seat)
    if seat not in legal.to_act(s):
        return wish.out
    wait: i64 = steps.top_step(s)
    if wait == waits.WAIT_ACTION:
        own_turn(wish)
    elif wait == waits.WAIT_COMMANDED:
        command_moves(wish)
    else:
        answers(wish, wait)
    return wish.out


def own_turn(w: Wish) -> None:
    """The actions of one's own turn."""
    s = w.s
    seat: i64 = w.seat
    cell: i64 = s.at[seat - 1]
    if ap.normal_ap(s, seat) + s.special[seat - 1] + s.free[seat - 1] > 0:
        role: i64 = s.role[seat - 1]
        around(w, cell, role)
        if s.fire[cell] != CLEAR and s.r.extinguish_cost[role] > 0:
            w.own(actions.action(actions.EXTINGUISH, cell))
        if role != 0:
            by_role(w, role)
        if s.r.vehicles and role != DOG:
            with_vehicles(w, cell)
    elif s.role[seat - 1] == DOG:
        dog_reveals(w, cell)
    if s.r.vehicles:
        crew_changes(w)
    free_extinguish(w, cell)
    if legal.why_not_own(s, seat, actions.END) == 0:
        w.out = append(w.out, actions.END)


def free_extinguish(w: Wish, cell: i64) -> None:
    """An Event lets even those without AP extinguish their own space."""
    act: i64 = actions.action(actions.EXTINGUISH, cell)
    if w.s.fire[cell] != CLEAR and extinguish.price_of_extinguish(w.s, w.seat, cell) == 0 and act not in w.out:
        w.own(act)


def around(w: Wish, cell: i64, role: i64) -> None:
    """What the sides of the space offer: a move, a Door, Smoke or Fire, a wall."""
    s = w.s
    kinds = loads.loads_here(s, cell)
    for side in range(i64(SIDES)):
        at: i64 = cell * SIDES + side
        edge: i64 = s.r.edge_at[at]
        if edge < 0:
            continue
        to: i64 = s.r.next_cell[at]
        if s.through[edge] == 1:
            moves_to(w, to, kinds)
            if s.fire[to] != CLEAR and s.r.extinguish_cost[role] > 0:
                w.own(actions.action(actions.EXTINGUISH, to))
            if role == DOG and pieces.face_down_at(s, to) >= 0:
                w.own(actions.action(actions.REVEAL, to))
        if role == DOG:
            if s.damage[edge] == 1:
                w.own(actions.action(actions.SQUEEZE, to))
        else:
            with_border(w, edge)


def with_border(w: Wish, edge: i64) -> None:
    """A Door to open, close or chop, a wall to chop."""
    s = w.s
    if s.r.is_door[edge] == 1:
        if s.door[edge] == NO_DOOR:
            return
        w.own(actions.action(actions.OPEN_DOOR if s.door[edge] == SHUT else actions.CLOSE_DOOR, edge))
        if s.lock[edge] != 0:
            w.own(actions.action(actions.CHOP, edge))
    elif s.r.can_chop[edge] == 1 and s.damage[edge] < s.r.takes[edge]:
        w.own(actions.action(actions.CHOP, edge))


def moves_to(w: Wish, to: i64, kinds: vec[i64]) -> None:
    """A move alone, and with everything that can be carried or led."""
    w.own(actions.action(actions.MOVE, to))
    if len(kinds) == 0 or w.s.fire[to] == BURNING:
        return
    dog = ap.is_dog(w.s, w.seat)
    for kind in kinds:
        if dog:
            w.own(actions.action(actions.DRAG, to, 0, kind))
        else:
            w.own(actions.action(actions.MOVE, to, 0, kind))
    for led in kinds:
        if led == actions.HAZMAT or not loads.can_be_led(led):
            continue
        w.own(actions.action(actions.MOVE, to, 0, 0, led))
        if dog:
            continue
        for kind in kinds:
            w.own(actions.action(actions.MOVE, to, 0, kind, led))


def with_vehicles(w: Wish, cell: i64) -> None:
    """Driving, and the Deck Gun from the Engine."""
    s = w.s
    on_engine = points.is_vehicle_space(s, ENGINE, cell)
    for spot in range(i64(len(s.r.spot_vehicle))):
        if s.r.spot_vehicle[spot] != ENGINE or on_engine:
            w.own(actions.action(actions.DRIVE, spot))
    if on_engine:
        w.own(actions.DECK_GUN)


def crew_changes(w: Wish) -> None:
    """The roles not in play, for one whose turn began on the Engine."""
    if not pieces.has_memo(w.s, w.seat, STARTED_ON_ENGINE):
        return
    for role in range(i64(1), ROLES):
        w.own(actions.action(actions.CREW_CHANGE, role))


def by_role(w: Wish, role: i64) -> None:
    """What the Specialist can do beside."""
    s = w.s
    cell: i64 = s.at[w.seat - 1]
    if role == PARAMEDIC:
        for kind in loads.victims_here(s, cell):
            w.own(actions.action(actions.TREAT, 0, 0, kind))
    elif role == CAPTAIN:
        commands(w)
    elif role == IMAGING:
        each_poi(w, actions.IDENTIFY)
    elif role == HAZMAT_TECHNICIAN:
        for kind in loads.loads_here(s, cell):
            w.own(actions.action(actions.DISPOSE, 0, 0, kind))
    elif role == ENGINEER:
        works(w, cell)
    elif role == PREVENTION:
        prevents(w)
    elif role == STRATEGIST:
        for other in range(i64(1), s.r.n_seats + 1):
            w.own(actions.action(actions.GIVE, other))
        w.own(actions.LOOK)


def commands(w: Wish) -> None:
    """FP-SPEC-04: every other Firefighter, from one AP to all."""
    s = w.s
    most: i64 = ap.normal_ap(s, w.seat) + s.special[w.seat - 1] + s.free[w.seat - 1]
    for other in range(i64(1), s.r.n_seats + 1):
        if other == w.seat:
            continue
        for n in range(i64(1), (1 if s.role[other - 1] == CAFS else most) + 1):
            w.own(actions.action(actions.COMMAND, other, n))


def each_poi(w: Wish, kind: i64) -> None:
    """An action on every face-down PoI."""
    for cell in poi_spaces(w.s):
        w.own(actions.action(kind, cell))


def poi_spaces(s: State) -> vec[i64]:
    """The spaces with a face-down PoI, each once."""
    out = vec[i64]([])
    for slot in range(s.poi_used):
        if s.poi_state[slot] == FACE_DOWN and s.poi_at[slot] not in out:
            out = append(out, s.poi_at[slot])
    return out


def works(w: Wish, cell: i64) -> None:
    """FP-SPEC-16 to FP-SPEC-18: the Structural Engineer."""
    w.own(actions.CLEAR_HOT_SPOT)
    w.own(actions.CLEAR_FLARE_UP)
    for side in range(i64(SIDES)):
        edge: i64 = w.s.r.edge_at[cell * SIDES + side]
        if edge >= 0 and w.s.damage[edge] > 0:
            w.own(actions.action(actions.REPAIR, edge))


def prevents(w: Wish) -> None:
    """FP-SPEC-33, FP-SPEC-34: every Smoke and every PoI, each step and Door of its way out."""
    s = w.s
    for cell in range(s.r.n_cells):
        if s.fire[cell] == SMOKE:
            ways(w, actions.DE_SMOKE, cell)
    for cell in poi_spaces(s):
        ways(w, actions.ESCAPE, cell)
        doors_of(w, cell)


def ways(w: Wish, kind: i64, cell: i64) -> None:
    """A step out of a space on each side."""
    for side in range(i64(SIDES)):
        to: i64 = w.s.r.next_cell[cell * SIDES + side]
        if to >= 0:
            w.own(actions.action(kind, cell, to))


def doors_of(w: Wish, cell: i64) -> None:
    """The shut Doors of a space, each once."""
    for side in range(i64(SIDES)):
        edge: i64 = w.s.r.edge_at[cell * SIDES + side]
        if edge >= 0 and w.s.door[edge] == SHUT and actions.action(actions.ESCAPE_DOOR, edge) not in w.out:
            w.own(actions.action(actions.ESCAPE_DOOR, edge))


def dog_reveals(w: Wish, cell: i64) -> None:
    """FP-SPEC-27 costs nothing, so it is there without AP too."""
    for side in range(i64(SIDES)):
        to: i64 = w.s.r.next_cell[cell * SIDES + side]
        if to >= 0 and pieces.face_down_at(w.s, to) >= 0:
            w.own(actions.action(actions.REVEAL, to))


def command_moves(w: Wish) -> None:
    """FP-SPEC-04: what a commanded Firefighter may do; `ask` because the top step decides who pays."""
    s = w.s
    cell: i64 = s.at[w.seat - 1]
    kinds = loads.loads_here(s, cell)
    dog = ap.is_dog(s, w.seat)
    for side in range(i64(SIDES)):
        at: i64 = cell * SIDES + side
        edge: i64 = s.r.edge_at[at]
        if edge < 0:
            continue
        to: i64 = s.r.next_cell[at]
        if s.through[edge] == 1:
            commanded_to(w, to, kinds)
        elif s.r.is_door[edge] == 1 and s.door[edge] == SHUT:
            try_commanded(w, actions.action(actions.OPEN_DOOR, edge))
        if s.door[edge] != NO_DOOR and s.door[edge] != SHUT:
            try_commanded(w, actions.action(actions.CLOSE_DOOR, edge))
        if dog and s.damage[edge] == 1:
            try_commanded(w, actions.action(actions.SQUEEZE, to))
    w.ask(actions.STOP)


def try_commanded(w: Wish, act: i64) -> None:
    """Add a commanded action with all its payments."""
    if legal.why_not_commanded(w.s, w.seat, act) == 0:
        w.add(act)


def commanded_to(w: Wish, to: i64, kinds: vec[i64]) -> None:
    """A commanded move, alone and with loads."""
    dog = ap.is_dog(w.s, w.seat)
    try_commanded(w, actions.action(actions.MOVE, to))
    for kind in kinds:
        try_commanded(w, actions.action(actions.DRAG if dog else actions.MOVE, to, 0, kind))
    for led in kinds:
        if led == actions.HAZMAT or not loads.can_be_led(led):
            continue
        try_commanded(w, actions.action(actions.MOVE, to, 0, 0, led))
        if dog:
            continue
        for kind in kinds:
            try_commanded(w, actions.action(actions.MOVE, to, 0, kind, led))


def answers(w: Wish, wait: i64) -> None:
    """The answers to a question, yes before no."""
    s = w.s
    if wait == waits.WAIT_OFFER:
        w.ask(actions.ACCEPT)
    elif wait == waits.WAIT_RIDE:
        spot: i64 = steps.top_number(s, 2)
        w.ask(actions.action(actions.RIDE, s.r.spot_a[spot]))
        w.ask(actions.action(actions.RIDE, s.r.spot_b[spot]))
        w.ask(actions.STAY)
    elif wait == waits.WAIT_REROLL or wait == waits.WAIT_SUPPRESS:
        for dice in range(i64(1), actions.BOTH + 1):
            w.ask(actions.action(actions.REROLL if wait == waits.WAIT_REROLL else actions.SUPPRESS, dice))
    elif wait == waits.WAIT_LOOK:
        w.ask(actions.TOP)
        w.ask(actions.BOTTOM)
    elif wait == waits.WAIT_DODGE:
        each(w, actions.DODGE, veteran.dodge_spaces(s, w.seat))
    elif wait == waits.WAIT_PLACE:
        each(w, actions.PLACE, knockdown.places_after(s, w.seat))
    elif wait == waits.WAIT_HAZMAT or wait == waits.WAIT_TANK:
        each(w, actions.EXPLODE, legal.due(s, wait))
    elif wait == waits.WAIT_GRENADE:
        each(w, actions.GRENADE, event_cards.grenade_spaces(s))
    else:
        group_answers(w, wait)
    w.ask(actions.PASS)


def each(w: Wish, kind: i64, values: vec[i64]) -> None:
    """The same action on each of several spaces."""
    for value in values:
        w.ask(actions.action(kind, value))


def group_answers(w: Wish, wait: i64) -> None:
    """The setup, and playing on after seven."""
    s = w.s
    if wait == waits.WAIT_PLAY_ON:
        w.ask(actions.CONTINUE)
        w.ask(actions.FINISH)
        return
    if wait == waits.WAIT_ROLE:
        for role in range(i64(0), ROLES):
            w.ask(actions.action(actions.ROLE, role))
        return
    w.ask(actions.READY)
    each(w, actions.START, s.r.starts)
    for spot in range(i64(len(s.r.spot_vehicle))):
        w.ask(actions.action(actions.PARK, spot))
    for seat in range(i64(1), s.r.n_seats + 1):
        w.ask(actions.action(actions.FIRST, seat))
