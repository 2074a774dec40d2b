"""The bank: questions read from files, their keys and their words."""
