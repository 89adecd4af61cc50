"""The messages of the WebSocket. Everything a page and a server say to each other is a struct here.

`docs/protocol.md` and `web/src/types.gen.ts` are written from this file by `tools/gen_protocol.py` and
`tools/gen_types.py`. Field names are short words; `t` says which message it is.
"""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

MAX_IN: Final = 8 * 1024  # bytes a client's message may have
MAX_OUT: Final = 14 * 1024  # bytes of a server's message, but for the first view

Text = Annotated[str, Meta(max_length=300)]
Move = Annotated[str, Meta(max_length=80)]
Moves = Annotated[list[Move], Meta(min_length=1, max_length=40)]
Word = Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9_:./,#-]*$")]
Place = Annotated[str, Meta(max_length=16, pattern=r"^[A-Za-z0-9,/ -]+$")]
Key = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Token = Annotated[str, Meta(max_length=120)]
Seat = Annotated[int, Meta(ge=0, le=16)]
Version = Annotated[int, Meta(ge=-1, le=1_000_000)]


class Message(Struct, tag_field="t", forbid_unknown_fields=True, omit_defaults=False):
    """What a client may send."""


# ---- from the client


class Join(Message, tag="join"):
    """Take part in a table, or watch it: the first message of a connection, and again after a break.

    `seats` are the tokens of one's seats (none: a spectator). `v` is the version last seen. `look` chooses the seat
    whose view is sent when one holds several; `name` is a spectator's.
    """

    table: Key
    seats: Annotated[list[Token], Meta(max_length=8)] = []
    v: Version = -1
    look: Seat = 0
    name: Annotated[str, Meta(max_length=60)] = ""


class Act(Message, tag="act"):
    """Play moves, one by one, until something new becomes known or one is refused.

    `v` is the version they were chosen on; `id` names the command, so that sending it twice plays it once. `seat` 0
    means the only own seat that is to act.
    """

    acts: Moves
    v: Version
    id: Key
    seat: Seat = 0


class Dice(Message, tag="dice"):
    """What real dice showed, for the move that waits for them: `dice 3,4`, `d6 2`."""

    dice: Annotated[list[Move], Meta(min_length=1, max_length=40)]
    v: Version
    id: Key


class Undo(Message, tag="undo"):
    """Take back the last own move: at once while nothing new became known, else it is proposed to all."""

    v: Version
    id: Key
    seat: Seat = 0


class Consent(Message, tag="consent"):
    """Answer a proposal for every own seat."""

    proposal: Annotated[int, Meta(ge=1)]
    yes: bool


class Chat(Message, tag="chat"):
    """Say something to the table."""

    text: Text
    seat: Seat = 0


class Phrase(Message, tag="phrase"):
    """Say one of the ready-made phrases, which everybody reads in the own language."""

    phrase: Word
    seat: Seat = 0


class Ping(Message, tag="ping"):
    """Point at a space."""

    place: Place
    seat: Seat = 0


class Plan(Message, tag="plan"):
    """Draw a walk one has in mind; an empty list takes it away."""

    places: Annotated[list[Place], Meta(max_length=40)]
    seat: Seat = 0


class Claim(Message, tag="claim"):
    """Say “this one is mine” of a piece; said again, it is taken back."""

    piece: Word
    seat: Seat = 0


class Try(Message, tag="try"):
    """Play moves on a grey copy that all see; an empty list throws it away. Confirmed by `act`."""

    acts: Annotated[list[Move], Meta(max_length=40)]
    seat: Seat = 0


class Why(Message, tag="why"):
    """Ask why a move is not allowed."""

    move: Move
    seat: Seat = 0


class Reach(Message, tag="reach"):
    """Ask for the walks of a seat: whole ways with their cost."""

    seat: Seat = 0


class Look(Message, tag="look"):
    """See the table with the eyes of another own seat."""

    seat: Seat


class Swap(Message, tag="swap"):
    """Propose to change seats."""

    seat: Seat
    other: Seat


class SetBot(Message, tag="bot"):
    """Let a bot play a seat, or take the own seat back (`bot` empty). Of another's seat it is proposed to all."""

    seat: Seat
    bot: Word


class Resync(Message, tag="resync"):
    """Ask for the whole view."""


class Report(Message, tag="report"):
    """Ask for the position as a case file, to report a ruling."""

    title: Annotated[str, Meta(max_length=100)] = ""


CLIENT: Final = (
    Join, Act, Dice, Undo, Consent, Chat, Phrase, Ping, Plan, Claim, Try, Why, Reach, Look, Swap, SetBot, Resync,
    Report,
)  # fmt: skip
ClientMessage = (
    Join
    | Act
    | Dice
    | Undo
    | Consent
    | Chat
    | Phrase
    | Ping
    | Plan
    | Claim
    | Try
    | Why
    | Reach
    | Look
    | Swap
    | SetBot
    | Resync
    | Report
)


# ---- from the server


class Answer(Struct, tag_field="t"):
    """What the server sends."""


class LegalAction(Struct):
    """One legal action: its notation, its kind, its price in AP, its number."""

    text: str
    kind: str
    cost: int
    number: int


class Denied(Struct):
    """A kind of action that has no legal one now, and the reason of the likeliest."""

    kind: str
    key: str
    rule: str


class Options(Struct):
    """What one of the own seats may do now."""

    seat: int
    acts: list[LegalAction]
    none: list[Denied]


