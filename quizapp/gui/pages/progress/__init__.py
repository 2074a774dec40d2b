"""Parts of the progress page."""
