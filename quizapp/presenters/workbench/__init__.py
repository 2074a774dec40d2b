"""The workbench: a text, what becomes of it, and what can be done with it."""
