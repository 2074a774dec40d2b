"""Rows: how records are written and read."""
