"""Words about the parts of a card: its types, costs and instructions."""
