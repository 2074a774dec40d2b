"""Words of the progress page, one file for what belongs together."""
