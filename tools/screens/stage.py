"""One page in one language and size, and what a person does on it."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page

from flashover.core.words import words
from tools.screens.house import House, Sitting

PATIENCE: Final = 60_000
SIZES: Final = {"phone": (360, 740), "desk": (1280, 800)}
THEMES: Final = ("light", "dark")
QUALITY: Final = 72


class Stage:
    """A browser window of one size that speaks one language."""

    def __init__(self, browser: Browser, house: House, size: str, language: str) -> None:
        width, height = SIZES[size]
        self.house = house
        self.size = size
        self.language = language
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=size == "phone",
            is_mobile=size == "phone",
            locale=language,
            reduced_motion="no-preference",
            service_workers="block",
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.script = self.context.new_cdp_session(self.page)
        self.settings: dict[str, object] = {}

    def close(self) -> None:
        """Leave."""
        self.context.close()

    # ---- going somewhere

    def open(self, path: str, *tables: tuple[Sitting, str], pace: float = 0.2, ready: str = "main") -> None:
        """A page of its own, with these tables as one's own."""
        mine = [row_of(sitting, title, i) for i, (sitting, title) in enumerate(tables)]
        kept = {
            "flashover-settings": json.dumps({"pace": pace, **self.settings}),
            "flashover-tables": json.dumps(mine),
            "flashover-name": "Ada",
        }
        self.page.goto("about:blank")
        self.page.goto(f"{self.house.url}/icon.svg")
        self.page.evaluate("kept => { localStorage.clear(); Object.assign(localStorage, kept) }", kept)
        self.page.goto(f"{self.house.url}/#/{path}")
        self.page.locator(ready).first.wait_for()

    def sit(self, position: str, typed: bool = False, pace: float = 0.2, me: int = 1) -> Sitting:
        """At a table of ours, with the others as bots."""
        others = {2: "Boris", 3: "Chiara"}
        people = {seat: name for seat, name in others.items() if seat != me} | {me: "Ada"}
        title = self.word("preset-heroic" if position == "heroic" else "preset-family")
        sitting = self.house.seat(position, people, title, typed)
        own = Sitting(sitting.table, {me: sitting.tokens[me], 0: sitting.tokens[0]})
        self.open(f"table/{sitting.table}", (own, title), pace=pace, ready="[role=gridcell]")
        self.page.locator("header.mine").first.wait_for()
        return sitting

    # ---- looking

    def word(self, key: str, attribute: str = "", **args: object) -> str:
        """A message in the language of this window."""
        found = words(self.language)
        return found.attribute(key, attribute, **args) if attribute else found.text(key, **args)

    def shoot(self, file: Path) -> None:
        """The window as it is now, as a small picture."""
        shot = self.script.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        file.write_bytes(base64.b64decode(shot["data"]))

    # ---- touching

    def press(self, selector: str) -> None:
        """Click or tap."""
        self.page.locator(selector).first.click()

    def press_word(self, key: str, within: str = "body") -> None:
        """The button that carries a message."""
        self.page.locator(within).get_by_role("button", name=self.word(key), exact=True).first.click()

    def space(self, name: str) -> None:
        """A space of the board."""
        cell = self.page.locator(f"[role=gridcell][aria-label^='{name}'] .hit").first
        box = cell.bounding_box()
        assert box is not None, name
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def type_dice(self, *dice: str) -> None:
        """What real dice showed, one entry after another."""
        for one in dice:
            field = self.page.locator("input[id$='-dice']")
            field.fill(one)
            field.press("Enter")

    def end_turn(self) -> None:
        """The button of the bar."""
        self.page.locator(".bar .button", has_text=self.word("action-end", "say")).first.click()


def row_of(sitting: Sitting, title: str, age: int) -> dict[str, object]:
    """A table as the page remembers it."""
    return {"id": sitting.table, "title": title, "tokens": sitting.tokens, "at": 1_800_000_000_000 - age}
