"""A state as facts, one a line."""

from __future__ import annotations

from collections.abc import Iterator

from flashover.core.state import FRAME
from flashover.flashpoint import state as table
from flashover.flashpoint import waits
from flashover.flashpoint.compose import card_keys
from flashover.flashpoint.facts import find_kind, kind_of_load, taken
from flashover.flashpoint.facts_fields import Fields
from flashover.flashpoint.facts_read import COUNTS, DOORS, GONE, GONE_HAZMAT, LOCKS, MEMOS, SPACES, WINDOWS
from flashover.flashpoint.facts_supplies import PHASES, REASONS, RESULTS
from flashover.flashpoint.notation_moves import LOAD_NAMES
from flashover.flashpoint.notation_places import Places
from flashover.flashpoint.options import FACES, ROLES

ALWAYS = ("cubes", "rescued", "lost")


def lines(places: Places, fields: Fields) -> Iterator[str]:
    """Every fact of a state, as far as the fields tell."""
    yield from flow_lines(fields)
    yield from space_lines(places, fields)
    yield from border_lines(places, fields)
    yield from poi_lines(places, fields)
    yield from hazmat_lines(places, fields)
    for seat in range(1, places.seats + 1):
        yield firefighter_line(places, fields, seat)
    for spot in fields["vehicle"]:
        if spot >= 0:
            yield places.spot_name(spot)
    yield from count_lines(fields)
    yield from deck_lines(fields)
    yield from step_lines(fields)


def flow_lines(fields: Fields) -> Iterator[str]:
    """Turn, active seat, phase, result."""
    flow = fields["flow"]
    yield f"turn {flow[table.TURN]}"
    if flow[table.ACTIVE] > 0:
        yield f"active {flow[table.ACTIVE]}"
    yield f"phase {PHASES[flow[table.PHASE]]}"
    if flow[table.RESULT] != 0:
        yield f"result {RESULTS[flow[table.RESULT]]} {REASONS[flow[table.REASON]]}".rstrip()


def space_lines(places: Places, fields: Fields) -> Iterator[str]:
    """Fire, Smoke, Hot Spots."""
    for word in ("fire", "smoke", "hot-spot"):
        field, value = SPACES[word]
        found = [places.names[cell] for cell, now in enumerate(fields[field]) if now == value]
        if found:
            yield f"{word} {' '.join(found)}"


def border_lines(places: Places, fields: Fields) -> Iterator[str]:
    """Damage, and doors and windows that are not as they were at first; locks."""
    for edge, n in enumerate(fields["damage"]):
        if n > 0:
            yield f"damage {places.edges[edge]} {n}"
    for edge, value in enumerate(fields["door"]):
        if value != places.rules.doors_at_start[edge]:
            is_door = places.rules.is_door[edge] == 1
            yield f"{'door' if is_door else 'window'} {places.edges[edge]} {(DOORS if is_door else WINDOWS)[value]}"
    for edge, value in enumerate(fields["lock"]):
        if value != table.PLAIN:
            yield f"lock {places.edges[edge]} {LOCKS[value]}"
    if fields["hidden_locks"] not in ([], [0]):
        yield f"hidden-locks {fields['hidden_locks'][0]}"


def poi_lines(places: Places, fields: Fields) -> Iterator[str]:
    """PoI and Victims in the order of their slots; a slot is named where it is not the next one."""
    following = 0
    for slot, state in enumerate(fields["poi_state"]):
        if state != table.IN_BOX:
            mark = "" if slot == following else f" #{slot}"
            yield poi_line(places, fields, slot, state) + mark
            following = slot + 1
    if fields["poi_used"][0] != following:
        yield f"slots {fields['poi_used'][0]}"


def poi_line(places: Places, fields: Fields, slot: int, state: int) -> str:
    """One PoI or Victim."""
    face, cell = fields["poi_face"][slot], fields["poi_at"][slot]
    if state == table.FACE_DOWN:
        return f"poi {places.names[cell]} {'?' if face == table.UNKNOWN else FACES[face]}"
    treated = " treated" if fields["treated"][slot] else ""
    if state == table.ON_BOARD:
        return f"victim {places.names[cell]} {FACES[face]}{treated}"
    tank = f" tank {places.names[-2 - cell]}" if cell <= -2 else ""
    return f"gone {word_of(GONE, state)} {FACES[face]}{treated}{tank}"


