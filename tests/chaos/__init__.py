"""A kit that tries to break the server: kills, power cuts, drops, malformed messages, load, dice."""
