"""Which function answers which message. A message without a row here cannot be sent."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from flashover.server import moves, proposals, protocol, talk
from flashover.server.table import Peer, Table

Handler = Callable[[Table, Peer, Any], Awaitable[None]]

HANDLERS: Final[dict[type, Handler]] = {
    protocol.Act: moves.act,
    protocol.Dice: moves.dice,
    protocol.Undo: moves.undo,
    protocol.Consent: proposals.consent,
    protocol.Chat: talk.chat,
    protocol.Phrase: talk.phrase,
    protocol.Ping: talk.ping,
    protocol.Plan: talk.plan,
    protocol.Claim: talk.claim,
    protocol.Try: talk.attempt,
    protocol.Why: talk.why,
    protocol.Reach: talk.reach,
    protocol.Look: talk.look,
    protocol.Swap: proposals.swap,
    protocol.SetBot: proposals.set_bot,
    protocol.Resync: talk.resync,
    protocol.Report: talk.report,
}

# Messages others see: they count as chat too.
TALK: Final = (protocol.Chat, protocol.Phrase, protocol.Ping, protocol.Plan, protocol.Claim)
