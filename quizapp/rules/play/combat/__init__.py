"""Combat: attackers and blockers are declared, and damage is dealt (CR 508 to 510)."""
