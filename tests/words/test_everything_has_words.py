"""Whatever a player can meet in Flash Point has its words in all three languages."""

import pytest

from flashover.core.words import Words, languages, words
from flashover.flashpoint import ev, reasons, sentences, waits
from flashover.flashpoint.boards.kinds import KINDS as BORDERS
from flashover.flashpoint.compose import card_keys
from flashover.flashpoint.ids import rule_name
from flashover.flashpoint.notation_moves import MOVES
from flashover.flashpoint.options import FACES, PRESETS, ROLES, SETUP, Option
from flashover.flashpoint.speech import ENDS

OPEN_VALUES = ("text", "number", "list")


@pytest.fixture(params=languages())
def catalogue(request: pytest.FixtureRequest) -> Words:
    """The words of each language."""
    return words(str(request.param))


def missing(catalogue: Words, keys: list[str]) -> list[str]:
    """The keys without a message."""
    return [key for key in keys if key not in catalogue]


def values_of(option: Option) -> tuple[str, ...]:
    """The values of an option that need a name."""
    kind = option.values[0]
    if kind == "flag":
        return ("on", "off")
    return () if kind in OPEN_VALUES else option.values


def reason_numbers() -> list[int]:
    """Every reason: rule times ten and more; the chapters that the module imports are smaller or end in zeros."""
    return [value for value in vars(reasons).values() if type(value) is int and value >= 1000 and value // 10 % 100 > 0]


def dashed(name: str) -> str:
    """A name as keys write it."""
    return name.replace("_", "-")


def test_events(catalogue: Words) -> None:
    told = [kind.name for kind in ev.KINDS if kind.name not in sentences.SILENT]
    assert missing(catalogue, [sentences.event_key(name) for name in told]) == []
    assert [name for name in told if name not in sentences.ARGUMENTS] == []


def test_silent_events_have_no_words(catalogue: Words) -> None:
    """The page keeps silent about an event exactly where there is no message."""
    assert set(ev.BY_NAME) >= sentences.SILENT
    assert [name for name in sentences.SILENT if sentences.event_key(name) in catalogue] == []


def test_reasons(catalogue: Words) -> None:
    numbers = reason_numbers()
    assert len(numbers) > 70
    assert missing(catalogue, [reasons.reason_key(number) for number in numbers]) == []


def test_reasons_are_whole_sentences(catalogue: Words) -> None:
    numbers = reason_numbers()
    texts = [catalogue.text(reasons.reason_key(number)) for number in numbers]
    assert [text for text in texts if not text.endswith(".") or len(text) > 160 or "FP-" in text] == []


def test_reasons_cite_rules_that_have_words(catalogue: Words) -> None:
    numbers = reason_numbers()
    assert missing(catalogue, [f"rule-{rule_name(number // 10)}" for number in numbers]) == []


def test_options_and_values(catalogue: Words) -> None:
    names = [f"option-{dashed(option.name)}" for option in SETUP]
    values = [f"option-{dashed(option.name)}-{dashed(value)}" for option in SETUP for value in values_of(option)]
    assert missing(catalogue, names + [f"{name}.text" for name in names] + values) == []


def test_presets(catalogue: Words) -> None:
    assert missing(catalogue, [f"preset-{name}{part}" for name in PRESETS for part in ("", ".text")]) == []


def test_roles(catalogue: Words) -> None:
    assert missing(catalogue, [f"role-{role}{part}" for role in ROLES for part in ("", ".text", ".the")]) == []


def test_pieces(catalogue: Words) -> None:
    more = ("smoke", "fire", "hot-spot", "poi", "hazmat", "cube", "heal", "locked", "firefighter", "arrow")
    assert missing(catalogue, [f"piece-{name}{part}" for name in FACES + more for part in ("", ".text", ".a")]) == []


def test_borders(catalogue: Words) -> None:
    kinds = [*BORDERS, "stairs"]
    assert missing(catalogue, [f"border-{kind}{part}" for kind in kinds for part in ("", ".text", ".the")]) == []


def test_vehicles_sides_and_colours(catalogue: Words) -> None:
    vehicles = [f"vehicle-{name}{part}" for name in ("ambulance", "engine") for part in ("", ".text", ".the")]
    sides = [f"side-of-{side}" for side in "NESWUD"]
    assert missing(catalogue, [*vehicles, *sides, *(f"firefighter-{seat}" for seat in range(1, 7))]) == []


def test_actions(catalogue: Words) -> None:
    names = [word for word, _ in MOVES.values()]
    assert missing(catalogue, [f"action-{name}{part}" for name in names for part in ("", ".text", ".say")]) == []


def test_questions(catalogue: Words) -> None:
    names = [name for step, name in waits.NAMES.items() if step <= waits.LAST_WAIT]
    assert len(names) == waits.LAST_WAIT
    assert missing(catalogue, [f"ask-{name}{part}" for name in names for part in ("", ".waiting")]) == []


def test_phases_results_and_ends(catalogue: Words) -> None:
    keys = [f"phase-{name}" for name in sentences.PHASES] + [f"result-{name}" for name in sentences.RESULTS[1:]]
    ends = [f"end-{name}{part}" for name in ENDS for part in ("", ".short")]
    assert ENDS == sentences.ENDS
    assert missing(catalogue, keys + ends) == []


def test_cards(catalogue: Words) -> None:
    fire = [f"card-{key}{part}" for key in card_keys("fire") for part in ("", ".text")]
    events = [f"event-{key}{part}" for key in card_keys("event") for part in ("", ".text")]
    assert missing(catalogue, fire + events) == []


def test_an_event_card_is_not_taken_for_an_event() -> None:
    kinds = {sentences.event_key(kind.name) for kind in ev.KINDS}
    assert not kinds & {f"event-{key}" for key in card_keys("event")}


def test_phrases(catalogue: Words) -> None:
    names = ("hello", "my-fire", "my-victim", "go-in", "come-out", "door", "hazmat", "ambulance", "deck-gun", "save-ap")
    assert missing(catalogue, [f"phrase-{name}" for name in names]) == []
