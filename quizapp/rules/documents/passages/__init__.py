"""Passages of the documents that derivations cite, by family."""
