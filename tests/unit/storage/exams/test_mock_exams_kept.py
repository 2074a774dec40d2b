"""Mock exams are kept beside the progress: answers whole or not at all, results for good."""

from __future__ import annotations

import datetime as dt

import pytest
from msgspec.structs import replace

from quizapp.storage.exams.mock_shelf import MockShelf
from quizapp.storage.exams.sitting_file import SittingFile
from quizapp.storage.stores import open_stores
from quizapp.training.exam.mock.counting import CountedAnswer
from quizapp.training.exam.mock.marking import KeptMock
from quizapp.training.exam.mock.past import PastMock
from quizapp.training.ports import NotKeptError, OpenSession
from quizapp.training.review import Review
from quizapp.training.scheduling.recall import RecallGrade
from tests.support.exam_families import blueprint, part
from tests.support.exam_papers import DAY, form
from tests.support.sittings import NINE, Clocks, FakeSittingStore, started
from tests.support.study_fakes import NOON


def _session(session_id: str = "exam-0a") -> OpenSession:
    return OpenSession(
        session_id=session_id,
        question_ids=("first", "second"),
        seeds=(3, 4),
        as_of=DAY,
        position=0,
        started_at=NOON,
    )


def _answer(question_id: str, seed: int) -> CountedAnswer:
    review = Review(
        session_id="exam-0a",
        question_id=question_id,
        seed=seed,
        as_of=DAY,
        engine="1",
        chosen=("a",),
        key=("a",),
        correct=True,
        misconception="",
        duration_ms=1000,
        answered_at=NOON,
        day=NOON.date(),
        grade=RecallGrade.GOOD,
        first_try=True,
    )
    return CountedAnswer(review, None)


_ANSWERS = (_answer("first", 3), _answer("second", 4))


@pytest.fixture
def stores(tmp_path):
    opened = open_stores(tmp_path)
    yield opened
    opened.close()


def test_answers_are_kept_once_and_the_session_that_waits_goes_on_waiting(stores):
    waiting = replace(_session("studying"), question_ids=("other",), seeds=(1,))
    stores.sessions.open(waiting)

    assert stores.exam_answers.keep(_session(), _ANSWERS)
    assert not stores.exam_answers.keep(_session(), _ANSWERS)

    assert [each.question_id for each in stores.reviews.all()] == ["first", "second"]
    assert stores.sessions.get_open().session_id == "studying"


def test_of_answers_that_do_not_fit_none_is_kept(stores):
    with pytest.raises(NotKeptError):
        stores.exam_answers.keep(_session(), (*_ANSWERS, _answer("third", 5)))

    assert stores.reviews.all() == []
    assert stores.exam_answers.keep(_session(), _ANSWERS)


def test_an_exam_is_unfinished_until_its_result_is_kept(tmp_path):
    shelf = MockShelf(tmp_path)
    memory = FakeSittingStore()
    started(memory, Clocks())
    file = SittingFile(shelf.folder)
    file.begin(memory.kept.record)
    file.close()
    assert shelf.unfinished() == ("0a",)

    past = PastMock(
        sitting_id="0a",
        exam="Sample exam",
        handed_in_at=NINE,
        points=2,
        most=3,
        passed=None,
    )
    shelf.finish(past)

    assert shelf.unfinished() == ()
    assert shelf.past() == (past,)


def test_past_exams_are_listed_the_newest_first_and_what_is_spoilt_is_left_out(
    tmp_path,
):
    shelf = MockShelf(tmp_path)
    for number in range(3):
        later = NINE + dt.timedelta(days=number)
        shelf.finish(
            PastMock(
                sitting_id=str(number),
                exam="Sample exam",
                handed_in_at=later,
                points=number,
                most=3,
                passed=False,
            )
        )
    (shelf.folder / "1" / "done.json").write_text("{")

    assert [each.points for each in shelf.past()] == [2, 0]


def test_what_marks_a_paper_is_kept_by_the_hash_of_the_paper(tmp_path):
    shelf = MockShelf(tmp_path)
    kept = KeptMock(blueprint=blueprint(part("all", 1)), form=form("A", "first"))

    shelf.keep("ab12", kept)

    assert shelf.get("ab12") == kept
    assert shelf.get("other") is None


def test_what_cannot_be_written_is_refused(tmp_path):
    (tmp_path / "mock-exams").write_text("no folder")

    with pytest.raises(NotKeptError):
        MockShelf(tmp_path).keep(
            "ab12",
            KeptMock(blueprint=blueprint(part("all", 1)), form=form("A", "first")),
        )
