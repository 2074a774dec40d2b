"""Inspection of a progress file, reading only: whether it is sound and known."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from quizapp.storage.file.made_of import find_other_part
from quizapp.storage.file.names import has_journal
from quizapp.storage.file.reading import (
    connect_reading,
    is_busy,
    is_table,
)
from quizapp.storage.migrations import (
    APPLICATION_ID,
    MIGRATION_NAMES,
    MIGRATION_SET,
    SCHEMA_VERSION,
)
from quizapp.storage.trouble import (
    DamagedDatabaseError,
    DataInUseError,
    NewerDatabaseError,
    UnwritableFolderError,
)

_MAGIC = b"SQLite format 3\x00"


def inspect_file(path: Path) -> None:
    """Look through the whole file without writing to it.

    A byte that turned into another legal byte inside a text is not noticed.

    :raises DamagedDatabaseError: if a part cannot be read or the file is not ours.
    :raises NewerDatabaseError: if a newer version of the program wrote it.
    """
    if not _has_content(path):
        return
    try:
        with closing(connect_reading(path)) as connection:
            _inspect(path, connection)
    except sqlite3.Error as error:
        if is_busy(error):
            raise DataInUseError(path.parent) from error
        raise DamagedDatabaseError(path, str(error)) from error
    except UnicodeDecodeError as error:
        raise DamagedDatabaseError(path, "its words cannot be decoded") from error


def _has_content(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            start = file.read(len(_MAGIC))
    except FileNotFoundError:
        start = b""
    except OSError as error:
        raise UnwritableFolderError(
            path.parent, error.strerror or str(error)
        ) from error
    if start == _MAGIC:
        return True
    if start:
        raise DamagedDatabaseError(path, "it does not begin like a database")
    # SQLite would throw away a journal whose database is empty, answers and all.
    if has_journal(path):
        raise DamagedDatabaseError(path, "only its journal is left")
    return False


def _inspect(path: Path, connection: sqlite3.Connection) -> None:
    tables = [
        name
        for (name,) in connection.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'table'"
        )
    ]
    mark, version = _pragma(connection, "application_id"), _version(connection)
    if not tables and mark == 0 and version == 0:
        return  # a start that was cut off before the first schema was made
    if mark != APPLICATION_ID:
        raise DamagedDatabaseError(path, "it is not marked as a progress file")
    if not is_table(connection, "_sqlite_migrations"):
        raise DamagedDatabaseError(path, "it does not say how it was made")
    _check_version(path, version, _applied(connection))
    other = find_other_part(connection, version)
    if other is not None:
        raise DamagedDatabaseError(path, f"its {other} was not made by this program")
    problems = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if problems != "ok":
        raise DamagedDatabaseError(path, str(problems))
    if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
        raise DamagedDatabaseError(path, "its tables do not fit together")
    for table in tables:
        _read_wholly(connection, table)


def _pragma(connection: sqlite3.Connection, name: str) -> int:
    return int(connection.execute(f"PRAGMA {name}").fetchone()[0])


def _version(connection: sqlite3.Connection) -> int:
    return _pragma(connection, "user_version")


def _applied(connection: sqlite3.Connection) -> set[str]:
    rows = connection.execute(
        "SELECT name FROM _sqlite_migrations WHERE migration_set = ?", [MIGRATION_SET]
    )
    return {name for (name,) in rows}


def _check_version(path: Path, version: int, applied: set[str]) -> None:
    known = set(MIGRATION_NAMES)
    if version > SCHEMA_VERSION and applied > known and len(applied) == version:
        raise NewerDatabaseError(path, version, SCHEMA_VERSION)
    if len(applied) != version or applied != set(MIGRATION_NAMES[:version]):
        raise DamagedDatabaseError(path, "its schema version does not fit its content")


def _read_wholly(connection: sqlite3.Connection, table: str) -> None:
    """Decode every text, which a structural check does not do."""
    quoted = table.replace('"', '""')
    for _row in connection.execute(f'SELECT * FROM "{quoted}"'):
        pass
