"""Cards: what is printed on them, as data."""
