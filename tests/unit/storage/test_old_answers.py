"""Answers from before there was a schedule get one when their file is opened."""

from __future__ import annotations

import datetime as dt
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from quizapp.storage.file.names import DATABASE_NAME
from quizapp.storage.stores import open_stores
from quizapp.training.ports import SessionKind
from quizapp.training.scheduling.recall import RecallGrade
from quizapp.training.scheduling.replay import replay
from quizapp.training.scheduling.review_item import Recalled
from tests.support.make_old_database import OLD_DATABASES

ANSWERS = (
    ("2026-01-05T23:30:00", "old", 1),
    ("2026-01-06T03:59:59", "old", 0),
    ("2026-01-06T04:00:00", "old", 1),
    ("2026-03-01T12:00:00", "old", 0),
    ("2026-03-01T12:05:00", "other", 0),
    ("2026-03-02T12:05:00", "other", 1),
)
"""When, which family, and whether it was right; the night belongs to the day before."""
DAYS = ("2026-01-05", "2026-01-05", "2026-01-06", "2026-03-01", "2026-03-01",
        "2026-03-02")  # fmt: skip


@pytest.fixture
def stores(tmp_path):
    path = tmp_path / DATABASE_NAME
    shutil.copyfile(OLD_DATABASES / "schema-2.db", path)
    _write_answers(path)
    stores = open_stores(tmp_path)
    yield stores
    stores.close()


def _write_answers(path: Path) -> None:
    """Write answers as the program did before it kept a schedule."""
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(
            "INSERT INTO sessions VALUES"
            " ('long-ago', '2025-11-14', ?, 0, '2026-01-05T00:00:00.000000+00:00')",
            [len(ANSWERS)],
        )
        for place, (moment, family, right) in enumerate(ANSWERS):
            asked = ("long-ago", place, family, 100 + place)
            db.execute("INSERT INTO session_questions VALUES (?, ?, ?, ?)", asked)
            db.execute(
                "INSERT INTO reviews (session_id, place, question_id, seed, as_of,"
                " engine, chosen, key, correct, misconception, duration_ms, answered_at)"
                " VALUES (?, ?, ?, ?, '2025-11-14', '1', '[\"a\"]', '[\"a\"]', ?, '',"
                " 2000, ?)",
                (*asked, right, f"{moment}.000000+00:00"),
            )


def _own(stores):
    return [r for r in stores.reviews.all() if r.session_id == "long-ago"]


def test_every_old_answer_gets_its_day_and_a_grade(stores):
    reviews = _own(stores)

    assert tuple(review.day.isoformat() for review in reviews) == DAYS
    assert [review.grade for review in reviews] == [
        RecallGrade.GOOD if right else RecallGrade.AGAIN for _, _, right in ANSWERS
    ]
    assert [review.first_try for review in reviews] == [
        True, False, False, False, True, False,
    ]  # fmt: skip
    assert {(r.hinted, r.words, r.complexity) for r in reviews} == {(False, 0, 0)}


def test_old_answers_move_the_schedule_as_new_ones_would(stores):
    assert [review.moved for review in _own(stores)] == [
        True, False, False, True, True, True,
    ]  # fmt: skip
    items = {item.question_id: item for item in stores.schedule.items()}
    for family in ("old", "other"):
        recalled = [
            Recalled(family, r.seed, r.correct, r.grade, r.day)
            for r in _own(stores)
            if r.question_id == family
        ]
        assert items[family] == replay(recalled)
    assert items["old"].due_on == dt.date(2026, 3, 2)
    assert (items["old"].first_right, items["old"].last_right) == (True, False)
    assert items["old"].last_seed == 103


def test_old_days_are_summed_up(stores):
    assert stores.reviews.find_wrong_days() == []
    by_day = {str(summary.day): summary for summary in stores.reviews.days()}
    assert (by_day["2026-01-05"].answers, by_day["2026-01-05"].right) == (2, 1)
    assert by_day["2026-03-01"].first_tries == 1
    assert by_day["2026-03-02"].seconds == 2.0


def test_an_old_open_session_goes_on_as_it_was_started(stores):
    waiting = stores.sessions.get_open()

    assert waiting is not None
    assert waiting.kind is SessionKind.PRACTICE
    assert (waiting.session_id, waiting.position) == ("left-open", 1)
