"""Words of exam rooms."""
