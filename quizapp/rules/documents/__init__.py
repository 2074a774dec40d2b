"""The rules documents: their editions, and where a rule stands in each of them."""
