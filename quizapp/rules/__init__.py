"""The rules engine: states, decisions, rule points and derivations."""
