"""A file that cannot be used is left as it is, and the learner is told why."""

from __future__ import annotations

import datetime as dt
import random
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from quizapp.app import open_app
from quizapp.storage.connection import open_connection
from quizapp.storage.file import rescue
from quizapp.storage.file.folder_lock import FolderLock
from quizapp.storage.file.names import DATABASE_NAME, LOCK_NAME
from quizapp.storage.file.rescue import CopyFailedError, keep_copy, start_afresh
from quizapp.storage.migrations import MIGRATION_SET, SCHEMA_VERSION
from quizapp.storage.reviews import ReviewRepository
from quizapp.storage.sessions import SessionRepository
from quizapp.storage.trouble import (
    DamagedDatabaseError,
    DataInUseError,
    NewerDatabaseError,
    UnwritableFolderError,
)
from tests.support.make_old_database import fill
from tests.support.study_fakes import (
    NOON,
    FixedQuestions,
    ManualTime,
    make_item,
    make_review,
    make_session,
)

ROOT = Path(__file__).parents[2]
HOLD_LOCK = """
import sys
from pathlib import Path
from quizapp.storage.connection import open_connection
connection = open_connection(Path(sys.argv[1]))
print("open", flush=True)
sys.stdin.read()
"""


def _now() -> dt.datetime:
    return NOON


def _contents(folder: Path) -> dict[str, bytes]:
    return {
        path.name: path.read_bytes()
        for path in folder.iterdir()
        if path.name != LOCK_NAME and not path.name.endswith("-shm")
    }


@pytest.fixture
def filled(tmp_path) -> Path:
    """Give the path of a progress file with three reviews, closed."""
    return fill(tmp_path)


@pytest.fixture
def cut_off(tmp_path) -> Path:
    """Give the path of a progress file whose answers are still in its journal."""
    living = tmp_path / "living"
    connection = open_connection(living)
    SessionRepository(connection.db).open(make_session("s", 50))
    for place in range(20):
        review = make_review("s", place)
        ReviewRepository(connection.db).add(review, make_item(review))
    dead = tmp_path / "dead"
    dead.mkdir()
    for path in living.glob(DATABASE_NAME + "*"):
        shutil.copyfile(path, dead / path.name)
    connection.close()
    return dead / DATABASE_NAME


def _change(path: Path, sql: str, *parameters: object) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(sql, parameters)


def test_a_second_process_on_the_same_data_is_told_what_to_do(tmp_path):
    command = [sys.executable, "-c", HOLD_LOCK, str(tmp_path)]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout.readline() == "open\n"
        with pytest.raises(DataInUseError, match="Close the other window") as caught:
            open_connection(tmp_path)
        other.stdin.close()

    assert str(tmp_path) in str(caught.value)
    open_connection(tmp_path).close()


def test_a_second_window_of_the_same_process_is_refused_too(tmp_path):
    connection = open_connection(tmp_path)
    with pytest.raises(DataInUseError):
        open_connection(tmp_path)
    connection.close()


def test_the_folder_is_free_again_after_opening_failed(tmp_path):
    (tmp_path / DATABASE_NAME).write_bytes(b"rubbish")
    with pytest.raises(DamagedDatabaseError):
        open_connection(tmp_path)

    FolderLock(tmp_path).release()


