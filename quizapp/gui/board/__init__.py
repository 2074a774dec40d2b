"""The painted widgets of the board."""
