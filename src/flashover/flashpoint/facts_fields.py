"""A state as ordinary lists under their names: what facts are read into and written from."""

from __future__ import annotations

import random
from collections.abc import Iterable

from flashover.core import chance, steps
from flashover.core.state import FRAME
from flashover.flashpoint import observe, pieces
from flashover.flashpoint.ruleset import Rules, ints
from flashover.flashpoint.state import (
    EVENT_DECK,
    EVENT_USED,
    FACE_DOWN,
    FIRE_DECK,
    FIRE_USED,
    KNOWN_LOCKED,
    LOCKED,
    PLAIN,
    UNKNOWN,
    State,
)

Fields = dict[str, list[int]]


def plain_ints(values: Iterable[int]) -> list[int]:
    """An array of the state as an ordinary list."""
    return [int(x) for x in values]


def fields_of(s: State) -> Fields:
    """Everything, as the referee knows it."""
    parts = {
        "fire": s.fire, "hot": s.hot, "damage": s.damage, "door": s.door, "lock": s.lock,
        "poi_state": s.poi_state, "poi_face": s.poi_face, "poi_at": s.poi_at, "treated": s.treated, "pool": s.pool,
        "hazmat_state": s.hazmat_state, "hazmat_at": s.hazmat_at, "at": s.at, "role": s.role, "ap": s.ap,
        "saved": s.saved, "special": s.special, "free": s.free, "carry": s.carry, "lead": s.lead, "memo": s.memo,
        "vehicle": s.vehicle, "count": s.count, "flow": s.flow, "fire_deck": s.fire_deck, "fire_used": s.fire_used,
        "event_deck": s.event_deck, "event_known": s.event_known, "event_used": s.event_used,
    }  # fmt: skip
    fields = {name: plain_ints(part) for name, part in parts.items()}
    fields["poi_used"] = [int(s.poi_used)]
    fields["news"] = [int(s.news)]
    fields["last_actor"] = [int(s.last_actor)]
    fields["generator"] = plain_ints((s.rng0, s.rng1, s.rng2, s.rng3))
    fields["steps"] = [x for row in steps.frames(s) for x in plain_ints(row)]
    for name in ("unseen", "unseen_fire", "unseen_event", "hidden_locks"):
        fields[name] = []
    return fields


def view_fields(s: State, seat: int) -> Fields:
    """What the view of a seat shows; locks as far as they are known, no pool, no decks."""
    view = {name: plain_ints(part) for name, part in observe.observe(s, seat).items()}
    view["lock"] = [int(KNOWN_LOCKED) if known else int(PLAIN) for known in view.pop("locked")]
    return view


def fields_for(s: State, seat: int) -> Fields:
    """What a seat may know: the view, and what everybody can count; the rest is unknown."""
    fields = fields_of(s)
    fields["unseen"] = unseen_pool(s)
    fields["hidden_locks"] = [fields["lock"].count(int(LOCKED))]
    fields["unseen_fire"] = sorted(fields["fire_deck"])
    fields["fire_deck"] = [int(UNKNOWN)] * len(fields["fire_deck"])
    hide_events(fields, s, seat)
    known_plain = [edge for edge, lock in enumerate(fields["lock"]) if lock not in (PLAIN, LOCKED, KNOWN_LOCKED)]
    kept = {edge: fields["lock"][edge] for edge in known_plain}
    fields |= view_fields(s, seat)
    for edge, lock in kept.items():
        fields["lock"][edge] = lock
    fields["poi_at"] = plain_ints(s.poi_at)  # a lost tank that has still to explode lies open
    fields["pool"] = []
    fields["generator"] = []
    return fields


def unseen_pool(s: State) -> list[int]:
    """How many of each face lie in the pool or face down: everybody can count them."""
    faces = plain_ints(s.pool)
    for slot in range(int(s.poi_used)):
        if s.poi_state[slot] == FACE_DOWN and s.poi_face[slot] != UNKNOWN:
            faces[int(s.poi_face[slot])] += 1
    return faces


def hide_events(fields: Fields, s: State, seat: int) -> None:
    """Cards of the Event Deck this seat has not looked at; who else has is left out."""
    bit = 1 << (seat - 1) if seat > 0 else 0
    deck = fields["event_deck"]
    known = [bool(who & bit) for who in fields["event_known"]]
    fields["unseen_event"] = sorted(card for card, seen in zip(deck, known, strict=True) if not seen)
    fields["event_deck"] = [card if seen else int(UNKNOWN) for card, seen in zip(deck, known, strict=True)]


