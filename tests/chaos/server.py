"""The real server in a process of its own, started as the command line does, on a free port of this machine alone.

As a command it is started, killed and started again once: `python -m tests.chaos.server --tables 100`.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Final

from tests.chaos import wire
from tests.chaos.figures import command, scratch, show

ROOT: Final = Path(__file__).parents[2]
START: Final = "from flashover.cli.main import main; main()"
PATIENCE: Final = 60.0  # seconds a busy machine may need to start it
DIRECT: Final = urllib.request.build_opener(urllib.request.ProxyHandler({}))
BAD_WORDS: Final = ("Traceback", '"level": "error"', '"level": "critical"', "Exception in", "never retrieved")
SETUP: Final = {"board": "base-a", "mode": "family", "quick": "on"}


class NotReady(Exception):
    """The server did not start; the text is the end of its log."""


def free_port() -> int:
    """A port nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server that may be killed and started again at the same address with the same store."""

    def __init__(self, folder: Path, limits: str = "off", start: str = START) -> None:
        self.store = folder / "store.sqlite"
        self.log = folder / "server.log"
        self.limits = limits
        self.code = start
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.orphans = 0  # processes of its own that outlived a kill

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """Its process."""
        assert self.process is not None
        return self.process.pid

    def start(self) -> float:
        """Start it and wait until it answers; the seconds that took."""
        began = time.perf_counter()
        words = ["serve", "--port", str(self.port), "--store", f"sqlite:{self.store}", "--limits", self.limits]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src"), *sys.path])}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", self.code, *words],
                stdout=log,
                stderr=log,
                stdin=subprocess.DEVNULL,
                env=env,
                start_new_session=True,
            )
        self.wait_ready(began + PATIENCE)
        return time.perf_counter() - began

    def wait_ready(self, until: float) -> None:
        """Ask until it answers."""
        assert self.process is not None
        while time.perf_counter() < until:
            if self.process.poll() is not None:
                break
            if self.healthy():
                return
            time.sleep(0.01)
        tail = self.log.read_text(errors="replace")[-2000:]
        self.kill()
        raise NotReady(f"the server did not start:\n{tail}")

    def healthy(self) -> bool:
        """Does it answer?"""
        try:
            with DIRECT.open(f"{self.url}/health", timeout=5) as answer:
                return int(answer.status) == 200
        except (OSError, urllib.error.URLError):
            return False

    def kill(self) -> None:
        """End it as a crash would; what its own helpers leave behind is counted, then ended too."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(20)
        self.sweep()

    def stop(self) -> tuple[int, float]:
        """End it as an administrator would; its exit status and the seconds it took."""
        assert self.process is not None
        began = time.perf_counter()
        self.process.send_signal(signal.SIGTERM)
        try:
            status = self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()
            return -1, time.perf_counter() - began
        took = time.perf_counter() - began
        self.sweep()
        return status, took

    def sweep(self) -> None:
        """Give helpers of an ended server a moment to follow it; count and end those that do not."""
        for _ in range(50):
            if not alive_in_group(self.pid):
                return
            time.sleep(0.01)
        self.orphans += len(alive_in_group(self.pid))
        with suppress(ProcessLookupError):
            os.killpg(self.pid, signal.SIGKILL)

    def post(self, path: str, body: object) -> wire.Made:
        """Change something over HTTP."""
        request = urllib.request.Request(
            self.url + path, wire.encode(body), {"content-type": "application/json"}, method="POST"
        )
        with DIRECT.open(request, timeout=30) as answer:
            return wire.MADE.decode(answer.read())

    def table(self, seats: list[str], **setup: str) -> wire.Made:
        """A new table: `me`, `open`, or a bot's name for each seat."""
        return self.post("/api/tables", wire.table_wish(seats, {**SETUP, **setup}))

    def complaints(self) -> list[str]:
        """Lines of its log that tell of a mistake in the program."""
        lines = self.log.read_text(errors="replace").splitlines()
        return [line for line in lines if any(word in line for word in BAD_WORDS)]

    def memory(self) -> int:
        """Kilobytes it holds, without its helpers."""
        return memory_of(self.pid)


def alive_in_group(group: int) -> list[int]:
    """Processes of a group that still run."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError, ValueError):
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            if int(fields[2]) == group and fields[0] != "Z":
                found.append(int(folder.name))
    return found


def memory_of(pid: int) -> int:
    """Kilobytes of memory a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0


def try_out(tables: int) -> dict[str, object]:
    """Start, make tables, kill, start again, end."""
    with scratch() as folder:
        server = Server(folder)
        first = server.start()
        for _ in range(tables):
            server.table(["me", "me"])
        server.kill()
        again = server.start()
        memory = server.memory()
        status, took = server.stop()
        return {
            "ready_s": round(first, 3),
            "ready_after_kill_s": round(again, 3),
            "memory_kb": memory,
            "exit_status": status,
            "sigterm_s": round(took, 3),
            "orphans": server.orphans,
            "complaints": server.complaints(),
        }


def main() -> None:
    """Run from the command line."""
    parser = command(__doc__)
    parser.add_argument("--tables", type=int, default=10)
    show("server", try_out(parser.parse_args().tables))


if __name__ == "__main__":
    main()
