"""Nouns of a tournament: how strictly rules are enforced, and what went wrong."""
