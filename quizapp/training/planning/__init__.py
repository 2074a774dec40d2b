"""Planning: the ways to start a session, and what it asks."""
