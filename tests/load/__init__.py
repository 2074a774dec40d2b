"""Loads a real room server with simulated candidates; not part of the test suites."""
