"""The palette: commands and everything that can be looked up, found by a few letters."""
