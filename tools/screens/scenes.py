"""The screens: for each a name and what has to be done to see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.server.kit import Client
from tools.screens.house import Sitting
from tools.screens.stage import Stage

Scene = Callable[[Stage], None]
EXPLOSION: Final = "dice 3,4"


# ---- before the game


def home_first(stage: Stage) -> None:
    """Somebody's very first visit."""
    stage.open("", ready="a.preset .picture svg")


def home(stage: Stage) -> None:
    """Games to go on with."""
    house = stage.house
    mine = [
        (house.seat("family", {1: "Ada"}, ""), stage.word("preset-family")),
        (house.seat("question", {1: "Ada", 2: "Boris"}, ""), stage.word("preset-heroic")),
        (Sitting("gone", {}), stage.word("preset-recruit")),
    ]
    stage.open("", *mine, ready=".row .state")
    stage.page.locator("a.preset .picture svg").first.wait_for()


def new_game(stage: Stage) -> None:
    """Three clicks from here."""
    stage.open("new/first-game", ready=".board .picture svg")


def new_options(stage: Stage) -> None:
    """Every option, one of them explained."""
    stage.open("new/heroic", ready="summary")
    stage.press("summary")
    stage.page.locator("details .tool").first.click()
    stage.page.locator("details").evaluate("it => it.scrollIntoView()")


def boards(stage: Stage) -> None:
    """All fourteen boards."""
    stage.open("new", ready=".line .button")
    stage.press(".line .button")
    stage.page.locator("dialog[open] .picture svg").first.wait_for()


def boards_end(stage: Stage) -> None:
    """The last of them."""
    boards(stage)
    stage.page.locator("dialog[open] li").last.scroll_into_view_if_needed()
    stage.page.locator("dialog[open] li").last.locator(".picture svg").wait_for()


# ---- at the table


def start(stage: Stage) -> None:
    """Choosing Specialists, start spaces and vehicles."""
    stage.open("new/heroic", ready="form button[type=submit]")
    stage.press("form button[type=submit]")
    stage.page.locator("header.mine").first.wait_for()


def turn(stage: Stage) -> None:
    """My turn in the family game."""
    stage.sit("family")
    stage.page.locator(".mark.reach").first.wait_for()


def turn_heroic(stage: Stage) -> None:
    """My turn in a heroic game with six Specialists."""
    stage.sit("heroic")
    stage.page.locator(".mark.reach").first.wait_for()


def space_menu(stage: Stage) -> None:
    """What can be done at a space."""
    turn(stage)
    stage.space("4,5,")
    stage.page.locator(".menu").wait_for()


def why_not(stage: Stage) -> None:
    """Why something is not possible."""
    turn(stage)
    more = stage.page.locator(".bar .more")
    if stage.page.locator(".bar .button[aria-disabled=true]").count() == 0:
        more.click()
    stage.page.locator(".bar .button[aria-disabled=true]").first.click(force=True)
    stage.page.locator(".why .rule").wait_for()


def rule(stage: Stage) -> None:
    """The rule behind the reason."""
    why_not(stage)
    stage.press(".why .rule")
    stage.page.locator("dialog[open] .body p").first.wait_for()
    stage.page.wait_for_load_state("networkidle")
    stage.page.wait_for_timeout(300)


def trying(stage: Stage) -> None:
    """My turn on a grey copy."""
    turn(stage)
    stage.press_word("act-try")
    stage.page.locator(".mark.reach .field").first.wait_for()
    stage.space("4,6,")
    stage.page.wait_for_timeout(400)


def question(stage: Stage, look: str = "me") -> None:
    """A question out of turn, to the one who must answer."""
    sitting = stage.house.seat("question", {1: "Ada", 2: "Boris"}, stage.word("preset-heroic"))
    own = Sitting(sitting.table, {1: sitting.tokens[1]} if look == "me" else {})
    other = Client(stage.house, sitting.table, [sitting.tokens[2]])
    other.act("end")
    other.close()
    stage.open(f"table/{sitting.table}", (own, stage.word("preset-heroic")), ready="[role=gridcell]")
    stage.page.wait_for_timeout(500)


def waiting(stage: Stage) -> None:
    """The same question, as a spectator sees it."""
    question(stage, "nobody")


def real_dice(stage: Stage) -> None:
    """Real dice are typed in."""
    stage.sit("family", typed=True)
    stage.end_turn()
    stage.page.locator("input[id$='-dice']").wait_for()


