"""Words for the situation: what there is, and what happens."""
