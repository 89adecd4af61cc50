"""Asking for a setup: Enter takes the simplest game, and every word of the setup can be chosen."""

from __future__ import annotations

from typing import Final

from flashover.cli.play.orders import YES
from flashover.cli.play.screen import Screen
from flashover.core.words import Words
from flashover.flashpoint import options
from flashover.flashpoint.boards import board_ids
from flashover.flashpoint.options import PRESETS, SETUP, BadSetup, Option

FIRST: Final = ("board", "mode", "difficulty", "threat", "seats", "roles", "quick")
PARTNER: Final = "greedy"
Setup = dict[str, object]
Seats = dict[int, str]


def setup(screen: Screen, said: Words) -> tuple[Setup, Seats]:
    """Ask which game, and who plays."""
    screen.say("", screen.paint(said.text("term-welcome"), "head"), "")
    names = list(PRESETS)
    for number, name in enumerate(names, 1):
        text = said.attribute(f"preset-{name}", "text")
        screen.tell(f"{number}  {said.text(f'preset-{name}')}: {text}", indent="  ", hang=3)
    screen.tell(f"{len(names) + 1}  {said.text('term-own-game')}", indent="  ")
    choice = one_of(screen, said, "term-which-game", [str(n) for n in range(1, len(names) + 2)])
    chosen: Setup = (
        own_game(screen, said) if int(choice) > len(names) else {"preset": names[int(choice) - 1], "quick": "on"}
    )
    return chosen, partners(screen, said, int(options.complete(chosen)["seats"]))


def one_of(screen: Screen, said: Words, key: str, allowed: list[str]) -> str:
    """One of several answers; Enter takes the first."""
    while True:
        text = screen.ask(f"{said.text(key, default=allowed[0])} ") or allowed[0]
        if text in allowed:
            return text
        screen.tell(said.text("term-one-of", answers=", ".join(allowed)), "bad")


def partners(screen: Screen, said: Words, seats: int) -> Seats:
    """How many people play; bots take the other seats."""
    if seats == 1:
        return {}
    screen.say("")
    people = int(one_of(screen, said, "term-people", [str(n) for n in range(1, seats + 1)]))
    return dict.fromkeys(range(people + 1, seats + 1), PARTNER)


def own_game(screen: Screen, said: Words) -> Setup:
    """Every word of the setup that has a meaning, the house rulings only if wanted."""
    chosen: Setup = {}
    for option in SETUP:
        if option.name in FIRST:
            ask_option(screen, said, option, chosen)
    screen.say("")
    if screen.ask(f"{said.text('term-more-options')} ").lower() in YES:
        for option in SETUP:
            if option.name not in FIRST:
                ask_option(screen, said, option, chosen)
    return chosen


def ask_option(screen: Screen, said: Words, option: Option, chosen: Setup) -> None:
    """One word of the setup, until its value will do."""
    used = options.modules(options.complete(chosen))
    if option.needs and not used & set(option.needs):
        return
    key = f"option-{option.name.replace('_', '-')}"
    default = "on" if option.name == "quick" else option.default
    screen.say("", screen.paint(said.text(key), "head"))
    screen.tell(said.attribute(key, "text"), indent="  ")
    values = values_of(option)
    for number, value in enumerate(values, 1):
        screen.tell(f"{number}  {value_name(said, key, value)}", indent="  ")
    while True:
        text = screen.ask(f"{said.text('term-value', default=default or '-')} ") or default
        value = values[int(text) - 1] if text.isdigit() and 0 < int(text) <= len(values) else text
        try:
            options.complete({**chosen, option.name: value})
        except BadSetup as error:
            screen.tell(str(error), "bad")
            continue
        chosen[option.name] = value
        return


def values_of(option: Option) -> tuple[str, ...]:
    """The values to choose from by number; none where a number or a list is typed."""
    kind = option.values[0]
    if option.name == "board":
        return board_ids()
    if kind == "flag":
        return ("on", "off")
    return () if kind in ("number", "list", "text") else option.values


def value_name(said: Words, key: str, value: str) -> str:
    """A value in words, with the word itself where they differ."""
    full = f"{key}-{value.replace('_', '-')}"
    return f"{value} – {said.text(full)}" if full in said else value
