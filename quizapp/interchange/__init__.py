"""Interchange: what goes in from other files, and what goes out to them."""
