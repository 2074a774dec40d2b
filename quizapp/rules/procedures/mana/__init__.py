"""Mana: which abilities make it, where it goes, and what it can pay (CR 106, 605)."""
