"""Facts: the smallest things a position or a case says. Each can be put into the fields of a state, or compared."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from flashover.flashpoint import actions
from flashover.flashpoint.facts_fields import Fields
from flashover.flashpoint.state import (
    HAZMAT_LOAD,
    HAZMAT_ON_BOARD,
    HAZMAT_SLOTS,
    ON_BOARD,
    POI_SLOTS,
    UNKNOWN,
)

ANY: Final = -2
POI: Final = "poi"
HAZMAT: Final = "hazmat"


class Fact:
    """One thing that is so."""

    field: str  # where it is written
    late = False  # loads are looked for when everything else lies in its place

    def put(self, fields: Fields) -> None:
        """Make it so."""
        raise NotImplementedError

    def holds(self, fields: Fields) -> bool:
        """Is it so?"""
        raise NotImplementedError

    def instead(self, fields: Fields) -> str:
        """What there is instead, for a message."""
        raise NotImplementedError


@dataclass(frozen=True)
class Mark(Fact):
    """A number in a field; with a mask only some of its bits."""

    field: str
    index: int
    value: int
    what: str
    words: tuple[str, ...] = ()  # names of the values
    mask: int = -1

    def put(self, fields: Fields) -> None:
        """Write the number."""
        before = fields[self.field][self.index]
        fields[self.field][self.index] = (before & ~self.mask) | (self.value & self.mask)

    def holds(self, fields: Fields) -> bool:
        """Compare the number."""
        return fields[self.field][self.index] & self.mask == self.value & self.mask

    def instead(self, fields: Fields) -> str:
        """The number that is there."""
        value = fields[self.field][self.index] & self.mask
        if self.mask != -1:
            return f"{self.what} is {'so' if value else 'not so'}"
        shown = self.words[value] if 0 <= value < len(self.words) else str(value)
        return f"{self.what} is {shown or 'none'}"


@dataclass(frozen=True)
class AtLeast(Fact):
    """Any number above zero: only to be compared."""

    field: str
    index: int
    what: str

    def holds(self, fields: Fields) -> bool:
        """Is there anything?"""
        return fields[self.field][self.index] > 0

    def instead(self, fields: Fields) -> str:
        """What there is."""
        return f"{self.what} is {fields[self.field][self.index]}"


@dataclass(frozen=True)
class Piece(Fact):
    """A PoI, Victim or Hazmat on the board or gone; ANY where nothing is said."""

    field: str  # poi or hazmat
    state: int
    cell: int  # -1: off the board; ANY
    face: int
    treated: int
    slot: int  # ANY: the next one
    what: str

    def put(self, fields: Fields) -> None:
        """Lay it down."""
        if self.field == HAZMAT:
            slot = fields["hazmat_state"].index(0) if self.slot == ANY else self.slot
            fields["hazmat_state"][slot] = self.state
            fields["hazmat_at"][slot] = self.cell
            return
        slot = fields["poi_used"][0] if self.slot == ANY else self.slot
        fields["poi_used"][0] = slot + 1
        fields["poi_state"][slot] = self.state
        fields["poi_at"][slot] = self.cell
        fields["poi_face"][slot] = int(UNKNOWN) if self.face == ANY else self.face
        fields["treated"][slot] = max(self.treated, 0)

    def has_room(self, fields: Fields) -> bool:
        """Is there a slot for it?"""
        if self.field == HAZMAT:
            return self.slot < HAZMAT_SLOTS and (self.slot != ANY or 0 in fields["hazmat_state"])
        return (fields["poi_used"][0] if self.slot == ANY else self.slot) < POI_SLOTS

    def holds(self, fields: Fields) -> bool:
        """Does any such piece lie there?"""
        return any(self.fits(fields, slot) for slot in range(len(fields[f"{self.field}_state"])))

    def fits(self, fields: Fields, slot: int) -> bool:
        """Is it this one?"""
        if self.slot not in (ANY, slot) or fields[f"{self.field}_state"][slot] != self.state:
            return False
        if self.cell not in (ANY, fields[f"{self.field}_at"][slot]):
            return False
        if self.field == HAZMAT:
            return True
        return self.face in (ANY, fields["poi_face"][slot]) and self.treated in (ANY, fields["treated"][slot])

    def instead(self, fields: Fields) -> str:
        """There is none."""
        there = [
            slot
            for slot, cell in enumerate(fields[f"{self.field}_at"])
            if cell == self.cell and cell >= 0 and fields[f"{self.field}_state"][slot] == self.state
        ]
        return f"there is another {self.what}" if there else f"there is no {self.what} there"


@dataclass(frozen=True)
class Load(Fact):
    """What a Firefighter carries or leads."""

    late = True
    field: str  # carry or lead
    seat: int
    kind: int  # 0: nothing
    slot: int  # ANY: the first in its space
    what: str

    def put(self, fields: Fields) -> None:
        """Give it; a piece nobody has laid down yet appears in the Firefighter's space."""
        fields[self.field][self.seat - 1] = 0 if self.kind == 0 else self.number(fields)

    def number(self, fields: Fields) -> int:
        """The number of the load."""
        base = HAZMAT_LOAD if self.kind == actions.HAZMAT else 1
        cell = fields["at"][self.seat - 1]
        if self.slot != ANY:
            return base + self.slot
        found = find_kind(fields, cell, self.kind, taken(fields))
        if found < 0:
            found = lay_new(fields, cell, self.kind)
        return base + found

    def holds(self, fields: Fields) -> bool:
        """Compare the kind, and the slot if it is named."""
        load = fields[self.field][self.seat - 1]
        if self.kind == 0 or load == 0:
            return self.kind == 0 and load == 0
        kind, slot = kind_of_load(fields, load)
        return kind == self.kind and self.slot in (ANY, slot)

    def instead(self, fields: Fields) -> str:
        """What it has."""
        load = fields[self.field][self.seat - 1]
        return f"{self.what} {'something else' if load else 'nothing'}"


