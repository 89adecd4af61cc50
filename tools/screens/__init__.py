"""Pictures of every screen, in every language, on a phone and on a desk, by day and by lamp light."""
