"""What leads through the pages of authors."""
