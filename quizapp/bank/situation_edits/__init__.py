"""Situation edits: a situation changed by hand, one plain step at a time."""
