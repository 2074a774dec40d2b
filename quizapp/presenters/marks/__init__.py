"""Marks: what learners keep of a question for themselves, and reports of problems."""
