"""Preferences: what the learner has set, wherever it is kept."""
