"""The instructor's own exams, each in a folder of its own."""
