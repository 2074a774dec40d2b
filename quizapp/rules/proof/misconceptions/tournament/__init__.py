"""Misconceptions about persons, errors and penalties at a tournament."""
