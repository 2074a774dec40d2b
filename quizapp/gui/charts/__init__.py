"""Charts: days, topics and shares, each painted and said in words."""
