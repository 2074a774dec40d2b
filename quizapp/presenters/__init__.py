"""Presenters: an intent in, a whole frozen screen out."""
