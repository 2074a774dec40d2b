"""`quizapp exam`: exams from presets, planned, built and graded."""
