"""Fair dice: a secret committed before the game, bound to every line of it, revealed after."""

from __future__ import annotations

import hashlib
import hmac
import json

from flashover.core.packed import i64
from flashover.core.state import Source

SECRET_BYTES = 32


def commitment(secret: bytes, table: str, rules: str) -> str:
    """What is published before the game: it fixes the secret without telling it.

    >>> commitment(bytes(32), "t1", "0.1.0")[:8]
    '0f1e2a7f'
    """
    return hashlib.sha256(b"|".join([b"v1", secret, table.encode(), rules.encode()])).hexdigest()


def line_hash(before: str, line: dict[str, object]) -> str:
    """The hash that chains a line of a record to all lines before it."""
    text = json.dumps(line, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(f"{before}\n{text}".encode()).hexdigest()


class FairSource(Source):
    """The rolls of one decision: HMAC of the secret over the nonces, the chain, the decision and the roll's number."""

    def __init__(self, secret: bytes, nonces: list[str], chain: str, decision: str) -> None:
        self.key = secret
        self.base = "|".join([*nonces, chain, decision])
        self.rolls = 0

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1; values that would favour some are thrown away."""
        limit = 2**64 - 2**64 % int(n)
        while True:
            self.rolls += 1
            text = f"{self.base}|{self.rolls}".encode()
            value = int.from_bytes(hmac.new(self.key, text, hashlib.sha256).digest()[:8], "big")
            if value < limit:
                return value % int(n)
