"""Actions as numbers: a kind and up to five small numbers."""

from __future__ import annotations

from typing import Final

from flashover.core.packed import i64

END: Final = 1
MOVE: Final = 2  # to cell; load, lead
OPEN_DOOR: Final = 3  # edge
CLOSE_DOOR: Final = 4  # edge
EXTINGUISH: Final = 5  # cell
CHOP: Final = 6  # edge
CREW_CHANGE: Final = 7  # role
DRIVE: Final = 8  # spot
DECK_GUN: Final = 9
TREAT: Final = 10  # load
IDENTIFY: Final = 11  # cell
DISPOSE: Final = 12  # load
CLEAR_HOT_SPOT: Final = 13
CLEAR_FLARE_UP: Final = 14
REPAIR: Final = 15  # edge
COMMAND: Final = 16  # seat, AP
SQUEEZE: Final = 17  # to cell
DRAG: Final = 18  # to cell; load
REVEAL: Final = 19  # cell
DE_SMOKE: Final = 20  # from cell, to cell
ESCAPE: Final = 21  # from cell, to cell
ESCAPE_DOOR: Final = 22  # edge
GIVE: Final = 23  # seat
LOOK: Final = 24

PASS: Final = 30  # say no to what was asked
ACCEPT: Final = 31
STOP: Final = 32
RIDE: Final = 33  # cell
STAY: Final = 34
REROLL: Final = 35  # 1 red, 2 black, 3 both
TOP: Final = 36
BOTTOM: Final = 37
DODGE: Final = 38  # cell
SUPPRESS: Final = 39  # 1 red, 2 black, 3 both
PLACE: Final = 40  # cell, after a knock-down
EXPLODE: Final = 41  # cell: which Hazmat first
GRENADE: Final = 42  # cell
CONTINUE: Final = 43
FINISH: Final = 44

ROLE: Final = 50  # role; 0 random
START: Final = 51  # cell
PARK: Final = 52  # spot
FIRST: Final = 53  # seat
READY: Final = 54

RED: Final = 1
BLACK: Final = 2
BOTH: Final = 3

# Loads (third number of a move, a drag, a treatment): the kind of piece, not which one of several like it.
NOTHING: Final = 0
TREATED_LOAD: Final = 16  # added to the face of a treated Victim
HAZMAT: Final = 15

PAY_NORMAL: Final = 1  # added to the number of normal AP where the payment is not the first choice


def action(kind: i64, a: i64 = 0, b: i64 = 0, load: i64 = 0, lead: i64 = 0, pay: i64 = 0) -> i64:
    """Pack an action into one number (less than 2**52)."""
    return kind | (a << 8) | (b << 20) | (load << 32) | (lead << 40) | (pay << 46)


def kind_of(act: i64) -> i64:
    """The kind of an action."""
    return act & 0xFF


def first(act: i64) -> i64:
    """Its first number: a cell, edge, spot, seat or role."""
    return (act >> 8) & 0xFFF


def second(act: i64) -> i64:
    """Its second number."""
    return (act >> 20) & 0xFFF


def load_of(act: i64) -> i64:
    """The kind of piece carried."""
    return (act >> 32) & 0xFF


def lead_of(act: i64) -> i64:
    """The kind of Victim led."""
    return (act >> 40) & 0x3F


def pay_of(act: i64) -> i64:
    """0 for the usual payment, else 1 + how many normal AP are paid."""
    return (act >> 46) & 0x3F


def with_pay(act: i64, normal: i64) -> i64:
    """The same action paid with so many normal AP."""
    return (act & ~(0x3F << 46)) | ((normal + PAY_NORMAL) << 46)


def plain(act: i64) -> i64:
    """The same action with the usual payment."""
    return act & ~(0x3F << 46)


def is_load(load: i64) -> bool:
    """Is this the kind of a piece that can be carried, led or treated?"""
    face: i64 = load & (TREATED_LOAD - 1)
    return load == HAZMAT or (face >= 1 and face <= 6 and load < 2 * TREATED_LOAD)


def takes_ap(act: i64) -> bool:
    """Does this kind of action cost AP that can be paid in more than one way?"""
    kind: i64 = act & 0xFF
    return kind > END and kind < PASS and kind != CREW_CHANGE and kind != REVEAL


def is_kind(kind: i64) -> bool:
    """Is this the number of a kind of action?"""
    if kind >= END and kind <= LOOK:
        return True
    return (kind >= PASS and kind <= FINISH) or (kind >= ROLE and kind <= READY)
