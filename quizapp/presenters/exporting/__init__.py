"""Exporting: questions with their keys as plain values, for files and for paper."""
