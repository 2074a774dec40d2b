"""The palette over the page: what is typed, and what is found."""
