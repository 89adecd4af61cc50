"""What a setup is made of."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flashover.cli.about import language
from flashover.cli.output import answer, columns
from flashover.core import ledger
from flashover.core.words import Words, words

if TYPE_CHECKING:
    from flashover.flashpoint.options import Option


def show_explanation(setup: dict[str, object], lang: str, as_json: bool) -> int:
    """Modules, options with their values, rule points, decks."""
    from flashover.flashpoint import options
    from flashover.flashpoint.compose import compose

    said = words(language(lang))
    chosen = compose(setup)[2]
    facts: dict[str, object] = {
        "modules": sorted(options.modules(chosen)),
        "options": [option_facts(option, chosen[option.name], said) for option in options.SETUP],
        "points": points(),
        "decks": decks(chosen),
    }
    answer(facts, lines(facts), as_json)
    return 0


def option_facts(option: Option, value: str, said: Words) -> dict[str, object]:
    """A word of the setup: what it is set to, what it could be, and the rule that asks for it."""
    from flashover.cli.setup_words import choices

    key = f"option-{option.name.replace('_', '-')}"
    return {
        "name": option.name,
        "value": value,
        "default": option.default,
        "values": choices(option),
        "rule": option.rule,
        "needs": list(option.needs),
        "title": said.text(key) if key in said else option.name,
        "text": said.attribute(key, "text") if f"{key}.text" in said else "",
    }


def points() -> list[dict[str, object]]:
    """The questions where expansions meet: the functions of `points.py` as they stand in the source."""
    file = ledger.PACKAGE / "flashpoint" / "points.py"
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return [point(node) for node in tree.body if isinstance(node, ast.FunctionDef)]


def point(node: ast.FunctionDef) -> dict[str, object]:
    """One rule point: its name, its rules, its question."""
    text = ast.get_docstring(node) or ""
    return {"name": node.name, "rules": ledger.claims(text), "text": text.splitlines()[0] if text else ""}


def decks(chosen: dict[str, str]) -> dict[str, dict[str, int]]:
    """How many cards of each kind the decks of this setup hold."""
    from flashover.flashpoint import compose

    rules = compose.compose(dict(chosen))[0]
    held = {"fire": list(rules.fire_deck), "event": list(rules.event_deck)}
    return {name: counted(cards, compose.card_keys(name)) for name, cards in held.items() if cards}


def counted(cards: list[int], keys: list[str]) -> dict[str, int]:
    """Cards by their keys."""
    return {keys[card]: sum(other == card for other in cards) for card in sorted({int(card) for card in cards})}


def lines(facts: dict[str, object]) -> list[str]:
    """The same for people."""
    modules, options, points_, decks_ = facts.values()
    assert isinstance(modules, list) and isinstance(options, list) and isinstance(points_, list)
    assert isinstance(decks_, dict)
    out = [f"Modules: {', '.join(modules)}", "", "Options (* differs from what holds if nothing is said)"]
    out += columns((mark(o), o["name"], o["value"], o["rule"], o["values"]) for o in options)
    out += ["", "Where modules meet (points.py)"]
    out += columns((p["name"], p["text"]) for p in points_)
    for name, cards in decks_.items():
        out += [
            "",
            f"The {name} deck: {sum(cards.values())} cards",
            *columns((str(n), key) for key, n in cards.items()),
        ]
    return out


def mark(option: dict[str, object]) -> str:
    """A star where something was chosen."""
    return "*" if option["value"] != option["default"] else " "
