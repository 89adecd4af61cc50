"""Write `flashpoint/data/art.svg`: the drawings of the page, for pictures made without a browser."""

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "web" / "src"
GAME: Final = PAGE / "games" / "flashpoint"
OUT: Final = ROOT / "src" / "flashover" / "flashpoint" / "data" / "art.svg"
DRAWINGS: Final = ("Patterns", "RoleMarks", "VehicleArt", "Symbols")
SHEETS: Final = ("floors", "pieces", "walls")
STYLED: Final = ("Ground", "Printed", "Rims", "RoomNames", "Fighter")
PREFIX: Final = "fp-"  # a picture in a notebook must not restyle the page around it
DEFINITION: Final = re.compile(r"<(symbol|pattern|radialGradient|linearGradient)\b.*?</\1>", re.S)


def text_of(path: Path) -> str:
    """A file of the page without comments."""
    return re.sub(r"/\*.*?\*/|<!--.*?-->", "", path.read_text(encoding="utf-8"), flags=re.S)


def definitions() -> list[str]:
    """Every symbol, pattern and gradient, one a line."""
    text = "".join(text_of(GAME / f"{name}.svelte") for name in DRAWINGS)
    return [one_line(found[0]) for found in DEFINITION.finditer(text)]


def one_line(markup: str) -> str:
    """A drawing in one line, its classes prefixed."""
    markup = re.sub(r"\s+", " ", markup)
    markup = re.sub(r" ?> ?", ">", re.sub(r" ?/>", "/>", markup)).replace(" <", "<")
    return re.sub(r'class="([^"]+)"', lambda found: f'class="{prefixed(found[1])}"', markup)


def prefixed(classes: str) -> str:
    """Names of classes with the prefix."""
    return " ".join(PREFIX + name for name in classes.split())


def style_of(name: str) -> str:
    """The style of a component."""
    found = re.search(r"<style>(.*?)</style>", text_of(GAME / f"{name}.svelte"), re.S)
    assert found is not None, name
    return found[1]


def rules() -> list[str]:
    """Every rule of one class or more, one a line."""
    text = "".join(text_of(GAME / f"{name}.css") for name in SHEETS) + "".join(map(style_of, STYLED))
    known = variables(text_of(PAGE / "theme.css") + text)
    found = re.findall(r"^ *(\.[^{}@]+?)\s*\{([^{}]*)\}", text, re.M)
    lines = [f"{selector(names)}{{{resolved(one_rule(body), known)}}}" for names, body in found]
    assert len(lines) == len({line.split("{")[0] for line in lines}), "two rules for one selector"
    return lines


def selector(names: str) -> str:
    """A selector with prefixed classes."""
    return re.sub(r"\.(?=[a-z])", "." + PREFIX, re.sub(r"\s+", " ", names))


def one_rule(body: str) -> str:
    """The body of a rule without needless space."""
    parts = [re.sub(r"\s+", " ", part).strip().replace(": ", ":", 1) for part in body.split(";")]
    return ";".join(part for part in parts if part)


def variables(text: str) -> dict[str, str]:
    """What custom properties are worth by day."""
    found = re.findall(r"(--[a-z0-9-]+):\s*([^;]+);", text)
    return {name: re.sub(r"\s+", " ", value) for name, value in reversed(found) if name != "--piece"}


def resolved(body: str, known: dict[str, str]) -> str:
    """A rule without custom properties; only the colour of a seat stays one."""
    while True:
        found = re.search(r"var\((--(?!piece)[a-z0-9-]+)(?:, ([^()]*))?\)", body)
        if found is None:
            return body
        body = body.replace(found[0], known.get(found[1], found[2]))


def art() -> str:
    """The whole file."""
    head = '<svg xmlns="http://www.w3.org/2000/svg">\n<!-- Written by `python -m tools.gen_art`. Do not edit. -->'
    return "\n".join([head, "<style>", *rules(), "</style>", "<defs>", *definitions(), "</defs>", "</svg>", ""])


def main() -> None:
    """Write the file."""
    OUT.write_text(art(), encoding="utf-8")
    print(OUT.relative_to(ROOT))


if __name__ == "__main__":
    main()