def word_of(words: dict[str, int], value: int) -> str:
    """The word of a number."""
    return next(word for word, number in words.items() if number == value)


def hazmat_lines(places: Places, fields: Fields) -> Iterator[str]:
    """Hazmats in the order of their slots."""
    following = 0
    for slot, state in enumerate(fields["hazmat_state"]):
        if state == table.HAZMAT_NONE:
            continue
        mark = "" if slot == following else f" #{slot}"
        following = slot + 1
        if state == table.HAZMAT_ON_BOARD:
            yield f"hazmat {places.names[fields['hazmat_at'][slot]]}{mark}"
        else:
            yield f"gone {word_of(GONE_HAZMAT, state)} hazmat{mark}"


def firefighter_line(places: Places, fields: Fields, seat: int) -> str:
    """One Firefighter with everything that is its own."""
    at = fields["at"][seat - 1]
    parts = [f"firefighter {seat} {places.names[at] if at >= 0 else 'off'}"]
    parts += [f"{word} {fields[word][seat - 1]}" for word in ("ap", "saved")]
    parts += [f"{word} {fields[word][seat - 1]}" for word in ("special", "free") if fields[word][seat - 1] != 0]
    if fields["role"][seat - 1] != 0:
        parts.append(f"role {ROLES[fields['role'][seat - 1]]}")
    for word, field in (("carries", "carry"), ("leads", "lead")):
        if fields[field][seat - 1] != 0:
            parts.append(f"{word} {load_text(fields, seat, fields[field][seat - 1])}")
    parts += [word for word, bit in MEMOS.items() if fields["memo"][seat - 1] & bit]
    return " ".join(parts)


def load_text(fields: Fields, seat: int, load: int) -> str:
    """A load by its kind; by its slot too where another one would be found first."""
    kind, slot = kind_of_load(fields, load)
    name = LOAD_NAMES[kind]
    first = find_kind(fields, fields["at"][seat - 1], kind, set())
    alone = len(taken(fields)) == 1 or find_kind(fields, fields["at"][seat - 1], kind, taken(fields) - {load}) == slot
    return name if first == slot and alone else f"{name} #{slot}"


def count_lines(fields: Fields) -> Iterator[str]:
    """Supplies and counters, and the pool."""
    for word, which in COUNTS.items():
        if word in ALWAYS or fields["count"][which] != 0:
            yield f"{word} {fields['count'][which]}"
    yield f"pool {fields['count'][table.POOL_SIZE]}{faces_text(fields['pool'])}"
    if any(fields["unseen"]):
        yield f"unseen{faces_text(fields['unseen'])}"


def faces_text(faces: list[int]) -> str:
    """How many of each face."""
    return "".join(f" {FACES[face]} {n}" for face, n in enumerate(faces) if n > 0)


def deck_lines(fields: Fields) -> Iterator[str]:
    """The decks, their used cards, and which cards those unknown are."""
    for which in ("fire", "event"):
        keys = card_keys(which)
        known = fields["event_known"] if which == "event" else [0] * len(fields["fire_deck"])
        deck = [card_text(keys, card, who) for card, who in zip(fields[f"{which}_deck"], known, strict=True)]
        if deck:
            yield f"deck {which} {' '.join(deck)}"
        for word, field in (("used", f"{which}_used"), ("cards", f"unseen_{which}")):
            if fields[field]:
                yield f"{word} {which} {' '.join(keys[card] for card in fields[field])}"


def card_text(keys: list[str], card: int, who: int) -> str:
    """A card, and who knows it."""
    if card == table.UNKNOWN:
        return "?"
    seats = "+".join(str(seat) for seat in range(1, 7) if who >> (seat - 1) & 1)
    return f"{keys[card]}:{seats}" if seats else keys[card]


def step_lines(fields: Fields) -> Iterator[str]:
    """What waits, and what belongs to nobody on the board."""
    rows = fields["steps"]
    for at in range(0, len(rows), FRAME):
        numbers = rows[at + 1 : at + FRAME]
        while numbers and numbers[-1] == 0:
            numbers.pop()
        yield " ".join(["step", waits.NAMES[rows[at]], *map(str, numbers)])
    if fields["news"][0] != 0:
        yield f"news {fields['news'][0]}"
    if fields["last_actor"][0] > 0:
        yield f"last-actor {fields['last_actor'][0]}"
    yield f"generator {' '.join(map(str, fields['generator'])) or '?'}"
