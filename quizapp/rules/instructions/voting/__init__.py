"""Instructions about votes."""
