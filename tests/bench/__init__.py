"""Measurements: what the program costs, run with `python -m tests.bench`."""
