"""Long work: what goes on beside the window, how far it is, and how it ended."""