@dataclass(frozen=True)
class Numbers(Fact):
    """A whole list: a deck, the pool unseen, the generator."""

    field: str
    values: tuple[int, ...]
    what: str
    more: bool = False  # added to what is there

    def put(self, fields: Fields) -> None:
        """Write the list."""
        fields[self.field] = (fields[self.field] if self.more else []) + list(self.values)

    def holds(self, fields: Fields) -> bool:
        """Compare the list."""
        return fields[self.field] == list(self.values)

    def instead(self, fields: Fields) -> str:
        """It is another one."""
        return f"{self.what} is another one"


def kind_of_slot(fields: Fields, slot: int) -> int:
    """The name of a Victim, as moves write it."""
    face = fields["poi_face"][slot]
    return face + actions.TREATED_LOAD if fields["treated"][slot] else face


def kind_of_load(fields: Fields, load: int) -> tuple[int, int]:
    """The name and the slot of a load."""
    if load >= HAZMAT_LOAD:
        return int(actions.HAZMAT), load - HAZMAT_LOAD
    return kind_of_slot(fields, load - 1), load - 1


def taken(fields: Fields) -> set[int]:
    """Loads somebody holds already."""
    return {load for load in fields["carry"] + fields["lead"] if load != 0}


def find_kind(fields: Fields, cell: int, kind: int, but: set[int]) -> int:
    """The first slot of this kind in a space that nobody holds; -1 if none."""
    if kind == actions.HAZMAT:
        for slot, at in enumerate(fields["hazmat_at"]):
            if at == cell and fields["hazmat_state"][slot] == HAZMAT_ON_BOARD and HAZMAT_LOAD + slot not in but:
                return slot
        return -1
    for slot in range(fields["poi_used"][0]):
        here = fields["poi_at"][slot] == cell and fields["poi_state"][slot] == ON_BOARD
        if here and slot + 1 not in but and kind_of_slot(fields, slot) == kind:
            return slot
    return -1


def lay_new(fields: Fields, cell: int, kind: int) -> int:
    """Lay a piece down that is named only as a load."""
    if kind == actions.HAZMAT:
        slot = fields["hazmat_state"].index(0)
        Piece(HAZMAT, int(HAZMAT_ON_BOARD), cell, ANY, ANY, slot, "Hazmat").put(fields)
        return slot
    slot = fields["poi_used"][0]
    treated = 1 if kind >= actions.TREATED_LOAD else 0
    face = kind - actions.TREATED_LOAD if treated else kind
    Piece(POI, int(ON_BOARD), cell, face, treated, slot, "Victim").put(fields)
    return slot
