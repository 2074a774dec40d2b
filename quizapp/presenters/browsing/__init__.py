"""The question bank as a page: searched, filtered and looked into."""
