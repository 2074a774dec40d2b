"""Subgames: a game within the game, and how it begins and ends (CR 729)."""
