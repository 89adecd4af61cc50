"""The legal moves, numbered: those of a turn in groups, answers to a question one a line."""

from __future__ import annotations

from typing import Final

from flashover.cli.play import flashpoint as table
from flashover.cli.play.flashpoint import Desk
from flashover.core.match import Action, Match

GROUPED: Final = ("action", "commanded", "placement")
GAP: Final = "   "


ORDER: Final = ("move", "open", "close", "extinguish", "chop", "start", "park", "first")
LAST: Final = ("pass", "stop", "stay", "ready", "end")


def moves(match: Match, seat: int) -> list[Action]:
    """The legal moves as they are numbered: the common ones first, ending the turn last."""
    return sorted(match.legal(seat), key=rank)


def rank(action: Action) -> tuple[int, str]:
    """Where a kind of move stands; within a kind the game's own order stays."""
    if action.kind in LAST:
        return len(ORDER) + 1 + LAST.index(action.kind), ""
    return (ORDER.index(action.kind), "") if action.kind in ORDER else (len(ORDER), action.kind)


def menu(d: Desk, legal: list[Action], width: int) -> list[str]:
    """The lines of the menu."""
    if table.question(d) in GROUPED:
        return grouped(d, legal, width)
    return [f"{number:>4}  {table.describe(d, action)}  [{action.text}]" for number, action in enumerate(legal, 1)]


def grouped(d: Desk, legal: list[Action], width: int) -> list[str]:
    """A paragraph for each kind of move."""
    kinds: dict[str, list[str]] = {}
    for number, action in enumerate(legal, 1):
        kinds.setdefault(action.kind, []).append(item(d, number, action))
    titles = {kind: label(d, kind) for kind in kinds}
    wide = max(map(len, titles.values()))
    return [line for kind, items in kinds.items() for line in paragraph(titles[kind].ljust(wide), items, width)]


def label(d: Desk, kind: str) -> str:
    """What a group is called."""
    key = f"action-{kind}"
    return d.words.text(key) if key in d.words else kind


def item(d: Desk, number: int, action: Action) -> str:
    """A move: number, text, cost."""
    cost = f" ({d.words.text('term-ap', ap=action.cost)})" if action.cost else ""
    return f"{number} {action.text}{cost}"


def paragraph(title: str, items: list[str], width: int) -> list[str]:
    """Items behind their title, as many in a line as fit, in columns where there are several lines."""
    room = max(20, width - len(title) - 2)
    wide = max(map(len, items)) if sum(len(text) + len(GAP) for text in items) > room else 0
    lines, line = [], ""
    for text in items:
        piece = text.ljust(wide)
        if line and len(line) + len(GAP) + len(piece) > room:
            lines.append(line.rstrip())
            line = ""
        line += (GAP if line else "") + piece
    lines.append(line.rstrip())
    return [f"{title if i == 0 else ' ' * len(title)}  {row}" for i, row in enumerate(lines)]


def chosen(legal: list[Action], text: str) -> Action | None:
    """The move with this number, if it is one."""
    if not (text.isascii() and text.isdigit() and len(text) < 5):
        return None
    number = int(text)
    return legal[number - 1] if 1 <= number <= len(legal) else None
