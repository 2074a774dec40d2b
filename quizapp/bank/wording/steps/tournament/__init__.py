"""Words for steps about persons, errors and penalties at a tournament."""
