"""Faults: processes that are killed at their work, and everything else that goes wrong."""
