"""Statements: what may be so in a state, in the closed list of words of author files."""
