"""History files: what a learner has answered, taken out and brought back."""
