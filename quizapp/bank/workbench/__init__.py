"""The workbench: what an author is told about a text while it is being written."""
