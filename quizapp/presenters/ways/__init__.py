"""The study page: which questions, how, and the sets that are gone through in rounds."""
