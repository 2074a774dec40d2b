"""Rule points about votes."""
