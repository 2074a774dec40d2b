"""What is made ready while nothing is pressed."""
