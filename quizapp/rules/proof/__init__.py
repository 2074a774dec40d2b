"""Asking and proving: all lines of play, what is true of them, and why."""
