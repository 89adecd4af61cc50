"""Seat links: signed, so that they need no list; revocable, because each seat counts its epochs."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
import unicodedata
from typing import Final, NamedTuple

OWNER: Final = 0  # the seat number in the token of who made the table
NAME: Final = 24
SHAPE: Final = re.compile(r"^([A-Za-z0-9_-]{4,40})\.(\d{1,2})\.(\d{1,6})\.([A-Za-z0-9_-]{22})$")
BIDI: Final = frozenset("\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u061c")


class Link(NamedTuple):
    """What a token says."""

    table: str
    seat: int
    epoch: int


def new_id() -> str:
    """The unguessable name of a table: who knows it may watch it."""
    return secrets.token_urlsafe(12).replace("_", "a").replace("-", "b")


def mark(key: bytes, table: str, seat: int, epoch: int) -> str:
    """The signature of a link."""
    digest = hmac.new(key, f"seat|{table}|{seat}|{epoch}".encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest[:16]).decode().rstrip("=")


def sign(key: bytes, table: str, seat: int, epoch: int) -> str:
    """The token of a seat."""
    return f"{table}.{seat}.{epoch}.{mark(key, table, seat, epoch)}"


def read(key: bytes, token: str) -> Link | None:
    """What a token says; None if it was not made here."""
    shape = SHAPE.match(token)
    if shape is None:
        return None
    table, seat, epoch = shape[1], int(shape[2]), int(shape[3])
    if not hmac.compare_digest(mark(key, table, seat, epoch), shape[4]):
        return None
    return Link(table, seat, epoch)


def clean(text: str, most: int) -> str:
    """Plain text: composed, one line, no controls, no marks that turn the direction, not too long."""
    composed = unicodedata.normalize("NFC", text)
    kept = "".join(c for c in composed if c not in BIDI and (c == " " or unicodedata.category(c)[0] not in "CZ"))
    return " ".join(kept.split())[:most].strip()
