"""Browsing: finding questions by what they are about and how they went."""
