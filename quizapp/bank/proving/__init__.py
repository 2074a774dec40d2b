"""Proving: what a question takes for granted is varied, and what it does not need left out."""
