"""Orders put together by the learner: pieces, places, and both after the answer."""
