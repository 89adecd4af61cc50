"""Rules, looked up."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Final

from flashover.cli.about import language
from flashover.cli.output import answer
from flashover.cli.refusal import Refused
from flashover.core import ledger
from flashover.core.words import Words, words

if TYPE_CHECKING:
    from flashover.core.ledger import Rule

WIDE: Final = 100
MANY: Final = 12  # so many found rules are told in full
FEW: Final = 4  # and so many at the table


def show_rules(word: str, lang: str, as_json: bool) -> int:
    """The rule with this id, those that speak of a word, or the list of all."""
    said = words(language(lang))
    found = look_up(word, said) if word else [rule for game in ledger.games() for rule in ledger.rules(game)]
    if not found:
        raise Refused(f"no rule has the id or the word '{word[:40]}'; `flashover rules` lists them all")
    answer({"rules": [facts(rule, said) for rule in found]}, book(found, said, bool(word)), as_json)
    return 0


def look_up(word: str, said: Words) -> list[Rule]:
    """By id or title, in English or in the language spoken; else by the text."""
    found = ledger.find(word)
    if found:
        return found
    wanted = word.casefold()
    everything = [rule for game in ledger.games() for rule in ledger.rules(game)]
    by_title = [rule for rule in everything if wanted in title(rule, said).casefold()]
    return by_title or [rule for rule in everything if wanted in f"{rule.text} {statement(rule, said)}".casefold()]


def title(rule: Rule, said: Words) -> str:
    """The name of a rule in the language spoken, else in English."""
    key = f"rule-{rule.id}"
    return said.text(key) if key in said else rule.title


def statement(rule: Rule, said: Words) -> str:
    """What a rule says in a player's words."""
    key = f"rule-{rule.id}"
    return said.attribute(key, "text") if f"{key}.text" in said else rule.text


def facts(rule: Rule, said: Words) -> dict[str, object]:
    """A rule as plain data."""
    return {
        "id": rule.id,
        "game": rule.game,
        "chapter": rule.chapter,
        "title": title(rule, said),
        "text": statement(rule, said),
        "ledger": rule.text,
        "modules": list(rule.modules),
        "cases": list(rule.cases),
        "ruling": rule.ruling,
        "option": rule.option,
        "sources": list(rule.sources),
    }


def book(found: list[Rule], said: Words, asked: bool) -> list[str]:
    """Few rules in full, many as a list."""
    if len(found) == 1:
        return in_full(found[0], said)
    if asked and len(found) <= MANY:
        return [line for rule in found for line in [*in_short(rule, said), ""]][:-1]
    return [f"{rule.id:12}  {title(rule, said)}" for rule in found]


def short_book(found: list[Rule], word: str, said: Words, width: int) -> list[str]:
    """What the game being played has: the rule of that very name in full, few in full, many as a list."""
    here = [rule for rule in found if not rule.later] or found
    full = [rule for rule in here if title(rule, said).casefold() == word.casefold()]
    full = full or (here if len(here) <= FEW else [])
    listed = [f"{rule.id:12}  {title(rule, said)}" for rule in here if rule not in full]
    return [*(line for rule in full for line in in_short(rule, said, width)), *listed]


def in_short(rule: Rule, said: Words, width: int = WIDE) -> list[str]:
    """Title and statement."""
    return [f"{rule.id}  {title(rule, said)}", *wrapped(statement(rule, said), width)]


def in_full(rule: Rule, said: Words) -> list[str]:
    """Everything the ledger has on a rule."""
    lines = [*in_short(rule, said), ""]
    if statement(rule, said) != rule.text:
        lines += wrapped(f"Ledger: {rule.text}")
    for number, case in enumerate(rule.cases, 1):
        lines += wrapped(f"Case {rule.id}.{number}: {case}")
    if rule.option:
        lines += wrapped(f"Option: {rule.option}")
    return [*lines, *wrapped(f"Sources: {'; '.join(rule.sources)}")]


def wrapped(text: str, width: int = WIDE) -> list[str]:
    """A paragraph."""
    return textwrap.wrap(text, width, initial_indent="  ", subsequent_indent="  ")
