"""The Advance Fire phase told a second time, straight from the rule texts and knowing nothing of the engine.

Spaces are (row, column), a border is the pair of its two spaces. Slow and plain on purpose: a mistake in the engine
should not be found here again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

Space = tuple[int, int]
Border = frozenset[Space]
Choose = Callable[[str, list[Space]], Space | None]

STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
TANKS = ("oxygen",)


class GameOver(Exception):
    """The building collapses, or the last Victim that may be lost is."""


def border(a: Space, b: Space) -> Border:
    """The border between two spaces."""
    return frozenset((a, b))


def persons(space: Space, face: str) -> list[tuple[Space, str]]:
    """Who is found when a PoI with this face is revealed."""
    if face == "couple":
        return [(space, "victim")] * 2
    return [] if face == "false-alarm" else [(space, face)]


@dataclass
class House:
    """Everything that lies on the table, and what is still to be rolled."""

    rolls: list[Space]
    choose: Choose
    words: dict[str, str]
    kind: dict[Border, str] = field(default_factory=dict)
    cubes_on: dict[Border, int] = field(default_factory=dict)
    doors: dict[Border, str] = field(default_factory=dict)
    fire: set[Space] = field(default_factory=set)
    smoke: set[Space] = field(default_factory=set)
    hot: set[Space] = field(default_factory=set)
    hazmats: list[Space] = field(default_factory=list)
    victims: list[tuple[Space, str]] = field(default_factory=list)
    poi: list[tuple[Space, str]] = field(default_factory=list)
    at: dict[int, Space] = field(default_factory=dict)
    role: dict[int, str] = field(default_factory=dict)
    saved: dict[int, int] = field(default_factory=dict)
    ambulance: list[Space] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    cubes: int = 24
    reserve: int = 0
    lost: int = 0
    may_dodge: set[int] = field(default_factory=set)
    tanks: list[Space] = field(default_factory=list)

    # ---- the building
    def inside(self, space: Space) -> bool:
        """Within the walls?"""
        return 1 <= space[0] <= 6 and 1 <= space[1] <= 8

    def on_board(self, space: Space) -> bool:
        """Inside, or in the ring around the building?"""
        return 0 <= space[0] <= 7 and 0 <= space[1] <= 9

    def between(self, a: Space, b: Space) -> str:
        """What kind of border lies here: drawn, else the outer wall, else nothing."""
        return self.kind.get(border(a, b), "open" if self.inside(a) == self.inside(b) else "wall")

    def is_open(self, a: Space, b: Space) -> bool:
        """Adjacent means: no wall that stands, no closed Door."""
        kind = self.between(a, b)
        if kind == "wall":
            return self.cubes_on.get(border(a, b), 0) >= 2
        return kind != "door" or self.doors[border(a, b)] != "shut"

    def next_to(self, space: Space) -> list[Space]:
        """The Adjacent spaces."""
        near = [(space[0] + down, space[1] + right) for down, right in STEPS]
        return [one for one in near if self.on_board(one) and self.is_open(space, one)]

    # ---- the phase
    def phase(self) -> None:
        """Note who is in the Vicinity, advance, and settle what the Fire has reached."""
        self.note_vicinity()
        if self.words["threat"] == "tragic":
            while self.deck.pop() == "flare-up":
                self.advance()
            self.advance()
        else:
            self.chain(0)
        if self.words["hotspot_order"] != "recursive" or self.words["threat"] == "tragic":
            self.aftermath()

    def chain(self, link: int) -> None:
        """One Advance, and another if the target had a Hot Spot."""
        target = self.advance()
        if target is None:
            if self.words["hotspot_order"] == "recursive":
                self.aftermath()
            return
        space, was_hot = target
        recursive = self.words["hotspot_order"] == "recursive"
        gets = link > 0 and (link == 1 if self.words["hotspot_chain_place"] == "first" else not was_hot)
        if gets and not recursive:
            self.lay_hot_spot(space)
        if was_hot and self.words["mode"] == "experienced":
            self.chain(link + 1)
        if recursive:
            self.aftermath()
            if gets:
                self.lay_hot_spot(space)

    def advance(self) -> tuple[Space, bool] | None:
        """Roll, and let it take effect unless it is suppressed; the target, and whether it had a Hot Spot."""
        roll = self.rolls.pop(0)
        for seat, role in self.role.items():
            if role == "suppression":
                here = self.at[seat]
                if roll == here or roll in self.next_to(here):
                    return None
                roll = self.suppressed(seat, roll)
        was_hot = roll in self.hot
        if roll in self.fire:
            self.explode(roll)
        elif roll in self.smoke:
            self.burn(roll)
        else:
            self.smoke.add(roll)
        self.flashover()
        if self.words["hotspot_order"] == "after_hazmat" and self.words["threat"] != "tragic":
            self.all_hazmats()
        return roll, was_hot

    def suppressed(self, seat: int, roll: Space) -> Space:
        """The dice as the Specialist leaves them, for one saved AP."""
        if self.saved[seat] == 0:
            return roll
        flipped = [(7 - roll[0], roll[1]), (roll[0], 9 - roll[1]), (7 - roll[0], 9 - roll[1])]
        chosen = self.choose("suppress", flipped)
        if chosen is None:
            return roll
        self.saved[seat] -= 1
        return chosen

    def aftermath(self) -> None:
        """Hazmats, losses, knock-downs, and nothing burns outside."""
        self.all_hazmats()
        if self.words["loss_order"] == "knockdown_first":
            self.knock_downs()
            self.losses()
        else:
            self.losses()
            self.knock_downs()
        self.fire = {space for space in self.fire if self.inside(space)}
        self.smoke = {space for space in self.smoke if self.inside(space)}

    # ---- fire
    def burn(self, space: Space) -> None:
        """Fire, in place of Smoke."""
        self.smoke.discard(space)
        self.fire.add(space)

    def flashover(self) -> None:
        """Smoke beside Fire catches Fire, until there is none."""
        while caught := [space for space in self.smoke if self.fire & set(self.next_to(space))]:
            self.burn(caught[0])

    def explode(self, space: Space) -> None:
        """Fire here, and a Shockwave each way."""
        self.burn(space)
        for down, right in STEPS:
            here = space
            while True:
                there = (here[0] + down, here[1] + right)
                if not self.on_board(there) or not self.wave_passes(here, there):
                    break
                if there not in self.fire:
                    self.burn(there)
                    break
                here = there

    def wave_passes(self, a: Space, b: Space) -> bool:
        """A Door goes and stops the wave if it was closed; a wall that stands takes a cube and stops it."""
        line = border(a, b)
        if self.between(a, b) == "door":
            before, self.doors[line] = self.doors[line], "gone"
            return before != "shut"
        if self.is_open(a, b):
            return True
        self.cubes_on[line] = self.cubes_on.get(line, 0) + 1
        self.cubes -= 1
        if self.cubes == 0:
            raise GameOver
        return False

    def lay_hot_spot(self, space: Space) -> None:
        """From the reserve, where none lies yet."""
        if self.words["threat"] == "hotspots" and self.reserve > 0 and space not in self.hot:
            self.hot.add(space)
            self.reserve -= 1

    # ---- what explodes
    def all_hazmats(self) -> None:
        """Hazmats and Hazmat Victims in Fire explode, one after another."""
        while True:
            due = {space for space in self.hazmats if space in self.fire}
            due |= {space for space, face in self.victims if face == "hazmat-victim" and space in self.fire}
            if not due:
                return
            space = self.choose("hazmat", sorted(due)) or min(due)
            if space in self.hazmats:
                self.hazmats.remove(space)
            else:
                self.victims.remove((space, "hazmat-victim"))
            self.blast(space)

    def blast(self, space: Space) -> None:
        """The Explosion of a Hazmat or an Oxygen Tank."""
        self.lay_hot_spot(space)
        self.explode(space)
        self.flashover()

    def losses(self) -> None:
        """Whoever is in Fire is lost; Oxygen Tanks and Hazmat Victims explode, and all is looked at again."""
        found = False
        for space in sorted(self.fire):
            for one in [one for one in self.victims if one[0] == space and one[1] != "hazmat-victim"]:
                self.victims.remove(one)
                self.lose(*one)
            for one in [one for one in self.poi if one[0] == space]:
                self.poi.remove(one)
                found = self.lose_poi(*one) or found
        if not found and not self.tanks:
            return
        while self.tanks:
            space = self.choose("tank", sorted(set(self.tanks))) or min(self.tanks)
            self.tanks.remove(space)
            self.blast(space)
        self.all_hazmats()
        if self.words["loss_order"] == "knockdown_first":
            self.knock_downs()
        self.losses()

    def lose_poi(self, space: Space, face: str) -> bool:
        """A PoI in Fire is revealed; True for a Hazmat Victim, which explodes."""
        self.victims += persons(space, face)
        if face == "hazmat-victim":
            return True
        for one in persons(space, face):
            self.victims.remove(one)
            self.lose(*one)
        return False

    def lose(self, space: Space, face: str) -> None:
        """One more lost; the last one ends the game."""
        self.lost += 1
        if self.lost == int(self.words["lost_limit"]):
            raise GameOver
        if face in TANKS:
            self.tanks.append(space)

    # ---- Firefighters
    def veteran(self) -> int:
        """The Veteran's seat, or 0."""
        return next((seat for seat, role in self.role.items() if role == "veteran"), 0)

    def note_vicinity(self) -> None:
        """Who is near the Veteran now may dodge in this phase."""
        if self.veteran():
            near = self.vicinity(self.at[self.veteran()])
            self.may_dodge |= {seat for seat, space in self.at.items() if space in near and self.role[seat] != "dog"}

    def vicinity(self, start: Space) -> set[Space]:
        """The space itself, those Adjacent, and those three moves reach over clear spaces."""
        found, ends = {start}, {start}
        for _ in range(3):
            ends = {near for end in ends for near in self.next_to(end)}
            found |= ends
            ends = {space for space in ends if space not in self.fire and space not in self.smoke}
        return found

    def knock_downs(self) -> None:
        """Whoever is in Fire dodges, or stands up at the Ambulance."""
        self.note_vicinity()
        threatened = [seat for seat in sorted(self.at) if self.at[seat] in self.fire]
        for seat in threatened:
            price = 1 if seat == self.veteran() else 2
            ways = [space for space in self.next_to(self.at[seat]) if space not in self.fire]
            to = None
            if seat in self.may_dodge and self.saved[seat] >= price and ways:
                to = self.choose("dodge", sorted(ways))
            if to is None:
                to = self.choose("place", sorted(self.ambulance)) or min(self.ambulance)
            else:
                self.saved[seat] -= price
            self.at[seat] = to
            self.reveal(to)

    def reveal(self, space: Space) -> None:
        """Whoever comes to a PoI turns it up."""
        for one in [one for one in self.poi if one[0] == space]:
            self.poi.remove(one)
            self.victims += persons(*one)
