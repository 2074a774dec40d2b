"""A first look at the settings, quick enough to come before the first picture."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from quizapp.storage.file.names import DATABASE_NAME
from quizapp.storage.file.reading import connect_reading, is_table


def peek_settings(folder: Path) -> dict[str, str]:
    """Read the settings without lock, checks or writing; empty if that does not work.

    Trouble is not spoken of here: opening the file in earnest finds it again.
    """
    path = folder / DATABASE_NAME
    if not path.is_file():
        return {}
    try:
        with closing(connect_reading(path)) as connection:
            if not is_table(connection, "settings"):
                return {}
            rows = connection.execute("SELECT name, value FROM settings").fetchall()
    except sqlite3.Error:
        return {}
    return {str(name): str(value) for name, value in rows}
