"""What the instructor's pages stand on: exams in folders, and work in other processes."""
