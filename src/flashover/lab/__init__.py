"""The laboratory: many games of bots, counted; and how fast the engine is."""
