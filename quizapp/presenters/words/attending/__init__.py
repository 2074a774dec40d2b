"""Words of exam rooms as a candidate attends them, and of what is measured before."""
