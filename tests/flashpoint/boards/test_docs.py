"""What docs/boards.md says about boards is so."""

import doctest
import re
from pathlib import Path

from flashover.flashpoint.boards import KINDS, canonical, check, loads
from flashover.flashpoint.boards import __all__ as public
from flashover.flashpoint.boards.kinds import MARKS
from flashover.flashpoint.boards.reader import MAX_BYTES
from flashover.flashpoint.boards.shapes import HEAD, RULES, SETS, THING

TEXT = (Path(__file__).parents[3] / "docs" / "boards.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", TEXT, re.M | re.S)


def rows_of(title: str) -> list[list[str]]:
    section = TEXT.split(f"\n### {title}\n")[1].split("\n#")[0]
    lines = [line.replace(r"\|", "\0") for line in section.split("\n") if line.startswith("|")]
    return [[field.strip().replace("\0", "|") for field in line.strip("|").split("|")] for line in lines[2:]]


def test_the_drawn_board_is_sound_and_canonical() -> None:
    (text,) = blocks("board")
    assert check(loads(text, "cabin.board")) == []
    assert canonical(text) == text


def test_the_python_examples_run() -> None:
    examples = "\n".join(blocks("python"))
    test = doctest.DocTestParser().get_doctest(examples, {}, "boards.md", None, 0)
    assert len(test.examples) >= 8
    assert doctest.DocTestRunner(verbose=False).run(test).failed == 0


def test_the_table_of_borders_is_the_table_of_kinds() -> None:
    rows = rows_of("Borders")
    assert len(rows) == len(KINDS)
    for (char, flat, words, *_, cost), kind in zip(rows, KINDS.values(), strict=True):
        assert words.startswith(f"`{kind.name}`")
        assert (char, flat) == (("blank", "blank") if kind.char == " " else (f"`{kind.char}`", f"`{kind.flat}`"))
        assert cost == f"x{kind.cost}"


def test_every_mark_is_explained() -> None:
    firsts = " ".join(row[0] for row in rows_of("Marks"))
    assert all(f"`{mark}`" in firsts for mark in MARKS)


def test_every_key_word_and_function_is_named() -> None:
    for word in (*HEAD, *RULES, *THING, *SETS):
        assert re.search(rf"[`\[\"]{re.escape(word)}\b", TEXT), word
    functions = [name for name in public if name.islower()]
    assert [name for name in functions if not re.search(rf"`{name}\b", TEXT)] == []
    assert f"{MAX_BYTES:,} characters" in TEXT
