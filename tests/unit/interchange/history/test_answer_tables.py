"""Tables of answers: everything in one, nothing that tells who answered in the other."""

from __future__ import annotations

import csv
import io
import json
import re

import pytest
from msgspec.structs import replace

from quizapp.interchange.exports.csv_table import BYTE_ORDER_MARK
from quizapp.interchange.history.tables import (
    ANONYMOUS,
    AnonymousAnswer,
    make_anonymous,
    write_anonymous_lines,
    write_anonymous_table,
    write_answers_table,
)
from quizapp.training.history.history import History
from quizapp.training.review import Review
from tests.support.histories import Learner

FAMILIES = frozenset({"q0", "q1", "q2"})


@pytest.fixture(scope="module")
def history(tmp_path_factory) -> History:
    learner = Learner(tmp_path_factory.mktemp("learner"))
    learner.study("5ec2e75e551017", "rwr", day=0)
    learner.study("5ec2e75e551018", "rw", day=3)
    return learner.history()


def _rows(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text.removeprefix(BYTE_ORDER_MARK))))


def test_the_table_has_every_field_of_every_answer(history):
    rows = _rows(write_answers_table(history))

    assert set(Review.__struct_fields__) < rows[0].keys()
    assert len(rows) == len(history.reviews)
    for row, kept in zip(rows, history.reviews, strict=True):
        assert row["place"] == str(kept.place)
        assert row["session_id"] == kept.review.session_id
        assert row["session_kind"] == "practice"
        assert row["chosen"].split() == list(kept.review.chosen)
        assert row["correct"] == str(int(kept.review.correct))
        assert row["grade"] == str(int(kept.review.grade))
        assert row["answered_at"] == kept.review.answered_at.isoformat()


def test_an_anonymous_answer_tells_days_and_intervals(history):
    answers = make_anonymous(history, FAMILIES)

    told = [(a.day, a.question_id, a.attempt, a.days_since_last) for a in answers]
    assert told == [
        (0, "q0", 1, None),
        (0, "q1", 1, None),
        (0, "q2", 1, None),
        (3, "q0", 2, 3),
        (3, "q1", 2, 3),
    ]
    assert [a.correct for a in answers] == [True, False, True, True, False]


@pytest.mark.parametrize("write", [write_anonymous_lines, write_anonymous_table])
def test_no_session_date_time_or_seed_is_in_an_anonymous_file(history, write):
    seeds = [987_601, 987_602, 987_603, 987_604, 987_605]
    reviews = tuple(
        replace(kept, review=replace(kept.review, seed=seed, duration_ms=4_321))
        for kept, seed in zip(history.reviews, seeds, strict=True)
    )

    text = write(make_anonymous(replace(history, reviews=reviews), FAMILIES))

    # The date of the documents is the only one: it is the same for all learners.
    dates = set(re.findall(r"\d{4}-\d\d-\d\d", text))
    assert dates == {kept.review.as_of for kept in history.reviews}
    assert "5ec2e75e" not in text
    assert not re.search(r"\d\d:\d\d", text)
    assert not re.search(r"9876\d\d|4321", text)


def test_nothing_new_leaves_unless_it_is_listed():
    told = set(AnonymousAnswer.__struct_fields__)
    held_back = {"session_id", "seed", "answered_at", "day", "duration_ms", "first_try"}

    assert set(Review.__struct_fields__) - told == held_back - {"day"}
    assert told - set(Review.__struct_fields__) == {
        "days_since_last", "attempt", "seconds",
    }  # fmt: skip


def test_another_beginning_gives_the_same_file(history, tmp_path):
    later = Learner(tmp_path)
    later.study("a", "rwr", day=200)
    later.study("b", "rw", day=203)

    texts = {
        write_anonymous_lines(make_anonymous(each, FAMILIES))
        for each in (history, later.history())
    }

    assert len(texts) == 1


def test_answers_to_other_families_are_left_out(history):
    answers = make_anonymous(history, {"q1"})

    assert {a.question_id for a in answers} == {"q1"}
    assert [a.day for a in answers] == [0, 3]


def test_an_anonymous_file_says_what_it_is(history):
    header, *lines = write_anonymous_lines(make_anonymous(history, FAMILIES)).split(
        "\n"
    )[:-1]

    assert json.loads(header) == {"type": ANONYMOUS, "version": 1}
    assert len(lines) == 5
    assert make_anonymous(History(), FAMILIES) == ()
