"""A table as somebody in front of the screen sees and touches it."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

# Quick enough for tests, slow enough that the fire is still shown beat by beat.
SETTINGS = """if (!localStorage.getItem('flashover-settings'))
  localStorage.setItem('flashover-settings', JSON.stringify({ pace: 0.2 }));"""
PATIENCE = 60_000
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"


class Seen:
    """One page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.set_default_timeout(PATIENCE)
        expect.set_options(timeout=PATIENCE)

    # ---- beginning

    def new_game(self, preset: str) -> int:
        """A game against bots; how many clicks it took."""
        self.page.locator(f"a[href='#/new/{preset}']").click()
        self.page.locator("form button[type=submit]").click()
        self.cells.first.wait_for()
        return 2

    # ---- looking

    @property
    def cells(self) -> Locator:
        """The spaces of the board."""
        return self.page.locator("[role=gridcell]")

    @property
    def reach(self) -> Locator:
        """The marks of spaces one can walk to."""
        return self.page.locator(".mark.reach")

    @property
    def log(self) -> Locator:
        """The lines of the log."""
        return self.page.locator(".log li")

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button of the bar that can be pressed."""
        bar = self.page.locator(".bar .button:not([aria-disabled=true])")
        return bar.filter(has_text=name).first

    def where(self, who: str) -> str:
        """The name of the space a piece stands on."""
        label = self.cells.and_(self.page.locator(f"[aria-label*='{who}']")).first.get_attribute("aria-label") or ""
        return label.partition(". ")[0]

    def wait_until_gone(self, who: str, place: str) -> None:
        """Wait until a piece stands somewhere else."""
        there = self.page.locator(f"[role=gridcell][aria-label^='{place}'][aria-label*='{who}']")
        expect(there).to_have_count(0)

    def wait_for_turn(self) -> bool:
        """Wait until it is the own turn and nothing moves; False when the game is over."""
        self.page.locator("header.mine, header.won, header.lost").first.wait_for()
        self.page.locator(".skip").wait_for(state="hidden")
        return self.page.locator("header.mine").count() > 0

    def is_wide(self) -> bool:
        """Does the page have to be scrolled sideways?"""
        return bool(self.page.evaluate("document.documentElement.scrollWidth > window.innerWidth"))

    def painted(self) -> None:
        """Wait until what came so far is on the screen."""
        self.page.evaluate(PAINTED)

    def raw_words(self) -> list[str]:
        """Names of messages that stand where words should."""
        text = self.page.locator("body").inner_text()
        return re.findall(r"\b(?:fp|act|ask|option|event|role|piece|home|new|top|seat|reason|end)-[a-z]\S*", text)

    # ---- doing

    def tap_step(self) -> None:
        """Click on a space one AP away; nothing is waited for."""
        mark = self.reach.filter(has_text=re.compile("^1$")).first
        box = mark.locator(".field").bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def step(self, who: str = "Red Firefighter") -> None:
        """Walk one space by a click on the board, and wait until the piece has left."""
        before = self.where(who)
        self.tap_step()
        self.wait_until_gone(who, before)

    def end_turn(self, name: str = "End the turn") -> None:
        """Press the button."""
        self.button(name).click()
        self.page.locator("header:not(.mine)").first.wait_for()
