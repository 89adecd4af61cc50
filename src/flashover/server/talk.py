"""What people say and show each other, and what they ask: nothing of it changes the game or its record."""

from __future__ import annotations

from flashover.core.language import BadMove
from flashover.core.match import Reason
from flashover.server import outgoing, play
from flashover.server.moves import acting_seat
from flashover.server.protocol import (
    Because,
    Chat,
    Claim,
    Failure,
    Look,
    Phrase,
    Ping,
    Pinged,
    Plan,
    Planned,
    Reach,
    Report,
    Reported,
    Resync,
    Tried,
    Try,
    Why,
)
from flashover.server.seats import clean
from flashover.server.table import Peer, Table

MOST_CLAIMS = 30


def speaker(table: Table, peer: Peer, seat: int) -> int:
    """The own seat that speaks; 0 for a spectator."""
    own = {s for s in peer.seats if s}
    return seat if seat in own else min(own, default=0)


def name_of(table: Table, peer: Peer, seat: int) -> str:
    """The name others see."""
    return table.seats[seat].name if seat else peer.name


async def chat(table: Table, peer: Peer, message: Chat) -> None:
    """Say something."""
    text = clean(message.text, 300)
    seat = speaker(table, peer, message.seat)
    if text:
        await table.say(seat, name_of(table, peer, seat), text, "")


async def phrase(table: Table, peer: Peer, message: Phrase) -> None:
    """Say a ready-made phrase."""
    seat = speaker(table, peer, message.seat)
    await table.say(seat, name_of(table, peer, seat), "", message.phrase)


async def ping(table: Table, peer: Peer, message: Ping) -> None:
    """Point at a space."""
    table.tell(Pinged(speaker(table, peer, message.seat), message.place))


async def plan(table: Table, peer: Peer, message: Plan) -> None:
    """Draw a walk."""
    table.tell(Planned(speaker(table, peer, message.seat), message.places))


async def claim(table: Table, peer: Peer, message: Claim) -> None:
    """“This one is mine”; said again, no more."""
    seat = speaker(table, peer, message.seat)
    if not seat:
        peer.send(Failure("not-your-seat", "only who sits at the table may claim a piece"))
        return
    if table.claims.get(message.piece) == seat:
        del table.claims[message.piece]
    elif len(table.claims) < MOST_CLAIMS or message.piece in table.claims:
        table.claims[message.piece] = seat
    table.show_claims()


async def attempt(table: Table, peer: Peer, message: Try) -> None:
    """Play moves on a grey copy, before the eyes of all."""
    seat = acting_seat(table, peer, message.seat)
    if not seat or seat not in table.play.to_act:
        peer.send(Failure("not-your-turn", "only who is to act may try a turn"))
        return
    try:
        trial = play.attempt(table.play, seat, message.acts)
    except BadMove as error:
        peer.send(Failure("not-understood", str(error)[:300]))
        return
    for other in table.peers:
        for part in outgoing.tried(shown_trial(table, trial, seat, other)):
            other.send(part)


def shown_trial(table: Table, trial: play.Trial, seat: int, other: Peer) -> Tried:
    """A trial as one connection may see it; legal actions are for who tries."""
    found = outgoing.wire(table.play, play.trial_events(table.play, trial, other.look))
    copy = table.play.copy()
    copy.state = trial.state
    legal = outgoing.options(copy, [seat]) if seat in other.seats else []
    against = outgoing.against("", trial.against) if trial.against else None
    return Tried(seat, trial.played, trial.cost, found, legal, trial.why, against)


async def why(table: Table, peer: Peer, message: Why) -> None:
    """Why a move is not allowed, for one's own seat."""
    seat = acting_seat(table, peer, message.seat)
    if not seat:
        peer.send(Failure("not-your-seat", "name an own seat"))
        return
    try:
        found = play.reason(table.play, seat, message.move)
    except BadMove as error:
        peer.send(Failure("not-understood", str(error)[:300]))
        return
    peer.send(because(message.move, found))


def because(move: str, found: Reason | None) -> Because:
    """A reason for the wire."""
    return Because(move, found.key if found else "", found.rule if found else "")


async def reach(table: Table, peer: Peer, message: Reach) -> None:
    """The walks of an own seat."""
    seat = acting_seat(table, peer, message.seat)
    if not seat:
        peer.send(Failure("not-your-seat", "name an own seat"))
        return
    for part in outgoing.walks(table.play, seat):
        peer.send(part)


async def look(table: Table, peer: Peer, message: Look) -> None:
    """See the table with the eyes of another own seat, or as a spectator."""
    if message.seat and message.seat not in peer.seats:
        peer.send(Failure("not-your-seat", "one sees only with the eyes of an own seat"))
        return
    peer.look = message.seat
    peer.send(table.view(peer))


async def resync(table: Table, peer: Peer, message: Resync) -> None:
    """The whole view."""
    peer.send(table.view(peer))


async def report(table: Table, peer: Peer, message: Report) -> None:
    """The position as a case, as the seat may know it."""
    title = clean(message.title, 100) or "A ruling to look at"
    lines = table.play.language.position(table.play.state, peer.look).splitlines()
    facts = "\n".join(f"  {line}" for line in lines[1:])
    peer.send(Reported(f"case report.a {title}\n{lines[0]}\ngiven\n{facts}\nwhen\nthen\n"))
