"""Instructions about combat: power and toughness, and who chooses."""
