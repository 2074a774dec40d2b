"""Controls of which one of several is chosen."""
