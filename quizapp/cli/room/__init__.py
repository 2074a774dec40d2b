"""Commands about exam rooms."""
