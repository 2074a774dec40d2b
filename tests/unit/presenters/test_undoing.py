"""Ctrl Z undoes whatever was done last, and says what it was."""

from __future__ import annotations

import pytest

from quizapp.presenters.feedback_screen import FeedbackScreen
from quizapp.presenters.question_screen import QuestionScreen
from quizapp.presenters.study import StudyPresenter
from quizapp.training.planning.study_plan import PracticePlan
from quizapp.training.ports import NotKeptError
from tests.support.sample_questions import ONE, SEVERAL
from tests.support.window_fakes import Desk


@pytest.fixture
def desk() -> Desk:
    return Desk()


@pytest.fixture
def study(desk) -> StudyPresenter:
    study = desk.study_presenter()
    assert study.start(PracticePlan((ONE, SEVERAL))) is not None
    return study


def ids(desk: Desk) -> tuple[str, ...]:
    assert desk.store.session is not None
    return desk.store.session.question_ids


def test_an_open_question_that_was_left_out_is_where_it_was(study, desk):
    before = desk.store.session
    first = study.page.question_id
    assert study.put_aside().question_id != first
    assert len(ids(desk)) == 1

    page = study.undo()

    assert isinstance(page, QuestionScreen)
    assert page.question_id == first
    assert page.note.endswith("Undone: the question is not left out")
    assert (desk.store.session, desk.store.put_aside) == (before, set())
    assert not study.can_undo


def test_leaving_out_the_last_question_can_be_undone_after_the_end(study):
    first = study.page.question_id
    study.put_aside()
    second = study.page.question_id
    assert study.put_aside() is None
    study.leave()

    assert study.undo().question_id == second
    assert study.undo().question_id == first


def test_an_answer_is_undone_before_what_was_left_out_before_it(study):
    first = study.page.question_id
    study.put_aside()
    second = study.page.question_id
    study.submit_answer(())

    page = study.undo()
    assert page.question_id == second
    assert "Undone: your last answer" in page.note
    assert study.undo().question_id == first


def test_only_the_last_answer_and_what_came_after_the_one_before_are_undone(study):
    study.submit_answer(())
    study.next()
    study.submit_answer(())

    study.undo()

    assert not study.can_undo
    with pytest.raises(ValueError, match="nothing was done"):
        study.undo()


def test_an_answered_question_that_was_left_out_comes_back_with_its_places(study, desk):
    study.start()
    study.submit_answer(("default",))
    before = desk.store.session
    study.suspend()
    assert desk.store.session != before

    page = study.undo()

    assert isinstance(page, FeedbackScreen)
    assert not page.suspended
    assert page.schedule_note.startswith("Undone: this question comes back as before.")
    assert desk.store.session == before
    assert study.can_undo


def test_letting_a_question_back_by_its_own_key_is_no_deed_to_undo(study):
    study.submit_answer(())
    study.suspend()
    study.unsuspend()

    assert isinstance(study.undo(), QuestionScreen)


def test_a_family_that_was_left_out_before_stays_left_out(desk):
    desk.store.put_aside.add(ONE)
    study = desk.study_presenter()
    study.start(PracticePlan((ONE, SEVERAL)))
    while study.page.question_id != ONE:
        study.put_aside()

    study.put_aside()
    study.undo()

    assert ONE in desk.store.put_aside


def test_a_bookmark_is_undone_either_way(study, desk):
    study.marks.open(study.shown)
    study.marks.turn_bookmark()
    kept = desk.marks.bookmarks()
    assert "Undone: the bookmark is gone" in study.undo().note
    assert desk.marks.bookmarks() == []

    study.marks.turn_bookmark()
    study.marks.turn_bookmark()
    assert "Undone: the bookmark is back" in study.undo().note
    assert desk.marks.bookmarks() == kept


def test_what_cannot_be_undone_can_be_tried_again(study, desk):
    study.put_aside()
    desk.store.broken = True
    with pytest.raises(NotKeptError):
        study.undo()
    desk.store.broken = False

    assert study.undo() is not None


def test_another_session_begins_without_deeds(study):
    study.put_aside()
    study.start(PracticePlan((SEVERAL,)))

    assert not study.can_undo
