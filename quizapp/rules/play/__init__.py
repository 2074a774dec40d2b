"""How a game goes on: turns, priority, state-based actions and the engine itself."""
