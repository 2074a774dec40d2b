"""Words for authors of questions, and for those who review them."""
