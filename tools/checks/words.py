"""The words of all languages: same files, keys and placeholders, and nothing left in English."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast, serializer
from fluent.syntax.visitor import Visitor

from tools.checks.outcome import Outcome, shown, tracked

LANGUAGES = ("es", "it")
NAMES = Path(__file__).resolve().parent / "names.txt"


class Entry(NamedTuple):
    """One sentence: the variables it fills in, and its text."""

    variables: frozenset[str]
    text: str


class Variables(Visitor):
    """Collects the variables of a pattern."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 – the library's name
        """Note one variable."""
        self.found.add(node.id.name)


def entry(pattern: ast.Pattern) -> Entry:
    """Take a pattern apart."""
    visitor = Variables()
    visitor.visit(pattern)
    return Entry(frozenset(visitor.found), serializer.serialize_pattern(pattern).strip())


def patterns(item: ast.Message | ast.Term) -> Iterator[tuple[str, ast.Pattern]]:
    """Give the value and the attributes of a message, each with its key."""
    if item.value is not None:
        yield item.id.name, item.value
    for attribute in item.attributes:
        yield f"{item.id.name}.{attribute.id.name}", attribute.value


def read(file: Path, problems: list[str]) -> dict[str, Entry]:
    """Read a file of words; what is wrong with it goes to the problems."""
    found: dict[str, Entry] = {}
    for item in FluentParser().parse(file.read_text("utf-8")).body:
        if isinstance(item, ast.Junk):
            problems.append(f"{shown(file)}: cannot be read: {(item.content or '').strip().splitlines()[0][:80]}")
        elif isinstance(item, ast.Message):
            for key, pattern in patterns(item):
                if key in found:
                    problems.append(f"{shown(file)}: {key} stands twice")
                found[key] = entry(pattern)
    return found


@cache
def names() -> tuple[str, ...]:
    """Read what is the same in every language, longest first."""
    lines = [line.partition("#")[0].strip() for line in NAMES.read_text("utf-8").splitlines()]
    return tuple(sorted(filter(None, lines), key=len, reverse=True))


def is_only_names(text: str) -> bool:
    """Say whether a text has no word of its own, so that it may be the same in every language."""
    rest = re.sub(r"\{[^{}]*\}", " ", text)
    for name in names():
        rest = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", " ", rest)
    return re.search(r"[^\W\d_]", rest) is None


def compare(place: str, english: dict[str, Entry], other: dict[str, Entry]) -> list[str]:
    """Name what differs and must not, or does not and must."""
    found = [f"{place}: {key} is missing" for key in english.keys() - other.keys()]
    found += [f"{place}: {key} is not in the English file" for key in other.keys() - english.keys()]
    for key in english.keys() & other.keys():
        ours, theirs = english[key], other[key]
        if ours.variables != theirs.variables:
            found.append(f"{place}: {key}: its variables differ: {sorted(ours.variables ^ theirs.variables)}")
        if ours.text == theirs.text and not is_only_names(ours.text):
            found.append(f"{place}: {key} is still English: {ours.text[:60]}")
    return sorted(found)


def twin(file: Path, language: str) -> Path:
    """Find the file of another language that belongs to an English one."""
    parts = list(file.parts)
    at = len(parts) - 1 - parts[::-1].index("words") + 1
    return Path(*parts[:at], language if parts[at] == "en" else language + parts[at][2:], *parts[at + 1 :])


def language_of(file: Path) -> str:
    """Read the language from the place of a file of words: `words/en/…` or `words/en.ftl`."""
    parts = file.parts
    return parts[len(parts) - parts[::-1].index("words")][:2]


def check_words() -> Outcome:
    """Compare every language with English."""
    files = [file for file in tracked("src/*.ftl") if "words" in file.parts]
    english = [file for file in files if language_of(file) == "en"]
    problems: list[str] = []
    texts = {file: read(file, problems) for file in files}
    expected = {twin(file, language): file for file in english for language in LANGUAGES}
    for place, source in sorted(expected.items()):
        if place in texts:
            problems += compare(shown(place), texts[source], texts[place])
        else:
            problems.append(f"{shown(place)}: the file is missing")
    orphans = set(files) - set(expected) - set(english)
    problems += [f"{shown(file)}: there is no English file beside it" for file in sorted(orphans)]
    total = sum(len(texts[file]) for file in english)
    return Outcome(not problems, f"{total} texts in three languages", problems)
