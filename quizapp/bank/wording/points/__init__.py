"""Words for rule points: what the rules are asked, and never what they say."""