# ---- from lists back to a state
def into_state(fields: Fields, rules: Rules, seed: int) -> State:
    """The state these lists describe; what is unknown is drawn from the seed."""
    dice = random.Random(seed)
    deal_faces(fields, rules, dice)
    deal_locks(fields, rules, dice)
    deal_deck(fields, "fire_deck", "unseen_fire", dice)
    deal_deck(fields, "event_deck", "unseen_event", dice)
    count_cards(fields)
    s = State(rules, True)
    put_table(s, fields)
    put_people(s, fields)
    put_flow(s, fields, seed)
    for edge in range(int(rules.n_edges)):
        pieces.refresh(s, edge)
    return s


def deal_faces(fields: Fields, rules: Rules, dice: random.Random) -> None:
    """Faces of PoI that are not given are drawn from those unseen; the others make the pool."""
    if not fields["unseen"]:
        return
    faces = [face for face, n in enumerate(fields["unseen"]) for _ in range(n)]
    dice.shuffle(faces)
    for slot, state in enumerate(fields["poi_state"]):
        if state == FACE_DOWN and fields["poi_face"][slot] == UNKNOWN and not rules.poi_bag and faces:
            fields["poi_face"][slot] = faces.pop()
    fields["pool"] = [faces.count(face) for face in range(len(fields["pool"]))]


def deal_locks(fields: Fields, rules: Rules, dice: random.Random) -> None:
    """Locked doors nobody has tried yet are drawn among all such doors."""
    free = [edge for edge, lock in enumerate(fields["lock"]) if lock == PLAIN and rules.may_lock[edge] == 1]
    wanted = sum(fields["hidden_locks"])
    for edge in dice.sample(free, min(wanted, len(free))):
        fields["lock"][edge] = int(LOCKED)


def deal_deck(fields: Fields, deck: str, unseen: str, dice: random.Random) -> None:
    """Cards that are not given come in any order."""
    cards = fields[unseen][:]
    dice.shuffle(cards)
    known = [card if card != UNKNOWN or not cards else cards.pop() for card in fields[deck]]
    fields[deck] = [card for card in known if card != UNKNOWN]


def count_cards(fields: Fields) -> None:
    """The counters of the decks follow from the decks."""
    fields["event_known"] = (fields["event_known"] + [0] * len(fields["event_deck"]))[: len(fields["event_deck"])]
    for which, deck in (
        (FIRE_DECK, "fire_deck"), (FIRE_USED, "fire_used"), (EVENT_DECK, "event_deck"), (EVENT_USED, "event_used"),
    ):  # fmt: skip
        fields["count"][which] = len(fields[deck])


def pool_size(fields: Fields, rules: Rules) -> int:
    """How many PoI are left to place."""
    size = sum(fields["unseen"] or fields["pool"])
    down = [slot for slot, state in enumerate(fields["poi_state"]) if state == FACE_DOWN]
    if rules.poi_bag or fields["unseen"]:
        size -= sum(1 for slot in down if fields["poi_face"][slot] == UNKNOWN)
    return max(size, 0)


def put_table(s: State, fields: Fields) -> None:
    """The building and what lies in it."""
    s.fire = ints(fields["fire"])
    s.hot = ints(fields["hot"])
    s.damage = ints(fields["damage"])
    s.door = ints(fields["door"])
    s.lock = ints(fields["lock"])
    s.poi_state = ints(fields["poi_state"])
    s.poi_face = ints(fields["poi_face"])
    s.poi_at = ints(fields["poi_at"])
    s.treated = ints(fields["treated"])
    s.poi_used = fields["poi_used"][0]
    s.pool = ints(fields["pool"])
    s.hazmat_state = ints(fields["hazmat_state"])
    s.hazmat_at = ints(fields["hazmat_at"])
    s.vehicle = ints(fields["vehicle"])


def put_people(s: State, fields: Fields) -> None:
    """The Firefighters."""
    s.at = ints(fields["at"])
    s.role = ints(fields["role"])
    s.ap = ints(fields["ap"])
    s.saved = ints(fields["saved"])
    s.special = ints(fields["special"])
    s.free = ints(fields["free"])
    s.carry = ints(fields["carry"])
    s.lead = ints(fields["lead"])
    s.memo = ints(fields["memo"])


def put_flow(s: State, fields: Fields, seed: int) -> None:
    """Counters, decks, waiting steps, generator."""
    s.count = ints(fields["count"])
    s.flow = ints(fields["flow"])
    s.fire_deck = ints(fields["fire_deck"])
    s.fire_used = ints(fields["fire_used"])
    s.event_deck = ints(fields["event_deck"])
    s.event_known = ints(fields["event_known"])
    s.event_used = ints(fields["event_used"])
    s.news = fields["news"][0]
    s.last_actor = fields["last_actor"][0]
    rows = [fields["steps"][at : at + FRAME] for at in range(0, len(fields["steps"]), FRAME)]
    steps.set_frames(s, rows)
    if fields["generator"]:
        s.rng0, s.rng1, s.rng2, s.rng3 = fields["generator"]
    else:
        chance.seed(s, seed)
