"""What came of an exam, and what a re-key would change in it."""
