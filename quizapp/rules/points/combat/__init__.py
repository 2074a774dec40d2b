"""Rule points about combat."""
