"""Exam rooms: who sits in one, what is taken from them, and until when."""
