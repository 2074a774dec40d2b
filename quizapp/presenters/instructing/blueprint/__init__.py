"""The page on which an exam is made."""
