"""Asking: what the question page says before an answer is given."""
