"""Every screen in each language, on a phone, and the replay."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Opener

pytestmark = pytest.mark.browser
PHONE = {"size": (360, 740), "has_touch": True, "is_mobile": True}
ENDS = {"en": "End the turn", "es": "Terminar el turno", "it": "Terminare il turno"}
TOO_SMALL = """() => [...document.querySelectorAll('button, a.button, select, input')]
  .filter((e) => e.checkVisibility() && !e.closest('label') && e.type !== 'range')
  .map((e) => [e.textContent.trim().slice(0, 30) || e.ariaLabel, e.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && Math.min(box.width, box.height) < 43.5)
  .map(([text, box]) => `${text}: ${Math.round(box.width)}x${Math.round(box.height)}`)"""


@pytest.mark.parametrize("language", list(ENDS))
def test_in_each_language(opened: Opener, language: str) -> None:
    seen = opened(locale=language)
    expect(seen.page.locator("html")).to_have_attribute("lang", language)
    seen.page.locator("a[href='#/new/heroic']").wait_for()
    assert seen.raw_words() == []
    seen.page.goto(seen.page.url.partition("#")[0] + "#/new/heroic")
    seen.page.locator("summary").click()
    assert seen.raw_words() == []
    seen.page.goto(seen.page.url.partition("#")[0] + "#/new/first-game")
    seen.page.locator("form button[type=submit]").click()
    seen.wait_for_turn()
    assert seen.raw_words() == []
    seen.end_turn(ENDS[language])
    seen.wait_for_turn()
    assert seen.raw_words() == []


def test_the_language_changes_without_a_reload(opened: Opener) -> None:
    seen = opened()
    seen.page.get_by_role("button", name="Italiano").click()
    expect(seen.page.locator("h2").first).to_have_text("Nuova partita")
    seen.page.reload()
    expect(seen.page.locator("h2").first).to_have_text("Nuova partita")


def test_light_and_dark(opened: Opener) -> None:
    seen = opened()
    ground = "getComputedStyle(document.querySelector('.card')).backgroundColor"
    seen.page.locator(".card").first.wait_for()
    before = seen.page.evaluate(ground)
    seen.page.get_by_role("button", name="Settings").click()
    seen.page.get_by_label("Light").select_option("dark")
    assert seen.page.evaluate(ground) != before


def test_a_turn_on_a_phone(opened: Opener) -> None:
    """Nothing scrolls sideways, what is touched is large enough, a turn is played by taps."""
    seen = opened(**PHONE)
    seen.page.locator("a[href='#/new/first-game']").wait_for()
    assert not seen.is_wide()
    assert seen.page.evaluate(TOO_SMALL) == []
    seen.page.locator("a[href='#/new/first-game']").tap()
    seen.page.locator("form button[type=submit]").wait_for()
    assert not seen.is_wide()
    assert seen.page.evaluate(TOO_SMALL) == []
    seen.page.locator("form button[type=submit]").tap()
    seen.wait_for_turn()
    assert not seen.is_wide()
    assert seen.page.evaluate(TOO_SMALL) == []
    before = seen.where("Red Firefighter")
    box = seen.reach.filter(has_text=re.compile("^1$")).first.locator(".field").bounding_box()
    assert box is not None
    seen.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(seen.log.filter(has_text="Move to")).to_have_count(1)
    assert seen.where("Red Firefighter") != before


def test_replay_forwards_and_backwards(opened: Opener) -> None:
    seen = opened()
    seen.new_game("first-game")
    seen.wait_for_turn()
    before = seen.where("Red Firefighter")
    seen.step()
    seen.wait_for_turn()
    after = seen.where("Red Firefighter")
    seen.log.filter(has_text="Move to").first.locator("button").click()
    expect(seen.page).to_have_url(re.compile(r"#/replay/[^/]+/1$"))
    expect(seen.page.locator(".log [aria-current=true]").first).to_contain_text("Move to")
    assert seen.where("Red Firefighter") == after
    seen.page.get_by_role("button", name="One decision back").click()
    assert seen.where("Red Firefighter") == before
    expect(seen.page).to_have_url(re.compile(r"#/replay/[^/]+/0$"))
    seen.page.get_by_role("button", name="One decision on").click()
    expect(seen.page).to_have_url(re.compile(r"#/replay/[^/]+/1$"))
    seen.page.locator("[role=gridcell][aria-label*='Red Firefighter']").first.wait_for()
    assert seen.where("Red Firefighter") == after


def test_rules_are_found(opened: Opener) -> None:
    seen = opened("/#/rules/FP-ACT-23")
    expect(seen.page.locator("main li")).to_have_count(1)
    seen.page.locator("input[type=search]").fill("shockwave door")
    expect(seen.page.locator("main li").first).to_be_visible()
    seen.page.locator("input[type=search]").fill("no such thing at all")
    expect(seen.page.locator("main li")).to_have_count(0)
    expect(seen.page.locator(".many")).to_have_text("No rule speaks of that.")


def test_two_browsers_at_one_table(opened: Opener) -> None:
    """A friend takes the free seat by the link, and a spectator sees what both do."""
    host = opened("/#/new/first-game")
    host.page.locator("select").nth(4).select_option("open")
    host.page.locator("form button[type=submit]").click()
    host.cells.first.wait_for()
    link = "/" + host.page.url[host.page.url.index("#") :]
    friend = opened(link)
    friend.page.get_by_role("button", name="Take this seat").click()
    friend.page.locator(".you").wait_for()
    watcher = opened(link)
    watcher.page.get_by_text("You are watching").wait_for()
    host.wait_for_turn()
    host.step()
    for one in (friend, watcher):
        expect(one.log.filter(has_text="Move to")).to_have_count(1)
    friend.page.locator("input[maxlength='300']").fill("Well done")
    friend.page.keyboard.press("Enter")
    for one in (host, friend, watcher):
        expect(one.log.filter(has_text="Well done")).to_have_count(1)
