"""Records: one JSON object a line – setup, decisions with their outcomes, undos, result."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Final

FORMAT: Final = "flashover-record/1"
RULES: Final = "1"  # raised when a record of before would be replayed differently
MAX_BYTES: Final = 50_000_000
Line = dict[str, object]


class BadRecord(ValueError):
    """A record that cannot be read or replayed; the text says in which line and why."""


class Record:
    """The lines of a game so far."""

    def __init__(self, lines: list[Line]) -> None:
        self.lines = lines

    @classmethod
    def new(cls, game: str, setup: dict[str, str], dice: dict[str, object], outcomes: list[str]) -> Record:
        """A record that begins with the setup and what chance said in it."""
        head: Line = {"format": FORMAT, "rules": RULES, "game": game, "setup": setup, "dice": dice}
        return cls([head, {"out": outcomes}])

    @classmethod
    def from_position(cls, game: str, setup: dict[str, str], position: str) -> Record:
        """A record that begins in the middle of a game."""
        head: Line = {"format": FORMAT, "rules": RULES, "game": game, "setup": setup, "dice": {"kind": "seeded"}}
        return cls([head, {"position": position}])

    @property
    def game(self) -> str:
        """Which game it is."""
        return str(self.lines[0]["game"])

    def decision(self, seat: int, move: str, outcomes: list[str]) -> None:
        """A decision and what chance said."""
        line: Line = {"seat": seat, "act": move}
        if outcomes:
            line["out"] = outcomes
        self.lines.append(line)

    def undo(self, to: int, by: tuple[int, ...]) -> None:
        """Back to the state after so many lines; `by` the seats whose consent it took (none: it was free)."""
        line: Line = {"undo": to}
        if by:
            line["by"] = list(by)
        self.lines.append(line)

    def end(self, result: dict[str, object]) -> None:
        """How it ended."""
        self.lines.append({"result": result})

    def copy(self) -> Record:
        """An independent copy."""
        return Record([dict(line) for line in self.lines])


def dumps(lines: Iterable[Line]) -> str:
    """Lines as text."""
    return "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)


def save(path: Path, lines: Iterable[Line]) -> None:
    """Write a record beside its place first, then put it there: never half a file."""
    beside = path.with_name(path.name + ".part")
    beside.write_text(dumps(lines), encoding="utf-8")
    beside.replace(path)


def load(path: Path) -> list[Line]:
    """Read a record; every mistake is a BadRecord with its line."""
    try:
        if path.stat().st_size > MAX_BYTES:
            raise BadRecord(f"{path}: more than {MAX_BYTES // 1_000_000} MB is no record of one game")
        data = path.read_bytes()
    except OSError as error:
        raise BadRecord(f"{path}: cannot be read ({error.strerror})") from None
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadRecord(f"{path}: byte {error.start} is not UTF-8; a record is UTF-8 text") from None
    return loads(text, str(path))


def loads(text: str, where: str = "record") -> list[Line]:
    """Read the lines of a record and check their shape."""
    lines = []
    for number, row in enumerate(text.splitlines(), 1):
        if not row.strip():
            continue
        lines.append(read_line(row, f"{where}:{number}"))
    check_head(lines, where)
    for number, line in enumerate(lines[1:], 2):
        check_line(line, f"{where}:{number}")
    return lines


def read_line(row: str, place: str) -> Line:
    """One JSON object."""
    try:
        line = json.loads(row)
    except (ValueError, RecursionError):
        raise BadRecord(f"{place}: this is not a line of JSON; is the file cut off?") from None
    if not isinstance(line, dict):
        raise BadRecord(f"{place}: a line of a record is a JSON object")
    return line


def check_head(lines: list[Line], where: str) -> None:
    """The first line says what it is."""
    if not lines:
        raise BadRecord(f"{where}: the file is empty")
    head = lines[0]
    if head.get("format") != FORMAT:
        raise BadRecord(f"{where}:1: not a {FORMAT}; its format is {head.get('format')!r:.60}")
    if pinned(lines) != RULES:
        raise BadRecord(f"{where}:1: made with rules version {pinned(lines)!r:.40}, this program plays {RULES}")
    setup = head.get("setup")
    if not isinstance(head.get("game"), str) or not isinstance(setup, dict) or not isinstance(head.get("dice"), dict):
        raise BadRecord(f"{where}:1: game, setup and dice are missing or of the wrong kind")
    if not all(isinstance(k, str) and isinstance(v, str) for k, v in setup.items()):
        raise BadRecord(f"{where}:1: the words of the setup are text")
    if len(lines) < 2 or not {"out", "position"} & lines[1].keys():
        raise BadRecord(f"{where}:2: the second line holds the outcomes of the setup, or a position")


def pinned(lines: list[Line]) -> object:
    """The version of the rules a record goes on with: a line names another one where a table was carried over."""
    named = [line["rules"] for line in lines if "rules" in line]
    return named[-1] if named else None


def check_line(line: Line, place: str) -> None:
    """A decision, an undo, a result, or the beginning."""
    out = line.get("out", [])
    if not isinstance(out, list) or not all(isinstance(x, str) for x in out):
        raise BadRecord(f"{place}: 'out' is a list of outcomes in words")
    if "act" in line:
        if not isinstance(line["act"], str) or not is_number(line.get("seat")):
            raise BadRecord(f"{place}: a decision has a seat (a number) and an act (text)")
    elif "undo" in line:
        if not is_number(line["undo"]):
            raise BadRecord(f"{place}: 'undo' is the number of a line")
    elif not {"out", "result", "position", "rules"} & line.keys():
        raise BadRecord(f"{place}: a line is a decision, an undo or the result")


def is_number(value: object) -> bool:
    """A whole number, and not a truth value."""
    return isinstance(value, int) and not isinstance(value, bool)
