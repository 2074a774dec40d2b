"""A sitting is a file of its own: whole, for one process, and refused when damaged."""

from __future__ import annotations

import sqlite3
import stat

import pytest

from quizapp.storage.exams.sitting_file import (
    FILE_NAME,
    SittingFile,
    SittingUnreadableError,
    list_sittings,
)
from quizapp.storage.trouble import DataInUseError
from quizapp.training.exam.sitting.clock import Stamp
from quizapp.training.exam.sitting.course import EndedBy, Incident
from quizapp.training.ports import NotKeptError
from tests.support.sittings import Clocks, FakeSittingStore, started


def _begin(folder):
    """Do everything that can be done once, in memory and in a file."""
    clocks, memory, file = Clocks(), FakeSittingStore(), SittingFile(folder)
    sitting = started(memory, clocks)
    sitting.answer(1, ("b",))
    sitting.flag(2, up=True)
    sitting.open_question(3)
    sitting.give_extra_time(600, "by agreement")
    sitting.pause("fire alarm")
    sitting.go_on()
    sitting.note(Incident.FOCUS_LOST)
    sitting.hand_in(EndedBy.INSTRUCTOR)
    sitting.reopen("too early")
    file.begin(memory.kept.record)
    for entry in memory.kept.entries:
        file.append(entry)
    return file, memory.kept


def test_what_was_kept_is_read_as_it_was(tmp_path):
    file, kept = _begin(tmp_path)
    file.close()

    assert list_sittings(tmp_path) == (kept.record.sitting_id,)
    assert SittingFile(tmp_path).open(kept.record.sitting_id) == kept


def test_a_sign_of_life_replaces_the_one_before(tmp_path):
    file, kept = _begin(tmp_path)
    moment = Clocks().moment
    file.keep_seen(Stamp(1.0, moment))
    file.keep_seen(Stamp(20.0, moment))
    file.close()

    again = SittingFile(tmp_path).open(kept.record.sitting_id)
    assert again.seen == again.last == Stamp(20.0, moment)


def test_nobody_else_may_read_a_sitting(tmp_path):
    _, kept = _begin(tmp_path / "sittings")
    folder = tmp_path / "sittings" / kept.record.sitting_id

    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_a_second_process_is_sent_away_and_the_first_learns_of_it(tmp_path):
    file, kept = _begin(tmp_path)
    for _ in range(2):
        with pytest.raises(DataInUseError):
            SittingFile(tmp_path).open(kept.record.sitting_id)

    assert file.take_knocks() == 2
    assert file.take_knocks() == 0


def test_a_sitting_is_not_begun_twice(tmp_path):
    _, kept = _begin(tmp_path)
    with pytest.raises(NotKeptError, match="could not be kept"):
        SittingFile(tmp_path).begin(kept.record)


def test_a_folder_that_cannot_be_made_is_said(tmp_path):
    (tmp_path / "sittings").write_text("a file")
    with pytest.raises(NotKeptError, match="could not be kept"):
        _begin(tmp_path / "sittings")


def test_nothing_is_kept_in_a_closed_file(tmp_path):
    file, kept = _begin(tmp_path)
    file.close()
    with pytest.raises(NotKeptError, match="is closed"):
        file.append(kept.entries[0])


@pytest.mark.parametrize(
    "statement",
    [
        "PRAGMA user_version = 2",
        "UPDATE entries SET entry = '{}' WHERE number = 1",
        "DELETE FROM sitting",
        "DROP TABLE entries",
    ],
)
def test_a_damaged_sitting_is_refused_and_left_as_it_is(tmp_path, statement):
    file, kept = _begin(tmp_path)
    file.close()
    path = tmp_path / kept.record.sitting_id / FILE_NAME
    with sqlite3.connect(path) as connection:
        connection.execute(statement)
    connection.close()
    before = path.read_bytes()

    with pytest.raises(SittingUnreadableError, match="Nothing was changed"):
        SittingFile(tmp_path).open(kept.record.sitting_id)
    assert path.read_bytes() == before


def test_a_file_that_is_no_database_is_refused(tmp_path):
    (tmp_path / "0b").mkdir()
    (tmp_path / "0b" / FILE_NAME).write_text("nothing of the kind")

    with pytest.raises(SittingUnreadableError, match="cannot be read"):
        SittingFile(tmp_path).open("0b")
    with pytest.raises(SittingUnreadableError, match="no such file"):
        SittingFile(tmp_path).open("0c")


def test_a_sitting_whose_start_was_not_kept_never_began(tmp_path):
    (tmp_path / "0b").mkdir()
    connection = sqlite3.connect(tmp_path / "0b" / FILE_NAME)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.close()
    _, kept = _begin(tmp_path)

    assert list_sittings(tmp_path) == (kept.record.sitting_id,)


def test_a_sitting_that_cannot_be_read_is_not_kept_silent(tmp_path):
    (tmp_path / "0b").mkdir()
    (tmp_path / "0b" / FILE_NAME).write_text("nothing of the kind")

    assert list_sittings(tmp_path) == ("0b",)
