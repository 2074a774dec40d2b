"""Aspects: questions about all lines of play, answered by one word of a known list."""
