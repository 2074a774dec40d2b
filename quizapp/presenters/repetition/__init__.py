"""Repetition: when questions come back, said in words."""
