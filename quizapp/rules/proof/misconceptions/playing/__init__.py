"""Misconceptions about playing: what may be done, and combat."""
