"""Pages of an exam, and what they are made of."""
