"""How the board shares out its room; plain sums without Qt."""
