"""Equipping: what attaches permanents to others."""
