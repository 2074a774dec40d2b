"""Browsing: what a family is found and listed by."""
