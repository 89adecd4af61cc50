"""What every test shares: the browser, how hard Hypothesis tries, and the ten slowest parts of the run."""

import json
import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from pytest import TerminalReporter  # noqa: PT013 – a type, not a helper

QUICK = bool(os.environ.get("FLASHOVER_QUICK"))
SLOWEST = 10

# A loaded machine is no reason to fail: no deadline, and the same examples in every run.
unhurried = [HealthCheck.too_slow]
settings.register_profile("full", deadline=None, derandomize=True, suppress_health_check=unhurried)
settings.register_profile("quick", settings.get_profile("full"), max_examples=20)
settings.load_profile("quick" if QUICK else "full")


@pytest.fixture(scope="session")
def quick() -> bool:
    """Say whether this is the inner loop, where counts of games and positions may be smaller."""
    return QUICK


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, object]) -> dict[str, object]:
    """Use the Chromium that `./start test` found; as root it runs only without its sandbox."""
    found = dict(browser_type_launch_args)
    if os.environ.get("FLASHOVER_CHROMIUM"):
        found["executable_path"] = os.environ["FLASHOVER_CHROMIUM"]
    found["args"] = ["--no-sandbox", "--disable-dev-shm-usage"] if os.geteuid() == 0 else []
    return found


def earlier_parts() -> list[tuple[str, float, bool]]:
    """Read how long the steps before the tests took, if `./start test` left a note."""
    note = os.environ.get("FLASHOVER_PARTS")
    if not note or not Path(note).is_file():
        return []
    return [(name, seconds, well) for name, seconds, well in json.loads(Path(note).read_text())]


def parts_of_tests(reporter: TerminalReporter) -> list[tuple[str, float, bool]]:
    """Read how long each test took, setup and teardown included."""
    seconds: dict[str, float] = {}
    failed: set[str] = set()
    for reports in reporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                seconds[report.nodeid] = seconds.get(report.nodeid, 0.0) + report.duration
                failed |= {report.nodeid} if report.failed else set()
    return [(name, taken, name not in failed) for name, taken in seconds.items()]


def pytest_terminal_summary(terminalreporter: TerminalReporter) -> None:
    """Print the slowest parts of the whole run, just before pytest's own last line."""
    before = earlier_parts()
    parts = sorted(before + parts_of_tests(terminalreporter), key=lambda part: -part[1])[:SLOWEST]
    terminalreporter.write_sep("-", f"the {len(parts)} slowest parts of the run")
    for name, seconds, _ in parts:
        terminalreporter.write_line(f"{seconds:8.1f} s  {name}")
    for name, _, well in before:
        if not well:
            terminalreporter.write_line(f"failed before the tests: {name}")
