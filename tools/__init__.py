"""What builds and checks the project; nothing of it is installed."""
