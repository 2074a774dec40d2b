"""Training: how one learns and what is kept of it."""
