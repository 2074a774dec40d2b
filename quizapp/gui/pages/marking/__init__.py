"""Marking a question: buttons, and panels to write in."""
