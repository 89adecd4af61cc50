"""What can be typed beside moves: questions, undo, save and load, hint, record."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from flashover.cli import rule_book
from flashover.cli.play import flashpoint as table
from flashover.cli.play import menu, partners, saving
from flashover.cli.play.screen import Left
from flashover.cli.play.session import Session
from flashover.core import record
from flashover.core.language import BadMove, plain
from flashover.core.match import IllegalAction
from flashover.core.words import languages

Order = Callable[[Session, int, str], None]
YES: Final = ("y", "yes", "s", "si", "sí", "sì")
LONGEST: Final = 160  # a longer explanation only lists what stands above anyway
TOPICS: Final = ("action", "role", "piece", "border", "vehicle", "option", "card", "event")


def obey(session: Session, seat: int, text: str) -> None:
    """A line typed by a person: an order, the number of a move, or a move."""
    if text.startswith("?"):
        explain(session, seat, text[1:].strip())
        return
    word, _, rest = text.partition(" ")
    order = ORDERS.get(word.lower())
    if order is not None:
        order(session, seat, rest.strip())
    else:
        play(session, seat, text)


def play(session: Session, seat: int, text: str) -> None:
    """A move by its number or its notation; `2: ready` for another seat."""
    before, colon, rest = text.partition(":")
    if colon and before.strip() in map(str, session.match.to_act) and int(before) not in session.partners:
        seat, text = int(before), rest.strip()
    action = menu.chosen(menu.moves(session.match, seat), text)
    try:
        if action is None:
            action = session.match.action(seat, session.match.number_of(text))
        why = session.match.why_not(action, seat)
        if why is not None:
            raise IllegalAction(action.text, why)
        session.act(action, seat)
    except BadMove as error:
        not_understood(session, text, error)
    except IllegalAction as error:
        session.screen.tell(f"{error.text(session.words.language)} ({error.reason})", "bad")


def not_understood(session: Session, text: str, error: BadMove) -> None:
    """What was typed is no move; what exactly is wrong is said where the program's own language is spoken."""
    session.screen.tell(session.text("not-understood", text=plain(text)), "bad")
    if session.words.language == "en" and len(str(error)) < LONGEST:
        session.screen.tell(f"({error})", "rule")


# ---- questions
def explain(session: Session, seat: int, topic: str) -> None:
    """`?` alone, `? 3`, `? FP-FIRE-06`, `? explosion`."""
    if not topic:
        session.screen.say(*session.text("help").splitlines(), "", *session.text("legend").splitlines())
        return
    action = menu.chosen(menu.moves(session.match, seat), topic)
    if action is not None:
        about_move(session, action.kind, table.describe(session.desk, action))
    elif not (about_topic(session, topic) or about_rules(session, topic)):
        session.screen.tell(session.text("no-topic", topic=plain(topic)), "bad")


def about_move(session: Session, kind: str, said: str) -> None:
    """A move of the menu in full."""
    session.screen.tell(said, "head")
    if f"action-{kind}.text" in session.words:
        session.screen.tell(session.words.attribute(f"action-{kind}", "text"))


def about_topic(session: Session, topic: str) -> bool:
    """A role, a piece, a kind of move or of border, by its name or its word."""
    wanted = topic.lower().replace(" ", "-")
    keys = [f"{kind}-{wanted}" for kind in TOPICS]
    found = next((key for key in keys if f"{key}.text" in session.words), None)
    if found is None:
        return False
    session.screen.tell(session.words.text(found), "head")
    session.screen.tell(session.words.attribute(found, "text"))
    return True


def about_rules(session: Session, topic: str) -> bool:
    """Rules by id or word."""
    found = rule_book.look_up(topic, session.words)
    if found:
        session.screen.say(*rule_book.short_book(found, topic, session.words, session.screen.width))
    return bool(found)


def why(session: Session, seat: int, move: str) -> None:
    """May this be done; if not, why?"""
    try:
        number = session.match.number_of(move)
    except BadMove as error:
        not_understood(session, move, error)
        return
    action = session.match.action(seat, number)
    reason = session.match.why_not(action, seat)
    if reason is None:
        session.screen.tell(session.text("allowed", action=table.describe(session.desk, action)), "good")
    else:
        session.screen.tell(f"{reason.text(session.words.language)} ({reason.rule})", "bad")


def hint(session: Session, seat: int, rest: str) -> None:
    """What a bot would do."""
    action = partners.make("greedy").choose(session.match, seat, session.rng)
    session.screen.tell(session.text("hint", action=table.describe(session.desk, action), move=action.text), "good")


# ---- back, away and on
def undo(session: Session, seat: int, rest: str) -> None:
    """Take the last decision back; where something new became known since, all have to agree."""
    match = session.match
    if not match.past:
        session.screen.tell(session.text("undo-nothing"), "bad")
        return
    if match.can_undo():
        match.undo()
    elif session.screen.ask(session.text("undo-consent") + " ").lower() in YES:
        undo_for_all(session)
    else:
        return
    session.fresh = True
    session.screen.tell(session.text("undone"), "good")


def undo_for_all(session: Session) -> None:
    """Back to the last decision a person made; the dice after it are new."""
    match = session.match
    everybody = tuple(range(1, int(match.game.seats()) + 1))
    while match.past:
        seat = match.log.lines[match.past[-1].lines]["seat"]
        match.undo(everybody)
        if seat not in session.partners:
            return


def save(session: Session, seat: int, name: str) -> None:
    """Write the game down."""
    try:
        file = session.save(Path(name) if name else None)
    except OSError as error:
        session.screen.tell(session.text("not-saved", file=plain(name, 80), why=str(error.strerror)), "bad")
        return
    session.screen.tell(session.text("saved-to", file=str(file)), "good")


def load(session: Session, seat: int, name: str) -> None:
    """Go on with another game; the one played now is not touched if that cannot be read."""
    if not name:
        session.screen.tell(session.text("load-what"), "bad")
        return
    try:
        match, seats = saving.load(Path(name))
    except ValueError as error:
        session.screen.tell(str(error), "bad")
        return
    session.file = Path(name)
    session.take_up(match, partners.table(seats))
    session.screen.tell(session.text("loaded", file=name), "good")


def show_record(session: Session, seat: int, rest: str) -> None:
    """The record as this seat may know it."""
    session.screen.say(*record.dumps(session.match.record(seat)).splitlines())


def show_board(session: Session, seat: int, rest: str) -> None:
    """The board once more."""
    session.fresh = True


def change_language(session: Session, seat: int, rest: str) -> None:
    """Go on in another language."""
    if rest not in languages():
        session.screen.tell(session.text("languages", known=", ".join(languages())), "bad")
        return
    session.speak(rest)


def change_pace(session: Session, seat: int, rest: str) -> None:
    """Seconds a step of the fire takes."""
    digits = rest.replace(",", ".")
    if not (digits.replace(".", "", 1).isdigit() and digits.isascii() and float(digits) <= 10):
        session.screen.tell(session.text("pace-bad"), "bad")
        return
    session.screen.pace = float(digits)


def leave(session: Session, seat: int, rest: str) -> None:
    """Put the game away."""
    raise Left


ORDERS: Final[dict[str, Order]] = {
    "why": why, "hint": hint, "undo": undo, "save": save, "load": load, "record": show_record, "board": show_board,
    "moves": show_board, "lang": change_language, "pace": change_pace, "quit": leave, "exit": leave, "q": leave,
    "help": explain,
    "rule": explain,
}  # fmt: skip
