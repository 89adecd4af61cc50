"""The engine's Advance Fire phase against the same phase told a second time (naive.py), in random houses."""

from __future__ import annotations

import random
from collections import Counter

from flashover.core import steps
from flashover.core.state import use_script
from flashover.flashpoint import turn, waits
from flashover.flashpoint.options import FACES
from flashover.flashpoint.rules import ends
from flashover.flashpoint.state import BURNING, CUBES, FACE_DOWN, HOT_RESERVE, N_LOST, ON_BOARD, SMOKE
from tests.flashpoint.ledger import Table
from tests.flashpoint.naive import GameOver, House, Space, border

HOUSES = 250
ROLLS = 60
DECLINED = 0.4
DOORS = ("gone", "shut", "open")
ROLES = ("veteran", "suppression", "dog", "paramedic")
SIDES = {"E": (0, 1), "S": (1, 0)}
ALL = [(row, col) for row in range(8) for col in range(10)]
INSIDE = [(row, col) for row in range(1, 7) for col in range(1, 9)]
QUESTIONS = {
    int(waits.WAIT_HAZMAT): ("hazmat", "explode"),
    int(waits.WAIT_TANK): ("tank", "explode"),
    int(waits.WAIT_PLACE): ("place", "place"),
    int(waits.WAIT_DODGE): ("dodge", "dodge"),
    int(waits.WAIT_SUPPRESS): ("suppress", "suppress"),
}


def name(space: Space) -> str:
    """A space as it is written."""
    return f"{space[0]},{space[1]}"


