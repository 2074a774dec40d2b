"""A copy takes the place of the data whole, and what was there is kept aside."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from quizapp.storage.backups import restoring
from quizapp.storage.backups.restoring import check_copy, restore_copy
from quizapp.storage.file.names import DATABASE_NAME
from quizapp.storage.migrations import MIGRATION_SET, SCHEMA_VERSION
from quizapp.storage.stores import open_stores
from quizapp.training.safekeeping.kept_copy import NotRestoredError
from tests.support.histories import Learner
from tests.support.kept_data import KeptData

OLD = sorted((Path(__file__).parents[2] / "data" / "old_databases").glob("*.db"))


@pytest.fixture
def kept(tmp_path) -> KeptData:
    """Give data with three answers."""
    Learner(tmp_path / "data").study("first", "rwr")
    return KeptData(tmp_path / "data")


def _restore(kept: KeptData, copy: Path) -> Path:
    return restore_copy(copy, kept.folder, kept.backups, kept.now)


def _contents(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and not path.name.endswith((".lock", "-shm", "-wal"))
    }


def test_a_round_trip_brings_back_what_was_there(kept):
    before = kept.history()
    copy = kept.back_up()
    Learner(kept.folder).study("second", "rrrr", day=1)
    after = kept.history()

    aside = _restore(kept, copy.path)

    assert kept.history() == before
    assert kept.kinds() == ["replaced", "asked"]
    _restore(kept, aside)
    assert kept.history() == after


def test_answers_in_the_journal_of_a_killed_process_are_kept_aside(kept):
    copy = kept.back_up()
    living = open_stores(kept.folder)
    living.settings.keep({"theme": "dark"})
    killed = KeptData(kept.folder.parent / "killed")
    shutil.copytree(kept.folder, killed.folder)
    living.close()
    assert (killed.folder / f"{DATABASE_NAME}-wal").stat().st_size > 0

    aside = _restore(killed, copy.path)

    assert killed.history().settings == {}
    _restore(killed, aside)
    assert killed.history().settings == {"theme": "dark"}


def test_damaged_data_are_kept_aside_byte_by_byte(kept):
    copy = kept.back_up()
    before = kept.history()
    (kept.folder / DATABASE_NAME).write_bytes(b"rubbish")
    (kept.folder / f"{DATABASE_NAME}-wal").write_bytes(b"its journal")

    aside = _restore(kept, copy.path)

    assert aside.read_bytes() == b"rubbish"
    assert aside.with_name(f"{aside.name}-wal").read_bytes() == b"its journal"
    assert kept.history() == before


def test_where_there_were_no_data_a_copy_can_be_restored(kept, tmp_path):
    copy = kept.back_up()
    empty = KeptData(tmp_path / "empty")

    assert _restore(empty, copy.path) == copy.path

    assert empty.history() == kept.history()


@pytest.mark.parametrize("old", OLD, ids=lambda path: path.stem)
def test_a_copy_of_an_older_version_is_brought_up_to_date(kept, old):
    _restore(kept, old)

    assert kept.history().settings["language"] == "fr"


def _newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
        connection.execute(
            "INSERT INTO _sqlite_migrations (migration_set, name, applied_at)"
            " VALUES (?, ?, ?)",
            [MIGRATION_SET, "m999_from_the_future", "2027-01-01"],
        )


def _torn(path: Path) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])


def _foreign(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")


def _diary(path: Path) -> None:
    path.write_text("Dear diary", encoding="utf-8")


def _blank(path: Path) -> None:
    path.write_bytes(b"")


@pytest.mark.parametrize(
    ("spoil", "flaw"),
    [
        (_newer, "newer"),
        (_torn, "damaged"),
        (_foreign, "foreign"),
        (_diary, "foreign"),
        (_blank, "foreign"),
        (Path.unlink, "missing"),
    ],
)
def test_what_is_no_sound_copy_is_refused_in_one_sentence(kept, spoil, flaw):
    copy = kept.back_up().path
    spoil(copy)
    before = _contents(kept.folder)

    with pytest.raises(NotRestoredError) as caught:
        _restore(kept, copy)

    assert caught.value.flaw == flaw
    assert str(copy) in str(caught.value)
    assert str(caught.value).count(". ") == 0
    assert _contents(kept.folder) == before


def test_data_that_are_open_are_not_replaced(kept):
    copy = kept.back_up().path
    stores = open_stores(kept.folder)

    with pytest.raises(NotRestoredError) as caught:
        _restore(kept, copy)

    stores.close()
    assert caught.value.flaw == "in-use"


def test_where_nothing_can_be_kept_aside_nothing_is_replaced(kept, monkeypatch):
    copy = kept.back_up().path
    outside = kept.folder.parent / "outside.db"
    shutil.move(copy, outside)
    kept.backups.folder.rmdir()
    kept.backups.folder.write_text("in the way")
    Learner(kept.folder).study("second", "r", day=1)
    before = kept.history()

    with pytest.raises(NotRestoredError) as caught:
        _restore(kept, outside)

    assert caught.value.flaw == "disk"
    assert kept.history() == before
    assert list(kept.folder.glob(".copy*")) == []


def test_a_failure_at_the_last_step_leaves_the_data(kept, monkeypatch):
    copy = kept.back_up().path
    Learner(kept.folder).study("second", "r", day=1)
    before = kept.history()

    def refuse(path: Path) -> None:
        raise OSError("the journal is held")

    monkeypatch.setattr(restoring, "_remove_journals", refuse)
    with pytest.raises(NotRestoredError, match="the journal is held"):
        _restore(kept, copy)

    assert kept.history() == before


def test_looking_at_a_copy_leaves_no_trace_beside_it(kept):
    copy = kept.back_up().path
    before = sorted(path.name for path in copy.parent.iterdir())

    check_copy(copy)

    assert sorted(path.name for path in copy.parent.iterdir()) == before