def test_a_file_held_by_another_program_is_in_use_and_not_damaged(filled):
    with closing(sqlite3.connect(filled, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(DataInUseError):
            open_connection(filled.parent)


def test_a_folder_that_cannot_be_made_is_named(tmp_path):
    (tmp_path / "file").write_text("in the way")

    with pytest.raises(UnwritableFolderError, match="--data"):
        open_connection(tmp_path / "file" / "data")


def test_a_folder_in_the_place_of_the_file_is_no_damage(tmp_path):
    (tmp_path / DATABASE_NAME).mkdir()

    with pytest.raises(UnwritableFolderError):
        open_connection(tmp_path)


def test_a_start_that_was_cut_off_before_the_schema_begins_again(tmp_path):
    with closing(sqlite3.connect(tmp_path / DATABASE_NAME)) as unfinished:
        unfinished.execute("PRAGMA journal_mode = WAL")

    open_connection(tmp_path).close()


def test_an_empty_file_is_a_new_one(tmp_path):
    (tmp_path / DATABASE_NAME).touch()

    open_connection(tmp_path).close()


def test_a_newer_file_is_refused_and_not_touched(filled):
    _change(
        filled,
        "INSERT INTO _sqlite_migrations (migration_set, name, applied_at)"
        " VALUES (?, 'm999_later', '')",
        MIGRATION_SET,
    )
    _change(filled, f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    before = _contents(filled.parent)

    with pytest.raises(NewerDatabaseError, match="newer version"):
        open_connection(filled.parent)
    assert _contents(filled.parent) == before


@pytest.mark.parametrize(
    "sql",
    [
        "PRAGMA user_version = 7",
        "PRAGMA user_version = 0",
        "PRAGMA application_id = 0",
        "UPDATE _sqlite_migrations SET name = 'unknown ' || name",
        "DROP TABLE _sqlite_migrations",
        "UPDATE reviews SET session_id = 'nobody' WHERE review_id = 1",
        "UPDATE reviews SET chosen = '{}'",
        "UPDATE reviews SET misconception = CAST(X'FF' AS TEXT)",
        "UPDATE reviews SET key = '[1]' WHERE review_id = 2",
        "UPDATE reviews SET answered_at = '2026-19-39T00:00:00+00:00'",
        "UPDATE review_items SET due_on = '2027-19-39'",
        "UPDATE days SET day = '2026-19-39'",
        "UPDATE sessions SET position = 9",
        "UPDATE sessions SET started_at = '2026-19-39T00:00:00+00:00'",
    ],
)
def test_a_file_that_contradicts_itself_is_refused_and_not_touched(filled, sql):
    _change(filled, sql)
    before = _contents(filled.parent)

    with pytest.raises(DamagedDatabaseError, match="Nothing has been overwritten"):
        open_app(
            filled.parent,
            ManualTime().surroundings(),
            questions=lambda: FixedQuestions({}),
        )
    assert _contents(filled.parent) == before


def test_an_index_that_lacks_what_its_table_holds_is_noticed(filled):
    with closing(sqlite3.connect(filled)) as connection, connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute(
            "UPDATE sqlite_schema SET rootpage = (SELECT rootpage FROM sqlite_schema "
            "WHERE name = 'one_open_session') WHERE type = 'index' "
            "AND tbl_name = 'reviews' AND sql IS NULL"
        )
    before = _contents(filled.parent)

    with pytest.raises(DamagedDatabaseError, match=r"index|Tree|Page|never used"):
        open_connection(filled.parent)
    assert _contents(filled.parent) == before


def test_a_database_of_another_program_is_refused_and_not_touched(tmp_path):
    _change(tmp_path / DATABASE_NAME, "CREATE TABLE mine (x)")
    before = _contents(tmp_path)

    with pytest.raises(DamagedDatabaseError):
        open_connection(tmp_path)
    assert _contents(tmp_path) == before


@pytest.mark.parametrize("emptied", [True, False], ids=["empty", "missing"])
def test_a_journal_without_its_database_is_kept(cut_off, emptied):
    cut_off.write_bytes(b"") if emptied else cut_off.unlink()
    before = _contents(cut_off.parent)

    with pytest.raises(DamagedDatabaseError, match="journal"):
        open_connection(cut_off.parent)
    assert _contents(cut_off.parent) == before


def test_answers_that_are_still_in_the_journal_are_found(cut_off):
    connection = open_connection(cut_off.parent)

    assert len(ReviewRepository(connection.db).all()) == 20
    connection.close()


def _damage(path: Path, chance: random.Random) -> None:
    content = bytearray(path.read_bytes())
    kind = chance.choice(["byte", "block", "cut", "zeros"])
    place = chance.randrange(len(content))
    end = min(len(content), place + chance.choice([16, 512, 4096]))
    if kind == "byte":
        for _ in range(chance.choice([1, 1, 10, 100])):
            content[chance.randrange(len(content))] ^= chance.randrange(1, 256)
    elif kind == "block":
        content[place:end] = chance.randbytes(end - place)
    elif kind == "cut":
        del content[place:]
    else:
        content[place:end] = bytes(end - place)
    path.write_bytes(content)


@pytest.mark.parametrize("seed", range(50))
@pytest.mark.parametrize("origin", ["filled", "cut_off"])
def test_a_damaged_file_works_or_is_refused_and_then_not_touched(origin, seed, request):
    path: Path = request.getfixturevalue(origin)
    chance = random.Random(seed)
    parts = [p for p in path.parent.glob(DATABASE_NAME + "*") if "shm" not in p.name]
    _damage(chance.choice(sorted(parts)), chance)
    before = _contents(path.parent)

    try:
        connection = open_connection(path.parent)
    except DamagedDatabaseError:
        assert _contents(path.parent) == before
        return
    try:
        ReviewRepository(connection.db).all()
        SessionRepository(connection.db).get_open()
    except DamagedDatabaseError:
        pass
    finally:
        connection.close()


def test_a_copy_bears_the_date_and_equals_the_file_with_its_journal(cut_off):
    copy = keep_copy(cut_off, _now)

    assert copy.name == "progress-2026-11-30-120000.db"
    for part in ("", "-wal"):
        kept = copy.with_name(copy.name + part).read_bytes()
        assert kept == cut_off.with_name(cut_off.name + part).read_bytes() != b""


def test_a_second_copy_in_the_same_second_replaces_nothing(filled):
    first, second = keep_copy(filled, _now), keep_copy(filled, _now)

    assert first != second
    assert first.read_bytes() == second.read_bytes() == filled.read_bytes()


def test_starting_afresh_keeps_every_byte_under_the_date(cut_off):
    before = _contents(cut_off.parent)

    copy = start_afresh(cut_off.parent, _now)

    after = _contents(cut_off.parent)
    assert after == {
        name.replace(DATABASE_NAME, copy.name): content
        for name, content in before.items()
    }
    connection = open_connection(cut_off.parent)
    assert ReviewRepository(connection.db).all() == []
    connection.close()
    assert copy.read_bytes() == before[DATABASE_NAME]


def test_what_was_set_aside_can_be_put_back(cut_off):
    copy = start_afresh(cut_off.parent, _now)
    for part in ("-wal", ""):
        copy.with_name(copy.name + part).rename(cut_off.with_name(cut_off.name + part))

    connection = open_connection(cut_off.parent)
    assert len(ReviewRepository(connection.db).all()) == 20
    connection.close()


def test_without_an_equal_copy_the_file_stays_in_its_place(filled, monkeypatch):
    def copy_badly(source: Path, copy: Path) -> None:
        copy.write_bytes(source.read_bytes()[:-1])

    monkeypatch.setattr(rescue, "_copy_durably", copy_badly)
    before = filled.read_bytes()

    with pytest.raises(CopyFailedError, match="has not been touched"):
        start_afresh(filled.parent, _now)
    assert filled.read_bytes() == before


def test_on_a_full_disk_no_fresh_start_is_made(filled, monkeypatch):
    def find_no_room(source: Path, copy: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(rescue, "_copy_durably", find_no_room)
    before = filled.read_bytes()

    with pytest.raises(CopyFailedError, match="No space left"):
        start_afresh(filled.parent, _now)
    assert filled.read_bytes() == before


def test_no_fresh_start_is_made_under_the_eyes_of_another_window(filled):
    connection = open_connection(filled.parent)
    with pytest.raises(DataInUseError):
        start_afresh(filled.parent, _now)
    connection.close()


def test_a_fresh_start_that_fails_half_way_leaves_a_whole_copy(filled, monkeypatch):
    before = filled.read_bytes()

    def refuse(self: Path, target: Path) -> Path:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(CopyFailedError, match="Permission denied"):
        start_afresh(filled.parent, _now)

    copies = list(filled.parent.glob("progress-*.db"))
    assert [path.read_bytes() for path in copies] == [before]
    assert filled.read_bytes() == before


def test_a_file_being_written_by_another_program_is_in_use(cut_off):
    with closing(sqlite3.connect(cut_off, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("DELETE FROM settings")
        with pytest.raises(DataInUseError):
            open_connection(cut_off.parent)
