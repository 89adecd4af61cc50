"""The parts of `./start`: standard library only, for they run before anything is installed."""
