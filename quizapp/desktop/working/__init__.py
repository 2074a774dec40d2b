"""Work in a second process, which tells how far it is and can be stopped."""
