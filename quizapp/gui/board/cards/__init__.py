"""Card faces: drawn, focusable, and in detail."""
