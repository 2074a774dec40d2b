"""Static abilities: what permanents do all the time (CR 604)."""
