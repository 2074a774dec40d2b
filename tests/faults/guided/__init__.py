"""Rubbish led by what it reaches: each reader fed with content that gets further."""
