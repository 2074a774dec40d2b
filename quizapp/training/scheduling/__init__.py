"""Scheduling: when each family of questions comes back, and as which variant."""
