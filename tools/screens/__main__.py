"""`./start screens [--only PART] [--out FOLDER]`: every screen into docs/screens."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from itertools import product
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from flashover.core.words import languages
from tools.screens.house import House
from tools.screens.scenes import ALL
from tools.screens.stage import SIZES, THEMES, Stage

OUT: Final = Path(__file__).resolve().parent.parent.parent / "docs" / "screens"


def main() -> int:
    """Every screen that was asked for."""
    asked = read_words()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        house = House(Path(folder))
        browser = play.chromium.launch(executable_path=os.environ.get("FLASHOVER_CHROMIUM"))
        many = sum(window(browser, house, asked, *each) for each in product(asked.sizes, asked.languages))
        browser.close()
        house.end()
    say(f"{many} pictures in {asked.out}, {time.monotonic() - began:.0f} s")
    return 0


def read_words() -> argparse.Namespace:
    """The words of the command line."""
    parser = argparse.ArgumentParser(prog="./start screens", description=__doc__)
    parser.add_argument("--only", default="", help="only screens whose name has one of these parts (a,b)")
    parser.add_argument("--out", type=Path, default=OUT)
    parser.add_argument("--sizes", nargs="+", choices=SIZES, default=list(SIZES))
    parser.add_argument("--languages", nargs="+", choices=languages(), default=list(languages()))
    return parser.parse_args()


def window(browser: Browser, house: House, asked: argparse.Namespace, size: str, language: str) -> int:
    """All screens in one size and language; how many pictures."""
    many = 0
    for name, scene in ALL.items():
        if any(part in name for part in asked.only.split(",")):
            stage = Stage(browser, house, size, language)
            scene(stage)
            many += both_themes(stage, asked.out, name)
            stage.close()
    say(f"{size} {language}: {many}")
    return many


def both_themes(stage: Stage, out: Path, name: str) -> int:
    """By day and by lamp light."""
    for theme in THEMES:
        stage.page.emulate_media(color_scheme="light" if theme == "light" else "dark")
        folder = out / f"{stage.size}-{theme}-{stage.language}"
        folder.mkdir(parents=True, exist_ok=True)
        stage.shoot(folder / f"{name}.webp")
    return len(THEMES)


def say(text: str) -> None:
    """A line for whoever waits."""
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
