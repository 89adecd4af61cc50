"""Games played in a browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.e2e.conftest import Opener
from tests.e2e.seen import PATIENCE
from tests.server.kit import Server

pytestmark = pytest.mark.browser
TURNS = 2


def test_a_family_game_against_bots_by_mouse(opened: Opener) -> None:
    """Three clicks at most, then some turns."""
    seen = opened()
    assert seen.new_game("first-game") <= 3
    for _ in range(TURNS):
        if not seen.wait_for_turn():
            break
        before = seen.where("Red Firefighter")
        lines = seen.log.count()
        seen.step()
        expect(seen.log).not_to_have_count(lines)
        seen.wait_for_turn()
        assert seen.where("Red Firefighter") != before
        seen.end_turn()
    seen.wait_for_turn()
    assert seen.log.filter(has_text="The fire advances").count() > 0


def test_a_far_walk_is_confirmed_once(opened: Opener) -> None:
    seen = opened()
    seen.new_game("first-game")
    seen.wait_for_turn()
    far = seen.reach.filter(has_text=re.compile("^[34]$")).first
    box = far.locator(".field").bounding_box()
    assert box is not None
    before = seen.where("Red Firefighter")
    seen.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(seen.page.locator(".menu")).to_contain_text("Walk there")
    assert seen.where("Red Firefighter") == before
    seen.page.locator(".menu ul button").first.click()
    expect(seen.log.filter(has_text="Move to")).not_to_have_count(0)
    seen.wait_for_turn()
    assert seen.where("Red Firefighter") != before


def test_undo_and_try(opened: Opener) -> None:
    seen = opened()
    seen.new_game("first-game")
    seen.wait_for_turn()
    before = seen.where("Red Firefighter")
    seen.step()
    seen.button("Undo").click()
    expect(seen.log.filter(has_text="takes the last move back")).to_have_count(1)
    assert seen.where("Red Firefighter") == before

    seen.button("Try my turn").click()
    seen.step()
    expect(seen.page.locator(".trying").first).to_be_visible()
    seen.button("Throw it away").click()
    assert seen.where("Red Firefighter") == before
    seen.button("Try my turn").click()
    seen.step()
    seen.button("Do it").click()
    expect(seen.page.locator(".bar.trying")).to_have_count(0)
    seen.wait_until_gone("Red Firefighter", before)


def test_a_try_ends_before_its_answer(opened: Opener) -> None:
    """Thrown away, a late answer does not begin it again; done, all of it is done."""
    seen = opened()
    held: list[tuple[WebSocketRoute, str | bytes]] = []

    def hold_tries(browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()
        server.on_message(lambda said: held.append((browser, said)) if '"tried"' in str(said) else browser.send(said))

    def wait_for_answer() -> None:
        for _ in range(PATIENCE // 20):
            if not held:
                seen.page.wait_for_timeout(20)
        assert held

    seen.page.route_web_socket("**/ws", hold_tries)
    seen.page.reload()
    seen.new_game("first-game")
    seen.wait_for_turn()
    before = seen.where("Red Firefighter")
    trying = seen.page.locator(".bar.trying")
    seen.button("Try my turn").click()
    seen.tap_step()
    wait_for_answer()
    seen.button("Throw it away").click()
    browser, said = held.pop(0)
    browser.send(said)
    seen.painted()
    expect(trying).to_have_count(0)
    assert seen.where("Red Firefighter") == before

    wait_for_answer()
    held.clear()
    seen.button("Try my turn").click()
    seen.tap_step()
    wait_for_answer()
    seen.button("Do it").click()
    seen.wait_until_gone("Red Firefighter", before)
    expect(trying).to_have_count(0)


def test_a_reload_in_the_middle(opened: Opener) -> None:
    seen = opened()
    seen.new_game("first-game")
    seen.wait_for_turn()
    seen.step()
    seen.button("Undo").wait_for()
    there = seen.where("Red Firefighter")
    seen.page.reload()
    seen.wait_for_turn()
    assert seen.where("Red Firefighter") == there
    expect(seen.log.filter(has_text="Move to")).to_have_count(1)
    seen.end_turn()


def test_the_front_page_continues_my_games(opened: Opener) -> None:
    seen = opened()
    seen.new_game("first-game")
    seen.wait_for_turn()
    seen.page.goto(seen.page.url.partition("#")[0])
    row = seen.page.locator("a.row").first
    expect(row).to_contain_text("Your move")
    row.click()
    assert seen.wait_for_turn()


def test_why_not(opened: Opener) -> None:
    """What cannot be done says why, with the number of the rule, and the rule can be read."""
    seen = opened()
    seen.new_game("first-game")
    seen.wait_for_turn()
    seen.page.locator(".bar .button[aria-disabled=true]").first.click(force=True)
    expect(seen.page.locator(".why")).to_contain_text("Not possible:")
    seen.page.locator(".why .rule").click()
    expect(seen.page.locator("dialog[open] .body")).not_to_have_text("")
    expect(seen.page.locator("dialog[open] footer")).to_contain_text("FP-")


def test_by_keyboard_alone(opened: Opener) -> None:
    seen = opened("/#/new/first-game")
    seen.page.locator("form button[type=submit]").press("Enter")
    seen.wait_for_turn()
    before = seen.where("Red Firefighter")
    seen.page.keyboard.press("m")
    move = seen.page.locator("dialog[open] .moves code").first.inner_text()
    seen.page.keyboard.type(move)
    seen.page.keyboard.press("Enter")
    seen.page.keyboard.press("Escape")
    expect(seen.log.filter(has_text="Move to")).to_have_count(1)
    seen.wait_for_turn()
    assert seen.where("Red Firefighter") != before
    seen.page.keyboard.press("b")
    focused = seen.page.locator("[role=gridcell]:focus")
    first = focused.get_attribute("data-cell")
    seen.page.keyboard.press("ArrowRight")
    assert focused.get_attribute("data-cell") != first
    seen.page.keyboard.press("?")
    expect(seen.page.locator("dialog[open] h2")).to_have_text("Help")


def test_a_killed_server_comes_back(opened: Opener, tmp_path: Path) -> None:
    """The page says that the line is cut, keeps what was done meanwhile, and goes on by itself."""
    store = tmp_path / "store.sqlite"
    first = Server(store)
    port = int(first.url.rpartition(":")[2])
    seen = opened(url=first.url)
    seen.new_game("first-game")
    seen.wait_for_turn()
    first.end()
    expect(seen.page.locator(".offline")).to_be_visible()
    seen.page.evaluate("0")
    second = Server(store, port=port)
    try:
        expect(seen.page.locator(".offline")).to_have_count(0)
        seen.step()
        expect(seen.log.filter(has_text="Move to")).to_have_count(1)
    finally:
        second.end()
