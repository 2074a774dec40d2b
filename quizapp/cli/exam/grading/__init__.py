"""Commands that grade an exam and tell what came of it."""
