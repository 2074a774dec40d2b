"""What exams keep on a computer: the instructor's key, and sittings."""
