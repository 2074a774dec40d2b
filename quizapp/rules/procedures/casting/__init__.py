"""Casting: choices that are made before a spell is put on the stack."""
