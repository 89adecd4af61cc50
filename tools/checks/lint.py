"""Ruff: mistakes, unused names, the order of imports; and the shape of the text."""

from tools.checks.outcome import Outcome, tool


def check_lint() -> Outcome:
    """Look for mistakes and leftovers."""
    return tool(["ruff", "check", "--quiet", "--output-format", "concise", "."], "no findings")


def check_format() -> Outcome:
    """Look for text that the formatter would change."""
    return tool(["ruff", "format", "--check", "."])
