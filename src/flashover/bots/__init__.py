"""Bots: they know a game only through the contract of `core`, and a state only as their seat may know it."""
