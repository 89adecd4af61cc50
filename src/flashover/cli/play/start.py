"""From the words of the command line to a game at the terminal, and what is said at its end."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from random import Random, SystemRandom
from typing import Final, NamedTuple

from flashover.cli.about import language, room
from flashover.cli.output import put_json
from flashover.cli.play import asking, dice, menu, orders, partners, saving
from flashover.cli.play import flashpoint as table
from flashover.cli.play.screen import Left, Screen
from flashover.cli.play.session import Session
from flashover.cli.refusal import Refused
from flashover.core.match import Match
from flashover.core.words import Words, words

DICE: Final = ("seeded", "typed")


class Wish(NamedTuple):
    """What the command line asked for."""

    game: str
    setup: dict[str, object]
    seats: dict[int, str]
    dice: str
    load: Path | None
    pace: float | None
    ascii_only: bool
    seed: int | None
    lang: str
    as_json: bool


def play(wish: Wish) -> int:
    """Play a game to its end, or until the players go away."""
    if wish.dice not in DICE:
        raise Refused(f"--dice: '{wish.dice[:20]}' is not one of {', '.join(DICE)}")
    sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]
    screen = Screen(sys.stderr if wish.as_json else sys.stdout, wish.ascii_only, wish.pace)
    said = words(language(wish.lang))
    try:
        session = taken_up(wish, screen, said) if wish.load else begun(wish, screen, said)
    except (Left, KeyboardInterrupt):
        return 0
    status = run(session)
    if wish.as_json:
        put_json(summary(session))
    return status


def taken_up(wish: Wish, screen: Screen, said: Words) -> Session:
    """Go on with a saved game; seats named on the command line are played as it says."""
    assert wish.load is not None
    if wish.setup or wish.seed is not None:
        raise Refused("--load: the game was set up before; leave the setup options and --seed out")
    match, seats = saving.load(wish.load)
    check_seats(wish.seats, match)
    seats = {seat: name for seat, name in {**seats, **wish.seats}.items() if name}
    typed = match.log.lines[0].get("dice") == {"kind": "typed"}
    return Session(match, screen, said, partners.table(seats), typed, SystemRandom(), wish.load)


def begun(wish: Wish, screen: Screen, said: Words) -> Session:
    """Begin a game; where nothing was said about it, ask."""
    setup, seats = dict(wish.setup), wish.seats
    typed = wish.dice == "typed"
    if not setup:
        setup, asked = asking.setup(screen, said)
        seats = seats or asked
    if typed:
        setup["poi_draw"] = "bag"
    seed = secrets.randbits(53) if wish.seed is None else wish.seed
    match = new(wish.game, setup, seed)
    check_seats(seats, match)
    session = Session(match, screen, said, partners.table(seats), typed, Random(seed))
    if typed:
        dice.begin(match, session.ask_outcome, session.rng)
        session.tell(match.events(0), 0)
        session.lay_out()
    return session


def new(game: str, setup: dict[str, object], seed: int) -> Match:
    """A game."""
    match = room(game).new(seed=seed, **setup)
    assert isinstance(match, Match)
    return match


def check_seats(seats: dict[int, str], match: Match) -> None:
    """Are there so many seats?"""
    many = int(match.game.seats())
    for seat in seats:
        if seat > many:
            raise Refused(f"--seat: there is no seat {seat}; this game has {many}, `--seats N` sets how many")


# ---- the game
def run(session: Session) -> int:
    """Let everybody play; whoever leaves finds the game saved."""
    try:
        session.screen.tell(table.setup_line(session.desk), "rule")
        session.screen.tell(session.text("begin"))
        while session.match.result is None:
            step(session)
        finish(session)
    except (Left, KeyboardInterrupt):
        return put_away(session)
    return 0


def step(session: Session) -> None:
    """One decision of a bot, or one line typed by a person."""
    bot = session.bot_to_act()
    if bot:
        turn_of_bot(session, bot)
        return
    seat = session.person_to_act()
    if session.fresh:
        session.show()
        session.show_moves(menu.moves(session.match, seat))
    text = session.screen.ask(session.text("asks-move", who=session.desk.names[seat - 1]) + " ")
    if text:
        orders.obey(session, seat, text)


def turn_of_bot(session: Session, seat: int) -> None:
    """A bot decides."""
    session.act(session.partners[seat].choose(session.match, seat, session.rng), seat)
    session.screen.pause()


def finish(session: Session) -> None:
    """The last board, and what became of everybody."""
    session.show()
    result = session.match.result
    assert result is not None
    won = result["result"] == "won"
    session.screen.say(
        "", session.screen.paint(session.words.text(f"result-{result['result']}"), "good" if won else "bad")
    )
    session.screen.tell(session.words.text(f"end-{result['reason']}"))
    if session.partners and not session.screen.live:
        return
    name = session.screen.ask(session.text("keep") + " ")
    if name:
        orders.save(session, 0, name)


def put_away(session: Session) -> int:
    """Save the game and say how to go on."""
    screen = session.screen
    screen.say("")
    if session.match.result is not None or len(session.match.log.lines) < 3:
        return 0
    try:
        file = session.save()
    except OSError as error:
        raise Refused(f"{session.file}: the game could not be saved ({error.strerror})") from None
    screen.tell(session.text("saved-to", file=str(file)), "good")
    screen.tell(session.text("go-on", command=f"flashover play --load {file}"))
    return 0


def summary(session: Session) -> dict[str, object]:
    """What --json puts out when the game is over or was put away."""
    lines = session.match.record()
    return {
        "game": session.match.log.game,
        "setup": session.match.setup,
        "decisions": sum("act" in line for line in lines),
        "result": session.match.result,
        "saved": str(session.file) if session.file else None,
    }
