"""The page of the what-if board, part by part."""
