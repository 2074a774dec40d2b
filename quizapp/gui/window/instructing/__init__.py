"""What leads through the pages of the instructor."""
