"""How candidates get to the server: address, certificate, link, announcement."""
