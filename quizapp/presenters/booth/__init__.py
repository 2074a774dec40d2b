"""Booth mode: questions before a crowd, revealed by a presenter, with nothing stored."""
