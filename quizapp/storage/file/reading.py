"""Reading a database file without leaving a trace beside it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from quizapp.storage.file.names import has_journal

_PATIENCE_S = 5.0
_IS_TABLE = """
    SELECT 1 FROM sqlite_schema WHERE name = ? AND type = 'table' AND rootpage > 0
"""


def is_busy(error: sqlite3.Error) -> bool:
    """Say whether another program holds the file."""
    return getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY


def is_table(connection: sqlite3.Connection, name: str) -> bool:
    """Say whether a name is a table, and no view or program behind that name."""
    return connection.execute(_IS_TABLE, [name]).fetchone() is not None


def connect_reading(path: Path) -> sqlite3.Connection:
    """Open a file that nobody is writing to, for reading only.

    Without a journal the file is all there is; SQLite would make an empty journal
    even for reading, unless it is told that nothing can change.
    """
    how = "mode=ro" if has_journal(path) else "mode=ro&immutable=1"
    where = f"{path.absolute().as_uri()}?{how}"
    # Who opens it may hand it to another thread, which alone uses it from then on.
    return sqlite3.connect(where, uri=True, timeout=0, check_same_thread=False)


@contextmanager
def reading_beside(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a file that another process may be writing to: as it is at the moment."""
    uri = f"{path.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(uri, uri=True, timeout=_PATIENCE_S)) as connection:
        connection.execute("BEGIN")
        yield connection
