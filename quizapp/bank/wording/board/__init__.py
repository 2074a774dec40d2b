"""Words about the board: as a picture, and as lines of text."""
