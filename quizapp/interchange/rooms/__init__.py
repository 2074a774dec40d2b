"""Exam rooms as somebody outside sees them: found, asked, and known by their certificate."""
