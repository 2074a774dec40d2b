"""The start page before the data are open."""
