"""The words of all languages: Fluent files, one catalogue for Python and page.

`words/<language>/` holds what no game owns; each game has a folder of the same shape. Nothing is read before the
first sentence is asked for.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

LANGUAGES: Final = ("en", "es", "it")
ROOT: Final = "flashover"


class BadSentence(ValueError):
    """A message was asked for without something it speaks of; the text names both."""


def languages() -> tuple[str, ...]:
    """The languages spoken, the one to fall back on first."""
    return LANGUAGES


def files_below(folder: Traversable) -> Iterator[Traversable]:
    """The Fluent files of a folder and of the folders in it, in the order of their names."""
    if not folder.is_dir():
        return
    for entry in sorted(folder.iterdir(), key=name_of):
        if entry.is_dir():
            yield from files_below(entry)
        elif entry.name.endswith(".ftl"):
            yield entry


def name_of(entry: Traversable) -> str:
    """The name of a file or folder."""
    return entry.name


def files_of(language: str) -> Iterator[Traversable]:
    """Every file of a language: the common ones, then those of each game."""
    from importlib import resources

    root = resources.files(ROOT)
    yield from files_below(root.joinpath("words", language))
    for room in sorted(root.iterdir(), key=name_of):
        if room.is_dir() and room.name != "words":
            yield from files_below(room.joinpath("words", language))


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language, read once."""
    from fluent.runtime import FluentBundle, FluentResource

    if language not in LANGUAGES:
        raise KeyError(language)
    found = FluentBundle([language], use_isolating=False)
    for file in files_of(language):
        found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


class Words:
    """What there is to say in one language.

    >>> Words("en").text("fp-cubes-left", many=1)
    'One cube left'
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise KeyError(language)
        self.language: str = language

    def __contains__(self, key: str) -> bool:
        """Is there a message (`key`) or an attribute (`key.attribute`) with this name?"""
        name, _, attribute = key.partition(".")
        return self.pattern(name, attribute) is not None

    def text(self, key: str, **args: object) -> str:
        """A message with its arguments filled in; `KeyError` if there is none."""
        return self.fill(key, self.pattern(key, ""), args)

    def attribute(self, key: str, name: str, **args: object) -> str:
        """An attribute of a message: `attribute("role-paramedic", "text")`."""
        return self.fill(f"{key}.{name}", self.pattern(key, name), args)

    def pattern(self, key: str, attribute: str) -> Pattern | None:
        """What stands behind a key, or None."""
        messages = bundle(self.language)
        if not messages.has_message(key):
            return None
        message = messages.get_message(key)
        return message.attributes.get(attribute) if attribute else message.value

    def fill(self, key: str, pattern: Pattern | None, args: dict[str, object]) -> str:
        """A pattern as a text. A sentence with a hole in it is nobody's: it is an error."""
        if pattern is None:
            raise KeyError(key)
        text, errors = bundle(self.language).format_pattern(pattern, args)
        if errors:
            raise BadSentence(f"{key} ({self.language}): {errors[0]}")
        return str(text)


@cache
def words(language: str) -> Words:
    """The words of a language."""
    return Words(language)


def pick(accept_language: str | None = None, environment: str | None = None) -> str:
    """The best language for somebody: a browser's Accept-Language, else LANG (the process's own if not given).

    >>> pick("fr-FR, it;q=0.8, en;q=0.5")
    'it'
    >>> pick(None, "es_ES.UTF-8")
    'es'
    """
    for tag in wishes(accept_language or ""):
        if tag in LANGUAGES:
            return tag
    here = environment if environment is not None else os.environ.get("LANG", "")
    tag = here.replace("_", "-").partition("-")[0].partition(".")[0].lower()
    return tag if tag in LANGUAGES else LANGUAGES[0]


def wishes(accept_language: str) -> list[str]:
    """The languages of an Accept-Language header, without countries, the dearest first."""
    found: list[tuple[float, int, str]] = []
    for place, part in enumerate(accept_language.split(",")):
        tag, _, weight = part.partition(";")
        value = quality(weight)
        if value > 0:
            found.append((-value, place, tag.strip().partition("-")[0].lower()))
    return [tag for _, _, tag in sorted(found)]


def quality(weight: str) -> float:
    """The number of `q=0.8`; 1 if it is missing, 0 if it makes no sense."""
    name, _, number = weight.strip().partition("=")
    if not name:
        return 1.0
    digits = number.strip().replace(".", "", 1)
    return float(number) if name.strip() == "q" and digits.isascii() and digits.isdigit() else 0.0
