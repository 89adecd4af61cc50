"""Commands that change the game: moves, real dice, undo."""

from __future__ import annotations

import time

from flashover.core.language import BadMove
from flashover.core.match import IllegalAction, NotYourTurn
from flashover.server import metrics, play
from flashover.server.loading import Unplayable, load_play
from flashover.server.play import Play, Step
from flashover.server.protocol import Ack, Act, Dice, Refusal, Rolls, Undo, Undone
from flashover.server.store import StoreError
from flashover.server.table import Peer, Pending, Table
from flashover.server.typed import AskDice


def acting_seat(table: Table, peer: Peer, seat: int) -> int:
    """The seat a command speaks for: the one named if it is an own one, else the only own one to act; 0 none."""
    if seat:
        return seat if seat in peer.seats else 0
    own = [s for s in table.play.to_act if s in peer.seats]
    if len(own) == 1:
        return own[0]
    return next(iter(peer.seats)) if len(peer.seats) == 1 else 0


def said_before(table: Table, peer: Peer, command: str) -> bool:
    """Was this command answered already? Then it gets its first answer again."""
    first = table.answers.get(command)
    if first is not None:
        peer.send(first)
    return first is not None


def refuse(table: Table, peer: Peer, command: str, key: str, move: str = "", rule: str = "", text: str = "") -> None:
    """Say no."""
    name = command.partition(":")[2]
    if key == "refused-stale":
        peer.send(Refusal(name, move, key, rule, text))
        peer.send(table.view(peer))
    else:
        table.answer(peer, command, Refusal(name, move, key, rule, text))


def refusal_of(table: Table, peer: Peer, command: str, move: str, error: Exception) -> None:
    """Say no, for the reason an error gives."""
    if isinstance(error, IllegalAction):
        refuse(table, peer, command, error.why.key, move, error.why.rule)
    elif isinstance(error, NotYourTurn):
        refuse(table, peer, command, "refused-not-your-turn", move)
    else:
        refuse(table, peer, command, "refused-not-understood", move, text=str(error)[:300])


async def act(table: Table, peer: Peer, message: Act) -> None:
    """Play moves up to the first news or refusal; stored as one, acknowledged once they are durable."""
    began = time.perf_counter()
    seat = acting_seat(table, peer, message.seat)
    command = f"{seat}:{message.id}"
    if said_before(table, peer, command):
        return
    if not seat:
        refuse(table, peer, command, "refused-not-your-seat", message.acts[0])
    elif table.pending is not None:
        refuse(table, peer, command, "refused-dice-first", message.acts[0])
    elif message.v != table.play.v:
        refuse(table, peer, command, "refused-stale", message.acts[0])
    else:
        await play_moves(table, peer, seat, message.acts, command)
        metrics.LATENCY.observe(time.perf_counter() - began)


async def play_moves(table: Table, peer: Peer, seat: int, acts: list[str], command: str) -> None:
    """Work the moves out on a copy, store them, show them."""
    steps, why, error = work_out(table, seat, acts)
    name = command.partition(":")[2]
    if steps and not await stored(table, peer, steps, command):
        return
    if isinstance(error, AskDice):
        table.pending = Pending(seat, acts[len(steps)], command, error.question)
        table.tell(Rolls(table.play.v, seat, acts[len(steps)], error.question))
    if steps or why == "waits":
        table.answer(peer, command, Ack(name, table.play.v, len(steps), why))
    if error is not None and why == "refused":
        refuse_rest(table, peer, command, acts[len(steps)], error, bool(steps))
    table.nudge()


def refuse_rest(table: Table, peer: Peer, command: str, move: str, error: Exception, some: bool) -> None:
    """A refusal; behind moves that were played it is only told, for the command's answer is its acknowledgement."""
    kept = table.answers.get(command)
    refusal_of(table, peer, command, move, error)
    if some and kept is not None:
        table.answers[command] = kept


def work_out(table: Table, seat: int, acts: list[str]) -> tuple[list[Step], str, Exception | None]:
    """The steps of several moves, and why they stop: all, news, refused, waits (for real dice)."""
    game = table.play.copy()
    steps: list[Step] = []
    for text in acts:
        if steps and steps[-1].news:
            return steps, "news", None
        try:
            step = table.with_end(play.decide(game, seat, text, []))
        except AskDice as error:
            return steps, "waits", error
        except (IllegalAction, NotYourTurn, BadMove) as error:
            return steps, "refused", error
        game.take(step)
        steps.append(step)
    return steps, "all", None


async def stored(table: Table, peer: Peer | None, steps: list[Step], command: str) -> bool:
    """Store and show steps; if that fails everything stays as it was, and is said."""
    void_proposals(table, {step.seat for step in steps})
    try:
        await table.store_steps(steps, command)
    except StoreError as error:
        if peer is not None:
            peer.send(Refusal(command.partition(":")[2], "", "refused-not-stored", "", str(error)))
        return False
    return True


def void_proposals(table: Table, awake: set[int]) -> None:
    """An undo speaks of a moment that has passed; a bot for a seat is not wanted when its owner plays."""
    for proposal in list(table.proposals.values()):
        if proposal.what == "undo" or (proposal.what == "bot" and proposal.seat in awake):
            table.proposals.pop(proposal.id)
            table.tell(proposal.message(False, False))


