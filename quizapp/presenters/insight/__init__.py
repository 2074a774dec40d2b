"""The progress page: mastery, misconceptions and what comes back."""
