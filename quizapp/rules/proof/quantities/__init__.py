"""Quantities: numbers that may be asked about a state."""
