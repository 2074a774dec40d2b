"""What the author's pages of the window stand on."""
