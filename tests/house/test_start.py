"""`./start` says what to do in one line, and leaves standard output to the command."""

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tools.starting import chromium, engine, environment, main, page, steps

START = steps.ROOT / "start"


def start(*words: str) -> subprocess.CompletedProcess[str]:
    """Run `./start` with words that install nothing."""
    return subprocess.run([sys.executable, str(START), *words], capture_output=True, text=True)


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let the steps believe that the project lies in an empty folder."""
    for module in (steps, environment, page, main):
        monkeypatch.setattr(module, "ROOT", tmp_path, raising=False)
        monkeypatch.setattr(module, "VENV", tmp_path / ".venv", raising=False)
    monkeypatch.setattr(steps, "STAMPS", tmp_path / ".venv" / "stamps")
    return tmp_path


def test_help_names_every_word() -> None:
    done = start("--help")
    assert done.returncode == 0
    assert all(f"./start {word}" in done.stdout for word in ("test", "check", "setup", "CMD"))


def test_setup_refuses_words() -> None:
    done = start("setup", "quickly")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.splitlines() == ["start: setup takes no words, but got: quickly"]


def test_start_is_executable_and_needs_no_package() -> None:
    assert START.stat().st_mode & 0o111
    lines = [sys.executable, "-I", "-S", str(START), "--help"]
    assert subprocess.run(lines, capture_output=True).returncode == 0


def test_a_taken_port_is_said_with_the_remedy(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        monkeypatch.setattr(main, "PORT", port)
        with pytest.raises(SystemExit):
            main.port_must_be_free()
    assert capsys.readouterr().err == (
        f"start: port {port} is taken: stop what runs there, or use ./start serve --port {port + 1}\n"
    )
    main.port_must_be_free()


@pytest.mark.usefixtures("elsewhere")
def test_a_step_is_done_once_for_the_same_input() -> None:
    assert not steps.is_stamped("page", "a")
    steps.stamp("page", "a")
    assert steps.is_stamped("page", "a")
    assert not steps.is_stamped("page", "b")


def test_a_digest_knows_names_and_contents(elsewhere: Path) -> None:
    first, second = elsewhere / "first", elsewhere / "second"
    first.write_text("x")
    second.write_text("y")
    both = steps.digest([first, second])
    assert both == steps.digest([second, first])
    assert both != steps.digest([first])
    first.write_text("y")
    assert both != steps.digest([first, second])


def test_a_program_that_fails_tells_why() -> None:
    assert steps.quietly([sys.executable, "-c", "pass"]) is None
    assert steps.quietly([sys.executable, "-c", "raise SystemExit('no')"]) == "no"
    assert "No such file" in str(steps.quietly(["no-such-program"]))


def test_a_missing_network_is_said_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        environment._blame("error sending request\n  cause: client error (Connect)\n  cause: dns error")
    assert capsys.readouterr().err.splitlines() == [
        "start: no network: connect and try again, or name a mirror in the configuration of pip or uv"
    ]


def test_the_index_of_pip_is_handed_to_uv(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in environment.INDEX_VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PIP_INDEX_URL", "https://mirror.example/simple")
    assert environment.uv_environment()["UV_DEFAULT_INDEX"] == "https://mirror.example/simple"
    monkeypatch.setenv("PIP_INDEX_URL", environment.PUBLIC_INDEX + "/")
    assert "UV_DEFAULT_INDEX" not in environment.uv_environment()
    monkeypatch.setenv("UV_DEFAULT_INDEX", "https://other.example/simple")
    assert "UV_DEFAULT_INDEX" not in environment.uv_environment()


def test_a_mirror_is_used_by_hash_and_never_by_address(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[list[str]] = []
    monkeypatch.setattr(environment, "quietly", lambda words, _: ran.append([str(word) for word in words]))
    environment._install_locked(Path("uv"), ("--extra", "server"), {"UV_DEFAULT_INDEX": "https://mirror.example"})
    assert [words[1] for words in ran] == ["export", "pip"]
    assert "--require-hashes" in ran[1]


@pytest.mark.parametrize(("said", "version"), [("v20.20.2", (20, 20)), ("v24.0.0", (24, 0)), ("what?", (0, 0))])
def test_the_version_of_node_is_read(tmp_path: Path, said: str, version: tuple[int, int]) -> None:
    node = tmp_path / "node"
    node.write_text(f"#!/bin/sh\necho '{said}'\n")
    node.chmod(0o755)
    assert page.node_version(str(node)) == version


def test_a_browser_that_was_named_must_exist(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FLASHOVER_CHROMIUM", sys.executable)
    assert chromium.find() == sys.executable
    monkeypatch.setenv("FLASHOVER_CHROMIUM", "no-such-browser")
    with pytest.raises(SystemExit):
        chromium.find()
    assert "apt-get install chromium" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "choice", "waits"),
    [
        (["bench"], None, True),
        (["lab", "flashpoint"], None, True),
        (["serve"], None, False),
        ([], None, False),
        (["serve"], "compiled", True),
        (["bench"], "interpreted", False),
    ],
)
def test_only_speed_waits_for_the_compiler(
    monkeypatch: pytest.MonkeyPatch, words: list[str], choice: str | None, waits: bool
) -> None:
    called: list[bool] = []
    monkeypatch.delenv("FLASHOVER_BUILD", raising=False)
    if choice:
        monkeypatch.setenv("FLASHOVER_BUILD", choice)
    monkeypatch.setattr(engine, "wait_for", lambda: called.append(True))
    monkeypatch.setattr(engine, "build_in_background", lambda: called.append(False))
    main.compile_for(words)
    assert called == [waits]
