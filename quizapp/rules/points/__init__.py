"""Rule points, by family: small pure functions that answer with a citation."""
