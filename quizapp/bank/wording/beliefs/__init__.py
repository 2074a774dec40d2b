"""Words for misconceptions, by family."""
