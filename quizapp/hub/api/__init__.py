"""What the server is asked and answers: bodies, endpoints, and their description."""
