"""Seeing: who may look at what, and whom the game remembers as allowed to."""
