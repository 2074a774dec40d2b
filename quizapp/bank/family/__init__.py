"""Question families: what an author writes, read strictly."""
