"""Conduct: what persons may do at a tournament that no state of the game asks for."""
