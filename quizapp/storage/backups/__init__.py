"""Copies of the progress file: made, listed, taken away again, and put back."""
