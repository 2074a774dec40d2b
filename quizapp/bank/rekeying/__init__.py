"""Questions asked under the documents of two days, and what comes of that."""
