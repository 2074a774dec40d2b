"""The window: rail, pages, hint bar and keys."""
