"""The room in which an exam is held."""
