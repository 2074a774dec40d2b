"""Results of an exam: of candidates, of items, and what a re-key changes in them."""
