"""Copies of the learner's data made and put back, and rules texts read, beside the window."""
