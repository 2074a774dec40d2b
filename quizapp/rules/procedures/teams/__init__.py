"""Procedures of teams that share turns (CR 805)."""
