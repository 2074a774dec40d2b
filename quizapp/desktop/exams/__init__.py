"""Exams as the window takes them."""
