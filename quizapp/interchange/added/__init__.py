"""Added questions: collections of others, reviewed before anything is kept."""
