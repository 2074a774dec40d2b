"""Words for misconceptions about persons, errors and penalties at a tournament."""
