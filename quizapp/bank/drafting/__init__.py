"""Drafts: question files made from a few answers of their author."""
