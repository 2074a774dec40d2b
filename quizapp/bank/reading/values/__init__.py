"""Reading nodes as values: one module for each sort of type."""
