"""A painted table that is read, and filled in, with the keyboard."""
