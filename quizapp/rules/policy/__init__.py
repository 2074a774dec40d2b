"""Tournament policy: what a judge rules when something went wrong."""
