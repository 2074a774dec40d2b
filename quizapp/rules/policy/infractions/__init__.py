"""Infractions other than missed triggers: the record of facts, and the ruling on it."""
