"""From the words of a setup to the ruleset: the board as arrays, the numbers of the tables, the options."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from pathlib import Path

from flashover.flashpoint import boards, ruleset
from flashover.flashpoint.boards import Board
from flashover.flashpoint.geography import lay_board, refuse_unknown
from flashover.flashpoint.options import FACES, ROLES, BadSetup, complete, parts
from flashover.flashpoint.ruleset import Rules, ints

KINDS = {"none": 0, "command": 1, "extinguish": 2, "movement": 3, "plan": 4}
SCHEMES = {
    "table": ruleset.BY_TABLE, "dice": ruleset.BY_DICE, "flip": ruleset.BY_FLIP, "rows": ruleset.IN_NEW_BAND,
    "column": ruleset.IN_COLUMN, "row": ruleset.IN_ROW,
}  # fmt: skip
LEVELS = ("recruit", "veteran", "heroic")
OPS = {
    "advance": ruleset.OP_ADVANCE, "draw": ruleset.OP_DRAW, "event": ruleset.OP_EVENT,
    "add-flare-up": ruleset.OP_ADD_FLARE_UP, "reshuffle": ruleset.OP_RESHUFFLE, "no-advance": ruleset.OP_NO_ADVANCE,
    "leave-game": ruleset.OP_LEAVE_GAME, "extra-poi": ruleset.OP_EXTRA_POI,
    "false-alarms-back": ruleset.OP_FALSE_ALARMS_BACK, "lose-saved": ruleset.OP_LOSE_SAVED,
    "no-move-next": ruleset.OP_NO_MOVE_NEXT, "jam-doors": ruleset.OP_JAM_DOORS, "pool": ruleset.OP_POOL,
    "pool-extra": ruleset.OP_POOL_EXTRA, "grenade": ruleset.OP_GRENADE,
    "free-extinguish": ruleset.OP_FREE_EXTINGUISH, "gain-saved": ruleset.OP_GAIN_SAVED, "respite": ruleset.OP_RESPITE,
}  # fmt: skip

Decks = dict[str, dict[str, list[dict[str, object]]]]


@cache
def data(name: str) -> dict[str, object]:
    """A data file of this game."""
    text = resources.files("flashover.flashpoint.data").joinpath(name).read_text(encoding="utf-8")
    return tomllib.loads(text)


def find_board(word: str, drawing: str | None = None) -> Board:
    """A board by its id, or a drawing: given as text, or by its file."""
    if word == "blank" or word in boards.board_ids():
        return boards.load_board(word)
    if drawing is not None:
        return boards.loads_sound(drawing, word)
    if word.endswith(".board") or "/" in word:
        return boards.load_sound(Path(word))
    raise BadSetup(
        f"board: there is no '{word}'; the boards are {', '.join(boards.board_ids())}, or give a .board file"
    )


def compose(given: dict[str, object], drawing: str | None = None) -> tuple[Rules, Board, dict[str, str]]:
    """The ruleset of a setup, its board (as drawn, if not ours), its words in full."""
    setup = complete(given)
    board = find_board(setup["board"], drawing)
    refuse_unknown(board)
    return rules_on(board, setup), board, setup


def rules_on(board: Board, setup: dict[str, str]) -> Rules:
    """FP-CORE-30: the ruleset of any board, with all words of a setup; one Firefighter a seat."""
    rules = Rules()
    rules.n_seats = int(setup["seats"])
    lay_board(rules, board)
    set_mode(rules, setup)
    set_options(rules, setup)
    set_roles(rules, setup)
    set_fire(rules, setup, board)
    set_pool(rules, setup)
    set_hot_spots(rules, setup, board.extras)
    set_cards(rules)
    if rules.tragic:
        set_decks(rules, setup)
    return rules


def set_mode(rules: Rules, setup: dict[str, str]) -> None:
    """FP-CORE-03, FP-FAM-01: the base mode and the threat system; no vehicles in the family game."""
    rules.family = setup["mode"] == "family"
    rules.hotspots = not rules.family and setup["threat"] == "hotspots"
    rules.tragic = not rules.family and setup["threat"] == "tragic"
    rules.vehicles = not rules.family and rules.vehicles


def set_options(rules: Rules, setup: dict[str, str]) -> None:
    """Every ruling that has a name."""
    rules.quick = setup["quick"] == "on"
    rules.poi_bag = setup["poi_draw"] == "bag"
    rules.rescue_outside = by_mode(setup, "rescue_at", "outside", "ambulance")
    rules.clear_space = by_mode(setup, "poi_placement", "clear_space", "arrows")
    rules.any_ambulance_spot = setup["kd_place"] == "any_ambulance_spot"
    rules.play_on = setup["play_on"] == "on"
    rules.lost_limit = int(setup["lost_limit"])
    rules.knockdown_first = setup["loss_order"] == "knockdown_first"
    rules.hotspot_order = ("after_flashover", "after_hazmat", "recursive").index(setup["hotspot_order"])
    rules.chain_first = setup["hotspot_chain_place"] == "first"
    rules.move_only = setup["movement_ap_scope"] == "move_only"
    rules.consent = setup["command_consent"] == "on"
    rules.dog_lead = ("no", "2ap", "yes").index(setup["dog_lead"])
    rules.n_locked = int(setup["locked_doors"])


def by_mode(setup: dict[str, str], name: str, in_family: str, in_experienced: str) -> bool:
    """An option whose default depends on the mode: is it the reading of the family game?"""
    chosen = setup[name]
    if chosen == "mode":
        return setup["mode"] == "family"
    if setup["mode"] == "family" and name == "rescue_at" and chosen == in_experienced:
        raise BadSetup("rescue_at=ambulance needs mode=experienced: the family game has no ambulance on the board")
    return chosen == in_family


def set_roles(rules: Rules, setup: dict[str, str]) -> None:
    """FP-SPEC-01: the rows of roles.toml as arrays; the roles fixed by the setup."""
    table = data("roles.toml")
    base = row_of(table, "default")
    rows = [base] + [base | row_of(table, role) for role in ROLES[1:]]
    rules.role_ap = ints(number(row, "ap") for row in rows)
    rules.role_special = ints(number(row, "special") for row in rows)
    rules.role_kind = ints(KINDS[str(row["kind"])] for row in rows)
    rules.extinguish_cost = ints(number(row, "extinguish") for row in rows)
    rules.chop_cost = ints(number(row, "chop") for row in rows)
    rules.deck_gun_cost = ints(number(row, "deck_gun") for row in rows)
    rules.save_limit = ints(number(row, "save") for row in rows)
    rules.given_roles = ints(ROLES.index(role) for role in parts(setup["roles"]))


def row_of(table: dict[str, object], name: str) -> dict[str, object]:
    """A table of a data file."""
    row = table[name]
    assert isinstance(row, dict)
    return row


def number(row: dict[str, object], name: str) -> int:
    """A number of a data file."""
    value = row[name]
    assert isinstance(value, int)
    return value


def set_fire(rules: Rules, setup: dict[str, str], board: Board) -> None:
    """FP-SETUP-05, FP-SETUP-06, FP-SETUP-30: the board's initial Explosions and those of the level, Hazmats."""
    if rules.family:
        set_family_fire(rules, board)
        return
    level = LEVELS.index(setup["difficulty"])
    schemes = [scheme(word) for word in board.meta["rules"]["explosions"]]
    more = (schemes[3:] or [ruleset.BY_DICE]) if level == 2 else []
    rules.explosions = ints(schemes[:3] + more + [ruleset.BY_DICE] * board.extras)
    rules.n_hazmats = (3, 4, 5)[level]


