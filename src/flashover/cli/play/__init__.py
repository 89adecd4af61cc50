"""The terminal table: asking for a setup, showing the board, taking moves, telling what the fire does."""
