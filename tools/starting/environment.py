"""The virtual environment: made, filled from the lock, and left alone when nothing changed."""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.starting.steps import ROOT, VENV, digest, give_up, is_stamped, quietly, stamp, step

UV = "0.13.8"
PUBLIC_INDEX = "https://pypi.org/simple"
PLAY = ("--no-default-groups", "--group", "build", "--extra", "server")
TEST = ("--extra", "server", "--extra", "rl", "--extra", "lab", "--extra", "cluster")
INDEX_VARIABLES = ("UV_DEFAULT_INDEX", "UV_INDEX_URL", "UV_INDEX", "UV_EXTRA_INDEX_URL", "UV_FIND_LINKS")
NETWORK_WORDS = ("connect", "dns", "resolve host", "network", "timed out", "no matching distribution", "offline")
PYTHON = VENV / "bin" / "python"


def make_venv() -> None:
    """Make `.venv` with this Python, anew if the old one is broken or was moved here from elsewhere."""
    if PYTHON.exists() and is_stamped("place", str(ROOT)):
        return
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        give_up("Python's venv module is missing; on Debian: apt-get install python3-venv")
    with step("making .venv"):
        if not _works():
            shutil.rmtree(VENV, ignore_errors=True)
            problem = quietly([sys.executable, "-m", "venv", str(VENV)])
            if problem:
                give_up(f"cannot make .venv ({problem.splitlines()[-1]}); on Debian: apt-get install python3-venv")
        stamp("place", str(ROOT))


def _works() -> bool:
    """Tell a whole environment made here from a moved, half made or outdated one."""
    config = VENV / "pyvenv.cfg"
    if not PYTHON.exists() or not config.exists():
        return False
    made_by = [line.partition("= ")[2] for line in config.read_text().splitlines() if line.startswith("command")]
    here = not made_by or made_by[0].endswith(str(VENV))
    return here and quietly([str(PYTHON), "-c", "import pip"]) is None


def install_uv() -> Path:
    """Install the locked installer; Debian's own pip refuses to work outside an environment."""
    uv = VENV / "bin" / "uv"
    if uv.exists() and is_stamped("uv", UV):
        return uv
    with step("installing uv"):
        words = [str(PYTHON), "-m", "pip", "install", "--quiet", "--retries", "2", "--timeout", "20", f"uv=={UV}"]
        problem = quietly(words, {"PIP_DISABLE_PIP_VERSION_CHECK": "1"})
        if problem:
            _blame(problem)
        stamp("uv", UV)
    return uv


def pip_setting(name: str) -> str | None:
    """Ask pip for a setting of this machine: uv reads none of them by itself."""
    words = [str(PYTHON), "-m", "pip", "config", "get", name]
    done = subprocess.run(words, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    return done.stdout.strip() or None


def uv_environment() -> dict[str, str]:
    """Bind uv to our environment, keep it from hanging, and hand it the machine's own index and certificates."""
    found = {"UV_PROJECT_ENVIRONMENT": str(VENV), "VIRTUAL_ENV": str(VENV), "UV_PYTHON_DOWNLOADS": "never"}
    found |= {"UV_NO_PROGRESS": "1", "UV_HTTP_TIMEOUT": os.environ.get("UV_HTTP_TIMEOUT", "30")}
    found["UV_HTTP_RETRIES"] = os.environ.get("UV_HTTP_RETRIES", "2")
    if not any(name in os.environ for name in INDEX_VARIABLES):
        index = os.environ.get("PIP_INDEX_URL") or pip_setting("global.index-url")
        if index and index.rstrip("/") != PUBLIC_INDEX:
            found["UV_DEFAULT_INDEX"] = index
    certificates = os.environ.get("PIP_CERT") or pip_setting("global.cert")
    if certificates and "SSL_CERT_FILE" not in os.environ:
        found["SSL_CERT_FILE"] = certificates
    return found


def install(name: str, words: tuple[str, ...]) -> None:
    """Install what the lock names for these groups and extras; nothing that is there already is removed."""
    value = digest([ROOT / "uv.lock", ROOT / "pyproject.toml"], UV, sys.version, *words)
    if is_stamped(name, value):
        return
    uv = install_uv()
    with step(f"installing the locked packages ({name})"):
        environment = uv_environment()
        problem = _install_locked(uv, words, environment) or _install_ourselves(uv, environment)
        if problem:
            _blame(problem)
    stamp(name, value)


def _install_locked(uv: Path, words: tuple[str, ...], environment: dict[str, str]) -> str | None:
    """Follow the lock; from a mirror by name, version and hash, for the lock's addresses are the public ones."""
    common = ["--frozen", "--no-install-project", "--inexact", *words]
    if not any(name in environment or name in os.environ for name in INDEX_VARIABLES):
        return quietly([str(uv), "sync", *common], environment)
    listed = str(VENV / "locked.txt")
    export = [str(uv), "export", "--quiet", "--frozen", "--no-emit-project", "--output-file", listed, *words]
    install = [str(uv), "pip", "install", "--python", str(PYTHON), "--require-hashes", "--requirement", listed]
    return quietly(export, environment) or quietly(install, environment)


def _install_ourselves(uv: Path, environment: dict[str, str]) -> str | None:
    """Link the sources into the environment; its builder comes from the lock, so no network is needed."""
    words = ["--offline", "--no-deps", "--no-build-isolation", "--editable", str(ROOT)]
    return quietly([str(uv), "pip", "install", "--python", str(PYTHON), *words], environment)


def _blame(problem: str) -> None:
    """Say what to do; what is not the network's fault is shown as the installer told it."""
    if any(word in problem.lower() for word in NETWORK_WORDS):
        give_up("no network: connect and try again, or name a mirror in the configuration of pip or uv")
    print(problem, file=sys.stderr)
    give_up("cannot install the packages: see above; removing .venv makes a fresh start")


def install_for_play() -> None:
    """Install what the command and the server need."""
    make_venv()
    if not _is_installed_for_tests():
        install("play", PLAY)


def install_for_tests() -> None:
    """Install everything but the peers of the benchmark."""
    make_venv()
    install("test", TEST)


def _is_installed_for_tests() -> bool:
    return is_stamped("test", digest([ROOT / "uv.lock", ROOT / "pyproject.toml"], UV, sys.version, *TEST))


def install_extra(name: str) -> None:
    """Install one extra more, such as the peers of the benchmark."""
    install(f"extra-{name}", ("--no-default-groups", "--group", "build", "--extra", name))


def install_group(name: str) -> None:
    """Install one dependency group more, such as node."""
    install(f"group-{name}", ("--no-default-groups", "--group", "build", "--group", name))
