"""Stores of exam rooms: SQLite for one server, PostgreSQL for several."""
