"""Facts from their words. `asking` is True where they are compared, False where they are laid down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from flashover.core.language import Words, plain
from flashover.flashpoint import facts_supplies as supplies
from flashover.flashpoint import state as table
from flashover.flashpoint.facts import ANY, HAZMAT, POI, AtLeast, Fact, Load, Mark, Piece
from flashover.flashpoint.facts_reader import Reader
from flashover.flashpoint.notation_moves import LOADS
from flashover.flashpoint.notation_places import VEHICLES, is_place
from flashover.flashpoint.options import FACES, ROLES

DOORS: Final = ("gone", "shut", "open")
WINDOWS: Final = ("shut", "", "open")
LOCKS: Final = ("untried", "locked", "known", "plain")
GONE: Final = {
    "rescued": int(table.RESCUED), "lost": int(table.LOST), "removed": int(table.FALSE_ALARM_GONE),
    "disposed": int(table.DISPOSED), "exploded": int(table.EXPLODED),
}  # fmt: skip
GONE_HAZMAT: Final = {"disposed": int(table.HAZMAT_DISPOSED), "exploded": int(table.HAZMAT_EXPLODED)}
MEMOS: Final = {
    "started-on-engine": int(table.STARTED_ON_ENGINE), "acted": int(table.ACTED), "commanded": int(table.COMMANDED),
    "cafs-commanded": int(table.CAFS_COMMANDED), "experienced": int(table.EXPERIENCED), "looked": int(table.LOOKED),
    "may-dodge": int(table.MAY_DODGE), "pinned": int(table.PINNED), "will-be-pinned": int(table.WILL_BE_PINNED),
    "in-its-face": int(table.IN_ITS_FACE), "ready": int(table.READY),
}  # fmt: skip
COUNTS: Final = {
    "cubes": int(table.CUBES), "rescued": int(table.N_RESCUED), "lost": int(table.N_LOST),
    "reserve": int(table.HOT_RESERVE), "flare-ups": int(table.FLARE_SUPPLY), "disposed": int(table.N_DISPOSED),
    "respites": int(table.RESPITES),
}  # fmt: skip
SPACES: Final = {
    "fire": ("fire", int(table.BURNING)), "smoke": ("fire", int(table.SMOKE)), "clear": ("fire", int(table.CLEAR)),
    "hot-spot": ("hot", 1),
}  # fmt: skip
FIRE_WORDS: Final = ("clear", "smoke", "fire")
NUMBERS_OF: Final = ("ap", "saved", "special", "free")


# ---- spaces
def spaces(reader: Reader, words: Words, word: str) -> list[Fact]:
    """fire, smoke, clear, hot-spot: one space or several."""
    field, value = SPACES[word]
    found: list[Fact] = []
    names = FIRE_WORDS if field == "fire" else ("no hot spot", "a hot spot")
    while not words.done():
        cell = reader.cell(words)
        found.append(Mark(field, cell, value, reader.places.names[cell], names))
    return found


# ---- borders
def damage(reader: Reader, words: Words) -> list[Fact]:
    """`damage 3,4 E 1`; compared without a number: any."""
    edge, name = reader.border(words)
    if words.done() and reader.asking:
        return [AtLeast("damage", edge, f"the damage of {name}")]
    return [Mark("damage", edge, words.number("a number of cubes", 99), f"the damage of {name}")]


def door(reader: Reader, words: Words) -> list[Fact]:
    """`door 3,2 E open`."""
    edge, name = reader.border(words)
    if reader.places.rules.is_door[edge] != 1:
        raise words.fault(f"{name} is no door on this board", back=1)
    value = words.choice("open, shut or gone", DOORS)
    return [Mark("door", edge, value, f"the door {name}", DOORS)]


def window(reader: Reader, words: Words) -> list[Fact]:
    """`window 3,2 E open`."""
    edge, name = reader.border(words)
    if reader.places.rules.is_window[edge] != 1:
        raise words.fault(f"{name} is no window on this board", back=1)
    value = words.choice("open or shut", WINDOWS)
    return [Mark("door", edge, value, f"the window {name}", WINDOWS)]


def lock(reader: Reader, words: Words) -> list[Fact]:
    """`lock 3,2 E locked`: locked and nobody knows; known to be locked; known to be plain."""
    edge, name = reader.border(words)
    return [Mark("lock", edge, words.choice("locked, known, plain or untried", LOCKS), f"the lock of {name}", LOCKS)]


# ---- pieces
def poi(reader: Reader, words: Words) -> list[Fact]:
    """`poi 5,1 victim`; `poi 5,1 ?` where nobody may know."""
    cell = reader.cell(words)
    face = ANY
    if words.take_if("?"):
        face = int(table.UNKNOWN)
    elif words.peek() and not words.peek().startswith("#"):
        face = words.choice("what is on a PoI", FACES)
    slot = reader.slot(words, int(table.POI_SLOTS))
    return [Piece(POI, int(table.FACE_DOWN), cell, face, 0 if not reader.asking else ANY, slot, "PoI like this")]


def victim(reader: Reader, words: Words) -> list[Fact]:
    """`victim 3,3 heavy treated`; laid down without a word it is a standard one."""
    cell = reader.cell(words)
    face, treated = ANY, ANY
    while words.peek() and not words.peek().startswith("#"):
        word = words.peek().lower()
        if word in ("treated", "untreated"):
            words.take(word)
            treated = 1 if word == "treated" else 0
        else:
            face = words.choice("a kind of Victim, treated or untreated", FACES)
    slot = reader.slot(words, int(table.POI_SLOTS))
    if not reader.asking:
        face, treated = (int(table.VICTIM) if face == ANY else face), max(treated, 0)
    return [Piece(POI, int(table.ON_BOARD), cell, face, treated, slot, "Victim like this")]


def hazmat(reader: Reader, words: Words) -> list[Fact]:
    """`hazmat 3,3`."""
    cell = reader.cell(words)
    slot = reader.slot(words, int(table.HAZMAT_SLOTS))
    return [Piece(HAZMAT, int(table.HAZMAT_ON_BOARD), cell, ANY, ANY, slot, "Hazmat")]


def gone(reader: Reader, words: Words) -> list[Fact]:
    """`gone rescued heavy treated`, `gone lost oxygen tank 3,3`, `gone disposed hazmat`."""
    how = words.take("rescued, lost, removed, disposed or exploded").lower()
    if words.take_if("hazmat"):
        if how not in GONE_HAZMAT:
            raise words.fault("a Hazmat is disposed or exploded", back=2)
        slot = reader.slot(words, int(table.HAZMAT_SLOTS))
        return [Piece(HAZMAT, GONE_HAZMAT[how], -1, ANY, ANY, slot, f"Hazmat {how}")]
    if how not in GONE:
        raise words.fault(f"'{plain(how)}' is not one of {', '.join(GONE)}", back=1)
    face = words.choice("what it was", FACES)
    treated = 1 if words.take_if("treated") else 0
    cell = -2 - reader.cell(words) if words.take_if("tank") else -1
    slot = reader.slot(words, int(table.POI_SLOTS))
    return [Piece(POI, GONE[how], cell, face, treated, slot, f"{FACES[face]} {how}")]


# ---- people and vehicles
def firefighter(reader: Reader, words: Words) -> list[Fact]:
    """`firefighter 1 3,4 ap 2 saved 1 role paramedic carries victim`."""
    seat = reader.seat(words)
    who = f"firefighter {seat}"
    found: list[Fact] = []
    if words.take_if("off"):
        found.append(Mark("at", seat - 1, -1, f"the space of {who}", tuple(reader.places.names)))
    elif is_place(words.peek()):
        cell = reader.cell(words)
        found.append(Mark("at", seat - 1, cell, f"the space of {who}", tuple(reader.places.names)))
    while not words.done():
        found.append(trait(reader, words, seat, who))
    return found


def trait(reader: Reader, words: Words, seat: int, who: str) -> Fact:
    """One thing about a Firefighter."""
    word = words.take("ap, saved, special, free, role, carries, leads …").lower()
    if word in NUMBERS_OF:
        return Mark(word, seat - 1, words.number("a number of AP", 99), f"{word} of {who}")
    if word == "role":
        return Mark("role", seat - 1, words.choice("a role", ROLES), f"the role of {who}", ROLES)
    if word in ("carries", "leads"):
        return load(reader, words, seat, word)
    if word in MEMOS:
        return Mark("memo", seat - 1, MEMOS[word], f"{word} of {who}", mask=MEMOS[word])
    known = ", ".join((*NUMBERS_OF, "role", "carries", "leads", *MEMOS))
    raise words.fault(f"'{plain(word)}' is nothing a firefighter has; write one of {known}", back=1)


def load(reader: Reader, words: Words, seat: int, word: str) -> Fact:
    """What a Firefighter carries or leads."""
    field = "carry" if word == "carries" else "lead"
    if words.take_if("nothing"):
        return Load(field, seat, 0, ANY, f"firefighter {seat} {word}")
    names = tuple(LOADS) if field == "carry" else tuple(name for name in LOADS if name != "hazmat")
    kind = LOADS[names[words.choice("a load, or nothing", names)]]
    most = int(table.HAZMAT_SLOTS) if kind == LOADS["hazmat"] else int(table.POI_SLOTS)
    return Load(field, seat, kind, reader.slot(words, most), f"firefighter {seat} {word}")


def vehicle(reader: Reader, words: Words) -> list[Fact]:
    """`ambulance 7,3`: the first space of its spot, clockwise; `ambulance off`."""
    word = words.found[words.at - 1][0].lower()
    which = VEHICLES.index(word)
    names = tuple(reader.places.spot_name(spot) for spot in range(len(reader.places.spots)))
    if words.take_if("off"):
        return [Mark("vehicle", which, -1, f"the {word}", names)]
    spot = reader.spot(words, word)
    return [Mark("vehicle", which, spot, f"the {word}", names)]


FACTS: Final[dict[str, Callable[[Reader, Words], list[Fact]]]] = {
    "damage": damage, "door": door, "window": window, "lock": lock, "poi": poi, "victim": victim, "hazmat": hazmat,
    "gone": gone, "firefighter": firefighter, "ambulance": vehicle, "engine": vehicle, "pool": supplies.pool,
    "unseen": supplies.unseen, "hidden-locks": supplies.hidden_locks, "deck": supplies.deck, "used": supplies.used,
    "cards": supplies.unknown, "turn": supplies.turn, "active": supplies.active, "phase": supplies.phase,
    "result": supplies.result, "step": supplies.step, "news": supplies.news, "last-actor": supplies.last_actor,
    "slots": supplies.slots, "generator": supplies.generator,
}  # fmt: skip


def read_facts(reader: Reader, words: Words) -> list[Fact]:
    """All that one line says; never nothing."""
    word = words.take("a fact").lower()
    if word in SPACES:
        found = spaces(reader, words, word)
    elif word in COUNTS:
        found = [Mark("count", COUNTS[word], words.number("a number"), word)]
    elif word in FACTS:
        found = FACTS[word](reader, words)
    else:
        known = ", ".join((*SPACES, *FACTS, *COUNTS))
        raise words.fault(f"'{plain(word)}' is no fact; write one of {known}", back=1)
    words.finish()
    if not found:
        raise words.fault("this says nothing; name what is meant")
    return found
