"""Storage: records kept in SQLite."""
