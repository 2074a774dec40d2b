"""Exams: what one asks, its parallel forms, grading, analysis, and keys of other days."""
