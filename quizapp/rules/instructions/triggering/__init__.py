"""Instructions that have abilities trigger."""
