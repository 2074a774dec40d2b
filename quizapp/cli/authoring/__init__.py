"""Commands for authors of questions."""
