"""The setup words: one table for command, Python, records, positions and case headers."""

from __future__ import annotations

from typing import Final, NamedTuple


class Option(NamedTuple):
    """A word of the setup.

    `values` are the choices; ("number", low, high), ("list", words…) and ("flag",) have forms of their own. `needs`
    says with which modules it has a meaning: "experienced", "family", "hotspots", "tragic" (any of them is enough).
    """

    name: str
    values: tuple[str, ...]
    default: str
    rule: str = ""
    needs: tuple[str, ...] = ()


class BadSetup(ValueError):
    """A setup that no rules allow; the text says which word, and what would do."""


FACES: Final = ("false-alarm", "victim", "light", "critical", "heavy", "oxygen", "hazmat-victim", "couple")
ROLES: Final = (
    "none", "paramedic", "captain", "imaging", "cafs", "hazmat-technician", "generalist", "rescue", "driver",
    "engineer", "veteran", "dog", "prevention", "strategist", "suppression",
)  # fmt: skip

SETUP: Final = (
    Option("board", ("text",), "base-a", "FP-CORE-03"),
    Option("mode", ("family", "experienced"), "family", "FP-CORE-03"),
    Option("difficulty", ("recruit", "veteran", "heroic"), "recruit", "FP-SETUP-05", ("experienced",)),
    Option("threat", ("hotspots", "tragic"), "hotspots", "FP-CORE-03", ("experienced",)),
    Option("seats", ("number", "1", "6"), "4", "FP-CORE-30"),
    Option("roles", ("list", *ROLES[1:]), "", "FP-SETUP-18", ("experienced",)),
    Option("quick", ("flag",), "off"),
    Option("special_victims", ("list", *FACES[2:]), "", "FP-SETUP-29", ("experienced",)),
    Option("locked_doors", ("number", "0", "8"), "0", "FP-SETUP-03", ("experienced",)),
    Option("poi_draw", ("facedown", "bag"), "facedown", "FP-SETUP-17"),
    Option("poi_placement", ("mode", "arrows", "clear_space"), "mode", "FP-VIC-09"),
    Option("rescue_at", ("mode", "outside", "ambulance"), "mode", "FP-ACT-12"),
    Option(
        "kd_place", ("nearest_ambulance_spot", "any_ambulance_spot"), "nearest_ambulance_spot", "FP-KD-02", ("family",)
    ),
    Option("play_on", ("flag",), "off", "FP-END-02", ("family",)),
    Option("lost_limit", ("number", "1", "10"), "4", "FP-END-04"),
    Option("loss_order", ("victims_first", "knockdown_first"), "victims_first", "FP-FIRE-01"),
    Option(
        "hotspot_order", ("after_flashover", "after_hazmat", "recursive"), "after_flashover", "FP-FIRE-01",
        ("hotspots",),
    ),
    Option("hotspot_chain_place", ("last", "first"), "last", "FP-FIRE-18", ("hotspots",)),
    Option("movement_ap_scope", ("movement_actions", "move_only"), "movement_actions", "FP-CORE-18", ("experienced",)),
    Option("command_consent", ("on", "off"), "on", "FP-SPEC-04", ("experienced",)),
    Option("dog_lead", ("no", "2ap", "yes"), "no", "FP-SPEC-30", ("experienced",)),
    Option("event_deck", ("house", "none"), "house", "FP-TRAG-06", ("tragic",)),
)  # fmt: skip

BY_NAME: Final = {option.name: option for option in SETUP}

PRESETS: Final[dict[str, dict[str, str]]] = {
    "first-game": {"board": "base-a", "mode": "family", "seats": "4"},
    "family": {"board": "base-a", "mode": "family", "seats": "6"},
    "recruit": {"board": "base-a", "mode": "experienced", "difficulty": "recruit", "seats": "4"},
    "veteran": {"board": "base-b", "mode": "experienced", "difficulty": "veteran", "seats": "4"},
    "heroic": {"board": "base-b", "mode": "experienced", "difficulty": "heroic", "seats": "6"},
    "tragic": {"board": "base-a", "mode": "experienced", "difficulty": "veteran", "threat": "tragic", "seats": "4"},
}


def as_text(value: object) -> str:
    """A value given from Python as the word of the setup."""
    if value is True:
        return "on"
    if value is False:
        return "off"
    if isinstance(value, (list, tuple)):
        return ",".join(str(part) for part in value)
    return str(value)


def check_value(option: Option, value: str) -> str:
    """The value, if the option can have it."""
    kind = option.values[0]
    if kind == "text":
        return value
    if kind == "flag":
        if value not in ("on", "off"):
            raise BadSetup(f"{option.name}: '{value}' is neither on nor off")
    elif kind == "number":
        check_number(option, value)
    elif kind == "list":
        check_list(option, value)
    elif value not in option.values:
        raise BadSetup(f"{option.name}: '{value}' is not one of {', '.join(option.values)}")
    return value


def check_number(option: Option, value: str) -> None:
    """A whole number between the limits."""
    low, high = int(option.values[1]), int(option.values[2])
    if not (value.isascii() and value.isdigit() and len(value) < 4) or not low <= int(value) <= high:
        raise BadSetup(f"{option.name}: '{value}' is not a number from {low} to {high}")


def check_list(option: Option, value: str) -> None:
    """Known words, separated by commas."""
    for word in parts(value):
        if word not in option.values[1:]:
            raise BadSetup(f"{option.name}: '{word}' is not one of {', '.join(option.values[1:])}")


def parts(value: str) -> list[str]:
    """The words of a list."""
    return [word for word in value.split(",") if word]


def modules(setup: dict[str, str]) -> set[str]:
    """The modules a setup puts in use."""
    used = {setup["mode"]}
    if setup["mode"] == "experienced":
        used.add(setup["threat"])
    return used


def complete(given: dict[str, object]) -> dict[str, str]:
    """Every word of the setup with its value; unknown, wrong or meaningless ones are refused."""
    words = {name: as_text(value) for name, value in given.items() if value is not None}
    preset = words.pop("preset", None)
    if preset is not None:
        if preset not in PRESETS:
            raise BadSetup(f"preset: '{preset}' is not one of {', '.join(PRESETS)}")
        words = PRESETS[preset] | words
    for name in words:
        if name not in BY_NAME:
            raise BadSetup(f"'{name}' is not a word of the setup; it knows {', '.join(BY_NAME)}")
    setup = {option.name: check_value(option, words.get(option.name, option.default)) for option in SETUP}
    check_needs(setup)
    return setup


def check_needs(setup: dict[str, str]) -> None:
    """An option is accepted only with the modules it speaks of."""
    used = modules(setup)
    for option in SETUP:
        if option.needs and setup[option.name] != option.default and not used & set(option.needs):
            raise BadSetup(f"{option.name} has a meaning only with {' or '.join(option.needs)}")
    roles = parts(setup["roles"])
    if len(roles) != len(set(roles)):
        raise BadSetup("roles: one card of each role, no doubles")
    if len(roles) > int(setup["seats"]):
        raise BadSetup(f"roles: {len(roles)} roles for {setup['seats']} seats; give at most one a seat")
    if len(parts(setup["special_victims"])) > 8:
        raise BadSetup("special_victims: at most eight can be added to the pool")


def changed(setup: dict[str, str]) -> dict[str, str]:
    """The words that differ from their defaults (and always the board and the mode)."""
    return {name: value for name, value in setup.items() if value != BY_NAME[name].default or name in ("board", "mode")}
