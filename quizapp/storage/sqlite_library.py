"""What the SQLite library of this machine can do."""

from __future__ import annotations

import sqlite3

Version = tuple[int, ...]

WITH_STRICT_TABLES: Version = (3, 37, 0)
"""The first version that knows the tables this program keeps."""


def library_version() -> Version:
    """Return the version of the SQLite library that Python loaded."""
    return sqlite3.sqlite_version_info


def has_full_text_search() -> bool:
    """Say whether FTS5 is compiled in."""
    connection = sqlite3.connect(":memory:")
    try:
        connection.execute("CREATE VIRTUAL TABLE probe USING fts5(words)")
    except sqlite3.OperationalError:
        return False
    finally:
        connection.close()
    return True


def has_wal_reset_fault(version: Version) -> bool:
    """Say whether several writers in WAL mode could damage a file.

    Mended in 3.51.3 and, for older lines, in 3.50.7 and 3.44.6.
    """
    if version[:2] == (3, 44):
        return version < (3, 44, 6)
    if version[:2] == (3, 50):
        return version < (3, 50, 7)
    return (3, 7, 0) <= version < (3, 51, 3)
