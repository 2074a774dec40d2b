"""The file of the kept start page, and the states of what it was read from."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import pytest

from quizapp.storage.file.kept_page import (
    read_page,
    remove_page,
    state_of,
    state_of_progress,
    write_page,
)
from quizapp.storage.file.names import DATABASE_NAME, PAGE_NAME


def test_a_page_that_is_kept_takes_the_place_of_the_one_before(tmp_path):
    write_page(tmp_path, "before")
    write_page(tmp_path, "après")

    assert read_page(tmp_path) == "après"
    assert [path.name for path in tmp_path.iterdir()] == [PAGE_NAME]


def test_where_nothing_was_kept_nothing_is_read(tmp_path):
    assert read_page(tmp_path) == ""
    assert read_page(tmp_path / "no folder") == ""


def test_a_page_that_is_removed_is_gone_and_removing_it_twice_is_harmless(tmp_path):
    write_page(tmp_path, "page")

    remove_page(tmp_path)
    remove_page(tmp_path)

    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("place", range(0, 20, 3))
def test_a_page_of_which_one_letter_changed_is_not_read(tmp_path, place):
    write_page(tmp_path, "a page as it was")
    path = tmp_path / PAGE_NAME
    spoilt = bytearray(path.read_bytes())
    spoilt[place] ^= 1
    path.write_bytes(spoilt)

    assert read_page(tmp_path) == ""


@pytest.mark.parametrize("content", [b"", b"\n", b"\xff\xff\n\xff", b"x" * 1_000_001])
def test_a_file_that_is_no_page_is_not_read(tmp_path, content):
    (tmp_path / PAGE_NAME).write_bytes(content)

    assert read_page(tmp_path) == ""


def test_a_page_that_cannot_be_kept_leaves_the_one_before(tmp_path):
    write_page(tmp_path, "before")
    (tmp_path / f"{PAGE_NAME}.new").mkdir()

    with pytest.raises(OSError, match="new"):
        write_page(tmp_path, "after")

    assert read_page(tmp_path) == "before"


def _write_database(folder: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(folder / DATABASE_NAME)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("CREATE TABLE numbers (number INTEGER)")
    connection.execute("INSERT INTO numbers VALUES (1)")
    connection.commit()
    return connection


def test_the_state_of_the_progress_stays_until_something_is_written(tmp_path):
    _write_database(tmp_path).close()
    before = state_of_progress(tmp_path)
    reader = sqlite3.connect(tmp_path / DATABASE_NAME)
    reader.execute("SELECT * FROM numbers").fetchall()
    reader.close()
    assert before
    assert state_of_progress(tmp_path) == before

    writer = sqlite3.connect(tmp_path / DATABASE_NAME)
    writer.execute("UPDATE numbers SET number = 2")
    writer.commit()
    writer.close()

    assert state_of_progress(tmp_path) != before


def test_answers_in_a_journal_leave_the_progress_without_a_state(tmp_path):
    connection = _write_database(tmp_path)

    assert state_of_progress(tmp_path) == ""
    connection.close()


def test_where_there_is_no_progress_there_is_no_state(tmp_path):
    assert state_of_progress(tmp_path) == ""


def _folder_with_a_file(tmp_path: Path) -> Path:
    folder = tmp_path / "content" / "inner"
    folder.mkdir(parents=True)
    (folder / "family.yaml").write_text("level: 1")
    return folder


def test_another_content_of_the_same_length_changes_the_state(tmp_path):
    path = _folder_with_a_file(tmp_path) / "family.yaml"
    before = state_of([tmp_path / "content"])
    assert state_of([tmp_path / "content"]) == before
    times = path.stat()

    path.write_text("level: 2")
    # Even the time of the last change was set back.
    os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))

    assert state_of([tmp_path / "content"]) != before


def test_a_new_file_and_one_that_goes_change_the_state(tmp_path):
    folder = _folder_with_a_file(tmp_path)
    before = state_of([tmp_path / "content"])

    (folder / "another.yaml").write_text("level: 1")
    added = state_of([tmp_path / "content"])
    (folder / "family.yaml").unlink()

    assert len({before, added, state_of([tmp_path / "content"])}) == 3


def test_compiled_modules_and_what_is_not_there_are_no_content(tmp_path):
    folder = _folder_with_a_file(tmp_path)
    places = [tmp_path / "content", tmp_path / "collections"]
    before = state_of(places)

    (folder / "__pycache__").mkdir()
    (folder / "__pycache__" / "module.pyc").write_bytes(b"compiled")
    assert state_of(places) == before

    (tmp_path / "collections").mkdir()
    assert state_of(places) != before


def test_a_single_file_has_a_state_of_its_own(tmp_path):
    path = _folder_with_a_file(tmp_path) / "family.yaml"
    before = state_of([path])

    path.write_text("level: 12")

    assert state_of([path]) != before
