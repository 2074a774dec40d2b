"""Exams as content: presets of published exams, read from author files."""
