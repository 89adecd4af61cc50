"""Options of the command line that come from the table of setup words."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from functools import wraps
from typing import Annotated, Final, get_type_hints

import typer

from flashover.cli.refusal import Refused
from flashover.flashpoint.options import PRESETS, SETUP, Option

PANEL: Final = "Setup"
MORE: Final = re.compile(r"([a-z][a-z_0-9-]*)=(.*)")
Setup = dict[str, object]


def with_setup(command: Callable[..., int]) -> Callable[..., int]:
    """Give a command every word of the setup as an option; it gets those used as `setup`."""

    @wraps(command)
    def run(**given: object) -> int:
        setup = collect(given)
        return command(setup=setup, **given)

    own = [p for p in inspect.signature(command).parameters.values() if p.name != "setup"]
    hints = get_type_hints(command, include_extras=True)
    parameters = [p.replace(kind=p.KEYWORD_ONLY, annotation=hints[p.name]) for p in own] + setup_parameters()
    run.__annotations__ = {p.name: p.annotation for p in parameters} | {"return": int}
    setattr(run, "__signature__", inspect.Signature(parameters, return_annotation=int))  # noqa: B010 - mypy
    return run


def setup_parameters() -> list[inspect.Parameter]:
    """One parameter for each word, and the three that stand for several."""
    preset = typer.Option("--preset", metavar="NAME", help=", ".join(PRESETS), rich_help_panel=PANEL)
    more = typer.Option("--option", metavar="NAME=VALUE", help="any word of the setup", rich_help_panel=PANEL)
    return [
        *(parameter(option.name, kind_of(option), declared(option)) for option in SETUP),
        parameter("preset", str | None, preset),
        parameter("option", list[str] | None, more),
    ]


def parameter(name: str, kind: object, option: object) -> inspect.Parameter:
    """A keyword that may be missing."""
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[kind, option])


def kind_of(option: Option) -> object:
    """Switches are truth values, everything else is text that the game itself checks."""
    return bool | None if option.values[0] == "flag" else str | None


def declared(option: Option) -> object:
    """How the command line knows a word."""
    name = option.name.replace("_", "-")
    flag = option.values[0] == "flag"
    return typer.Option(
        f"--{name}/--no-{name}" if flag else f"--{name}",
        metavar=None if flag else "VALUE",
        help=help_of(option),
        show_default=False,
        rich_help_panel=PANEL,
    )


def help_of(option: Option) -> str:
    """Values, what holds if nothing is said, and the rule."""
    said = f"{choices(option)}; else {option.default or 'none'}"
    return f"{said} ({option.rule})" if option.rule else said


def choices(option: Option) -> str:
    """The values a word can have."""
    kind, *rest = option.values
    if kind == "number":
        return f"{rest[0]} to {rest[1]}"
    if kind == "list":
        return f"some of {','.join(rest)}"
    if kind == "flag":
        return "on or off"
    return "a board's name or file" if kind == "text" else " | ".join(option.values)


def collect(given: dict[str, object]) -> Setup:
    """Take the words of the setup out of what the command line gave."""
    setup: Setup = {}
    for name in [option.name for option in SETUP] + ["preset"]:
        value = given.pop(name)
        if value is not None:
            setup[name] = value
    more = given.pop("option") or []
    assert isinstance(more, list)
    for text in more:
        name, value = named_value(text)
        setup[name] = value
    return setup


def named_value(text: str) -> tuple[str, str]:
    """`poi_draw=bag`."""
    found = MORE.fullmatch(text)
    if found is None:
        raise Refused(f"--option: '{text[:60]}' is not NAME=VALUE, for example poi_draw=bag")
    return found[1].replace("-", "_"), found[2]


def seat_words(given: list[str]) -> dict[int, str]:
    """`2=bot:greedy` for each seat named: seat -> name of the bot ('' for a person)."""
    seats: dict[int, str] = {}
    for text in given:
        found = re.fullmatch(r"([1-9])=(?:bot:([\w.:-]+)|person)", text)
        if found is None:
            raise Refused(f"--seat: '{text[:60]}' is not SEAT=bot:NAME or SEAT=person, for example 2=bot:greedy")
        seats[int(found[1])] = found[2] or ""
    return seats
