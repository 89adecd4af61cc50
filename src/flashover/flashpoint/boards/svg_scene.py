"""What all parts of a picture look at, and how they write numbers and elements."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import TYPE_CHECKING, NamedTuple

from .model import Board
from .svg_layout import Layout, Point, U

if TYPE_CHECKING:
    from .facts import Geometry
    from .meta import Names

Fields = Mapping[str, Sequence[int]]


class Scene(NamedTuple):
    """A board, where its parts lie, and what lies on it: the fields of a view."""

    board: Board
    facts: Geometry
    layout: Layout
    fields: Fields
    lang: str

    def at(self, field: str, index: int) -> int:
        """A number of a field; 0 where there is none."""
        found = self.fields.get(field, ())
        return found[index] if 0 <= index < len(found) else 0

    def named(self, names: Names) -> str:
        """A name in the language of the picture, else in English."""
        return names.get(self.lang, names.get("en", ""))


def num(value: float) -> str:
    """A number as short as it can be written.

    >>> num(12.0), num(1 / 3), num(-0.04)
    ('12', '0.3', '0')
    """
    return f"{round(value, 1) + 0:.1f}".removesuffix(".0")


def place(x: float, y: float, then: str = "") -> str:
    """The attribute that moves a drawing."""
    return f'transform="translate({num(x)} {num(y)}){then}"'


def rect(classes: str, x: float, y: float, w: float, h: float, more: str = "") -> str:
    """A rectangle."""
    return f'<rect class="fp-{classes}" x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"{more}/>'


def path(classes: str, d: str) -> str:
    """A line or an outline; none where there is nothing to draw."""
    return f'<path class="{prefixed(classes)}" d="{d}"/>' if d else ""


def prefixed(classes: str) -> str:
    """Classes as the style sheet names them."""
    return " ".join(f"fp-{name}" for name in classes.split())


def use(name: str, x: float, y: float, w: float, h: float = 0) -> str:
    """A drawing of the page at a place."""
    size = f'width="{num(w)}" height="{num(h or w)}"'
    return f'<use href="#fp-{name}" x="{num(x)}" y="{num(y)}" {size}/>'


def text(words: str, x: float, y: float, size: float = 0, classes: str = "") -> str:
    """A line of text."""
    about = f' class="fp-{classes}"' if classes else ""
    about += f' font-size="{num(size)}"' if size else ""
    return f'<text{about} x="{num(x)}" y="{num(y)}">{escape(words)}</text>'


def frames(corners: Iterable[Point]) -> str:
    """The outlines of spaces as one path."""
    return "".join(f"M{num(x)} {num(y)}h{U}v{U}h-{U}z" for x, y in corners)


def lines(ends: Iterable[tuple[float, float, bool]]) -> str:
    """Borders, each by its middle, as one path."""
    half = U / 2
    return "".join(
        f"M{num(x)} {num(y - half)}v{U}" if upright else f"M{num(x - half)} {num(y)}h{U}" for x, y, upright in ends
    )
