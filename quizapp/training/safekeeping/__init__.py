"""A learner's data kept safe: copies of them, how long each is kept, and who learns."""
