"""Woodpecker: a set of questions gone through in rounds until one round is right."""