def fire(stage: Stage) -> None:
    """An Explosion, in the middle of the fire phase."""
    stage.sit("family", typed=True, pace=2)
    stage.end_turn()
    stage.type_dice(EXPLOSION)
    stage.page.locator(".burst").first.wait_for()
    stage.page.wait_for_timeout(500)


def won(stage: Stage) -> None:
    """The end, won."""
    stage.sit("won")
    stage.page.keyboard.press("m")
    stage.page.locator("dialog[open] input").fill("move 3,0 carry victim")
    stage.page.keyboard.press("Enter")
    stage.page.keyboard.press("Escape")
    stage.page.locator("header.won").wait_for()


def lost(stage: Stage) -> None:
    """The end, lost."""
    stage.sit("lost", typed=True)
    stage.end_turn()
    stage.type_dice("dice 5,6")
    stage.page.locator("header.lost").wait_for()


def replay(stage: Stage) -> None:
    """Stepping through a game."""
    won(stage)
    table = stage.page.url.rpartition("/")[2]
    stage.open(f"replay/{table}/1", ready="input[type=range]")


# ---- sheets


def help_sheet(stage: Stage) -> None:
    """Keys and how to play here."""
    turn(stage)
    stage.page.keyboard.press("?")
    stage.page.locator("dialog[open] h2").wait_for()


def menu(stage: Stage) -> None:
    """The menu of a table, with its links."""
    turn(stage)
    stage.press("header .tool")
    stage.page.locator("dialog[open] h2").wait_for()


def phrases(stage: Stage) -> None:
    """Phrases that everybody reads in the own language."""
    turn(stage)
    stage.press_word("chat-phrases")
    stage.page.locator("dialog[open] h2").wait_for()


def text_view(stage: Stage) -> None:
    """The board in words, moves typed."""
    turn(stage)
    stage.page.keyboard.press("m")
    stage.page.locator("dialog[open] h2").wait_for()


def settings(stage: Stage) -> None:
    """What one may set."""
    stage.open("", ready="footer button")
    stage.press("footer button")
    stage.page.locator("dialog[open] h2").wait_for()


def talk(stage: Stage) -> None:
    """Log and chat, further down on a phone."""
    turn(stage)
    stage.page.locator(".talk .field").fill("Ciao!")
    stage.page.keyboard.press("Enter")
    stage.page.locator(".log li").last.wait_for()
    stage.page.locator(".talk").scroll_into_view_if_needed()


# ---- rules


def rules(stage: Stage) -> None:
    """A search in the rules."""
    stage.open("rules", ready="main li")
    stage.page.locator("input[type=search]").fill(stage.word("rules").split()[0][:4])


def rules_one(stage: Stage) -> None:
    """One rule by its number."""
    stage.open("rules/FP-FIRE-14", ready="main li")


def rules_none(stage: Stage) -> None:
    """Nothing found."""
    stage.open("rules/xyzzy", ready=".many")


# ---- when something is wrong


def no_table(stage: Stage) -> None:
    """An address without a table."""
    stage.open("table/nosuchtable1234")


def offline(stage: Stage) -> None:
    """The line is cut in the middle of a game."""
    turn(stage)
    stage.context.set_offline(True)
    stage.house.cut()
    stage.page.locator(".offline").wait_for()


ALL: Final[dict[str, Scene]] = {
    "01-home-first": home_first,
    "02-home": home,
    "03-new-game": new_game,
    "04-new-options": new_options,
    "05-boards": boards,
    "06-boards-end": boards_end,
    "10-start": start,
    "11-turn": turn,
    "12-turn-heroic": turn_heroic,
    "13-space-menu": space_menu,
    "14-why-not": why_not,
    "15-rule": rule,
    "16-try": trying,
    "17-question": question,
    "18-waiting": waiting,
    "19-real-dice": real_dice,
    "20-fire-phase": fire,
    "21-won": won,
    "22-lost": lost,
    "23-replay": replay,
    "30-help": help_sheet,
    "31-menu": menu,
    "32-phrases": phrases,
    "33-text-view": text_view,
    "34-settings": settings,
    "35-talk": talk,
    "40-rules": rules,
    "41-one-rule": rules_one,
    "42-no-rule": rules_none,
    "50-no-table": no_table,
    "51-offline": offline,
}
