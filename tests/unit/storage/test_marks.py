"""Marks in the progress file: bookmarks and notes, by the id of their family."""

from __future__ import annotations

import shutil
import sqlite3

import pytest

from quizapp.storage.connection import open_connection
from quizapp.storage.file.names import DATABASE_NAME
from quizapp.storage.marks import MarkRepository
from quizapp.training.ports import NotKeptError
from tests.support.make_old_database import MARKED, NOTE, OLD_DATABASES


@pytest.fixture
def connection(tmp_path):
    opened = open_connection(tmp_path)
    yield opened
    opened.close()


@pytest.fixture
def marks(connection) -> MarkRepository:
    return MarkRepository(connection.db)


def test_a_bookmark_is_put_once_and_taken_away(marks):
    for question_id in ("b", "a", "a"):
        marks.bookmark(question_id)
    assert marks.bookmarks() == ["a", "b"]

    marks.take_bookmark("a")

    assert marks.bookmarks() == ["b"]


def test_a_note_replaces_the_one_before(marks):
    marks.keep_note("a", "first")
    marks.keep_note("a", "  second #hard\n")

    assert marks.notes() == {"a": "second #hard"}


def test_an_empty_note_takes_the_note_away(marks):
    marks.keep_note("a", "first")

    marks.keep_note("a", " \n ")

    assert marks.notes() == {}


def test_the_file_itself_refuses_an_empty_note(connection):
    with pytest.raises(sqlite3.IntegrityError):
        connection.db.execute("INSERT INTO notes VALUES ('a', '  ')")


def test_what_cannot_be_kept_is_said(marks):
    with pytest.raises(NotKeptError):
        marks.bookmark("")


@pytest.mark.parametrize("schema", [1, 2, 3])
def test_a_progress_file_from_before_takes_marks(tmp_path, schema):
    shutil.copyfile(OLD_DATABASES / f"schema-{schema}.db", tmp_path / DATABASE_NAME)
    connection = open_connection(tmp_path)
    marks = MarkRepository(connection.db)

    assert (marks.bookmarks(), marks.notes()) == ([], {})
    marks.bookmark("q0")

    assert marks.bookmarks() == ["q0"]
    connection.close()


def test_marks_of_the_fourth_schema_are_read(tmp_path):
    shutil.copyfile(OLD_DATABASES / "schema-4.db", tmp_path / DATABASE_NAME)
    connection = open_connection(tmp_path)

    assert MarkRepository(connection.db).bookmarks() == [MARKED]
    assert MarkRepository(connection.db).notes() == {MARKED: NOTE}
    connection.close()
