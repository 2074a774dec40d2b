"""Instructions: each says one thing that players are told to do, and how it is done."""
