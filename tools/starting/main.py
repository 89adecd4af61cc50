"""What `./start` does with its words."""

import fcntl
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from tools.starting import browser, chromium, engine, environment, page
from tools.starting.steps import ROOT, VENV, give_up, judged, loudly, say, write_parts

HOST, PORT = "127.0.0.1", 8000
NEEDS_SPEED = ("bench", "lab")
HELP = """\
./start                         install, serve http://127.0.0.1:8000 and open it
./start test [--quick] [ARGS]   every check and test; ARGS go to pytest, which then runs alone
./start check [--mutate]        linters, types, arrows, sizes, rules, words
./start screens [--help]        pictures of every screen into docs/screens
./start setup                   only install, compile, build the page
./start CMD …                   any other words go to the command: ./start play flashpoint, ./start --version"""


@contextmanager
def alone() -> Iterator[None]:
    """Let one `./start` at a time install and build."""
    with (ROOT / ".start.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("another ./start is installing: waiting for it …")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main(words: list[str]) -> int:
    """Do what the words say and return the exit status."""
    os.environ.pop("PYTHONHOME", None)
    if words and words[0] in ("-h", "--help"):
        print(HELP)
        return 0
    named = {"setup": setup, "test": test, "check": check, "screens": screens}
    if words and words[0] in named:
        return named[words[0]](words[1:])
    return command(words)


def setup(words: list[str]) -> int:
    """Install, compile and build; nothing is started."""
    if words:
        give_up(f"setup takes no words, but got: {' '.join(words)}")
    with alone():
        environment.install_for_play()
        page.build()
        well = engine.wait_for()
    say("ready")
    return 0 if well else 1


def command(words: list[str]) -> int:
    """Hand over to the command `flashover`; without words, to its server."""
    if not words:
        port_must_be_free()
    with alone():
        environment.install_for_play()
        install_asked_extras(words)
        if not words or words[0] == "serve":
            page.build()
        compile_for(words)
    if not words:
        words = ["serve", "--host", HOST, "--port", str(PORT)]
        open_browser()
    program = VENV / "bin" / "flashover"
    if not program.exists():
        give_up(f"{program} is missing: remove .venv and run ./start setup")
    sys.stderr.flush()
    os.execv(program, [str(program), *words])


def install_asked_extras(words: list[str]) -> None:
    """Install what only some commands need."""
    if words[:1] == ["bench"] and "--against" in words:
        environment.install_extra("bench")
    if words[:1] == ["lab"] and "--out" in words:
        environment.install_extra("lab")


def compile_for(words: list[str]) -> None:
    """Wait for the compiled engine where its speed is the point; else let it come."""
    wanted = os.environ.get("FLASHOVER_BUILD")
    if wanted == "compiled" or (wanted != "interpreted" and words[:1] and words[0] in NEEDS_SPEED):
        engine.wait_for()
    else:
        engine.build_in_background()


def port_must_be_free() -> None:
    """Say at once, not after a minute of installing, that somebody else listens there."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HOST, PORT))
        except OSError:
            give_up(f"port {PORT} is taken: stop what runs there, or use ./start serve --port {PORT + 1}")


def open_browser() -> None:
    """Open the page when the server answers, where there is a display."""
    if not browser.has_display():
        return
    words = [sys.executable, browser.__file__, f"http://{HOST}:{PORT}"]
    quiet = subprocess.DEVNULL
    subprocess.Popen(words, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)


def check(words: list[str]) -> int:
    """Run the linters and every other check that needs no test."""
    with alone():
        environment.install_for_tests()
    return 0 if loudly([environment.PYTHON, "-m", "tools.check", *words]) else 1


def screens(words: list[str]) -> int:
    """Take pictures of every screen; the words go to `tools.screens`."""
    with alone():
        environment.install_for_tests()
        page.build()
        engine.wait_for()
    os.environ["FLASHOVER_CHROMIUM"] = chromium.find()
    return 0 if loudly([environment.PYTHON, "-m", "tools.screens", *words]) else 1


def test(words: list[str]) -> int:
    """Install what the tests need and pass them all; pytest comes last, so that its closing line is the last one."""
    with alone():
        environment.install_for_tests()
        page.build()
        well = engine.wait_for()
    os.environ["FLASHOVER_CHROMIUM"] = chromium.find()
    quick = "--quick" in words
    own = [word for word in words if word != "--quick"]
    if not own:
        well = static_checks() and well
    return pytest(quick, own, well)


def static_checks() -> bool:
    """Run the checks of Python and of the page."""
    well = judged("checks", [environment.PYTHON, "-m", "tools.check"])
    return page.check() and well


def pytest(quick: bool, own: list[str], well: bool) -> int:
    """Run pytest on two cores with warnings as errors; it also prints the slowest parts of the whole run."""
    file = VENV / "parts.json"
    write_parts(file)
    os.environ |= {"FLASHOVER_PARTS": str(file), "FLASHOVER_QUICK": "1" if quick else ""}
    words = [str(environment.PYTHON), "-m", "pytest", "-W", "error", "-n", "2", "--dist", "worksteal"]
    words += ["-m", "not slow and not browser"] if quick else []
    say("pytest …")
    done = subprocess.run([*words, *own], cwd=ROOT, stdin=subprocess.DEVNULL)
    if not well:
        say("a check before the tests failed: see above")
    return done.returncode or (0 if well else 1)
