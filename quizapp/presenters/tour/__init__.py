"""The tour: three steps around the window, to be skipped and called again."""
