"""The catalogue of the interface: one file a place on the screen."""
