"""Turns that are about to begin, and players who take no more of them."""
