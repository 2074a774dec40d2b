"""Keys that are changed in a dialog of their own."""
