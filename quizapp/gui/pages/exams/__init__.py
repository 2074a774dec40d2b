"""The page of exams, and its panels."""
