"""mypy --strict over everything written in Python."""

from tools.checks.outcome import Outcome, tool


def check_types() -> Outcome:
    """Check the types; which folders is said in pyproject.toml."""
    return tool(["mypy"])
