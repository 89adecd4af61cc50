"""What all must agree to: an undo beyond news, a bot for somebody else's seat, a change of seats."""

from __future__ import annotations

import asyncio

from flashover.server import moves, protocol
from flashover.server.protocol import Consent, Failure, Seated, SetBot, Swap
from flashover.server.store import SeatRow, StoreError
from flashover.server.table import Peer, Table

MOST = 8


class Proposal:
    """Something proposed, and who still has to say yes."""

    def __init__(self, number: int, what: str, by: int, seat: int, other: int, bot: str, waits: set[int]) -> None:
        self.id = number
        self.what = what
        self.by = by
        self.seat = seat
        self.other = other
        self.bot = bot
        self.waits = waits

    def message(self, is_open: bool, agreed: bool) -> protocol.Proposal:
        """It as all see it."""
        waits = sorted(self.waits)
        return protocol.Proposal(self.id, self.what, self.by, self.seat, self.other, self.bot, waits, is_open, agreed)


def people(table: Table) -> set[int]:
    """The seats of people."""
    return {seat.seat for seat in table.seats.values() if seat.kind == "person" and seat.seat}


async def propose(table: Table, peer: Peer, what: str, by: int, seat: int = 0, other: int = 0, bot: str = "") -> None:
    """Ask all whom it concerns; done at once if nobody else does."""
    if len(table.proposals) >= MOST:
        peer.send(Failure("too-many-proposals", "answer the open proposals first"))
        return
    again = (p for p in table.proposals.values() if (p.what, p.by, p.seat, p.other) == (what, by, seat, other))
    if same := next(again, None):
        peer.send(same.message(True, False))
        return
    waits = {other} & people(table) if what == "swap" else people(table)
    table.proposed += 1
    proposal = Proposal(table.proposed, what, by, seat, other, bot, waits - peer.seats)
    table.proposals[proposal.id] = proposal
    if what == "bot":
        late = asyncio.get_running_loop().call_later
        late(table.vote_time, lambda: table.put(lambda: overslept(table, proposal)))
    await go_on(table, proposal)


def withdraw(table: Table, gone: set[int]) -> None:
    """Proposals by or about seats that have other people now, or whose people woke up, are void."""
    for proposal in list(table.proposals.values()):
        if {proposal.by, proposal.seat, proposal.other} & gone:
            table.proposals.pop(proposal.id)
            table.tell(proposal.message(False, False))


async def go_on(table: Table, proposal: Proposal) -> None:
    """Wait for those who have not answered, or do what all agreed to."""
    if proposal.waits:
        table.tell(proposal.message(True, False))
    else:
        await carry_out(table, proposal)


async def overslept(table: Table, proposal: Proposal) -> None:
    """Time is up: a bot for a seat that sleeps does not need the word of those who sleep too."""
    if table.proposals.get(proposal.id) is proposal:
        proposal.waits = set()
        await go_on(table, proposal)


async def consent(table: Table, peer: Peer, message: Consent) -> None:
    """Somebody's answer."""
    proposal = table.proposals.get(message.proposal)
    if proposal is None or not peer.seats & proposal.waits:
        peer.send(Failure("no-proposal", "there is no such proposal for these seats"))
    elif not message.yes:
        table.proposals.pop(proposal.id)
        table.tell(proposal.message(False, False))
    else:
        proposal.waits -= peer.seats
        await go_on(table, proposal)


async def carry_out(table: Table, proposal: Proposal) -> None:
    """All have agreed."""
    table.proposals.pop(proposal.id)
    table.tell(proposal.message(False, True))
    try:
        if proposal.what == "undo":
            everybody = tuple(range(1, table.play.seats + 1))
            await moves.take_back(table, None, everybody, "")
        elif proposal.what == "bot":
            await give_to_bot(table, proposal.seat, proposal.bot)
        else:
            await exchange(table, proposal.seat, proposal.other)
    except StoreError as error:
        table.tell(Failure("not-stored", str(error)))


async def set_bot(table: Table, peer: Peer, message: SetBot) -> None:
    """A bot for a seat, or the own seat back from it."""
    seat = table.seats.get(message.seat)
    owner = peer.owner
    if table.play.over:
        peer.send(Failure("game-over", "the game is over"))
    elif seat is None or not message.seat or (message.bot and message.bot not in table.bot_names):
        peer.send(Failure("no-such-seat-or-bot", "there is no such seat, or no such bot"))
    elif message.seat in peer.seats or (owner and seat.kind != "person"):
        if message.bot:
            await give_to_bot(table, message.seat, message.bot)
        else:
            await give_back(table, peer, seat)
    elif not peer.seats:
        peer.send(Failure("not-your-seat", "only who sits at the table may propose this"))
    elif message.bot:
        await propose(table, peer, "bot", min(peer.seats), message.seat, 0, message.bot)
    else:
        peer.send(Failure("not-your-seat", "only its owner may take a seat back"))


async def give_to_bot(table: Table, seat: int, bot: str) -> None:
    """A bot plays the seat; its owner's link stays good, to take it back."""
    await table.put_seats([table.seats[seat]._replace(kind="bot", bot=bot)])


async def give_back(table: Table, peer: Peer, seat: SeatRow) -> None:
    """Back from the bot: to its owner, or open if it has none."""
    kind = "person" if seat.seat in peer.seats else "open"
    await table.put_seats([seat._replace(kind=kind, bot="")])


async def swap(table: Table, peer: Peer, message: Swap) -> None:
    """Propose to change seats."""
    mine, other = message.seat, table.seats.get(message.other)
    if table.play.over:
        peer.send(Failure("game-over", "the game is over"))
    elif mine not in peer.seats or not mine or other is None or not message.other or mine == message.other:
        peer.send(Failure("not-your-seat", "name an own seat and another one"))
    else:
        await propose(table, peer, "swap", mine, mine, message.other)


async def exchange(table: Table, first: int, second: int) -> None:
    """Two seats change their people; old links are void, new ones are sent to those who are here."""
    a, b = table.seats[first], table.seats[second]
    withdraw(table, {first, second})
    await table.put_seats(
        [
            a._replace(kind=b.kind, name=b.name, bot=b.bot, epoch=a.epoch + 1),
            b._replace(kind=a.kind, name=a.name, bot=a.bot, epoch=b.epoch + 1),
        ]
    )
    for peer in table.peers:
        moved = {first: second, second: first}
        fresh = {moved[seat] for seat in peer.seats if seat in moved}
        peer.seats = {moved.get(seat, seat) for seat in peer.seats}
        peer.look = moved.get(peer.look, peer.look)
        if fresh:
            peer.send(Seated({seat: table.link(seat) for seat in sorted(fresh)}))
        peer.send(table.view(peer))
    table.show_presence()
