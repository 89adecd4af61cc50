"""The catalogue of words: what it gives, what it refuses, and that the three languages say the same things."""

from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from flashover.core.words import BadSentence, Words, bundle, files_of, languages, pick, words
from tools.checks.words import Entry, compare, read

SOURCE = Path(__file__).resolve().parents[2] / "src" / "flashover"
GAME = SOURCE / "flashpoint" / "words"
ISOLATION_MARKS = "\u2066\u2067\u2068\u2069"


class Plurals(Visitor):
    """Collects the variants of every choice that asks for plural forms."""

    def __init__(self) -> None:
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 – the library's name
        """Note the keys of one choice."""
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if keys & {"one", "few", "many"}:
            self.found.append(keys)
        self.generic_visit(node)


def messages(language: str) -> list[ast.Message]:
    """Every message of a language."""
    parser = FluentParser()
    texts = [file.read_text(encoding="utf-8") for file in files_of(language)]
    return [item for text in texts for item in parser.parse(text).body if isinstance(item, ast.Message)]


def plurals(language: str) -> dict[str, list[set[str]]]:
    """The plural choices of each message that has any."""
    out = {}
    for message in messages(language):
        visitor = Plurals()
        visitor.visit(message)
        if visitor.found:
            out[message.id.name] = visitor.found
    return out


def entries(language: str) -> dict[str, dict[str, Entry]]:
    """The texts of the game's own files, by file."""
    problems: list[str] = []
    found = {file.name: read(file, problems) for file in sorted((GAME / language).glob("*.ftl"))}
    assert problems == []
    return found


def test_three_languages() -> None:
    assert languages() == ("en", "es", "it")
    assert [words(language).language for language in languages()] == list(languages())


def test_a_language_nobody_speaks_is_refused() -> None:
    with pytest.raises(KeyError):
        Words("de")
    with pytest.raises(KeyError):
        bundle("de")


def test_text_and_attribute() -> None:
    assert words("en").text("role-paramedic") == "Paramedic"
    assert words("es").attribute("role-paramedic", "the") == "el sanitario"
    assert words("it").text("action-with-cost", action="X", ap=2) == "X – 2 PA"


def test_both_rooms_are_read() -> None:
    """Words of the page and of a game, and those in folders below."""
    for key in ("button-close", "role-paramedic", "rule-FP-FIRE-01", "card-flare-up"):
        assert key in words("es")


@pytest.mark.parametrize("key", ["nowhere", "role-paramedic.nothing", "nowhere.text"])
def test_a_missing_message_is_an_error_with_its_key(key: str) -> None:
    assert key not in words("en")
    name, _, attribute = key.partition(".")
    with pytest.raises(KeyError, match=key):
        words("en").attribute(name, attribute) if attribute else words("en").text(name)


def test_a_sentence_with_a_hole_is_an_error() -> None:
    with pytest.raises(BadSentence, match=r"place.*space"):
        words("en").text("place")


def test_no_isolation_marks() -> None:
    text = words("en").text("event-knocked-down", who="Ann", place="(3,4)", rule="none")
    assert text == "Ann is knocked down in (3,4)."
    assert not set(ISOLATION_MARKS) & set(text)


@pytest.mark.parametrize(
    ("accept", "environment", "language"),
    [
        ("it", "", "it"),
        ("es-MX,es;q=0.9,en;q=0.8", "it_IT.UTF-8", "es"),
        ("fr, de;q=0.7, it;q=0.2, es;q=0.3", "", "es"),
        ("en;q=0.1, it;q=0", "", "en"),
        ("ja", "it_IT.UTF-8", "it"),
        (";;q=x,,", "es", "es"),
        ("es;q=nonsense", "", "en"),
        (None, "es_ES.UTF-8", "es"),
        (None, "it", "it"),
        (None, "C.UTF-8", "en"),
        (None, "", "en"),
    ],
)
def test_pick(accept: str | None, environment: str, language: str) -> None:
    assert pick(accept, environment) == language


def test_pick_reads_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "it_CH.UTF-8")
    assert pick() == "it"


@pytest.mark.parametrize("language", languages())
def test_no_key_stands_twice(language: str) -> None:
    keys = Counter(message.id.name for message in messages(language))
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize("language", ["es", "it"])
def test_same_keys_and_placeholders(language: str) -> None:
    english, other = entries("en"), entries(language)
    assert other.keys() == english.keys()
    assert [problem for name in english for problem in compare(name, english[name], other[name])] == []


@pytest.mark.parametrize("language", languages())
def test_plural_choices_are_complete(language: str) -> None:
    found = plurals(language)
    assert found
    assert {key: keys for key, choices in found.items() for keys in choices if keys < {"one", "other"}} == {}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("key", "args"),
    [
        ("event-count-changed", {"which": "rescued", "rule": "none"}),
        ("event-count-changed", {"which": "lost", "rule": "none"}),
        ("event-count-changed", {"which": "cubes", "rule": "none"}),
    ],
)
def test_one_is_not_said_like_two(language: str, key: str, args: dict[str, object]) -> None:
    one, two = (words(language).text(key, after=n, **args) for n in (1, 2))
    assert one
    assert one.replace("1", "2") != two
