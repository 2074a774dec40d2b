"""Options of a question: their rows, and how they are painted."""
