"""What the terminal shows of a table of Flash Point: board, panel, sentences."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from flashover.cli.play.screen import STYLES
from flashover.core.events import Event
from flashover.core.match import Action, Match
from flashover.core.words import Words
from flashover.flashpoint import boards, options, outcomes, sentences
from flashover.flashpoint.boards import Board, Overlay
from flashover.flashpoint.boards.facts import Geometry
from flashover.flashpoint.options import FACES, ROLES
from flashover.flashpoint.speech import Speech, glyphs
from flashover.flashpoint.state import (
    CUBES,
    ENDED,
    EVENT_DECK,
    FIRE_DECK,
    HAZMAT_LOAD,
    HOT_RESERVE,
    IN_SETUP,
    N_LOST,
    N_RESCUED,
    PHASE,
    TURN,
    State,
)

VEHICLES: Final = ("Amb", "Eng")
SEATS: Final = "123456"
PIECE_STYLES: Final = {"*": "bad", "?": "ask", "V": "good", "H": "fire"}
PIECES: Final = re.compile(r"\x1b\[1;36m([^\x1b]*)\x1b\[0m")  # what the picture draws as pieces
CUBES_IN_WALL: Final = re.compile(r"\x1b\[31m(\d)\x1b\[0m")
CUBES_STAND_OUT: Final = "\x1b[7m\\1\x1b[0m"  # not in a colour: red is a seat
STYLED: Final = re.compile(r"(\x1b\[[1-9][^m]*m[^\x1b]*\x1b\[0m)")
ROOM: Final = re.compile(r"(?<![^ ])([A-Za-z])(?![^ ])")
FAINT: Final = "\x1b[2m\\1\x1b[0m"
VEHICLE_OR_SIGN: Final = re.compile(r"Amb|Eng|.")
Fields = dict[str, list[int]]


class Desk(NamedTuple):
    """One game on the terminal, in one language."""

    match: Match
    words: Words
    board: Board
    geometry: Geometry
    names: tuple[str, ...]


def desk(match: Match, words: Words) -> Desk:
    """Lay out a game."""
    assert isinstance(match.language, Speech)
    board = match.language.board
    seats = range(1, int(match.game.seats()) + 1)
    names = tuple(words.text(f"seat-colour-{seat}") for seat in seats)
    return Desk(match, words, board, boards.geometry(board), names)


def fields(d: Desk, seat: int) -> Fields:
    """What a seat may see."""
    found = d.match.view(seat)["fields"]
    assert isinstance(found, dict)
    return found


# ---- the board
def picture(d: Desk, color: bool, width: int) -> list[str]:
    """The board with everything on it, as lines."""
    s = d.match.state
    assert isinstance(s, State)
    look = Overlay(
        fire=[int(x) for x in s.fire],
        damage=[int(x) for x in s.damage],
        door=[int(x) for x in s.door],
        glyphs=with_vehicles(d, s),
    )
    lines = boards.picture(d.board, color=color, state=look, lang=d.words.language, width=width).splitlines()
    return [in_colour(line) for line in lines] if color else lines


def in_colour(line: str) -> str:
    """A line of the board with each piece in its own colour, and the letters of the rooms faint."""
    line = CUBES_IN_WALL.sub(CUBES_STAND_OUT, line)
    parts = (part if part.startswith("\x1b") else ROOM.sub(FAINT, part) for part in STYLED.split(line))
    return PIECES.sub(lambda found: "".join(map(piece_in_colour, VEHICLE_OR_SIGN.findall(found[1]))), "".join(parts))


def piece_in_colour(piece: str) -> str:
    """A piece: Firefighters in the colour of their seat."""
    style = STYLES[f"seat{piece}"] if piece in SEATS else STYLES[PIECE_STYLES.get(piece, "head")]
    return f"\x1b[1;{style}m{piece}\x1b[0m"


def with_vehicles(d: Desk, s: State) -> dict[int, str]:
    """The pieces of each space, with the vehicles on their two spaces."""
    out = glyphs(s)
    for vehicle, spot in enumerate(s.vehicle):
        if spot >= 0:
            for cell in d.geometry["spots"][int(spot)]["cells"]:
                out[cell] = VEHICLES[vehicle] + out.get(cell, "")
    return out


def setup_line(d: Desk) -> str:
    """What is played: board, rules, seats, and every house ruling that was chosen."""
    setup = d.match.setup
    names = [option.name for option in options.SETUP if option.name in {*options.changed(setup), "seats"} - {"quick"}]
    return "; ".join(setup_word(d, name, setup[name]) for name in names)


def setup_word(d: Desk, name: str, value: str) -> str:
    """A word of the setup and its value."""
    key = f"option-{name.replace('_', '-')}"
    full = f"{key}-{value.replace('_', '-')}"
    return f"{d.words.text(key)}: {d.words.text(full) if full in d.words else value}"


# ---- the panel
def panel(d: Desk, seat: int, bots: dict[int, str]) -> list[tuple[str, str]]:
    """Lines beside the board: style and text."""
    f = fields(d, seat)
    out = [("head", headline(d, f)), ("", "")]
    for number in range(1, len(f["at"]) + 1):
        out += firefighter(d, f, number, bots)
    return [*out, ("", ""), *(("", line) for line in counts(d, f))]


def headline(d: Desk, f: Fields) -> str:
    """Turn and phase."""
    phase = d.words.text(f"phase-{sentences.PHASES[f['flow'][PHASE]]}")
    if f["flow"][PHASE] in (IN_SETUP, ENDED):
        return phase
    return f"{d.words.text('top-turn', turn=f['flow'][TURN])} – {phase}"


def firefighter(d: Desk, f: Fields, seat: int, bots: dict[int, str]) -> list[tuple[str, str]]:
    """One player: who, where, AP; below it what is carried."""
    i = seat - 1
    star = ">" if seat in d.match.to_act else " "
    place = d.geometry["cells"][f["at"][i]]["name"] if f["at"][i] >= 0 else "-"
    line = f"{star}{seat} {d.names[i]:8.8} {place:5} {ap(d, f, i)}"
    out = [(f"seat{seat}", line.rstrip())]
    about = [d.words.text(f"role-{ROLES[f['role'][i]]}")] if f["role"][i] else []
    about += [d.words.text("term-bot", name=bots[seat])] if seat in bots else []
    about += loads(d, f, i)
    return [*out, *([("", f"   {', '.join(about)}")] if about else [])]


def ap(d: Desk, f: Fields, i: int) -> str:
    """AP of each kind, those that are there."""
    kinds = [("ap", f["ap"][i]), ("special", f["special"][i]), ("free", f["free"][i]), ("saved", f["saved"][i])]
    return "  ".join(d.words.text(f"term-{kind}", ap=many) for kind, many in kinds if many or kind == "ap")


def loads(d: Desk, f: Fields, i: int) -> list[str]:
    """What a Firefighter carries and leads."""
    out = []
    if f["carry"][i]:
        out.append(d.words.text("term-carries", piece=load_name(d, f, f["carry"][i])))
    if f["lead"][i]:
        out.append(d.words.text("term-leads", piece=load_name(d, f, f["lead"][i])))
    return out


def load_name(d: Desk, f: Fields, load: int) -> str:
    """A piece that somebody carries or leads."""
    if load >= HAZMAT_LOAD:
        return d.words.text("piece-hazmat")
    face = max(1, f["poi_face"][load - 1])
    return d.words.text(f"piece-{FACES[face]}")


def counts(d: Desk, f: Fields) -> list[str]:
    """Supplies, and how the game stands."""
    count, setup = f["count"], d.match.setup
    lines = [
        d.words.text("term-count-rescued", many=count[N_RESCUED], goal=7),
        d.words.text("term-count-lost", many=count[N_LOST], limit=int(setup["lost_limit"])),
        d.words.text("term-count-cubes", many=count[CUBES]),
    ]
    if "tragic" in setup["threat"] and setup["mode"] == "experienced":
        return [*lines, d.words.text("term-count-decks", fire=count[FIRE_DECK], event=count[EVENT_DECK])]
    return [*lines, d.words.text("term-count-hot", many=count[HOT_RESERVE])] if setup["mode"] != "family" else lines


def is_placed(d: Desk, seat: int) -> bool:
    """Does a Firefighter stand somewhere?"""
    return fields(d, seat)["at"][seat - 1] >= 0


# ---- sentences
def sentence(d: Desk, event: Event, seat: int) -> str:
    """An event as a sentence; empty where it is not worth one."""
    f = fields(d, seat)
    return sentences.sentence(d.words, d.geometry, event, d.names, f["poi_face"], f["treated"]) or ""


def describe(d: Desk, action: Action, cost: bool = True) -> str:
    """An action in full."""
    return sentences.describe_action(d.words, d.geometry, action.number, d.names, action.cost if cost else None)


def question(d: Desk) -> str:
    """What is asked."""
    asked = d.match.view(0)["asked"]
    assert isinstance(asked, dict)
    return str(asked["what"])


def chance_question(d: Desk, what: int, choices: list[int]) -> str:
    """What the dice or the markers on the table are asked."""
    if what == outcomes.DRAW_POI:
        return d.words.text("term-draw", answers=", ".join(FACES[face] for face in choices))
    return d.words.text("term-dice-red" if what == outcomes.D6 else "term-dice-black", most=len(choices))


def style_of(event: Event) -> str:
    """The colour of a sentence."""
    if event.name in ("Lost", "KnockedDown", "Explosion", "HazmatExploded"):
        return "bad"
    if event.name in ("Rescued", "HazmatDisposed"):
        return "good"
    if event.name == "TurnStarted":
        return "head"
    if event.name == "Acted":
        return f"seat{event.numbers[0]}"
    return "fire" if event.name in ("FireAdvanced", "DiceRolled", "Shockwave", "FireChanged", "WallDamaged") else ""