class Wishes:
    """The same answers for both tellings: each depends on the question, what is offered, and how often it was asked."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.asked: Counter[str] = Counter()

    def choose(self, question: str, offered: list[Space]) -> Space | None:
        """One of the spaces offered; Dodge and Suppress may be declined, and Suppress names dice by their number."""
        if question in ("dodge", "suppress"):
            self.asked[question] += 1
        dice = random.Random(f"{self.seed} {question} {self.asked[question]} {len(offered)}")
        if question in ("dodge", "suppress") and dice.random() < DECLINED:
            return None
        return dice.choice(offered)


def random_house(seed: int) -> House:
    """A house with random borders, things on the table and rolls to come."""
    dice = random.Random(seed)
    words = {
        "mode": "experienced",
        "threat": dice.choice(("hotspots", "hotspots", "tragic")),
        "hotspot_order": dice.choice(("after_flashover", "after_hazmat", "recursive")),
        "hotspot_chain_place": dice.choice(("last", "first")),
        "loss_order": dice.choice(("victims_first", "knockdown_first")),
        "lost_limit": str(dice.choice((4, 10))),
    }
    if words["threat"] == "tragic":
        words |= {"hotspot_order": "after_flashover", "hotspot_chain_place": "last"}
    rolls = [(dice.randint(1, 6), dice.randint(1, 8)) for _ in range(ROLLS)]
    house = House(rolls, Wishes(seed).choose, words)
    build(house, dice)
    furnish(house, dice)
    return house


def build(house: House, dice: random.Random) -> None:
    """Borders, cubes on them, Doors."""
    for space in ALL:
        for down, right in SIDES.values():
            near = (space[0] + down, space[1] + right)
            if not house.on_board(near) or not (house.inside(space) or house.inside(near)):
                continue
            kind = dice.choices(("open", "wall", "door", "doorway"), (6, 3, 1, 0.3))[0]
            house.kind[border(space, near)] = kind
            if kind == "door":
                house.doors[border(space, near)] = dice.choice(("shut", "open", "gone"))
            if kind == "wall" and dice.random() < 0.4:
                house.cubes_on[border(space, near)] = dice.choice((1, 2))
    house.cubes = dice.choice((24, 24, 24, 3))


def furnish(house: House, dice: random.Random) -> None:
    """Fire, Smoke, Hot Spots, Hazmats, people, cards."""
    density = dice.choice((0.08, 0.2, 0.35))
    house.fire = {space for space in INSIDE if dice.random() < density}
    house.smoke = {space for space in INSIDE if space not in house.fire and dice.random() < density}
    house.hazmats = dice.choices(INSIDE, k=4)
    house.victims = [(space, dice.choice(FACES[1:7])) for space in dice.choices(INSIDE, k=4)]
    house.poi = [(space, dice.choice(FACES)) for space in dice.choices(INSIDE, k=4)]
    house.lost = dice.choice((0, 0, 0, 2))
    house.ambulance = [(2, 0), (3, 0)]
    if house.words["threat"] == "tragic":
        house.deck = ["fire-rages"] + ["flare-up"] * dice.randint(0, 3)
    else:
        house.hot = {space for space in INSIDE if dice.random() < 0.3}
        house.reserve = dice.randint(0, 3)
    for seat, role in enumerate(dice.sample(ROLES, 4), 1):
        house.at[seat], house.role[seat] = dice.choice(INSIDE), role
        house.saved[seat] = dice.randint(0, 4)


def facts(house: House) -> list[str]:
    """The house as facts of a position."""
    lines = [f"{word} {name(space)}" for word in ("fire", "smoke") for space in getattr(house, word)]
    lines += [f"hot-spot {name(space)}" for space in house.hot] + [f"hazmat {name(space)}" for space in house.hazmats]
    lines += [f"victim {name(space)} {face}" for space, face in house.victims]
    lines += [f"poi {name(space)} {face}" for space, face in house.poi]
    lines += [f"damage {side_of(line)} {cubes}" for line, cubes in house.cubes_on.items()]
    lines += [f"door {side_of(line)} {state}" for line, state in house.doors.items()]
    for seat, space in house.at.items():
        lines.append(f"firefighter {seat} {name(space)} saved {house.saved[seat]} role {house.role[seat]}")
    lines += [f"cubes {house.cubes}", f"reserve {house.reserve}", f"lost {house.lost}", "ambulance 3,0"]
    return lines + ([f"deck fire {' '.join(house.deck)}"] if house.deck else []) + ["step phase"]


def side_of(line: frozenset[Space]) -> str:
    """A border as it is written."""
    a, b = sorted(line)
    return f"{name(a)} {'E' if a[0] == b[0] else 'S'}"


def played(house: House, seed: int, asked: Counter[str]) -> Table:
    """The same phase in the engine; counts what was asked."""
    kinds = {side_of(line): kind for line, kind in house.kind.items()}
    table = Table(*facts(house), text=None, on=None, kinds=kinds, seats="4", **house.words)
    use_script(table.state, table.language.parse_outcomes([f"dice {name(roll)}" for roll in house.rolls]))
    wishes = Wishes(seed)
    turn.run(table.state)
    while int(steps.top_step(table.state)) in QUESTIONS and not ends.is_over(table.state):
        asked[answer(table, wishes)] += 1
    return table


def answer(table: Table, wishes: Wishes) -> str:
    """Answer a question of the engine as it was answered in the other telling; which one it was."""
    question, word = QUESTIONS[int(steps.top_step(table.state))]
    seat = int(table.game.to_act(table.state)[0])
    if question == "suppress":
        offered = ["suppress red", "suppress black", "suppress both"]
        legal = {table.language.action_text(int(act)) for act in table.game.legal(table.state, seat)}
        assert legal == {*offered, "pass"}
        chosen = wishes.choose(question, [(0, 0), (1, 0), (2, 0)])
        move = "pass" if chosen is None else offered[chosen[0]]
    else:
        texts = [table.language.action_text(int(act)) for act in table.game.legal(table.state, seat)]
        spaces = sorted({read(text) for text in texts if text != "pass"})
        chosen = wishes.choose(question, spaces)
        move = "pass" if chosen is None else f"{word} {name(chosen)}"
    table.game.apply(table.state, seat, table.language.parse_action(move))
    return question


def read(move: str) -> Space:
    """The space of an answer."""
    row, col = move.split()[1].split(",")
    return int(row), int(col)


def told(house: House) -> dict[str, object]:
    """What lies on the table when the phase has been told to its end."""
    try:
        house.phase()
        over = False
    except GameOver:
        over = True
    return {
        "over": over,
        "fire": house.fire,
        "smoke": house.smoke,
        "hot": house.hot,
        "cubes on": {side_of(line): n for line, n in house.cubes_on.items()},
        "doors": {side_of(line): state for line, state in house.doors.items()},
        "hazmats": sorted(house.hazmats),
        "victims": sorted(house.victims),
        "poi": sorted(house.poi),
        "at": house.at,
        "saved": house.saved,
        "counts": (house.cubes, house.reserve, house.lost),
        "rolls": 0 if over else ROLLS - len(house.rolls),
    }


def seen(table: Table) -> dict[str, object]:
    """The same of the engine's table."""
    s = table.state
    spaces = [read(f"at {text}") for text in table.language.places.names]
    borders = table.language.places.edges
    over = ends.is_over(s)
    people = [
        (spaces[s.poi_at[n]], FACES[s.poi_face[n]], s.poi_state[n]) for n in range(s.poi_used) if s.poi_at[n] >= 0
    ]
    return {
        "over": over,
        "fire": {spaces[n] for n, fire in enumerate(s.fire) if fire == BURNING},
        "smoke": {spaces[n] for n, fire in enumerate(s.fire) if fire == SMOKE},
        "hot": {spaces[n] for n, hot in enumerate(s.hot) if hot},
        "cubes on": {borders[n]: int(cubes) for n, cubes in enumerate(s.damage) if cubes},
        "doors": {borders[n]: DOORS[s.door[n]] for n, door in enumerate(s.r.is_door) if door},
        "hazmats": sorted(spaces[cell] for cell in s.hazmat_at if cell >= 0),
        "victims": sorted(one[:2] for one in people if one[2] == ON_BOARD),
        "poi": sorted(one[:2] for one in people if one[2] == FACE_DOWN),
        "at": {seat: spaces[cell] for seat, cell in enumerate(s.at, 1)},
        "saved": {seat: int(saved) for seat, saved in enumerate(s.saved, 1)},
        "counts": (int(s.count[CUBES]), int(s.count[HOT_RESERVE]), int(s.count[N_LOST])),
        "rolls": 0 if over else int(s.script_at) // 4,
    }


def test_two_tellings() -> None:
    """FP-FIRE-01.i: what burns, is damaged, explodes, is lost and knocked down is the same in both."""
    asked: Counter[str] = Counter()
    for seed in range(HOUSES):
        house = random_house(seed)
        table = played(house, seed, asked)
        assert seen(table) == told(house), seed
    assert set(asked) == {word for word, _ in QUESTIONS.values()}
