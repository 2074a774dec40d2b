"""The picture: a state of the game drawn as plain values in the reader's language."""
