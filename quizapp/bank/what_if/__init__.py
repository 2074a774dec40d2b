"""What if: one fact of a situation is otherwise, and the key is derived again."""