class Asked(Struct):
    """Who has to decide, and what. `dice` is what real dice are asked for, "" without them."""

    seats: list[int]
    what: str
    dice: str = ""


class WireEvent(Struct):
    """Something that happened: kind, rule, beat, numbers; a number one may not know is null."""

    k: str
    rule: str
    beat: int
    a: list[int | None]


class SeatInfo(Struct):
    """Who sits where. `kind`: open, person, bot; `here`: is somebody connected?"""

    seat: int
    kind: str
    name: str
    bot: str
    here: bool
    mine: bool


class Kind(Struct):
    """A kind of event: how many numbers it has, and the field of the view it patches ("" none)."""

    k: str
    numbers: int
    field: str


class Joined(Answer, tag="joined"):
    """The answer to `join`: what never changes. The geometry is at `/api/boards/<board>`."""

    table: str
    game: str
    board: str
    setup: dict[str, str]
    title: str
    public: bool
    dice: dict[str, str | int]
    kinds: list[Kind]
    seats: list[SeatInfo]
    mine: list[int]
    look: int
    chat: list[Said]
    claims: dict[str, int]
    rules: str


class View(Answer, tag="view"):
    """Everything the seat may see, after joining or a resync."""

    v: int
    seat: int
    fields: dict[str, list[int]]
    asked: Asked
    legal: list[Options]
    clock: list[int]
    undo: str


class Events(Answer, tag="events"):
    """What a decision brought about. `act` is the move ("" for an undo or where it is hidden) of `seat`.

    `more`: the message goes on in the next one of the same version; lists are joined. `undo`: what the own `undo` would
    be now: free, ask, or none. `clock`: milliseconds each seat has thought.
    """

    v: int
    seat: int
    act: str
    events: list[WireEvent]
    asked: Asked
    legal: list[Options]
    clock: list[int]
    undo: str
    more: bool = False


class Undone(Answer, tag="undone"):
    """A decision was taken back; the view follows. `by`: the seats whose consent it took."""

    v: int
    seat: int
    by: list[int]


class Rolls(Answer, tag="rolls"):
    """A move waits for real dice: `dice` says which one is asked for; "" when it waits no more."""

    v: int
    seat: int
    act: str
    dice: str


class Ack(Answer, tag="ack"):
    """A command is durable. `played` of its moves were carried out.

    `why` it stopped: all, news, refused (a refusal follows), waits (for real dice), asks (an undo was proposed).
    """

    id: str
    v: int
    played: int
    why: str


class Refusal(Answer, tag="refusal"):
    """A move was not carried out. `key` names the sentence, `rule` the rule; `text` has details where there are any."""

    id: str
    move: str
    key: str
    rule: str
    text: str = ""


class Said(Answer, tag="chat"):
    """Somebody said something (`phrase`: a ready-made one). Seat 0 is a spectator."""

    seat: int
    name: str
    text: str
    phrase: str
    at: int


class Pinged(Answer, tag="ping"):
    """Somebody points at a space."""

    seat: int
    place: str


class Planned(Answer, tag="plan"):
    """Somebody draws a walk."""

    seat: int
    places: list[str]


class Claimed(Answer, tag="claims"):
    """Which piece is claimed by which seat."""

    claims: dict[str, int]


class Tried(Answer, tag="tried"):
    """Somebody tries moves on a grey copy: what they would bring about, up to the first news or refusal."""

    seat: int
    acts: list[str]
    cost: int
    events: list[WireEvent]
    legal: list[Options]
    why: str
    refusal: Denied | None = None
    more: bool = False


class Because(Answer, tag="why"):
    """Why a move is not allowed; `key` and `rule` are "" when it is."""

    move: str
    key: str
    rule: str


class Walk(Struct):
    """A whole walk: where it ends, its price in AP, its moves."""

    cost: int
    acts: list[str]


class Walks(Answer, tag="reach"):
    """The walks of a seat."""

    seat: int
    v: int
    walks: list[Walk]
    more: bool = False


class Proposal(Answer, tag="proposal"):
    """Something all must agree to: undo, bot, swap. `open` is false when it is decided or void."""

    id: int
    what: str
    by: int
    seat: int
    other: int
    bot: str
    waits: list[int]
    open: bool
    agreed: bool


class Presence(Answer, tag="presence"):
    """Who sits where and is here; `watching`: how many spectators."""

    seats: list[SeatInfo]
    watching: int


class Seated(Answer, tag="seated"):
    """New tokens of the own seats, after seats were changed."""

    seats: dict[int, str]


class Reported(Answer, tag="report"):
    """The position as a case file."""

    text: str


class Ended(Answer, tag="ended"):
    """The game is over; `secret` fixes every roll, see `/api/tables/<id>/verify`."""

    v: int
    result: dict[str, str | int]
    secret: str
    deal: str


class Failure(Answer, tag="error"):
    """Something went wrong: a code, a developer's sentence, and after how many seconds to try again."""

    code: str
    text: str
    retry: float = 0.0


class Bye(Answer, tag="bye"):
    """The server goes down for a moment; come back after so many seconds."""

    retry: float


SERVER: Final = (
    Joined, View, Events, Undone, Rolls, Ack, Refusal, Said, Pinged, Planned, Claimed, Tried, Because, Walks, Proposal,
    Presence, Seated, Reported, Ended, Failure, Bye,
)  # fmt: skip
