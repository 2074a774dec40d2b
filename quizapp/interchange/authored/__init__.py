"""Authored files: question files and their sign-offs, written whole or not at all."""
