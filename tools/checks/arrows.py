"""Who may import whom: the contracts in pyproject.toml."""

from tools.checks.outcome import Outcome, tool


def check_arrows() -> Outcome:
    """Check the arrows between the rooms of the house."""
    return tool(["lint-imports", "--no-cache"], "every arrow as drawn")
