"""Reading the places a fact speaks of."""

from __future__ import annotations

from flashover.core.language import BadMove, Words, plain
from flashover.flashpoint.facts import ANY
from flashover.flashpoint.notation_places import Places


class Reader:
    """Reads the facts of one board."""

    def __init__(self, places: Places, asking: bool) -> None:
        self.places = places
        self.asking = asking

    def cell(self, words: Words) -> int:
        """Read a space."""
        word = words.take("a space")
        try:
            return self.places.cell(word)
        except BadMove as error:
            raise words.fault(str(error), back=1) from None

    def border(self, words: Words) -> tuple[int, str]:
        """Read a border: its number and its name."""
        cell = self.cell(words)
        side = words.take("a side (N, E, S or W)")
        try:
            edge = self.places.edge(cell, side)
        except BadMove as error:
            raise words.fault(str(error), back=1) from None
        return edge, self.places.edges[edge]

    def seat(self, words: Words) -> int:
        """Read a seat."""
        number = words.number("a seat", self.places.seats)
        if number == 0:
            raise words.fault("seats are counted from 1", back=1)
        return number

    def slot(self, words: Words, most: int) -> int:
        """`#3`: which of several alike; ANY where nothing is said."""
        word = words.peek()
        if not word.startswith("#"):
            return ANY
        words.take("a slot")
        if not (word[1:].isascii() and word[1:].isdigit() and len(word) < 4) or int(word[1:]) >= most:
            raise words.fault(f"'{plain(word)}' is no slot; write #0 to #{most - 1}", back=1)
        return int(word[1:])

    def spot(self, words: Words, vehicle: str) -> int:
        """Read the first space of a parking spot."""
        place = words.take("the first space of a parking spot")
        try:
            return self.places.spot(vehicle, place)
        except BadMove as error:
            raise words.fault(str(error), back=1) from None
