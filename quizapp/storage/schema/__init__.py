"""Schema: what migrations make, one file a part."""
