"""The drawings of the page for a picture of its own: only those it uses, with the rules that colour them."""

from __future__ import annotations

import os
import re
from functools import cache
from typing import Final, NamedTuple

FILE: Final = os.path.join(os.path.dirname(os.path.dirname(__file__)), "data", "art.svg")


class Art(NamedTuple):
    """Definitions by id, and style rules with the classes each asks for."""

    definitions: dict[str, str]
    rules: list[tuple[frozenset[str], str]]


@cache
def art() -> Art:
    """The drawings that come with the program; the file has one definition or rule a line."""
    with open(FILE, encoding="utf-8") as file:
        lines = file.read().splitlines()
    definitions = {found[1]: line for line in lines if (found := re.match(r'<[a-zA-Z]+ id="([^"]+)"', line))}
    rules = [(frozenset(re.findall(r"\.([a-z][\w-]*)", line.split("{")[0])), line) for line in lines if line[0] == "."]
    return Art(definitions, rules)


def used_rules(markup: str) -> list[str]:
    """The style rules whose classes all occur in a text."""
    there = {name for names in re.findall(r'class="([^"]+)"', markup) for name in names.split()}
    return [rule for classes, rule in art().rules if classes <= there]


def used_ids(markup: str) -> list[str]:
    """The definitions a text points to, itself or by its style, in the order of the file."""
    pointed = set(re.findall(r"#(fp-[a-z0-9-]+)", markup + "".join(used_rules(markup))))
    return [name for name in art().definitions if name in pointed]


def drawings(markup: str) -> str:
    """Every definition a text needs, with those that these need."""
    known = art().definitions
    needed = used_ids(markup)
    while True:
        drawn = "\n".join(known[name] for name in needed)
        more = used_ids(markup + drawn)
        if more == needed:
            return drawn
        needed = more


def head(markup: str) -> str:
    """What has to stand before a text so that it needs nothing else."""
    drawn = drawings(markup)
    style = "\n".join(used_rules(drawn + markup))
    return f"<style>\n{style}\n</style>\n<defs>\n{drawn}\n</defs>"
