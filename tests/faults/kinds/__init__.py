"""One file for each kind of work that is killed: what it does, and what must be left."""
