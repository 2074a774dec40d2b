"""A sitting: one candidate answers one paper, and nothing of it is lost."""
