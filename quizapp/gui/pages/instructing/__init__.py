"""Pages of the instructor: making an exam, holding it, grading it."""
