"""What the window has done for it by a second process: exports and imports."""
