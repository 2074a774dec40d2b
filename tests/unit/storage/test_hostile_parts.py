"""A progress file with parts that would do something of their own is refused untouched."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from quizapp.storage.backups.restoring import check_copy
from quizapp.storage.connection import open_connection
from quizapp.storage.file.first_look import peek_settings
from quizapp.storage.file.inspection import inspect_file
from quizapp.storage.trouble import DamagedDatabaseError
from quizapp.training.safekeeping.kept_copy import NotRestoredError
from tests.support.make_old_database import OLD_DATABASES, fill

WITHOUT_END = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i FROM n) SELECT"
VIEW = "ALTER TABLE {0} RENAME TO hidden; CREATE VIEW {0} AS " + WITHOUT_END
PARTS = {
    "trigger swallow": "CREATE TRIGGER swallow BEFORE INSERT ON reviews "
    "BEGIN SELECT RAISE(IGNORE); END",
    "trigger answer_added": "DROP TRIGGER answer_added; CREATE TRIGGER answer_added "
    "AFTER INSERT ON reviews BEGIN DELETE FROM reviews; END",
    "trigger recall_added": "DROP TRIGGER recall_added",
    "view more": f"CREATE VIEW more AS {WITHOUT_END} i FROM n",
    "index slow": "CREATE INDEX slow ON reviews (upper(question_id))",
    "table heavy": "CREATE TABLE heavy (a, b AS (upper(a)))",
    "table found": "CREATE VIRTUAL TABLE found USING fts5(words)",
    "table settings": "DROP TABLE settings; CREATE TABLE settings "
    "(name TEXT PRIMARY KEY ON CONFLICT IGNORE NOT NULL, value TEXT NOT NULL) STRICT",
}


def _alter(path, sql):
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(sql)
    return path.read_bytes()


@pytest.mark.parametrize("part", PARTS)
def test_a_part_that_no_migration_made_is_refused_by_its_name(part, tmp_path):
    path = fill(tmp_path)
    altered = _alter(path, PARTS[part])

    with pytest.raises(DamagedDatabaseError, match=f"its {part} was not made"):
        open_connection(tmp_path)
    assert path.read_bytes() == altered


def test_a_view_in_the_place_of_a_table_is_not_asked(tmp_path):
    path = fill(tmp_path)
    _alter(path, VIEW.format("settings") + " 'language' AS name, i AS value FROM n")

    assert peek_settings(tmp_path) == {}
    with pytest.raises(DamagedDatabaseError):
        open_connection(tmp_path)


def test_a_view_in_the_place_of_the_migrations_is_not_asked(tmp_path):
    path = fill(tmp_path)
    columns = " 'quizapp' AS migration_set, i AS name FROM n"
    _alter(path, VIEW.format("_sqlite_migrations") + columns)

    with pytest.raises(DamagedDatabaseError, match="does not say how it was made"):
        open_connection(tmp_path)


def test_a_copy_with_a_trigger_is_not_restored(tmp_path):
    path = fill(tmp_path)
    _alter(path, PARTS["trigger swallow"])

    with pytest.raises(NotRestoredError, match="its trigger swallow was not made"):
        check_copy(path)


@pytest.mark.parametrize(
    "path", sorted(OLD_DATABASES.glob("*.db")), ids=lambda p: p.stem
)
def test_what_each_earlier_version_made_is_known(path):
    inspect_file(path)


def test_what_sqlite_keeps_for_itself_is_no_part(tmp_path):
    path = fill(tmp_path)
    _alter(path, "ANALYZE")

    open_connection(tmp_path).close()
