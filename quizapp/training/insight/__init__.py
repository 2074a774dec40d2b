"""Insight: what the kept answers say about a learner beyond the schedule."""
