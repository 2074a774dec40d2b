"""Nouns of the game: plain frozen values that the rest of the engine speaks of."""
