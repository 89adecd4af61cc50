"""A game at the terminal: whose move it is, what is shown, what is carried out."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from random import Random
from textwrap import wrap
from typing import Final

from flashover.cli.play import dice, menu, saving
from flashover.cli.play import flashpoint as table
from flashover.cli.play.flashpoint import Desk
from flashover.cli.play.partners import Partner
from flashover.cli.play.screen import Screen
from flashover.core.events import Event, for_seat
from flashover.core.language import BadMove
from flashover.core.match import Action, Match
from flashover.core.state import State
from flashover.core.typed import Question
from flashover.core.words import Words, words

PANEL: Final = 34  # least width of the panel beside the board
GUTTER: Final = "  "

OWN_TURN: Final = ("action",)


@dataclass
class Session:
    """A running game and the people in front of it."""

    match: Match
    screen: Screen
    words: Words
    partners: dict[int, Partner]
    typed: bool
    rng: Random  # for bots and for what real dice leave to the program
    file: Path | None = None
    told: int = 0  # events of this move already told, while its dice are typed in
    wide: int = 0  # of the board, so that the panel does not jump
    fresh: bool = True  # the board has changed since it was shown
    desk: Desk = field(init=False)

    def __post_init__(self) -> None:
        self.lay_out()

    @property
    def bots(self) -> dict[int, str]:
        """Which seats bots play."""
        return {seat: partner.name for seat, partner in self.partners.items()}

    def lay_out(self) -> None:
        """Begin to show a match, or another language."""
        self.desk = table.desk(self.match, self.words)
        self.fresh = True

    def text(self, key: str, **args: object) -> str:
        """A sentence of the terminal."""
        return self.words.text(f"term-{key}", **args)

    def speak(self, language: str) -> None:
        """Go on in another language."""
        self.words = words(language)
        self.lay_out()

    def take_up(self, match: Match, partners: dict[int, Partner]) -> None:
        """Go on with another game."""
        self.match, self.partners = match, partners
        self.typed = match.log.lines[0].get("dice") == {"kind": "typed"}
        self.lay_out()

    # ---- whose move it is
    def bot_to_act(self) -> int:
        """A bot that has to decide; 0 if there is none."""
        return next((seat for seat in self.match.to_act if seat in self.partners), 0)

    def person_to_act(self) -> int:
        """The person who has to decide: in the setup first those who stand nowhere yet; 0 if there is none."""
        people = [seat for seat in self.match.to_act if seat not in self.partners]
        return min(people, key=lambda seat: (table.is_placed(self.desk, seat), seat), default=0)

    def viewer(self) -> int:
        """Through whose eyes the board is shown."""
        return self.person_to_act()

    # ---- showing
    def show(self) -> None:
        """Board and panel."""
        screen, room = self.screen, self.screen.width
        plain = table.picture(self.desk, False, room)
        drawn = table.picture(self.desk, True, room) if screen.color else plain
        self.wide = max(self.wide, *map(len, plain))
        beside = room - self.wide - len(GUTTER)
        panel = self.panel(beside if beside >= PANEL else room)
        screen.say("")
        if beside >= PANEL:
            filled = [line + " " * (self.wide - len(bare)) for line, bare in zip(drawn, plain, strict=True)]
            pairs = zip_longest(filled, panel, fillvalue="")
            screen.say(
                *((left or " " * self.wide) + GUTTER + right if right else left.rstrip() for left, right in pairs)
            )
        else:
            screen.say(*drawn, "", *panel)
        self.fresh = False

    def panel(self, room: int) -> list[str]:
        """The panel in lines that fit."""
        found = table.panel(self.desk, self.viewer(), self.bots)
        rows = [(style, row) for style, text in found for row in wrap(text, room, subsequent_indent="   ") or [""]]
        return [self.screen.paint(row, style) for style, row in rows]

    def show_moves(self, legal: list[Action]) -> None:
        """What is asked, and the legal moves."""
        asked = table.question(self.desk)
        self.screen.say("")
        if asked not in OWN_TURN:
            self.screen.tell(self.words.text(f"ask-{asked}"), "head")
        self.screen.say(*menu.menu(self.desk, legal, self.screen))

    def tell(self, events: list[Event], seat: int) -> None:
        """What happened, one sentence after another; each beat takes its time."""
        beat = -1
        for event in events[self.told :]:
            sentence = table.sentence(self.desk, event, seat)
            if not sentence or event.name == "GameEnded":  # the last board comes first
                continue
            if beat not in (-1, event.beat):
                self.screen.pause()
            beat = event.beat
            if event.name == "TurnStarted":
                self.screen.say("")
            self.screen.tell(sentence, table.style_of(event), "" if event.name == "TurnStarted" else "  ")
        self.told = 0

    # ---- carrying out
    def act(self, action: Action, seat: int) -> None:
        """Carry out a legal move and tell what comes of it."""
        if self.typed:
            events = dice.apply(self.match, action, seat, self.ask_outcome, self.rng)
        else:
            events = self.match.apply(action, seat)
        self.fresh = True
        self.tell(events, 0 if seat in self.partners else seat)

    def ask_outcome(self, question: Question) -> list[int]:
        """Ask for what real dice show; Enter lets the program decide."""
        self.tell_so_far(question.so_far)
        prompt = table.chance_question(self.desk, question.what, question.choices)
        while True:
            text = self.screen.ask(f"  {prompt} ")
            if not text:
                return []
            try:
                return dice.read_answer(self.match.language, text, question)
            except BadMove:
                self.screen.tell(self.text("dice-bad"), "bad", "  ")

    def tell_so_far(self, state: State) -> None:
        """What has happened up to the roll that is asked for."""
        events = for_seat(self.match.language.event_kinds, [int(x) for x in state.events], 0)
        told = len(events)
        self.tell(events, 0)
        self.told = told

    # ---- putting away
    def save(self, file: Path | None = None) -> Path:
        """Write the game down; where."""
        self.file = file or self.file or saving.fresh_name()
        saving.save(self.match, self.bots, self.file)
        return self.file
