"""Words about what learners mark, note and report."""
