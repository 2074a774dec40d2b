"""Marks on the pages of a session: bookmark, note, and how a report went."""

from __future__ import annotations

import pytest

from quizapp.training.ports import NotKeptError
from quizapp.training.reporting import Reported
from tests.support.sample_questions import ONE, SEVERAL, TODAY
from tests.support.window_fakes import Desk


@pytest.fixture
def desk() -> Desk:
    return Desk()


@pytest.fixture
def marks(desk):
    presenter = desk.marks_presenter()
    presenter.open(Reported(ONE, 1, TODAY, "en", None))
    return presenter


def test_a_question_is_bookmarked_and_not_again(marks, desk):
    assert not marks.screen().bookmarked

    marks.turn_bookmark()
    assert marks.screen().bookmarked
    assert desk.marks.bookmarks() == [ONE]

    marks.turn_bookmark()
    assert desk.marks.bookmarks() == []


def test_a_note_is_kept_for_the_family_whatever_the_variant(marks):
    marks.keep_note("Whose turn? #later")

    marks.open(Reported(ONE, 2, TODAY, "fr", ()))

    assert marks.screen().note == "Whose turn? #later"
    assert marks.screen().note_shown == (
        "Votre note\N{NARROW NO-BREAK SPACE}: Whose turn? #later"
    )
    marks.open(Reported(SEVERAL, 2, TODAY, "en", ()))
    assert marks.screen().note == ""
    assert marks.screen().note_shown == ""


def test_a_report_says_where_it_is_until_another_question_is_shown(marks, desk):
    marks.report("odd")

    screen = marks.screen()
    assert screen.report_notice == (
        f"The report is written: {desk.report_store.path}. Nothing was sent."
    )
    assert screen.report_folder == str(desk.report_store.path.parent)
    assert desk.report_store.written[0].note == "odd"

    marks.open(Reported(ONE, 1, TODAY, "en", ("default",)))
    assert marks.screen().report_notice
    marks.open(Reported(SEVERAL, 1, TODAY, "en", None))
    assert not marks.screen().report_notice


def test_a_report_that_cannot_be_written_is_said(marks, desk):
    desk.report_store.broken = True

    marks.report("odd")

    screen = marks.screen()
    assert screen.report_failed
    assert screen.report_notice.startswith("The report could not be written.")
    assert screen.report_folder == ""
    marks.forget_report()
    assert marks.screen().report_notice == ""


def test_what_cannot_be_kept_is_raised(marks, desk):
    desk.marks.broken = True

    with pytest.raises(NotKeptError):
        marks.turn_bookmark()
    with pytest.raises(NotKeptError):
        marks.keep_note("note")


def test_where_no_question_is_shown_there_is_nothing_to_mark(marks, desk):
    marks.open(None)

    marks.turn_bookmark()
    marks.keep_note("note")
    marks.report("odd")

    assert marks.screen() is None
    assert (desk.marks.bookmarks(), desk.marks.notes()) == ([], {})
    assert desk.report_store.written == []


def test_the_study_presenter_tells_which_question_is_shown(desk):
    study = desk.study_presenter()
    assert study.shown is None
    asked = study.start().question_id

    assert study.shown[:1] + study.shown[3:] == (asked, "en", None)
    study.submit_answer(())

    assert study.shown[:1] + study.shown[3:] == (asked, "en", ())
