"""What a table of Flash Point tells its players beside notation: views, results, reasons, pictures."""

from __future__ import annotations

from flashover.core import steps
from flashover.core.game import Game
from flashover.core.state import State as CoreState
from flashover.core.words import words
from flashover.flashpoint import reasons, waits
from flashover.flashpoint.boards import Overlay, picture
from flashover.flashpoint.boards.svg import board_svg
from flashover.flashpoint.compose import card_keys
from flashover.flashpoint.game import own
from flashover.flashpoint.notation import FlashPointLanguage
from flashover.flashpoint.observe import observe
from flashover.flashpoint.state import FACE_DOWN, HAZMAT_ON_BOARD, ON_BOARD, REASON, RESULT, WON, State

ENDS = ("running", "rescued", "collapse", "lost")
HIDDEN_OUTCOMES = ("draw poi", "draw door", "shuffle")


class Speech(FlashPointLanguage):
    """The whole language of Flash Point."""

    def reason_text(self, number: int, lang: str) -> str:
        """A reason as a sentence."""
        return words(lang).text(reasons.reason_key(number))

    def result(self, state: CoreState) -> dict[str, object]:
        """How a game ended: won or lost, why, and the counts."""
        s = own(state)
        ended = "won" if s.flow[RESULT] == WON else "lost"
        return {"result": ended, "reason": ENDS[s.flow[REASON]], "rescued": int(s.count[1]), "lost": int(s.count[2])}

    def view(self, game: Game, state: CoreState, seat: int) -> dict[str, object]:
        """The fields a seat may see, and what is asked of whom."""
        fields = {name: [int(x) for x in part] for name, part in game.observe(state, seat).items()}
        view: dict[str, object] = {"game": "flashpoint", "seat": seat, "fields": fields}
        view["asked"] = self.asked(game, state)
        if self.rules.tragic:
            view["events_known"] = known_events(own(state), seat)
        return view

    def asked(self, game: Game, state: CoreState) -> dict[str, object]:
        """Who has to decide, and what; empty at the end."""
        seats = [int(seat) for seat in game.to_act(state)]
        if not seats:
            return {"seats": [], "what": ""}
        return {"seats": seats, "what": waits.NAMES[int(steps.top_step(state))]}

    def redact(self, line: dict[str, object]) -> dict[str, object]:
        """Faces, locks and decks stay hidden while the game runs."""
        out = line.get("out")
        if isinstance(out, list):
            line["out"] = [hide(str(text)) for text in out]
        line.pop("position", None)
        dice = line.get("dice")
        if isinstance(dice, dict):
            line["dice"] = {key: value for key, value in dice.items() if key != "seed"}
        return line

    def picture(self, state: CoreState, seat: int) -> str:
        """The board drawn as text, with the pieces."""
        s = own(state)
        look = Overlay(
            fire=[int(x) for x in s.fire],
            damage=[int(x) for x in s.damage],
            door=[int(x) for x in s.door],
            glyphs=glyphs(s),
        )
        return picture(self.board, color=False, state=look)

    def svg(self, state: CoreState, seat: int) -> str:
        """The board as a picture of its own, with what a seat sees on it."""
        fields = {name: [int(x) for x in part] for name, part in observe(own(state), seat).items()}
        return board_svg(self.board, fields)


def known_events(s: State, seat: int) -> list[str]:
    """FP-SPEC-36: the Event Deck, next card first, as far as this seat has looked at it; the rest is ``?``."""
    keys = card_keys("event")
    cards = zip(s.event_deck, s.event_known, strict=True)
    return [keys[card] if seat > 0 and known >> (seat - 1) & 1 else "?" for card, known in cards][::-1]


def hide(outcome: str) -> str:
    """An outcome as those see it who may not know it."""
    for start in HIDDEN_OUTCOMES:
        if outcome.startswith(start):
            return f"{start} ?"
    return outcome


def glyphs(s: State) -> dict[int, str]:
    """Pieces of each space in a few letters: seats, ? for a PoI, V for a Victim, H for a Hazmat, * for a Hot Spot."""
    out: dict[int, str] = {}
    for cell, hot in enumerate(s.hot):
        if hot:
            out[cell] = "*"
    for slot in range(int(s.poi_used)):
        if s.poi_state[slot] in (FACE_DOWN, ON_BOARD):
            cell = int(s.poi_at[slot])
            out[cell] = out.get(cell, "") + ("?" if s.poi_state[slot] == FACE_DOWN else "V")
    for slot, cell in enumerate(s.hazmat_at):
        if s.hazmat_state[slot] == HAZMAT_ON_BOARD:
            out[int(cell)] = out.get(int(cell), "") + "H"
    for seat, cell in enumerate(s.at, 1):
        if cell >= 0:
            out[int(cell)] = out.get(int(cell), "") + str(seat)
    return out
