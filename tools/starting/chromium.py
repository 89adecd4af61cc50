"""A Chromium for the browser tests: one that is there, Debian's, or Playwright's own."""

import os
import shutil
from pathlib import Path

from tools.starting.environment import PYTHON
from tools.starting.steps import give_up, quietly, step

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ELSEWHERE = (Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),)
HOW = "the browser tests need Chromium; on Debian: apt-get install chromium (or set FLASHOVER_CHROMIUM to one)"


def find() -> str:
    """Return the path of a browser, installing one if need be and possible."""
    named = os.environ.get("FLASHOVER_CHROMIUM")
    if named:
        return named if shutil.which(named) else give_up(f"FLASHOVER_CHROMIUM={named}: no such program; {HOW}")
    return there() or by_apt() or by_playwright() or give_up(HOW)


def there() -> str | None:
    """Look for a browser on this machine."""
    found = next((path for path in map(shutil.which, NAMES) if path), None)
    return found or next((str(path) for path in ELSEWHERE if path.exists()), None)


def by_apt() -> str | None:
    """Install Debian's, where we may."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return None
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    with step("installing Debian's Chromium"):
        quietly(["apt-get", "update"], quiet)
        quietly(["apt-get", "install", "--yes", "--no-install-recommends", "chromium"], quiet)
    return there()


def by_playwright() -> str | None:
    """Install Playwright's own; it may still lack libraries of the system, so it is tried."""
    found = playwrights_own()
    if found is None:
        with step("installing Playwright's Chromium"):
            quietly([PYTHON, "-m", "playwright", "install", "chromium"])
        found = playwrights_own()
    return found if found and quietly([found, "--version"]) is None else None


def playwrights_own() -> str | None:
    """Look for the browser where Playwright puts it; the newest wins."""
    cache = Path(os.environ.get("PLAYWRIGHT_BROWSERS_PATH") or Path.home() / ".cache" / "ms-playwright")
    found = sorted(cache.glob("chromium-*/chrome-*/chrome"))
    return str(found[-1]) if found else None
