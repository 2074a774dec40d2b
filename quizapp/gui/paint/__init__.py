"""Painters shared by widgets: painter, rectangle, data and theme in, picture out."""
