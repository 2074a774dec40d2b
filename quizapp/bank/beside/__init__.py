"""A bank whose questions are read and derived in a second process."""
