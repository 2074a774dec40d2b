"""Copies are made by themselves, sound and whole, and stop nobody from studying."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from quizapp.storage.backups import copying
from quizapp.storage.backups.backups import Backups
from quizapp.storage.backups.names import parse_copy
from quizapp.storage.file.inspection import inspect_file
from quizapp.storage.file.names import DATABASE_NAME
from quizapp.storage.migrations import SCHEMA_VERSION
from quizapp.training.ports import NotKeptError
from tests.support.histories import Learner
from tests.support.kept_data import KeptData

OLD = sorted((Path(__file__).parents[2] / "data" / "old_databases").glob("*.db"))


@pytest.fixture
def kept(tmp_path) -> KeptData:
    """Give data with three answers, of which there is no copy yet."""
    Learner(tmp_path / "data").study("first", "rwr")
    return KeptData(tmp_path / "data")


def _version(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


OLDER = [path for path in OLD if _version(path) < SCHEMA_VERSION]


def test_the_first_opening_of_a_day_makes_one_copy(kept):
    kept.open_once()
    kept.open_once()

    [copy] = kept.backups.list_copies()
    inspect_file(copy.path)
    assert kept.kinds() == ["daily"]
    assert copy.path.name == "2026-11-30-daily-20261130T120000Z.db"


def test_the_learners_day_and_not_midnight_brings_the_next_copy(kept):
    kept.open_once()
    kept.pass_days(0.6)  # 02:24: for the learner it is still the day before
    kept.open_once()
    assert len(kept.kinds()) == 1

    kept.pass_days(0.1)  # 04:48
    kept.open_once()
    assert [str(copy.day) for copy in kept.backups.list_copies()] == [
        "2026-12-01",
        "2026-11-30",
    ]


def test_data_made_just_now_are_not_copied(tmp_path):
    kept = KeptData(tmp_path / "new")

    kept.open_once()
    assert kept.kinds() == []

    kept.open_once()
    assert kept.kinds() == ["daily"]


def test_old_copies_go_by_the_rule_and_other_files_stay(kept):
    kept.backups.folder.mkdir(parents=True)
    (kept.backups.folder / "mine.db").write_bytes(b"mine")
    for _ in range(40):
        kept.open_once()
        kept.pass_days(1)

    assert len(kept.kinds()) == 11
    assert (kept.backups.folder / "mine.db").read_bytes() == b"mine"


def test_a_copy_holds_the_answers_that_are_still_in_the_journal(kept):
    living = Learner(kept.folder)
    living.study("second", "rr", day=1)
    copy = kept.back_up()

    target = KeptData(kept.folder.parent / "elsewhere")
    target.folder.mkdir()
    shutil.copyfile(copy.path, target.folder / DATABASE_NAME)
    assert target.history() == kept.history()
    assert [path.name for path in kept.backups.folder.iterdir()] == [copy.path.name]


@pytest.mark.parametrize("old", OLDER, ids=lambda path: path.stem)
def test_an_old_schema_is_copied_before_it_is_migrated(tmp_path, old):
    kept = KeptData(tmp_path)
    shutil.copyfile(old, tmp_path / DATABASE_NAME)
    version = _version(old)

    kept.open_once()

    before = next(c for c in kept.backups.list_copies() if c.kind.value == "update")
    assert _version(before.path) == version
    assert _version(tmp_path / DATABASE_NAME) == SCHEMA_VERSION


def test_the_newest_schema_is_not_copied_for_an_update(kept):
    kept.open_once()

    assert "update" not in kept.kinds()


def test_where_no_copy_can_be_made_the_data_open_and_the_reason_is_kept(kept):
    kept.backups.folder.write_text("in the way")

    kept.open_once()

    assert "no copy of the data could be made" in str(kept.backups.failure)
    assert kept.history().reviews


def test_a_migration_goes_on_where_no_copy_can_be_made(tmp_path):
    kept = KeptData(tmp_path)
    shutil.copyfile(OLD[0], tmp_path / DATABASE_NAME)
    kept.backups.folder.write_text("in the way")

    kept.open_once()

    assert _version(tmp_path / DATABASE_NAME) == SCHEMA_VERSION
    assert kept.backups.failure is not None


def test_no_older_copy_is_removed_before_the_new_one_is_verified(kept, monkeypatch):
    for _ in range(11):
        kept.open_once()
        kept.pass_days(1)
    before = kept.backups.list_copies()

    def spoil(source: sqlite3.Connection, target: Path, _watcher: object) -> None:
        target.write_bytes(b"SQLite format 3\x00" + b"torn" * 400)

    monkeypatch.setattr(copying, "_copy", spoil)
    with pytest.raises(NotKeptError):
        kept.back_up()
    kept.open_once()

    assert kept.backups.list_copies() == before
    assert list(kept.backups.folder.glob(".copy*")) == []
    assert kept.backups.failure is not None


def test_what_a_killed_process_left_is_no_copy_and_goes_with_the_next_one(kept):
    kept.backups.folder.mkdir()
    (kept.backups.folder / ".copy.new").write_bytes(b"half")
    assert kept.backups.list_copies() == []

    kept.open_once()

    assert kept.kinds() == ["daily"]
    assert not (kept.backups.folder / ".copy.new").exists()


def test_two_copies_of_one_second_are_two_files(kept):
    first, second = kept.back_up(), kept.back_up()

    assert first.path != second.path
    assert kept.kinds() == ["asked", "asked"]


@pytest.mark.parametrize(
    "name",
    [
        "notes.db",
        "2026-13-30-daily-20261130T120000Z.db",
        "2026-11-30-x-20261130T120000Z.db",
    ],
)
def test_a_file_of_another_name_is_no_copy(name):
    assert parse_copy(Path(name)) is None


def test_a_folder_that_is_not_there_has_no_copies(tmp_path):
    kept = KeptData(tmp_path / "nowhere")

    assert isinstance(kept.backups, Backups)
    assert kept.backups.list_copies() == []
