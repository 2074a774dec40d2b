"""A whole history is read and replaced at once, or not at all."""

from __future__ import annotations

import sqlite3

import pytest
from msgspec.structs import replace

from quizapp.storage.connection import open_connection
from quizapp.storage.history import HistoryRepository
from quizapp.storage.trouble import DamagedDatabaseError
from quizapp.training.history.history import History
from quizapp.training.ports import NotKeptError
from tests.support.histories import Learner


@pytest.fixture
def learner(tmp_path) -> Learner:
    learner = Learner(tmp_path / "one")
    learner.study("first", "rwr", day=0)
    learner.study("second", "ww", day=3, count=4)
    learner.suspend("q1")
    learner.set(theme="dark")
    return learner


def test_everything_that_was_kept_is_read(learner):
    history = learner.history()

    assert [kept.session_id for kept in history.sessions] == ["first", "second"]
    assert [kept.is_open for kept in history.sessions] == [False, True]
    assert [kept.place for kept in history.reviews] == [0, 1, 2, 0, 1]
    assert [item.question_id for item in history.items] == ["q0", "q1", "q2"]
    assert history.suspended == ("q1",)
    assert history.settings == {"theme": "dark"}


def test_a_history_put_into_an_empty_folder_is_the_same_there(learner, tmp_path):
    other = Learner(tmp_path / "two")
    other.put(learner.history())

    assert other.history() == learner.history()
    assert other.wrong_days() == []


def test_a_session_can_be_gone_on_with_where_it_was_put(learner, tmp_path):
    other = Learner(tmp_path / "two")
    other.put(learner.history())
    session = next(k.session for k in other.history().sessions if k.is_open)

    other.answer(session, 2, right=True, moment=session.started_at)

    assert len(other.history().reviews) == 6
    assert other.wrong_days() == []


def test_what_was_there_is_replaced_whole(learner, tmp_path):
    other = Learner(tmp_path / "two")
    other.study("else", "rrr", day=9)
    other.put(learner.history())

    assert other.history() == learner.history()
    assert other.wrong_days() == []


def test_settings_that_are_set_stay(learner, tmp_path):
    other = Learner(tmp_path / "two")
    other.set(theme="light", language="fr")
    other.put(learner.history())

    assert other.history().settings == {"theme": "light", "language": "fr"}


@pytest.mark.parametrize("broken", ["review", "session", "item"])
def test_a_history_that_does_not_fit_changes_nothing(learner, broken):
    before = learner.history()
    if broken == "review":
        kept = before.reviews[-1]
        odd = replace(kept, review=replace(kept.review, session_id="nowhere"))
        history = replace(before, reviews=(*before.reviews[:-1], odd))
    elif broken == "session":
        history = replace(before, sessions=(*before.sessions, before.sessions[0]))
    else:
        kept = before.reviews[-1]
        odd = replace(kept, review=replace(kept.review, seed=2**63))
        history = replace(before, reviews=(*before.reviews[:-1], odd))

    with pytest.raises(NotKeptError):
        learner.put(history)

    assert learner.history() == before
    assert learner.wrong_days() == []


def test_on_a_full_disk_nothing_is_changed(learner):
    before = learner.history()
    connection = open_connection(learner.folder)
    try:
        pages = connection.db.execute("PRAGMA page_count").fetchone()[0]
        connection.db.execute(f"PRAGMA max_page_count = {pages}").fetchone()
        big = tuple(f"q{number:0900}" for number in range(2000))
        with pytest.raises(NotKeptError):
            HistoryRepository(connection.db).replace(replace(before, suspended=big))
    finally:
        connection.close()

    assert learner.history() == before


def test_a_damaged_record_is_said_so(learner):
    connection = open_connection(learner.folder)
    try:
        connection.db.execute("UPDATE reviews SET chosen = '[1]' WHERE review_id = 1")
        with pytest.raises(DamagedDatabaseError):
            HistoryRepository(connection.db).read()
    finally:
        connection.close()


def test_an_empty_folder_has_an_empty_history(tmp_path):
    assert Learner(tmp_path).history() == History(settings={})


def test_the_file_itself_stays_sound(learner):
    learner.put(learner.history())

    with sqlite3.connect(learner.folder / "progress.db") as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert db.execute("PRAGMA foreign_key_check").fetchall() == []
    db.close()
