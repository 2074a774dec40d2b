"""What a progress file is made of: the parts that migrations make, and nothing else."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import cache

from sqlite_utils import Database

from quizapp.storage.migrations import MIGRATION_NAMES, migrations

_BETWEEN = re.compile(r'[\s"]+')
"""What may differ between two statements that make the same."""

# The list of migrations is left out: its library may make it otherwise tomorrow. So are
# the tables and indexes that SQLite keeps for itself.
_PARTS = """
    SELECT type || ' ' || name, CAST(sql AS TEXT) FROM sqlite_schema
    WHERE (
        type IN ('table', 'index') AND rootpage > 0
        AND (name GLOB 'sqlite_*' OR tbl_name = '_sqlite_migrations')
    ) IS NOT TRUE
"""


def find_other_part(connection: sqlite3.Connection, version: int) -> str | None:
    """Name a part that migrations up to this one never made, or made otherwise.

    A trigger could swallow answers, and a view could answer without an end.
    """
    found, made = dict(_parts(connection)), _made_by(version)
    others = [name for name in found.keys() | made if found.get(name) != made.get(name)]
    return min(others, default=None)


@cache
def _made_by(version: int) -> dict[str, str]:
    """Let the migrations make an empty file in memory."""
    with closing(sqlite3.connect(":memory:")) as connection:
        later = MIGRATION_NAMES[version : version + 1]
        db = Database(connection, execute_plugins=False)
        migrations.apply(db, stop_before=later[0] if later else None)
        return dict(_parts(connection))


def _parts(connection: sqlite3.Connection) -> Iterator[tuple[str, str]]:
    """Give each part with what makes it, without what may differ."""
    for part, sql in connection.execute(_PARTS):
        yield str(part), _BETWEEN.sub("", sql or "")
