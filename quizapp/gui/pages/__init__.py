"""Pages: what the window shows, one at a time."""
