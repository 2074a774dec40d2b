"""What leads to the what-if board."""
