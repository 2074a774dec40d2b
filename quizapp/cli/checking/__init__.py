"""What `quizapp check` shows, and how it ends."""
