"""Parts of the page of the question bank."""
