"""What the window has ready before it is asked for."""
