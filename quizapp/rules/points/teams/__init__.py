"""Rule points about teams that share turns, life and the end of the game."""
