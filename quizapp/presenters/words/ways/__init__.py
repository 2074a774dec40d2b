"""Words of the ways to study and to get about."""
