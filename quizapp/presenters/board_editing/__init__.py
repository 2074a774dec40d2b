"""The what-if board: a situation edited by hand, with the engine's answer beside it."""
