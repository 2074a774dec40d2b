"""The tour on the screen: a ring around what it speaks of, and a bubble beside it."""
