"""Keys: options, which of them are right, and the derivation that proves it."""
