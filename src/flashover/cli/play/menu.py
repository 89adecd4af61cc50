"""The legal moves, numbered: those of a turn in groups, answers to a question one a line."""

from __future__ import annotations

from typing import Final

from flashover.cli.play import flashpoint as table
from flashover.cli.play.flashpoint import Desk
from flashover.cli.play.screen import Screen
from flashover.core.match import Action, Match

GROUPED: Final = ("action", "commanded", "placement")
GAP: Final = "   "
SPACE: Final = "  "
LEAST_ROOM: Final = 20


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


def menu(d: Desk, legal: list[Action], screen: Screen) -> list[str]:
    """The lines of the menu."""
    if table.question(d) in GROUPED:
        return grouped(d, legal, screen)
    return [answer(d, number, action, screen) for number, action in enumerate(legal, 1)]


def answer(d: Desk, number: int, action: Action, screen: Screen) -> str:
    """An answer in full, and how it is written."""
    return f"{screen.paint(f'{number:>4}', 'number')}  {table.describe(d, action)}  {screen.paint(action.text, 'rule')}"


def grouped(d: Desk, legal: list[Action], screen: Screen) -> list[str]:
    """A paragraph for each kind of move."""
    kinds: dict[str, list[str]] = {}
    for number, action in enumerate(legal, 1):
        kinds.setdefault(action.kind, []).append(item(d, number, action))
    titles = {kind: label(d, kind) for kind in kinds}
    wide = max(map(len, titles.values()))
    return [line for kind, items in kinds.items() for line in paragraph(titles[kind].ljust(wide), items, screen)]


def label(d: Desk, kind: str) -> str:
    """What a group is called."""
    key = f"action-{kind}"
    return d.words.text(key) if key in d.words else kind


def item(d: Desk, number: int, action: Action) -> str:
    """A move: number, text, cost."""
    cost = f" ({d.words.text('term-ap', ap=action.cost)})" if action.cost else ""
    return f"{number} {action.text}{cost}"


def paragraph(title: str, items: list[str], screen: Screen) -> list[str]:
    """Items behind their title, as many in a line as fit, in columns where there are several lines."""
    room = max(LEAST_ROOM, screen.width - len(title) - len(SPACE))
    wide = max(map(len, items)) if sum(len(text) + len(GAP) for text in items) > room else 0
    a_line = max(1, (room + len(GAP)) // (wide + len(GAP))) if wide else len(items)
    rows = [items[at : at + a_line] for at in range(0, len(items), a_line)]
    shown = [GAP.join(coloured(text.ljust(wide), screen) for text in row).rstrip() for row in rows]
    return [f"{title if i == 0 else ' ' * len(title)}{SPACE}{row}" for i, row in enumerate(shown)]


def coloured(text: str, screen: Screen) -> str:
    """An item with its number in colour."""
    number, _, rest = text.partition(" ")
    return f"{screen.paint(number, 'number')} {rest}"


def chosen(legal: list[Action], text: str) -> Action | None:
    """The move with this number, if it is one."""
    if not (text.isascii() and text.isdigit() and len(text) < 5):
        return None
    number = int(text)
    return legal[number - 1] if 1 <= number <= len(legal) else None
