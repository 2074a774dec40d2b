"""Finding: what a search looks through, what it may find, and where that goes."""
