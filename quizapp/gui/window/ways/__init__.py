"""What leads to the ways to study and to get about."""
