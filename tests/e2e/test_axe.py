"""No serious or critical finding of axe on any screen, in any language, by day or by lamp light."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from flashover.core.words import languages
from tests.e2e.seen import PAINTED
from tools.screens.house import House
from tools.screens.scenes import ALL, Scene
from tools.screens.stage import THEMES, Stage

pytestmark = [pytest.mark.browser, pytest.mark.slow]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZE = {"en": "desk", "es": "phone", "it": "phone"}
RUN = """async () => (await axe.run(document, { resultTypes: ['violations'] })).violations
  .filter(({ impact }) => impact === 'serious' || impact === 'critical')
  .map(({ id, nodes }) => `${id}: ${nodes.length} x ${nodes[0].html.slice(0, 160)} ${nodes[0].failureSummary}`)"""


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose tables can begin anywhere."""
    running = House(tmp_path_factory.mktemp("axe"))
    yield running
    running.end()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("scene", ALL.values(), ids=ALL)
def test_no_serious_finding(browser: Browser, house: House, scene: Scene, language: str) -> None:
    """The page is judged as it stands, in both themes."""
    size = SIZE[language]
    stage = Stage(browser, house, size, language)
    scene(stage)
    for theme in THEMES:
        stage.page.emulate_media(color_scheme="light" if theme == "light" else "dark", reduced_motion="reduce")
        stage.page.evaluate(PAINTED)
        stage.script.send("Runtime.evaluate", {"expression": AXE.read_text(encoding="utf-8")})
        assert stage.page.evaluate(RUN) == [], f"{size} {theme} {language}"
    stage.close()
