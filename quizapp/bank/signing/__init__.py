"""Signing: who has reviewed a question family, and whether that still holds."""
