"""Ordering: orders as answers, the pieces they are put together from, what settles them."""
