"""Flashover: the complete table for two action-point board games."""

from flashover import native

native.install()  # before any game module is imported: it decides which build of the engine runs

from flashover import flashpoint  # noqa: E402

__all__ = ["flashpoint"]
__version__ = "0.1.0"
