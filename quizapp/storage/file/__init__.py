"""The progress file as a file: its names, lock, inspection and rescue."""
