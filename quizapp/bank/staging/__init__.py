"""Staging: a scenario becomes a state, and what happens in it is played."""
