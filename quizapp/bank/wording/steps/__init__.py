"""Words for the steps of a derivation, by family of rules."""
