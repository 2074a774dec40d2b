"""Several learners on one computer: a small list, and a folder for each."""
