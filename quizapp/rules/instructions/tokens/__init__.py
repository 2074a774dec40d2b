"""Instructions about tokens."""