# ---- real dice


async def dice(table: Table, peer: Peer, message: Dice) -> None:
    """What real dice showed: the move that waits is played when they are all there."""
    pending = table.pending
    command = f"dice:{message.id}"
    if said_before(table, peer, command):
        return
    if pending is None or not peer.seats:
        refuse(table, peer, command, "refused-no-dice-asked" if peer.seats else "refused-not-your-seat")
        return
    try:
        step = rolled(table, pending, pending.dice + message.dice)
    except AskDice as more:
        pending.dice += message.dice
        pending.question = more.question
        table.tell(Rolls(table.play.v, pending.seat, pending.act, more.question))
        table.answer(peer, command, Ack(message.id, table.play.v, 0, "waits"))
        return
    except BadMove as error:
        refusal_of(table, peer, command, " ".join(message.dice), error)
        return
    table.pending = None
    if await stored(table, peer, [step], command):
        table.answer(peer, command, Ack(message.id, table.play.v, 1, "all"))
        table.nudge()
    else:
        table.pending = pending


def rolled(table: Table, pending: Pending, values: list[str]) -> Step:
    """The step that waited, with its dice."""
    if pending.seat:
        return table.with_end(play.decide(table.play.copy(), pending.seat, pending.act, values))
    return play.begin_typed(table.play, values)


# ---- undo


async def undo(table: Table, peer: Peer, message: Undo) -> None:
    """Take the last decision back: at once where it is free, else with the consent of all."""
    seat = acting_seat(table, peer, message.seat)
    if not message.seat and not seat:
        seat = min(peer.seats, default=0)
    command = f"{seat}:{message.id}"
    if said_before(table, peer, command):
        return
    if not seat:
        refuse(table, peer, command, "refused-not-your-seat")
    elif table.pending is not None:
        drop_pending(table, peer, command, seat)
    elif message.v != table.play.v:
        refuse(table, peer, command, "refused-stale")
    else:
        await undo_now(table, peer, command, seat)


async def undo_now(table: Table, peer: Peer, command: str, seat: int) -> None:
    """Look what kind of undo it is, and do or propose it."""
    await deepen(table)
    kinds = {own: play.can_undo(table.play, own) for own in sorted(peer.seats)}
    if "free" in kinds.values():
        if await take_back(table, peer, (), command):
            table.answer(peer, command, Ack(command.partition(":")[2], table.play.v, 1, "all"))
    elif kinds[seat] == "none":
        refuse(table, peer, command, "refused-nothing-to-undo")
    else:
        from flashover.server import proposals

        table.answer(peer, command, Ack(command.partition(":")[2], table.play.v, 0, "asks"))
        await proposals.propose(table, peer, "undo", seat)


def drop_pending(table: Table, peer: Peer, command: str, seat: int) -> None:
    """A move that waits for its first die may be taken back."""
    pending = table.pending
    if pending is None or pending.dice or pending.seat not in peer.seats:
        refuse(table, peer, command, "refused-dice-first")
        return
    table.pending = None
    table.tell(Rolls(table.play.v, pending.seat, "", ""))
    table.answer(peer, command, Ack(command.partition(":")[2], table.play.v, 1, "all"))


async def deepen(table: Table) -> None:
    """A table loaded from a snapshot knows no earlier states: read it from its beginning, if an undo wants one."""
    if table.play.past or table.play.v == 0:
        return
    loaded = await table.store.load(table.id, whole=True)
    if loaded is None:
        return
    try:
        whole = load_play(loaded)
    except Unplayable:
        return
    if whole.chain == table.play.chain:
        table.play = whole


async def take_back(table: Table, peer: Peer | None, by: tuple[int, ...], command: str) -> bool:
    """Store an undo, and show it."""
    await deepen(table)
    if not table.play.past:
        return False
    step = play.undo(table.play, by)
    seat = table.play.past[-1].seat
    rows = table.rows(step.lines, command, 0)
    try:
        await table.store.append(table.id, rows)
    except StoreError as error:
        if peer is not None:
            peer.send(Refusal(command.partition(":")[2], "", "refused-not-stored", "", str(error)))
        return False
    table.play.take(step)
    table.tell(Undone(table.play.v, seat, list(by)))
    table.show_views()
    table.nudge()
    return True


async def bot_move(table: Table, seat: int, v: int, text: str) -> str:
    """A bot's move: "" if it was played or came too late, else what was wrong with it."""
    game: Play = table.play
    if game.v != v or table.pending is not None or table.seats[seat].kind != "bot":
        return ""
    steps, why, error = work_out(table, seat, [text])
    if isinstance(error, AskDice):
        table.pending = Pending(seat, text, "", error.question)
        table.tell(Rolls(game.v, seat, text, error.question))
        return ""
    if why == "refused":
        return f"{text}: {error}"
    await stored(table, None, steps, "")
    return ""


async def any_move(table: Table, seat: int) -> None:
    """The first legal move: where even the last bot fails, the game goes on."""
    if seat in table.play.to_act:
        first = table.play.ask().legal(seat)[-1].text
        await bot_move(table, seat, table.play.v, first)
