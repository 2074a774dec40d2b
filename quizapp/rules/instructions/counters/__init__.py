"""Instructions about counters on permanents."""
