"""Mock exams: taken alone, built and marked by the program, counted as studied."""
