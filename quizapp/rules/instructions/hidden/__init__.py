"""Instructions about cards that not everybody may look at."""