def scheme(words: str) -> int:
    """How an initial Explosion is rolled: `table`, `dice`, `flip`, `column 2`, `row 5`, `rows 1-2`."""
    kind, _, number = words.partition(" ")
    return SCHEMES[kind] + (int(number) if kind in ("column", "row") else 0)


def set_family_fire(rules: Rules, board: Board) -> None:
    """FP-FAM-03, FP-EXT-04, FP-EXT-61: the fixed Fire, or rolled Explosions without cubes; one more an extra board."""
    family = board.meta.get("family")
    if family is None:
        rules.explosions = ints([ruleset.BY_DICE] * (3 + board.extras))
        rules.setup_cubes = False
        return
    rules.fixed_fire = ints(cell_at(rules, place) for place in family["fires"])
    rules.fixed_poi = ints(cell_at(rules, place) for place in family["poi"])


def cell_at(rules: Rules, place: list[int]) -> int:
    """The number of a space given as [row, column]."""
    return int(rules.at_dice[place[0] * 17 + place[1]])


def set_pool(rules: Rules, setup: dict[str, str]) -> None:
    """FP-SETUP-15, FP-FAM-02: ten Victims and five False Alarms; FP-SETUP-29: special Victims as asked for."""
    pool = [0] * len(FACES)
    pool[FACES.index("false-alarm")] = 5
    pool[FACES.index("victim")] = 10
    for word in parts(setup["special_victims"]):
        pool[FACES.index(word)] += 1
    rules.pool = ints(pool)


