"""Variants: a family with its slots filled, its players named and its options in order."""