def set_hot_spots(rules: Rules, setup: dict[str, str], extras: int) -> None:
    """FP-SETUP-22, FP-SETUP-23: Hot Spots on the board and in reserve; three more each for an Attic and a Basement."""
    if not rules.hotspots:
        return
    seats = int(setup["seats"])
    hard = setup["difficulty"] != "recruit"
    rules.n_hot = (2 if seats >= 3 else 0) + (1 if seats >= 4 else 0) + (3 if hard else 0) + 3 * extras
    rules.hot_reserve = 6 + (6 if setup["difficulty"] == "heroic" else 0) + 3 * extras


def cards(which: str) -> list[dict[str, object]]:
    """The cards of a deck, as decks.toml lists them."""
    deck = row_of(data("decks.toml"), which)
    rows = deck.get("card", [])
    assert isinstance(rows, list)
    return rows


def card_keys(which: str) -> list[str]:
    """The keys of the cards; a card's number is its index."""
    return [str(row["key"]) for row in cards(which)]


def set_cards(rules: Rules) -> None:
    """FP-TRAG-06: what the cards do, as numbers."""
    rules.fire_ops = ints(ops for row in cards("fire") for ops in op_numbers(row))
    rules.event_ops = ints(ops for row in cards("event") for ops in op_numbers(row))
    keys = card_keys("fire")
    rules.flare_up = keys.index("flare-up") if "flare-up" in keys else -1
    rules.respite = keys.index("respite") if "respite" in keys else -1


def op_numbers(row: dict[str, object]) -> list[int]:
    """The effects of a card: pairs of effect and number, filled up with zeros."""
    words = row["ops"]
    assert isinstance(words, list)
    left = [str(word) for word in words]
    out: list[int] = []
    while left:
        out += next_op(str(row["key"]), left)
    if len(out) > ruleset.OPS_A_CARD * ruleset.OP_WIDTH:
        raise BadSetup(f"decks.toml: card {row['key']}: more than {ruleset.OPS_A_CARD} effects; take some out")
    return out + [0] * (ruleset.OPS_A_CARD * ruleset.OP_WIDTH - len(out))


def next_op(card: str, left: list[str]) -> list[int]:
    """Take the next effect of a card, with the Victim that `pool` needs."""
    word = left.pop(0)
    if word not in OPS:
        raise BadSetup(f"decks.toml: card {card}: '{word}' is not one of {', '.join(OPS)}")
    if word not in ("pool", "pool-extra"):
        return [OPS[word], 0]
    victim = left.pop(0) if left else ""
    if victim not in FACES[2:]:
        raise BadSetup(f"decks.toml: card {card}: after '{word}' comes one of {', '.join(FACES[2:])}")
    return [OPS[word], FACES.index(victim)]


def set_decks(rules: Rules, setup: dict[str, str]) -> None:
    """FP-SETUP-19, FP-SETUP-20, FP-TRAG-11: the decks by Firefighters and difficulty."""
    fire = row_of(data("decks.toml"), "fire")
    keys = card_keys("fire")
    seats, level = int(setup["seats"]), setup["difficulty"]
    deck: list[int] = []
    for key, counts in row_of(fire, "deck").items():
        if isinstance(counts, dict):
            deck += [keys.index(key)] * int(counts[level][seats - 1])
    rules.fire_deck = ints(deck)
    supply = row_of(row_of(fire, "supply"), "flare-up")
    rules.flare_supply = number(supply, level)
    rules.respites = number(row_of(row_of(fire, "supply"), "respite"), level)
    if setup["event_deck"] == "house":
        rows = cards("event")
        rules.event_deck = ints(i for i, row in enumerate(rows) for _ in range(number(row, "n")))
